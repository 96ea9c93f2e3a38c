import { describe, expect, it } from "vitest";
import { actionsOf, byPlace, chanceOf, choices, handRows, natural, pictured } from "../../src/table/choices";
import { aBook, act, aView, zone } from "./kit";

const HAND = zone("hand 0", "hand", ["R1", "R2", "J"], 0);
const texts = (actions: readonly { text: string }[]) => actions.map((action) => action.text);

describe("what one touches for an action", () => {
  it("is the card in the hand", () => {
    const found = choices(aView([HAND], [act("lay R1", { card: "R1", place: "R1", zone: "hand 0" })]));
    expect(texts(actionsOf(found, { zone: "hand 0", card: "R1" }))).toEqual(["lay R1"]);
    expect(actionsOf(found, { zone: "hand 0", card: "R2" })).toEqual([]);
    expect(found.bar).toEqual([]);
  });

  it("is a button where no card stands for it", () => {
    const found = choices(aView([HAND], [act("stop"), act("lay R1", { card: "R1", zone: "hand 0" })]));
    expect(texts(found.bar)).toEqual(["stop"]);
  });

  it("is the card in the market where the action says so, although the hand has such a card too", () => {
    const market = zone("market", "market", ["R1", "B2", "B3", "B4"]);
    const takes = ["R1", "B2", "B3", "B4"].map((card) => act(`take ${card}`, { card, zone: "market" }));
    const found = choices(aView([market, HAND], takes));
    expect([...(found.cards.get("market")?.keys() ?? [])]).toEqual(["R1", "B2", "B3", "B4"]);
    expect(found.cards.has("hand 0")).toBe(false);
    expect(found.bar).toEqual([]);
  });

  it("is one's own supply, not that of others", () => {
    const found = choices(
      aView(
        [zone("links 1", "supply", ["link"], 1), zone("links 0", "supply", ["link"], 0), HAND],
        [act("link R1-B1", { card: "link", place: "B1", zone: "links 0" })],
      ),
    );
    expect([...found.cards.keys()]).toEqual(["links 0"]);
  });

  it("is another hand that lies open", () => {
    const other = zone("hand 1", "hand", ["B1", "B2", "B3", "B4"], 1);
    const found = choices(
      aView(
        [HAND, other],
        ["B1", "B2", "B3", "B4"].map((card) => act(`take ${card}`, { card, zone: "hand 1" })),
      ),
    );
    expect([...found.cards.keys()]).toEqual(["hand 1"]);
  });

  it("is a button, and the seat, where a card that lies on the table is aimed at somebody", () => {
    const market = zone("market", "market", ["J", "B1"]);
    const found = choices(
      aView(
        [market, zone("hand 0", "hand", ["R1"], 0)],
        [act("effect J>1", { card: "J", target: 1 }), act("effect J>2", { card: "J", target: 2 })],
      ),
    );
    expect(texts(found.bar)).toEqual(["effect J>1", "effect J>2"]);
    expect([...found.seats.keys()]).toEqual([1, 2]);
    expect(found.cards.size).toBe(0);
  });

  it("is a whole zone where an action names one and no card", () => {
    const zones = [zone("pile", "pile", [null]), zone("market", "market", ["B1"]), HAND];
    expect(texts(choices(aView(zones, [act("draw", { zone: "pile" })])).zones.get("pile") ?? [])).toEqual(["draw"]);
    const named = choices(aView(zones, [act("from pile", { zone: "pile" }), act("from market", { zone: "market" })]));
    expect(texts(named.zones.get("market") ?? [])).toEqual(["from market"]);
    expect(texts(named.bar)).toEqual(["from pile", "from market"]);
  });

  it("exists for every action, wherever its card lies", () => {
    const zones = [zone("market", "market", ["B1", "B2"]), HAND];
    const all = [
      act("draw"),
      act("lay R1", { card: "R1", zone: "hand 0" }),
      act("effect B9", { card: "B9" }),
      act("trade>1", { target: 1 }),
      act("take B1", { card: "B1", zone: "market" }),
    ];
    const found = choices(aView(zones, all));
    const reached = new Set([
      ...found.bar,
      ...[...found.cards.values()].flatMap((cards) => [...cards.values()].flat()),
    ]);
    expect(all.filter((action) => !reached.has(action))).toEqual([]);
  });
});

it("a place gathers the actions that lead there", () => {
  const found = byPlace([
    act("lay J=R1", { card: "J", place: "R1" }),
    act("lay R1", { card: "R1", place: "R1" }),
    act("draw"),
  ]);
  expect(texts(found.get("R1") ?? [])).toEqual(["lay J=R1", "lay R1"]);
  expect(found.size).toBe(1);
});

it("an action shows the card as it will lie, else its place, else its card", () => {
  const { cards } = aBook().book;
  expect(pictured(act("lay Jred", { card: "J", becomes: "Jred" }), cards)).toBe("Jred");
  expect(pictured(act("lay J=R2", { card: "J", place: "R2" }), cards)).toBe("R2");
  expect(pictured(act("give R1>2", { card: "R1", target: 2 }), cards)).toBe("R1");
  expect(pictured(act("draw"), cards)).toBeNull();
});

it("what one would try with a card is the verb that is open to other cards, else the first the game has", () => {
  const { tried } = aBook().book;
  expect(natural("R1", [], tried)).toBe("lay R1");
  expect(natural("R1", [act("give R2>1", { card: "R2", target: 1 })], tried)).toBe("give R1>0");
  expect(natural("nothing", [], tried)).toBeUndefined();
});

it.each([
  [20, 374],
  [20, 304],
  [27, 374],
  [12, 374],
  [7, 374],
  [1, 374],
  [20, 1180],
])("%i cards in %i pixels are all wide enough to tap", (count, width) => {
  const { columns, rows, card } = handRows(count, width, 44, 88);
  expect(card).toBeGreaterThanOrEqual(44);
  expect(columns * card).toBeLessThanOrEqual(width);
  expect(columns * rows).toBeGreaterThanOrEqual(count);
});

it.each([
  [6, 285, 210],
  [13, 285, 210],
  [20, 285, 212],
  [20, 380, 240],
])("%i cards in %i by %i pixels are all seen, and wide enough to tap", (count, width, height) => {
  const { columns, rows, card } = handRows(count, width, 44, 88, height);
  expect(card).toBeGreaterThanOrEqual(44);
  expect(columns * card).toBeLessThanOrEqual(width);
  expect(columns * rows).toBeGreaterThanOrEqual(count);
  expect(rows * ((card - 4) * (rows === 1 ? 1.4 : rows === 2 ? 1.14 : 1) + 12)).toBeLessThanOrEqual(height);
});

it("the chance of a card is that of its best action", () => {
  const advice = new Map([
    ["a", 0.2],
    ["b", 0.7],
  ]);
  expect(chanceOf([act("a"), act("b"), act("c")], advice)).toBe(0.7);
  expect(chanceOf([act("c")], advice)).toBeUndefined();
});
