import { api, Refused } from "./api";
import { keep, kept } from "./store";
import type { Line, Wire } from "./stream";
import type { LessonMoment, Said, TableView } from "./types";
import { tongue } from "./words.svelte";

const PACE = 900; // milliseconds between two things that others do
export const ON = "on"; // the answer to a step that is only read

/** A guided round: it talks to the table on the page like a stream, but each answer is asked of the server again. */
export class Lesson implements Wire {
  moment = $state.raw<LessonMoment | null>(null);
  no = $state.raw<unknown>(null); // why it cannot be shown at all
  #did: string[] = [];
  #hear: (said: Said) => void = () => undefined;
  #closed = false;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Begin, and tell a table what to show. */
  begin(hear: (said: Said) => void, changed: (line: Line) => void): this {
    this.#hear = hear;
    changed("open");
    void this.renew();
    return this;
  }

  /** The same moment once more, for instance in another language. */
  async renew(): Promise<void> {
    try {
      const moment = await this.#ask(this.#did);
      this.#show(moment.shown.slice(-1));
      this.moment = moment;
    } catch (error) {
      if (this.moment === null) this.no = error;
    }
  }

  send(message: object): boolean {
    const { kind, text, id } = message as { kind: string; text: string; id: string };
    if (kind === "act") void this.#answer(text, id);
    return true;
  }

  on(): void {
    void this.#answer(ON, "");
  }

  again(): void {
    this.#did = [];
    void this.renew();
  }

  wake = (): void => undefined;
  close(): void {
    this.#closed = true;
  }

  #ask(did: string[]): Promise<LessonMoment> {
    return api.lesson(this.game, this.id, did, tongue.lang);
  }

  async #answer(text: string, id: string): Promise<void> {
    try {
      const did = [...this.#did, text];
      const moment = await this.#ask(did);
      this.#did = did;
      this.#hear({ kind: "done", id, number: 0 });
      await this.#tell(moment);
    } catch (error) {
      const { code, message, rule } = error instanceof Refused ? error : new Refused("offline", "");
      this.#hear({ kind: "refused", code: code as "illegal", text: message, id, ...(rule ? { rule } : {}) });
    }
  }

  /** What happened is shown piece by piece; the words change with the last one. */
  async #tell(moment: LessonMoment): Promise<void> {
    for (const [at, view] of moment.shown.entries()) {
      if (at) await new Promise((resolve) => setTimeout(resolve, PACE));
      if (this.#closed) return;
      this.#show([view]);
    }
    this.moment = moment;
  }

  #show(views: TableView[]): void {
    for (const view of views)
      this.#hear({
        kind: "news",
        view,
        told: view.number ? [{ kind: "told", what: "played", number: view.number }] : [],
      });
  }
}

// The games somebody has met on this device: to them no guided round is offered any more.

export const hasMet = (game: string): boolean => (kept("met") ?? "").split(" ").includes(game);

export function meet(game: string): void {
  if (!hasMet(game)) keep("met", `${kept("met") ?? ""} ${game}`.trim());
}
