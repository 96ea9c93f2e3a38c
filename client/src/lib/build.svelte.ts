import { api } from "./api";

/** Whether the server has newer pages than this one. */
class Build {
  newer = $state(false);
  #own: string | null = null;

  /** Ask the server which pages it has; the first answer is this page's own. */
  async check(): Promise<void> {
    const here = await api.here().catch(() => null);
    if (!here) return;
    this.#own ??= here.build;
    this.newer = this.#own !== here.build;
  }
}

export const build = new Build();
