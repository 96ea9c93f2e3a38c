import { myName, usualLevel, usualSeats } from "./person";
import { keep } from "./store";
import type { GameShown, Pace, Settings, Sitter } from "./types";

export const CLOCKS = [0, 30, 60, 120] as const;
export const PACES: readonly Pace[] = ["instant", "normal", "slow"];

/** A table that is being planned: everything that is agreed before the first deal. */
export class Draft {
  around = $state(false);
  seats = $state(3);
  plan = $state<Sitter[]>([]);
  names = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  rounds = $state(1);
  first = $state<number | null>(null);
  clock = $state<(typeof CLOCKS)[number]>(0);
  pace = $state<Pace>("normal");
  hints = $state(true);
  #level: Sitter;

  constructor(readonly game: GameShown) {
    this.#level = usualLevel(game);
    this.options = this.usual();
    this.names = [myName(), "", "", "", "", ""];
    this.plan = Array<Sitter>(6).fill("person");
    this.seat(usualSeats(game));
  }

  /** The game as its rules have it. */
  usual(): Record<string, string> {
    return Object.fromEntries(this.game.options.map((option) => [option.name, option.values[0]?.value ?? ""]));
  }

  seat(seats: number): void {
    const usually = this.rounds === this.#usualRounds();
    this.seats = seats;
    if (this.first !== null && this.first >= seats) this.first = null;
    if (usually || this.rounds === 1) this.rounds = this.#usualRounds();
  }

  #usualRounds(): number {
    return this.game.rounds[this.game.seats.indexOf(this.seats)] ?? 1;
  }

  /** One device for all: whoever reacts in a hurry gets the longest time there is: the device is passed. */
  goAround(around: boolean): void {
    this.around = around;
    for (const option of this.game.options.filter((each) => each.live)) {
      const values = option.values.map((each) => each.value);
      this.options[option.name] = (around ? longest(values) : values[0]) ?? "";
    }
  }

  sit(seat: number, sitter: Sitter): void {
    this.plan[seat] = sitter;
    if (sitter === "person") return;
    this.#level = sitter;
    keep("level", sitter);
  }

  /** The level of the bot that would sit down. */
  get level(): Sitter {
    return this.#level;
  }

  take(preset: Record<string, string>): void {
    this.options = { ...this.usual(), ...preset };
    if (this.around) this.goAround(true);
  }

  takes(preset: Record<string, string>): boolean {
    const wanted = { ...this.usual(), ...preset };
    return this.game.options.every((option) => option.live || this.options[option.name] === wanted[option.name]);
  }

  settings(): Settings {
    const { game, seats, rounds, clock, pace, hints } = this;
    const settings: Settings = {
      game: game.id,
      seats,
      plan: this.plan.slice(0, seats),
      options: { ...this.options },
      rounds,
      clock,
      pace,
      hints,
    };
    return this.first === null ? settings : { ...settings, first: this.first };
  }
}

const longest = (values: string[]): string | undefined => values.toSorted((a, b) => Number(b) - Number(a))[0];
