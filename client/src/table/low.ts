/** Whether the screen is low, and the table laid out as `landscape.css` says. */
export const low = (): boolean => matchMedia("(max-height: 34rem) and (min-width: 36rem)").matches;

/** How the cards are touched here: by finger or by mouse. */
export const way = (): "touch" | "mouse" => (matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");
