/** The colours that cards are painted in. */
export type Colour = "red" | "yellow" | "green" | "blue" | "pink" | "violet" | "orange" | "grey";

/** Every colour has a shape of its own, so that it is known without its hue. Drawn in a box of 24. */
export const SHAPES: Record<Colour, { path: string }> = {
  red: { path: "M12 1 22 12 12 23 2 12Z" },
  yellow: { path: "M12 1.2 15.3 8.4 23.2 9.2 17.3 14.5 19 22.3 12 18.2 5 22.3 6.7 14.5.8 9.2 8.7 8.4Z" },
  green: { path: "M12 2 23 21.5H1Z" },
  blue: { path: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z" },
  pink: {
    path:
      "M12 1a5 5 0 0 1 4.8 6.3 5 5 0 0 1 4.4 8.6 5 5 0 0 1-6.3 4.2 5 5 0 0 1-5.8 0 " +
      "5 5 0 0 1-6.3-4.2 5 5 0 0 1 4.4-8.6A5 5 0 0 1 12 1Zm0 8.4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  },
  violet: { path: "M14.5 1.5a10.7 10.7 0 1 0 8 15.2A9 9 0 0 1 14.5 1.5Z" },
  orange: { path: "M3 3h18v18H3Z" },
  grey: { path: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z" },
};

/** What a card of a colour is painted in; a colour of a game that is not known here is grey. */
export const paintOf = (colour: string): Colour => (colour in SHAPES ? (colour as Colour) : "grey");
