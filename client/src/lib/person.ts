import { keep, kept } from "./store";
import type { GameShown, Sitter } from "./types";
import { t } from "./words.svelte";

export const LONGEST_NAME = 24;

/** What the others call this person: as said before, else something friendly, the same again if nobody has it. */
export function myName(taken: readonly string[] = []): string {
  const said = kept("name");
  if (said) return said;
  const friendly = t("friendly-names").split(" ");
  const lot = Number(kept("friendly") ?? crypto.getRandomValues(new Uint8Array(1))[0]) % friendly.length;
  keep("friendly", String(lot));
  return [...friendly.slice(lot), ...friendly.slice(0, lot)].find((name) => !taken.includes(name)) ?? "";
}

/** Remember a name somebody typed; without one the usual name stays. */
export function callMe(name: string): string {
  const plain = name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
  if (plain && plain !== myName()) keep("name", plain);
  return plain || myName();
}

/** How strong the bots of a game should be: as last time, else as in a family. */
export function usualLevel(game: GameShown): Sitter {
  const wanted = [kept("level"), "family"];
  return (
    game.levels.find((level) => level === wanted[0]) ??
    game.levels.find((level) => level === wanted[1]) ??
    game.levels[0] ??
    "family"
  );
}

/** As many at the table as last time alone, else three, where the game allows it. */
export const usualSeats = (game: GameShown): number =>
  [Number(kept("alone")), 3, 4, 2].find((seats) => game.seats.includes(seats)) ?? game.seats[0] ?? 2;

/** Somebody chose how many sit down, or how strong the bots are, for a game alone. */
export const playWith = (what: "alone" | "level", value: string): void => keep(what, value);
