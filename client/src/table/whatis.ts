import type { GameBook } from "../lib/book.svelte";
import type { About } from "../lib/types";

/** Something somebody wants to know about. */
export interface Asked {
  name: string;
  about: About;
}

const KINDS: Record<string, string> = { pile: "pile", stack: "stack" }; // what is drawn under which name

/** What the thing under a pointer, or in focus, is, as far as the game says it. */
export function whatIs(target: EventTarget | null, book: GameBook): Asked | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>("[data-card]")?.dataset["card"];
  if (card) return asked(book.cardName(card), book.aboutCard(card));
  const kind = KINDS[target.closest<HTMLElement>("[data-testid]")?.dataset["testid"] ?? ""];
  return kind ? asked(book.say(`zone-${kind}`) ?? "", book.aboutZone(kind)) : null;
}

const asked = (name: string, about: About | undefined): Asked | null => (about ? { name, about } : null);
