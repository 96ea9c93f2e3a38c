import { GameBook } from "../../src/lib/book.svelte";
import type { Action, Book, Look, Sentence, View, Zone } from "../../src/lib/types";

const COLOURS: Record<string, string> = { R: "red", B: "blue" };
const look = (text: string): Look => ({
  colour: COLOURS[text[0] ?? ""] ?? "grey",
  label: COLOURS[text[0] ?? ""] ? text.slice(1) : text,
});
const CARDS = ["R1", "R2", "R3", "R4", "B1", "B2", "B3", "B4", "J", "Jred", "link"];

const sentences: Record<string, Sentence> = {};
for (const card of CARDS) {
  sentences[`lay ${card}`] = ["lay", { card }];
  for (const target of [0, 1, 2]) sentences[`give ${card}>${target}`] = ["give", { card, target: String(target) }];
}
sentences["draw"] = ["draw", { card: "hidden" }];

/** The book of a small game that is nobody's. */
export function aBook(more: Partial<Book> = {}): GameBook {
  const words = `
card-name = { $colour } { $label }
colour-red = red
colour-blue = blue
zone-hand = Hand
zone-rows = Rows
zone-market = Market
zone-pile = Pile
act-lay = lay { $card }
act-give = give { $card } to { $target }
act-draw = draw a card
told-lay = { $who } lays { $card }.
`;
  const game = {
    id: "small",
    version: 1,
    title: "Small",
    about: "",
    seats: [2],
    rounds: [1],
    low_wins: true,
    minutes: 5,
    levels: [],
    cover: [],
    presets: [],
    lessons: [],
    options: [],
    art: [],
    art_mark: "",
  };
  return new GameBook(
    {
      game,
      words,
      cards: Object.fromEntries(CARDS.map((text) => [text, look(text)])),
      said: sentences,
      tried: Object.fromEntries(CARDS.map((card) => [card, { lay: `lay ${card}`, give: `give ${card}>0` }])),
      rules: [],
      about: [],
      ...more,
    } as Book,
    "en",
  );
}

export const act = (text: string, more: Partial<Action> = {}): Action => ({
  text,
  verb: text.split(" ")[0] ?? "",
  ...more,
});
export const zone = (id: string, kind: Zone["kind"], cards: (string | null)[], owner?: number): Zone => ({
  id,
  kind,
  cards,
  caption: `zone-${kind}`,
  ...(owner === undefined ? {} : { owner }),
});

/** The view of seat 0 with these zones and actions. */
export function aView(zones: Zone[], actions: Action[] = []): View {
  const seats = [0, 1, 2].map((seat) => ({ seat, cards: 3 }));
  return {
    game: "small",
    version: 1,
    options: {},
    seat: 0,
    turn: 0,
    to_act: [0],
    phase: "turn",
    seats,
    zones,
    actions,
  };
}
