import { api, Refused } from "./api";
import { type Company, type GameBook, openBook } from "./book.svelte";
import { rememberProof } from "./store";
import { type Line, Stream, type Wire } from "./stream";
import type { Action, Advice, GameEvent, RefusedMessage, Said, TableView, Told } from "./types";
import { tongue } from "./words.svelte";

/** Why something did not happen, for the person: a sentence, and the rule behind it. */
export interface No {
  text: string;
  code: string;
  rule: string | undefined;
  at: number;
}

const AGAIN = 2000; // milliseconds after which a book that could not be had is asked for again
const PATIENCE = 5000; // milliseconds without an answer after which an action is said again
const PAUSE = 1000; // milliseconds after which an action is said again that the table had no time for
const LOST = ["not-found", "expired", "forbidden"]; // why nothing at all can be seen any more

/** A live table as the page has it: the view, what happened, what is on its way. One seat, or a spectator. */
export class Table {
  view = $state.raw<TableView | null>(null);
  book = $state.raw<GameBook | null>(null);
  line = $state<Line>("connecting");
  ended = $state<string | null>(null); // why the stream was closed for good: replaced, forbidden, not-found, expired …
  events = $state.raw<GameEvent[]>([]); // everything heard of the present deal
  told = $state.raw<Told[]>([]); // the last news, for those who show them
  no = $state.raw<No | null>(null);
  pending = $state<string | null>(null); // the action that is on its way
  clockEnds = $state(0); // when the running clock reaches zero, by this device's clock
  #stream: Wire;
  #deal = 0;
  #sent = new Map<string, { text: string; number: number }>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(told: Told[]) => void>();

  constructor(
    readonly id: string,
    readonly token?: string,
    also: readonly string[] = [],
    connect?: (hear: (said: Said) => void, changed: (line: Line) => void) => Wire,
  ) {
    const hear = (said: Said): void => this.#hear(said);
    const changed = (line: Line): void => this.#lined(line);
    this.#stream = connect?.(hear, changed) ?? new Stream(id, token, () => tongue.lang, hear, changed, also);
  }

  get round() {
    return this.view?.view ?? null;
  }
  get me(): number | null {
    return this.view?.seat ?? null;
  }
  get mine(): boolean {
    return this.me !== null && (this.round?.to_act.includes(this.me) ?? false) && this.actions.length > 0;
  }
  get actions(): Action[] {
    return this.round?.actions ?? [];
  }
  get company(): Company {
    return { names: this.view?.seats.map((seat) => seat.name ?? "") ?? [], me: this.me };
  }
  get host(): boolean {
    return this.me !== null && (this.view?.seats[this.me]?.host ?? false);
  }

  /** Hear news as they come, to move and sound; gives back how to stop. */
  listen(listener: (told: Told[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Do something; a second tap while it is on its way is the same action. */
  act(text: string): void {
    if (!this.view || this.pending) return;
    this.no = null;
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.#sent.set(id, { text, number: this.view.number });
    this.pending = text;
    this.#send(id);
  }

  react(reaction: string): void {
    this.#stream.send({ kind: "react", reaction });
  }

  start = () => this.#please(api.start);
  next = () => this.#please(api.next);
  rematch = () => this.#please(api.rematch);
  leave = () => this.#please(api.leave);
  hurry = () => this.#please(api.hurry);
  undo = () => this.#please((table, token) => api.undo(table, this.view?.number ?? 0, token));
  consent = (agreed: boolean) => this.#please((table, token) => api.consent(table, agreed, token));
  standIn = (seat: number) => this.#please((table, token) => api.standIn(table, seat, token));
  async hint(): Promise<Advice[]> {
    return this.token ? api.hint(this.id, this.token) : [];
  }
  renew(): void {
    this.#stream.renew();
  }
  wake(): void {
    this.#stream.wake();
  }
  close(): void {
    clearTimeout(this.#again);
    this.#stream.close();
  }

  async #please(what: (table: string, token: string) => Promise<TableView>): Promise<void> {
    this.no = null;
    if (!this.token) return;
    try {
      await what(this.id, this.token);
    } catch (error) {
      if (error instanceof Refused)
        this.#refuse({
          kind: "refused",
          code: error.code,
          text: error.message,
          ...(error.rule ? { rule: error.rule } : {}),
        });
    }
  }

  /** Say an action, and again until it is answered: an answer may be lost, and a repeat is harmless. */
  #send(id: string): void {
    const sent = this.#sent.get(id);
    clearTimeout(this.#again);
    if (sent) this.#again = setTimeout(() => this.#sent.forEach((_, each) => this.#send(each)), PATIENCE);
    if (sent) this.#stream.send({ kind: "act", text: sent.text, expected: sent.number, id });
  }

  #lined(line: Line): void {
    this.line = line;
    if (line === "closed" && this.no && LOST.includes(this.no.code)) this.ended ??= this.no.code;
    if (line === "open") for (const id of this.#sent.keys()) this.#send(id); // said again: a repeat is harmless
  }

  #hear(said: Said): void {
    if (said.kind === "news") this.#news(said.view, said.told);
    else if (said.kind === "done") this.#settled(said.id);
    else if (said.kind === "refused") this.#refuse(said);
    else if (said.kind === "bye") this.ended = ["replaced", "forbidden"].includes(said.why) ? said.why : null;
  }

  #settled(id: string | undefined): void {
    if (id) this.#sent.delete(id);
    if (!this.#sent.size) this.pending = null;
  }

  #refuse(said: Omit<RefusedMessage, "code"> & { code: string }): void {
    if (said.code === "too-many-requests" && this.#sent.size) return this.#sendLater(said.id);
    this.#settled(said.id);
    if (LOST.includes(said.code) && !this.view) this.ended = said.code;
    if (said.view) this.#show(said.view);
    this.no = { text: said.text, code: said.code, rule: said.rule, at: Date.now() };
  }

  /** The table could not listen just now: what is on its way is said again, a repeat is harmless. */
  #sendLater(id: string | undefined): void {
    const all = id ? [id] : [...this.#sent.keys()];
    setTimeout(() => all.forEach((each) => this.#send(each)), PAUSE);
  }

  #news(view: TableView, told: Told[]): void {
    this.#show(view, told);
    this.told = told;
    for (const listener of this.#listeners) listener(told);
  }

  #show(view: TableView, told: Told[] = []): void {
    if (view.deal !== this.#deal) this.events = [];
    this.#deal = view.deal ?? 0;
    const since = told.slice(told.findLastIndex((each) => each.what === "dealt") + 1);
    const fresh = [...(view.view?.events ?? []), ...since.flatMap(({ event }) => event ?? [])];
    const last = this.events.at(-1)?.number ?? 0;
    this.events = [...this.events, ...fresh.filter((event) => event.number > last)];
    if (view.deal && view.commitment) rememberProof(view.table, view.deal, view.commitment);
    this.clockEnds = view.clock ? Date.now() + view.clock.left * 1000 : 0;
    this.view = view;
    void this.openBook();
  }

  /** The book in the language of the moment. */
  async openBook(): Promise<void> {
    const game = this.view?.settings.game;
    if (!game || (this.book?.book.game.id === game && this.book.lang === tongue.lang)) return;
    this.book = await openBook(game, tongue.lang).catch(() => this.#later());
  }

  /** No book yet: asked for again soon, since on one's own turn no other news may come. */
  #later(): GameBook | null {
    if (this.line !== "closed") setTimeout(() => void this.openBook(), AGAIN);
    return this.book;
  }
}
