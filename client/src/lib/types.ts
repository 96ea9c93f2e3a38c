// The messages of the server, by the names the page uses.
export type Lang = "fr" | "en" | "de";
export type Colour = "red" | "yellow" | "green" | "blue" | "pink" | "violet" | "orange" | "grey";
export type ZoneKind = "hand" | "pile" | "rows" | "stack" | "market" | "run" | "supply";

export interface Look { colour: Colour; label: string }
export interface Action { text: string; verb: string; card?: string; place?: string; target?: number }
export interface Place { id: string; row: string; card?: string; link?: string }
export interface Zone {
  id: string;
  kind: ZoneKind;
  owner?: number;
  cards?: (string | null)[];
  places?: Place[];
  caption?: string;
}
export interface GameEvent { number: number; seat: number; text: string; table?: boolean }
export interface Chair { seat: number; cards: number; points?: number; name?: string; kind?: string }
export interface View {
  game: string;
  version: number;
  options: Record<string, string>;
  seat: number | null;
  turn: number;
  to_act: number[];
  phase: string;
  seats: Chair[];
  zones: Zone[];
  actions?: Action[];
  events?: GameEvent[];
  scores?: number[];
  winners?: number[];
  facts?: Record<string, number>;
  round?: number;
  rounds?: number;
}
export type Stage = "lobby" | "playing" | "between" | "over";
export interface SeatShown {
  seat: number;
  kind: "person" | "bot" | "open";
  name?: string;
  level?: string;
  away?: boolean;
  stand_in?: boolean;
  host?: boolean;
  points?: number;
  wins?: number;
}
export interface OptionAgreed { name: string; value: string; title: string; meaning: string }
export interface SettingsShown {
  game: string;
  title: string;
  version: number;
  seats: number;
  rounds: number;
  first: number | null;
  clock: number;
  pace: Pace;
  hints: boolean;
  options: OptionAgreed[];
}
export interface ClockShown { waiting: "turn" | "window" | "pause"; left: number; seat: number | null }
export interface Finished { points: number[]; winners: number[]; seed: string; salt: string; [more: string]: unknown }
export interface TableView {
  kind: "view";
  table: string;
  number: number;
  seat: number | null;
  stage: Stage;
  settings: SettingsShown;
  seats: SeatShown[];
  coming: string;
  commitment?: string;
  deal?: number;
  round?: number;
  rounds?: number;
  match?: number;
  view?: View;
  clock?: ClockShown;
  parked?: boolean;
  finished?: Finished[];
  totals?: number[];
  winners?: number[];
  reactions?: { seat: number; reaction: string; [more: string]: unknown }[];
}
export interface Told {
  kind: "told";
  what: string;
  number: number;
  seat?: number;
  name?: string;
  event?: GameEvent;
  about?: string;
  reaction?: string;
  by?: string;
}
export interface Seated {
  kind: "seated";
  table: string;
  code: string;
  seat: number;
  token: string;
  link: string;
  seat_link: string;
  view: TableView;
}
export interface RefusedMessage { kind: "refused"; code: string; text: string; rule?: string; id?: string; view?: TableView }
export type Said =
  | { kind: "news"; told: Told[]; view: TableView }
  | { kind: "done"; id: string; number: number; events: GameEvent[] }
  | RefusedMessage
  | { kind: "pong" }
  | { kind: "bye"; why: "replaced" | "forbidden" | "closing" | "flood" };
export type Pace = "instant" | "normal" | "slow";
export type Sitter = "person" | "novice" | "family" | "skilled" | "expert" | "master";
export interface Settings {
  game: string;
  seats: number;
  plan?: Sitter[];
  options?: Record<string, string>;
  rounds?: number;
  first?: number;
  clock?: 0 | 30 | 60 | 120;
  pace?: Pace;
  hints?: boolean;
}
export interface OptionShown { name: string; title: string; rule: string; live: boolean; values: { value: string; meaning: string }[] }
export interface Preset { name: string; title: string; options: Record<string, string> }
export interface GameShown {
  id: string;
  version: number;
  title: string;
  about: string;
  seats: number[];
  rounds: number[];
  low_wins: boolean;
  minutes: number;
  levels: Sitter[];
  cover: { text: string; colour: Colour; label: string }[];
  presets: Preset[];
  options: OptionShown[];
}
export type Sentence = [key: string, args: Record<string, string | number>];
export interface Rule { id: string; status: "printed" | "ruled" | "option"; source: string; text: string; ruled?: string; option?: string; when?: string }
export interface Book {
  game: GameShown;
  words: string;
  cards: Record<string, Look>;
  said: Record<string, Sentence>;
  rules: Rule[];
}
export interface Here { version: string; build: string; addresses: string[] }
export interface Advice { action: string; chance: number; best: boolean; [more: string]: unknown }
export interface ReplayStep { event: GameEvent | null; view: View }
export interface Replay { game: string; options: Record<string, string>; names: string[]; seats: number; steps: ReplayStep[] }
export const REACTIONS = ["hello", "thanks", "bravo", "oops", "wow", "hurry", "sorry", "bye"] as const;
