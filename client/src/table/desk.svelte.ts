import { preparing } from "../lib/preparing.svelte";
import type { Table } from "../lib/table.svelte";
import type { Action, Rule } from "../lib/types";
import { t, tongue } from "../lib/words.svelte";
import { actionsOf, byPlace, choices, natural, type Spot } from "./choices";
import { taps } from "./taps.svelte";

const FEW = 3; // so many pieces of advice are marked as best, so many things are named in a question
const PATIENCE = 1500; // milliseconds after which a hint that does not come is explained

/** One person's side of a live table: what is picked up, what is being chosen, which advice lies open. */
export class Desk {
  picked = $state.raw<(Spot & { index: number }) | null>(null);
  picker = $state.raw<readonly Action[] | null>(null); // several actions share what was touched
  advice = $state.raw<ReadonlyMap<string, number>>(new Map());
  best = $state.raw<ReadonlySet<string>>(new Set());
  asking = $state(false); // advice is on its way
  rule = $state.raw<Rule | null>(null);
  note = $state(""); // a word of the page itself, for instance whose turn it is
  readonly choices = $derived.by(() => choices(this.table.mine ? this.table.round : null));
  readonly open = $derived.by(() => (this.picked ? actionsOf(this.choices, this.picked) : []));
  readonly places = $derived.by(() => byPlace(this.picked ? this.open : this.choices.all));
  readonly seats = $derived.by(() => this.#aimed());

  /** What is really asked: of one possibility no question is made. */
  readonly question = $derived.by(() => {
    const { book, company, round } = this.table;
    const { all, bar, cards } = this.choices;
    if (!book || !round) return "";
    if (all.length === 1 && all[0]) return t("ask-only", { action: book.action(all[0], company) });
    const said = book.asked(round.phase);
    if (said !== undefined) return said;
    const held = round.zones.some((zone) => zone.owner === round.seat && cards.has(zone.id));
    const named =
      bar.length && bar.length <= FEW ? this.#either(bar.map((action) => book.action(action, company))) : "";
    if (!held) return named && all.length === bar.length ? t("ask-either", { actions: named }) : t("your-turn");
    if (!bar.length) return t("ask-card");
    return named ? t("ask-card-or", { action: named }) : t("your-turn");
  });

  /** What the advice comes to, in words that its numbers bear out. */
  readonly reason = $derived.by(() => {
    const { book, company } = this.table;
    const [first] = this.choices.all.filter((action) => this.best.has(action.text)).sort(this.#byChance);
    const others = [...this.advice].filter(([text]) => !this.best.has(text)).map(([, chance]) => chance);
    if (!book || !first || !this.advice.size) return "";
    const chance = Math.round((this.advice.get(first.text) ?? 0) * 100);
    const more = chance - Math.round(Math.max(...others) * 100);
    if (!others.length || more < 1) return t(this.advice.size > 1 ? "hint-equal" : "hint-only", { chance });
    return t("hint-best", { action: book.action(first, company), chance, more, count: this.best.size });
  });
  #byChance = (one: Action, other: Action): number =>
    (this.advice.get(other.text) ?? 0) - (this.advice.get(one.text) ?? 0);
  #either = (words: string[]): string => new Intl.ListFormat(tongue.lang, { type: "disjunction" }).format(words);

  constructor(readonly table: Table) {}

  /** Do the one thing, or ask which. */
  choose(actions: readonly Action[]): void {
    const [only, more] = actions;
    if (only && !more) this.act(only.text);
    else if (only) this.picker = actions;
  }

  act(text: string): void {
    this.drop();
    this.table.act(text);
  }

  /** Put everything down again. */
  drop(): void {
    this.picked = null;
    this.picker = null;
    this.note = "";
  }

  /** A card of one's own is touched: it rises, and the second touch plays it; or the first, as the person likes it. */
  touch(zone: string, card: string, index: number): void {
    const actions = actionsOf(this.choices, { zone, card });
    const again = this.picked?.zone === zone && this.picked.index === index;
    this.note = "";
    this.picker = null;
    if (!actions.length) this.#why(card);
    else if (!again && (!taps.one || actions.length > 1)) this.#pick({ zone, card, index }, actions);
    else if (actions.length === 1) this.choose(actions);
    else this.#pick(null, []);
  }

  /** A card of one's own is taken into the air. Whether there is something to do with it. */
  lift(zone: string, card: string, index: number): boolean {
    this.drop();
    if (!actionsOf(this.choices, { zone, card }).length) return false;
    this.#pick({ zone, card, index }, []);
    return true;
  }

  /** A card that lies open for the taking is touched. */
  take(zone: string, card: string): void {
    const actions = actionsOf(this.choices, { zone, card });
    if (actions.length) this.choose(actions);
    else this.#why(card);
  }

  /** A place is touched: the card in the air goes there; without one, the card that fits is picked up. */
  lay(place: string): void {
    const actions = this.places.get(place) ?? [];
    if (this.picked) return this.choose(actions);
    const spots = this.#spotsOf(actions);
    if (spots.length === 1 && spots[0]) this.#pick(spots[0], actions);
    else this.choose(actions);
  }

  async hint(): Promise<void> {
    const number = this.table.view?.number;
    this.table.no = null;
    this.asking = true;
    const unwatch = preparing.watch();
    const patience = setTimeout(() => this.#sayWhyLater(), PATIENCE);
    try {
      const advice = await this.table.hint();
      if (number !== this.table.view?.number) return;
      this.advice = new Map(advice.map((each) => [each.action, each.chance]));
      this.best = new Set(
        advice
          .filter((each) => each.best)
          .slice(0, FEW)
          .map((each) => each.action),
      );
    } catch {
      this.note = t("no-hint");
    } finally {
      clearTimeout(patience);
      if (this.note === t("hint-later")) this.note = "";
      unwatch();
      this.asking = false;
    }
  }

  #sayWhyLater(): void {
    if (preparing.missing(this.table.view?.settings.game ?? "")) this.note = t("hint-later");
  }

  forgetAdvice(): void {
    if (this.advice.size) this.advice = new Map();
    if (this.best.size) this.best = new Set();
  }

  showRule(id: string): void {
    this.rule = this.table.book?.rule(id) ?? null;
  }

  #pick(spot: (Spot & { index: number }) | null, actions: readonly Action[]): void {
    this.table.no = null;
    this.picked = spot;
    if (actions.length > 1) this.picker = actions;
  }

  /** Where the cards of some actions can be picked up. */
  #spotsOf(actions: readonly Action[]): (Spot & { index: number })[] {
    return (this.table.round?.zones ?? []).flatMap((zone) => {
      const cards = this.choices.cards.get(zone.id);
      const fits = [...new Set(actions.map((action) => action.card ?? ""))].filter((card) =>
        cards?.get(card)?.some((each) => actions.includes(each)),
      );
      return fits.map((card) => ({ zone: zone.id, card, index: zone.cards?.indexOf(card) ?? -1 }));
    });
  }

  #aimed(): Map<number, Action[]> {
    const found = new Map<number, Action[]>();
    for (const action of this.picked ? this.open : this.choices.bar)
      if (action.target !== undefined) found.set(action.target, [...(found.get(action.target) ?? []), action]);
    return found;
  }

  /** What is not allowed is tried all the same: the table says why not. */
  #why(card: string): void {
    this.picked = null;
    const text =
      this.table.mine && this.table.book ? natural(card, this.choices.all, this.table.book.book.tried) : undefined;
    if (text) this.table.act(text);
    else if (!this.table.mine) this.note = t("not-yet");
  }
}
