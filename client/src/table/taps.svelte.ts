import { keep, kept } from "../lib/store";

/** How many taps play a card: two, the first lifts it; or one, for who is sure of their fingers. */
class Taps {
  one = $state(kept("taps") === "one");

  toggle(): void {
    this.one = !this.one;
    keep("taps", this.one ? "one" : null);
  }
}

export const taps = new Taps();
