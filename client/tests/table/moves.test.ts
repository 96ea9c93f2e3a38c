import { expect, it } from "vitest";
import { drawn } from "../../src/cards/art";
import { moves } from "../../src/table/moves";
import { byTurn, lastPlace } from "../../src/table/sentence";
import { aBook, aView, zone } from "./kit";

const rows = (...lying: string[]) => ({
  id: "rows",
  kind: "rows" as const,
  places: ["R1", "R2"].map((id) => ({ id, row: "R", ...(lying.includes(id) ? { card: id } : {}) })),
});

it("a card goes from the own hand to its place", () => {
  const before = aView([rows(), zone("hand 0", "hand", ["R1", "R2"], 0)]);
  const after = aView([rows("R1"), zone("hand 0", "hand", ["R2"], 0)]);
  expect(moves(before, after)).toEqual([{ card: "R1", from: "zone hand 0", to: "place R1" }]);
});

it("a hidden card of another hand turns up in its place", () => {
  const before = aView([rows(), zone("hand 1", "hand", [null, null], 1)]);
  const after = aView([rows("R2"), zone("hand 1", "hand", [null], 1)]);
  expect(moves(before, after)).toEqual([{ card: "R2", from: "zone hand 1", to: "place R2" }]);
});

it("a drawn card comes from the pile, open to oneself and face down for others", () => {
  const before = aView([
    zone("pile", "pile", [null, null]),
    zone("hand 0", "hand", ["R1"], 0),
    zone("hand 1", "hand", [], 1),
  ]);
  const own = aView([
    zone("pile", "pile", [null]),
    zone("hand 0", "hand", ["R1", "B1"], 0),
    zone("hand 1", "hand", [], 1),
  ]);
  const theirs = aView([
    zone("pile", "pile", [null]),
    zone("hand 0", "hand", ["R1"], 0),
    zone("hand 1", "hand", [null], 1),
  ]);
  expect(moves(before, own)).toEqual([{ card: "B1", from: "zone pile", to: "zone hand 0" }]);
  expect(moves(before, theirs)).toEqual([{ card: null, from: "zone pile", to: "zone hand 1" }]);
});

it("of two equal cards only one moves", () => {
  const before = aView([zone("market", "market", ["R1", "R1"]), zone("hand 0", "hand", [], 0)]);
  const after = aView([zone("market", "market", ["R1"]), zone("hand 0", "hand", ["R1"], 0)]);
  expect(moves(before, after)).toEqual([{ card: "R1", from: "zone market", to: "zone hand 0" }]);
});

it("a Joker that is called goes from the hand to the stack, and what lay there goes under it", () => {
  const before = aView([
    zone("top", "stack", ["R1"]),
    zone("under", "stack", [null]),
    zone("hand 0", "hand", ["J"], 0),
  ]);
  const after = aView([
    zone("top", "stack", ["Jred"]),
    zone("under", "stack", [null, null]),
    zone("hand 0", "hand", [], 0),
  ]);
  expect(moves(before, after)).toEqual([
    { card: "R1", from: "zone top", to: "zone under" },
    { card: "Jred", from: "zone hand 0", to: "zone top" },
  ]);
});

it("hands that are opened at the end do not move", () => {
  const before = aView([zone("hand 1", "hand", [null, null], 1), zone("hand 2", "hand", [null], 2)]);
  const after = aView([zone("hand 1", "hand", ["R1", "R2"], 1), zone("hand 2", "hand", ["B1"], 2)]);
  expect(moves(before, after)).toEqual([]);
});

it("nothing moves where nothing changed", () => {
  const view = aView([rows("R1"), zone("hand 0", "hand", ["R2", null], 0)]);
  expect(moves(view, structuredClone(view))).toEqual([]);
});

it("the last event's place is the one its sentence names", () => {
  const view = aView([rows("R1", "R2")]);
  const book = aBook({
    said: { "put J": ["put", { card: "R1", place: "R2" }], "lay R1": ["lay", { card: "R1" }], draw: ["draw", {}] },
  });
  const last = (text: string) => lastPlace(view, [{ number: 1, seat: 0, text }], book);
  expect(["put J", "lay R1", "draw"].map(last)).toEqual(["R2", "R1", null]);
  expect(lastPlace(view, [], book)).toBeNull();
});

it.each([
  ["12", [], { number: "12", main: null, badge: null, text: "" }],
  ["Rplus3", ["R", "plus3"], { number: null, main: "R", badge: "plus3", text: "" }],
  ["J12", ["J"], { number: null, main: "J", badge: null, text: "12" }],
  ["KO", ["K", "KO"], { number: null, main: "KO", badge: null, text: "" }],
  ["link", [], { number: null, main: null, badge: null, text: "link" }],
])("a label %s is drawn with the pictures there are", (label, names, shown) => {
  expect(drawn(label, names)).toEqual(shown);
});

it("events of one seat after another make its turn", () => {
  const events = [0, 0, 1, 0].map((seat, nth) => ({ number: nth + 1, seat, text: "draw" }));
  const turns = byTurn(events).map((turn) => [turn.seat, turn.events.map((event) => event.number)]);
  expect(turns).toEqual([
    [0, [1, 2]],
    [1, [3]],
    [0, [4]],
  ]);
});
