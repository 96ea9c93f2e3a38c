import { keep, kept } from "./store";

export const SHADES = ["auto", "light", "dark"] as const;
export type Shade = (typeof SHADES)[number];

/** Light or dark: as the device has it, or as the person chose. */
class Shading {
  chosen = $state<Shade>("auto");

  constructor() {
    const before = kept("theme");
    this.choose(SHADES.find((shade) => shade === before) ?? "auto");
  }

  choose(shade: Shade): void {
    this.chosen = shade;
    keep("theme", shade === "auto" ? null : shade);
    if (shade === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = shade;
  }
}

export const shading = new Shading();
