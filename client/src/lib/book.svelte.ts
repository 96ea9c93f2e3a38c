import type { FluentBundle } from "@fluent/bundle";
import { api, Refused } from "./api";
import type { About, Action, Book, GameEvent, Look, Rule, Sentence, Lang } from "./types";
import { bundle, message, t } from "./words.svelte";

const PLACES = ["place", "from", "to"]; // arguments of a sentence that are places, named like their cards
const NAMED = ["place", "to", "card"];
const MOST = 64; // sentences asked for at a time
const PLAIN: Look = { colour: "grey", label: "?" };

type Kind = "act" | "told" | "big"; // the messages that say an action, an event, and an event nobody should miss

/** Who is who when something is said: the names by seat, and which seat is told ("you"). */
export interface Company {
  names: readonly string[];
  me: number | null;
}

/** Everything the page knows of one game in one language: words, looks of cards, sentences, rules. */
export class GameBook {
  readonly words: FluentBundle;
  #said: Record<string, Sentence>;
  #asked = new Set<string>();
  #waiting: string[] = [];
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
    return this.#sentence("act", action.text, company, {}) ?? action.text;
  }

  event(event: GameEvent, company: Company): string {
    return this.#sentence("told", event.text, company, { who: whoOf(event.seat, company) }) ?? event.text;
  }

  /** What an event is called where nobody should miss it; nothing if the game finds it ordinary. */
  big(event: GameEvent, company: Company): string | undefined {
    return this.#sentence("big", event.text, company, { who: whoOf(event.seat, company) });
  }

  /** The cards and places an event speaks of, first where it leads to; none while its sentence is not known. */
  named(event: GameEvent): string[] {
    void this.#heard;
    const args = this.#said[event.text]?.[1] ?? {};
    return NAMED.map((name) => String(args[name] ?? "")).filter(Boolean);
  }

  /** What a card is, if the game says so. */
  aboutCard(text: string): About | undefined {
    const { label } = this.look(text);
    return this.book.about.find((each) => each.labels.includes(label));
  }

  /** What a zone of that kind is, if the game says so. */
  aboutZone(kind: string): About | undefined {
    return this.book.about.find((each) => each.kinds.includes(kind));
  }

  rule(id: string): Rule | undefined {
    return this.book.rules.find((rule) => rule.id === id);
  }

  /** What the person is asked in a phase, if the game has words for it. */
  asked(phase: string): string | undefined {
    return this.say(`ask-${phase}`);
  }

  #sentence(kind: Kind, text: string, company: Company, more: Record<string, string>): string | undefined {
    void this.#heard;
    const known = this.#said[text];
    if (!known) {
      this.#ask(text);
      return kind === "big" ? undefined : "…";
    }
    const [key, args] = known;
    const words: Record<string, string | number> = { card: "hidden", ...args };
    for (const name of ["card", ...PLACES]) {
      const value = words[name];
      if (value && value !== "hidden") words[name] = this.cardName(String(value));
    }
    const { target } = args;
    if (target !== undefined && target !== "") words["target"] = whoOf(Number(target), company);
    return this.say(`${kind}-${key}`, { ...words, ...more });
  }

  /** Sentences that no action has are asked for, many at once, and each once. */
  #ask(text: string): void {
    if (this.#asked.has(text)) return;
    this.#asked.add(text);
    this.#waiting.push(text);
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch());
  }

  async #fetch(): Promise<void> {
    await this.#learn(this.#waiting.splice(0, MOST));
    if (this.#waiting.length) await this.#fetch();
  }

  async #learn(texts: string[]): Promise<void> {
    try {
      Object.assign(this.#said, await api.said(this.book.game.id, texts));
    } catch (error) {
      const unreadable = error instanceof Refused && error.code === "unreadable";
      if (!unreadable)
        for (const text of texts) this.#asked.delete(text); // asked again when they are next shown
      else if (texts.length > 1) for (const text of texts) await this.#learn([text]);
      else this.#said[texts[0] ?? ""] = ["", {}]; // shown as it is
    }
    this.#heard += 1;
  }
}

/** How a seat goes in a sentence: by its name, or as the one who reads it. */
const whoOf = (seat: number, company: Company): string => (seat === company.me ? "you" : nameOf(seat, company));

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
