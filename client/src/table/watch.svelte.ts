import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import { play } from "./sound";

const BUBBLE = 4000; // milliseconds a reaction stays

/** What runs beside the play: the clock of a turn, words of others, sounds. */
export class Watch {
  now = $state(Date.now());
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly clock = $derived.by(() => {
    const shown = this.table.view?.clock;
    if (!shown || shown.waiting !== "turn" || !this.table.clockEnds) return null;
    const left = this.table.view?.parked ? shown.left : Math.max(0, (this.table.clockEnds - this.now) / 1000);
    return { seat: shown.seat ?? null, left, whole: this.table.view?.settings.clock ?? 0 };
  });

  constructor(readonly table: Table) {}

  /** Begin; gives back how to stop. */
  start(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 500);
    const deaf = this.table.listen((told) => {
      for (const each of told) {
        if (each.what === "reacted" && each.seat !== undefined) this.#bubble(each.seat, each.reaction ?? "");
        if (each.what === "played") play("lay");
        if (each.what === "round-over" || each.what === "match-over") play("win");
      }
    });
    return () => {
      clearInterval(timer);
      deaf();
    };
  }

  #bubble(seat: number, reaction: string): void {
    const words = t(`say-${reaction}`);
    this.bubbles = new Map([...this.bubbles, [seat, words]]);
    setTimeout(() => {
      if (this.bubbles.get(seat) === words)
        this.bubbles = new Map([...this.bubbles].filter(([other]) => other !== seat));
    }, BUBBLE);
  }
}
