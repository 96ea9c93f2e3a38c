import { expect, it } from "vitest";
import type { TableView } from "../../src/lib/types";
import { gist } from "../../src/table/sentence";
import { standing, winnersOf } from "../../src/table/standing";

/** A table of three whose last round gave these points. */
const after = (stage: TableView["stage"], totals: number[], more: Partial<TableView> = {}): TableView =>
  ({
    stage,
    totals,
    seats: totals.map((_, seat) => ({ seat, name: `${seat}` })),
    finished: [{ points: [1, 2, 3], winners: [0] }],
    ...more,
  }) as TableView;
const order = (view: TableView, lowWins: boolean): number[] => standing(view, lowWins).map(({ seat }) => seat);

it("the best is first, whether many points are good or few", () => {
  expect(order(after("over", [5, 9, 7]), false)).toEqual([1, 2, 0]);
  expect(order(after("over", [5, 9, 7]), true)).toEqual([0, 2, 1]);
});

it("among equals whoever won is first", () => {
  expect(order(after("over", [4, 4, 1], { winners: [1] }), false)).toEqual([1, 0, 2]);
});

it("a round has its winners, and the match its own", () => {
  expect(winnersOf(after("between", [1, 2, 3], { winners: [2] }))).toEqual([0]);
  expect(winnersOf(after("over", [1, 2, 3], { winners: [2] }))).toEqual([2]);
  expect(standing(after("between", [1, 2, 3]), false)).toEqual([
    { seat: 2, now: 3, total: 3, won: false },
    { seat: 1, now: 2, total: 2, won: false },
    { seat: 0, now: 1, total: 1, won: true },
  ]);
});

it("of a long rule the first sentence is said, of a short one all", () => {
  const long = "A row has a single colour and no gaps: only the next value fits at either end.";
  expect(gist(`${long} To the left of an 11 the values fall from 10 to 1, to the right they rise.`)).toBe(long);
  expect(gist("Gaps are not allowed. None at all.")).toBe("Gaps are not allowed. None at all.");
});
