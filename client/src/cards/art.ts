import type { GameShown } from "../lib/types";

/** Where a game's pictures are, their names, and the mark under which a browser may keep them for ever. */
export interface Art {
  game: string;
  names: readonly string[];
  mark?: string | undefined;
}

/** What a card shows: a number, or a picture with a small picture or word beside it. */
export interface Drawn {
  number: string | null;
  main: string | null;
  badge: string | null;
  text: string;
}

/** A whole number is drawn large; else the longest name that begins a label is the picture, the rest its badge. */
export function drawn(label: string, names: readonly string[]): Drawn {
  if (/^\d+$/.test(label)) return { number: label, main: null, badge: null, text: "" };
  const main = names.filter((name) => label.startsWith(name)).sort((a, b) => b.length - a.length)[0] ?? null;
  if (main === null) return { number: null, main: null, badge: null, text: label };
  const rest = label.slice(main.length);
  return names.includes(rest)
    ? { number: null, main, badge: rest, text: "" }
    : { number: null, main, badge: null, text: rest };
}

export const picture = (art: Art, name: string): string =>
  `url("/api/games/${art.game}/art/${encodeURIComponent(name)}.svg${art.mark ? `?v=${art.mark}` : ""}")`;

/** The pictures of a game. */
export const artOf = (game: GameShown): Art => ({ game: game.id, names: game.art, mark: game.art_mark });
