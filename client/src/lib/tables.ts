import { api } from "./api";
import { callMe, myName, usualLevel, usualSeats } from "./person";
import { keep, rememberSeat } from "./store";
import type { GameShown, Seated, Settings, Sitter } from "./types";
import { tongue } from "./words.svelte";

/** Keep the seat somebody was just given. */
export function keepSeat(seated: Seated, around = false): void {
  const { table, seat, token, code, view } = seated;
  const name = view.seats[seat]?.name ?? "";
  const own = { table, seat, token, name, game: view.settings.game, code, at: Date.now() };
  rememberSeat(around ? { ...own, around } : own);
  if (code) keep(`code.${table}`, code);
}

/** Set up a table and sit down as its host; the name of the table. */
export async function setUp(settings: Settings, name: string, around = false): Promise<Seated> {
  const seated = await api.create(callMe(name), settings, tongue.lang);
  keepSeat(seated, around);
  return seated;
}

/** A table against bots, dealt at once; its name. */
export async function playNow(game: GameShown, options: Record<string, string> = {}): Promise<string> {
  const seats = usualSeats(game);
  const level = usualLevel(game);
  const plan: Sitter[] = ["person", ...Array<Sitter>(seats - 1).fill(level)];
  const { table, token } = await setUp({ game: game.id, seats, plan, options }, myName());
  await api.start(table, token);
  return table;
}

/** A table for one device: everybody sits down here, and the first round is dealt; its name. */
export async function playAround(settings: Settings, names: readonly string[]): Promise<string> {
  const { table, token } = await setUp(settings, names[0] ?? "", true);
  for (const [seat, sitter] of (settings.plan ?? []).entries())
    if (seat && sitter === "person") keepSeat(await api.join(table, names[seat] ?? "", seat, tongue.lang), true);
  await api.start(table, token);
  return table;
}
