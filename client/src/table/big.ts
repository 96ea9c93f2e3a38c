import { type Company, type GameBook, nameOf } from "../lib/book.svelte";
import type { GameEvent, View } from "../lib/types";

/** Something nobody should miss, in words once they are known; `told`: the log says it, too. */
export interface Big {
  text: () => string | undefined;
  told: boolean;
}

/** What may be big about that which happened between two views: the messages `big-…` of the game say what is. */
export function bigNews(book: GameBook, company: Company, old: View, now: View, events: readonly GameEvent[]): Big[] {
  const who = (seat: number): string => (seat === company.me ? "you" : nameOf(seat, company));
  const say = (key: string, args: Record<string, string | number>): Big => ({
    text: () => book.say(`big-${key}`, args),
    told: false,
  });
  const facts = Object.entries(now.facts ?? {}).filter(([name, number]) => came(number, old.facts?.[name] ?? 0));
  const last = now.seats.filter((chair) => chair.cards === 1 && (old.seats[chair.seat]?.cards ?? 0) > 1);
  return [
    ...events.map((event) => ({ text: () => book.big(event, company), told: true })),
    ...facts.map(([name, number]) => say(`fact-${name}`, { number, turn: who(now.turn) })),
    ...(now.to_act.length ? last : []).map((chair) => say("last-card", { who: who(chair.seat) })),
  ];
}

/** Whether a fact tells of something that came, not of something that went. */
const came = (now: number, before: number): boolean => (now < 0 ? now !== before : now > before);
