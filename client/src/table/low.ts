/** Whether the screen is low, and the table laid out as `landscape.css` says. */
export const low = (): boolean => matchMedia("(max-height: 34rem) and (min-width: 36rem)").matches;
