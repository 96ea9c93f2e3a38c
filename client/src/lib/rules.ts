import type { GameShown, SettingsShown } from "./types";

/** Something that holds with some choices of a table only. */
interface Conditional {
  when: string;
  option?: string;
}

/** The page of the rules that hold at a table: its options stand in the address. */
export function rulesOf(settings: SettingsShown): string {
  const options = new URLSearchParams(settings.options.map(({ name, value }) => [name, value]));
  return `/rules/${settings.game}${options.size ? `?${options}` : ""}`;
}

/** The conditions of a rule: options, and the values with which it holds. */
export function conditions(rule: Conditional): [name: string, values: string[]][] {
  const said = (rule.when || rule.option || "").split(" ").filter(Boolean);
  return said.map((each) => [each.split("=")[0] ?? "", (each.split("=")[1] ?? "").split("|").filter(Boolean)]);
}

/** Whether a rule may hold with what the address says of the options; what it leaves out is open. */
export function holdsWith(rule: Conditional, options: URLSearchParams): boolean {
  return conditions(rule).every(([name, values]) => {
    const chosen = options.get(name);
    return chosen === null || !values.length || values.includes(chosen);
  });
}

/** Those choices, and the usual ones for what they leave out. */
export function settled(game: GameShown, chosen: Iterable<[string, string]>): URLSearchParams {
  const usual = game.options.map(({ name, values }): [string, string] => [name, values[0]?.value ?? ""]);
  return new URLSearchParams([...new Map([...usual, ...chosen])]);
}
