import type { GameBook } from "../lib/book.svelte";
import type { GameEvent, View } from "../lib/types";

/** A sentence begins with a capital letter, whatever the language. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The common name of the fact that says which way play goes round: 1 from seat to seat, -1 back. */
export const DIRECTION = "direction";

/** What one seat did, step by step, before another did something. */
export interface Turn {
  seat: number;
  events: GameEvent[];
}

/** Events by the turns they belong to. */
export function byTurn(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last?.seat === event.seat) last.events.push(event);
    else turns.push({ seat: event.seat, events: [event] });
  }
  return turns;
}

const MUCH = 120; // letters one still reads at a glance

/** What of a rule is said at once: all of it, or its first sentence if it is long. */
export function gist(text: string): string {
  return text.length > MUCH ? (/^.+?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text) : text;
}

/** The place in the rows that the last event speaks of, if it speaks of one. */
export function lastPlace(view: View, events: readonly GameEvent[], book: GameBook): string | null {
  const last = events.at(-1);
  const named = last ? book.named(last) : [];
  const places = view.zones.flatMap((zone) => zone.places ?? []).filter((place) => place.card);
  return named.find((id) => places.some((place) => place.id === id)) ?? null;
}
