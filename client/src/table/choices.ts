import type { Action, Book, View } from "../lib/types";

/** A card that can be touched: the zone it lies in and its text. */
export interface Spot {
  zone: string;
  card: string;
}

/** What one may do, by the things on the table that stand for it. Every action is in at least one of them. */
export interface Choices {
  all: readonly Action[];
  cards: ReadonlyMap<string, ReadonlyMap<string, readonly Action[]>>; // by zone, then by card
  zones: ReadonlyMap<string, readonly Action[]>; // a whole zone stands for them: the pile, the market
  seats: ReadonlyMap<number, readonly Action[]>; // aimed at a seat, with no card to choose first
  bar: readonly Action[]; // buttons
}

const FEW = 3; // so many cards to choose from on the table get buttons as well

/** Sort the actions of a view by what one touches for them. */
export function choices(view: View | null): Choices {
  const all = view?.actions ?? [];
  const cards = byCard(all);
  const lying = new Set([...cards.values()].flatMap((each) => [...each.values()].flat()));
  const held = new Set(
    [...cards.entries()].filter(([zone]) => isOwn(view, zone)).flatMap(([, each]) => [...each.values()].flat()),
  );
  const few = (action: Action): boolean =>
    !held.has(action) && all.filter((each) => each.verb === action.verb).length <= FEW;
  const bar = all.filter((action) => !lying.has(action) || few(action));
  return { all, cards, zones: byZone(all), seats: bySeat(bar), bar };
}

/** The actions of a card where it lies. */
export function actionsOf(choices: Choices, spot: Spot | null): readonly Action[] {
  return (spot && choices.cards.get(spot.zone)?.get(spot.card)) ?? [];
}

/** Actions by the place in the rows they lead to. */
export function byPlace(actions: readonly Action[]): Map<string, Action[]> {
  return grouped(
    actions.filter((action) => action.place !== undefined),
    (action) => action.place ?? "",
  );
}

/** Whether a zone is one's own hand or lies before oneself. */
const isOwn = (view: View | null, id: string): boolean =>
  view?.zones.find((zone) => zone.id === id)?.owner === view?.seat;

function byCard(all: readonly Action[]): Map<string, Map<string, Action[]>> {
  const lying = grouped(
    all.filter((action) => action.zone !== undefined && action.card !== undefined),
    (action) => action.zone ?? "",
  );
  return new Map([...lying].map(([zone, actions]) => [zone, grouped(actions, (action) => action.card ?? "")]));
}

const byZone = (all: readonly Action[]): Map<string, Action[]> =>
  grouped(
    all.filter((action) => action.zone !== undefined && action.card === undefined),
    (action) => action.zone ?? "",
  );

function bySeat(bar: readonly Action[]): Map<number, Action[]> {
  return grouped(
    bar.filter((action) => action.target !== undefined),
    (action) => action.target ?? -1,
  );
}

function grouped<K>(actions: readonly Action[], key: (action: Action) => K): Map<K, Action[]> {
  const found = new Map<K, Action[]>();
  for (const action of actions) found.set(key(action), [...(found.get(key(action)) ?? []), action]);
  return found;
}

/** The card an action would show: as it will lie (a called Joker), else the place it goes to, else its card. */
export function pictured(action: Action, cards: Book["cards"]): string | null {
  return [action.becomes, action.place, action.card].find((text) => text !== undefined && text in cards) ?? null;
}

/** The action one would try with a card: the verb that other cards have now, else the first the game has for it. */
export function natural(card: string, all: readonly Action[], tried: Book["tried"]): string | undefined {
  const texts = Object.entries(tried[card] ?? {});
  const open = new Set(all.filter((action) => action.card !== undefined).map((action) => action.verb));
  return (texts.find(([verb]) => open.has(verb)) ?? texts[0])?.[1];
}

/** How a hand is laid out: its rows, and how wide each card is. */
export interface HandLayout {
  columns: number;
  rows: number;
  card: number;
}

const RATIOS = [1.4, 1.14, 1]; // how high a card is drawn for its width in a hand of one row, of two, of more
const APART = 13; // pixels between two rows

/** A hand whose cards are as wide as can be, none too narrow to tap, all of them in the height if there is one. */
export function handRows(count: number, width: number, least: number, most: number, height = Infinity): HandLayout {
  if (!count || !width) return { columns: Math.max(count, 1), rows: 1, card: most };
  const fewest = Math.ceil(count / Math.max(1, Math.floor(width / least)));
  const tried = Number.isFinite(height) ? [0, 1, 2].map((more) => fewest + more) : [fewest];
  const all = tried.map((rows) => layOut(count, width, least, most, height, rows));
  return all.reduce((best, each) => (each.card > best.card + 2 ? each : best));
}

function layOut(count: number, width: number, least: number, most: number, height: number, rows: number): HandLayout {
  const columns = Math.ceil(count / rows);
  const room = (height / rows - APART) / (RATIOS[Math.min(rows, 3) - 1] ?? 1);
  const widest = rows > 1 && height === Infinity ? Math.max(least, most * 0.68) : most;
  const card = Math.min(widest, Math.floor((width / columns) * 10) / 10, Math.max(room, rows > 1 ? 0 : least));
  return { columns, rows: Math.ceil(count / columns), card: Math.max(Math.min(least, width / columns), card) };
}

/** The chance of the best of some actions, if advice was asked for. */
export function chanceOf(actions: readonly Action[], advice: ReadonlyMap<string, number>): number | undefined {
  const known = actions.map((action) => advice.get(action.text)).filter((chance) => chance !== undefined);
  return known.length ? Math.max(...known) : undefined;
}
