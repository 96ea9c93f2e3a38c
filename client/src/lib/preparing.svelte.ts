import { api } from "./api";
import type { Prepared } from "./types";

const AGAIN = 1000; // milliseconds between two looks while something is being prepared

/** How far this server has prepared its games; asked only while somebody looks and something is missing. */
class Preparing {
  #games = $state.raw<ReadonlyMap<string, Prepared>>(new Map());
  #watchers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is missing of a game; nothing when it is ready, or when that is not known. */
  missing(game: string): Prepared | undefined {
    const known = this.#games.get(game);
    return known && known.done < known.parts ? known : undefined;
  }

  /** Keep looking; gives back how to stop. */
  watch = (): (() => void) => {
    this.#watchers += 1;
    if (this.#watchers === 1) void this.#look();
    return () => {
      this.#watchers -= 1;
      if (!this.#watchers) clearTimeout(this.#timer);
    };
  };

  async #look(): Promise<void> {
    const all = await api.preparing().catch(() => []);
    this.#games = new Map(all.map((each) => [each.game, each]));
    clearTimeout(this.#timer);
    const done = all.length > 0 && all.every((each) => each.done >= each.parts);
    if (this.#watchers && !done) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }
}

export const preparing = new Preparing();
