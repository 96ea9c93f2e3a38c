import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  codeOf,
  forgetSeat,
  forgetTable,
  keep,
  kept,
  mySeat,
  type OwnSeat,
  ownSeats,
  proofOf,
  rememberProof,
  rememberSeat,
  seatsAt,
} from "../../src/lib/store";

const seat = (table: string, number: number, more: Partial<OwnSeat> = {}): OwnSeat => ({
  table,
  seat: number,
  token: `${table}-${number}`,
  name: "Ada",
  game: "some",
  code: "ABCDEF",
  at: 0,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test("a seat is remembered once, with its newest secret", () => {
  rememberSeat(seat("one", 0));
  rememberSeat(seat("two", 1));
  rememberSeat(seat("one", 0, { token: "newer" }));
  expect(ownSeats().map((own) => own.token)).toEqual(["newer", "two-1"]);
});

test("every tab keeps to its own seat at a table", () => {
  rememberSeat(seat("one", 0));
  rememberSeat(seat("one", 1));
  sessionStorage.setItem("pioche.seat.one", "0");
  expect(mySeat("one")?.seat).toBe(0);
  sessionStorage.clear();
  expect(mySeat("one")?.seat).toBe(1);
});

test("a forgotten seat leaves the others, a forgotten table leaves nothing", () => {
  rememberSeat(seat("one", 0));
  rememberSeat(seat("one", 1));
  forgetSeat("one", 0);
  expect(seatsAt("one").map((own) => own.seat)).toEqual([1]);
  keep("code.one", "ABCDEF");
  forgetTable("one");
  expect(seatsAt("one")).toEqual([]);
  expect(codeOf("one")).toBe("");
});

test("the first fingerprint seen of a deal counts", () => {
  rememberProof("one", 1, "first");
  rememberProof("one", 2, "second");
  rememberProof("one", 1, "exchanged");
  expect(proofOf("one", 1)).toBe("first");
  expect(proofOf("two", 1)).toBeUndefined();
});

test("broken memories are no memories", () => {
  localStorage.setItem("pioche.seats", "{");
  localStorage.setItem("pioche.proofs", "{");
  expect(ownSeats()).toEqual([]);
  expect(proofOf("one", 1)).toBeUndefined();
});

test("where the browser refuses to remember, nothing breaks", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("private");
  });
  rememberSeat(seat("one", 0));
  keep("lang", "fr");
  expect(kept("lang")).toBeNull();
  expect(ownSeats()).toEqual([]);
  expect(mySeat("one")).toBeUndefined();
});
