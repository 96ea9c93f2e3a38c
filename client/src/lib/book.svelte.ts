import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import type { Action, Book, GameEvent, Look, Rule, Sentence, Lang } from "./types";
import { bundle, message, t } from "./words.svelte";

const PLACES = ["place", "from", "to"]; // arguments of a sentence that are places, named like their cards
const PLAIN: Look = { colour: "grey", label: "?" };

/** Who is who when something is said: the names by seat, and which seat is told ("you"). */
export interface Company { names: readonly string[]; me: number | null }

/** Everything the page knows of one game in one language: words, looks of cards, sentences, rules. */
export class GameBook {
  readonly words: FluentBundle;
  #said: Record<string, Sentence>;
  #asked = new Set<string>();
  #heard = $state(0); // sentences learnt since, so that what waits for them is drawn again

  constructor(
    readonly book: Book,
    readonly lang: Lang,
  ) {
    this.words = bundle(lang, book.words);
    this.#said = { ...book.said };
  }

  say(key: string, args: Record<string, string | number> = {}): string | undefined {
    return message(this.words, key, args);
  }

  look(text: string): Look {
    return this.book.cards[text] ?? { ...PLAIN, label: text };
  }

  /** A card in words: "red 12". */
  cardName(text: string): string {
    const look = this.look(text);
    return this.say("card-name", { colour: look.colour, label: look.label }) ?? text;
  }

  colourName(colour: string): string {
    return this.say(`colour-${colour}`) ?? colour;
  }

  action(action: Action, company: Company): string {
    return this.#sentence("act", action.text, company, {});
  }

  event(event: GameEvent, company: Company): string {
    const who = event.seat === company.me ? "you" : nameOf(event.seat, company);
    return this.#sentence("told", event.text, company, { who });
  }

  rule(id: string): Rule | undefined {
    return this.book.rules.find((rule) => rule.id === id);
  }

  /** What the person is asked at this moment. */
  question(phase: string): string {
    return this.say(`ask-${phase}`) ?? t("your-turn");
  }

  #sentence(kind: "act" | "told", text: string, company: Company, more: Record<string, string>): string {
    void this.#heard;
    const known = this.#said[text];
    if (!known) {
      this.#ask(text);
      return "…";
    }
    const [key, args] = known;
    const words: Record<string, string | number> = { card: "hidden", ...args };
    for (const name of ["card", ...PLACES]) {
      const value = words[name];
      if (value && value !== "hidden") words[name] = this.cardName(String(value));
    }
    const { target } = args;
    if (target !== undefined && target !== "") words["target"] = Number(target) === company.me ? "you" : nameOf(Number(target), company);
    return this.say(`${kind}-${key}`, { ...words, ...more }) ?? text;
  }

  /** Sentences that no action has are asked for, many at once. */
  #ask(text: string): void {
    if (this.#asked.has(text)) return;
    if (this.#asked.size === Object.keys(this.#waiting).length) queueMicrotask(() => void this.#fetch());
    this.#asked.add(text);
    this.#waiting[text] = true;
  }
  #waiting: Record<string, true> = {};

  async #fetch(): Promise<void> {
    const texts = Object.keys(this.#waiting).slice(0, 64);
    if (!texts.length) return;
    this.#waiting = Object.fromEntries(Object.keys(this.#waiting).slice(64).map((text) => [text, true as const]));
    try {
      Object.assign(this.#said, await api.said(this.book.game.id, texts));
      this.#heard += 1;
    } catch {
      for (const text of texts) this.#asked.delete(text);
    }
    if (Object.keys(this.#waiting).length) await this.#fetch();
  }
}

export function nameOf(seat: number, company: Company): string {
  return company.names[seat] || t("player", { number: seat + 1 });
}

const books = new Map<string, Promise<GameBook>>();

/** The book of a game, fetched once per language. */
export function openBook(game: string, lang: Lang): Promise<GameBook> {
  const key = `${game} ${lang}`;
  let found = books.get(key);
  if (!found) {
    found = api.book(game, lang).then((book) => new GameBook(book, lang));
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}
