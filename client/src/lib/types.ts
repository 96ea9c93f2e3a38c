// The messages of the server by the names the page uses, made from its own description (see wire.d.ts).
import type { components } from "./wire";

type Wire = components["schemas"];

/** As it really comes: what is left out is left out, never null. */
type Sent<T> = T extends (infer Each)[]
  ? Sent<Each>[]
  : T extends object
    ? { [Key in keyof T]: Record<never, never> extends Pick<T, Key> ? Sent<Exclude<T[Key], null>> : Sent<T[Key]> }
    : T;

export type Lang = "fr" | "en" | "de";
export type Look = Wire["Look"];
export type Action = Sent<Wire["Action"]>;
export type Place = Sent<Wire["Place"]>;
export type Zone = Sent<Wire["Zone"]>;
export type ZoneKind = Zone["kind"];
export type GameEvent = Sent<Wire["Event"]>;
export type Chair = Sent<Wire["Chair"]>;
export type View = Sent<Wire["View"]>;
export type SeatShown = Sent<Wire["SeatShown"]>;
export type OptionAgreed = Wire["AgreedOption"];
export type SettingsShown = Wire["SettingsShown"];
export type ClockShown = Wire["ClockShown"];
export type Finished = Wire["Finished"];
export type TableView = Sent<Wire["TableView"]>;
export type Stage = TableView["stage"];
export type Told = Sent<Wire["Told"]>;
export type Seated = Sent<Wire["Seated"]>;
export type RefusedMessage = Sent<Wire["Refused"]>;
export type Said = Sent<Wire["News"] | Wire["Done"] | Wire["Refused"] | Wire["Pong"] | Wire["Bye"]>;
export type Settings = Sent<Wire["Settings"]>;
export type Pace = NonNullable<Settings["pace"]>;
export type Sitter = NonNullable<Settings["plan"]>[number];
export type OptionShown = Wire["OptionShown"];
export type Preset = Wire["PresetShown"];
/** The message that says something, and its arguments: a pair, which the description of the server cannot say. */
export type Sentence = [key: string, args: Record<string, string | number>];
export type GameShown = Omit<Wire["GameShown"], "levels"> & { levels: Sitter[] };
export type Book = Omit<Sent<Wire["Book"]>, "said" | "game"> & { said: Record<string, Sentence>; game: GameShown };
export type Rule = Sent<Wire["RuleShown"]>;
export type LessonMoment = Sent<Wire["LessonMoment"]>;
export type Point = Wire["PointShown"];
export type Example = Sent<Wire["ExampleShown"]>;
export type About = Wire["AboutShown"];
export type Here = Wire["Here"];
export type Prepared = Wire["Prepared"];
export type Advice = Wire["Advice"];
export type ReplayStep = Sent<Wire["StepShown"]>;
export type Replay = Sent<Wire["Replay"]>;
export const REACTIONS: readonly Wire["Reacting"]["reaction"][] = [
  "hello",
  "thanks",
  "bravo",
  "oops",
  "wow",
  "hurry",
  "sorry",
  "bye",
];
