import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameBook } from "../../src/lib/book.svelte";
import type { Book } from "../../src/lib/types";

const COMPANY = { names: ["Ada", "Bob"], me: 0 };
const BOOK = {
  game: { id: "some" },
  words: `
card-name = { $colour } { $label }
act-lay = lay { $card }
told-lay = { $who } lays { $card }.
told-draw = { $who } draws { $card }.
told-give = { $who } gives { $target } { $card }.
`,
  cards: { R7: { colour: "red", label: "7" } },
  said: { "lay R7": ["lay", { card: "R7" }] },
  rules: [],
} as unknown as Book;

let asked: string[][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const texts = new URL(path, "http://house").searchParams.getAll("text");
    asked.push(texts);
    if (texts.includes("nonsense"))
      return Promise.resolve(Response.json({ kind: "refused", code: "unreadable", text: "?" }, { status: 400 }));
    return Promise.resolve(
      Response.json(Object.fromEntries(texts.map((text) => [text, ["draw", { card: "hidden" }]]))),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const book = (): GameBook => new GameBook(BOOK, "en");
const event = (text: string, seat = 1) => ({ number: 1, seat, text });

test("an action and what happened are said with the card's name", () => {
  const found = book();
  expect(found.action({ text: "lay R7", verb: "lay" }, COMPANY)).toBe("lay red 7");
  expect(found.event(event("lay R7"), COMPANY)).toBe("Bob lays red 7.");
  expect(found.event(event("lay R7", 0), COMPANY)).toBe("you lays red 7.");
  expect(asked).toEqual([]);
});

test("sentences that no action has are asked for together, and later ones as well", async () => {
  const found = book();
  expect(found.event(event("draw ?"), COMPANY)).toBe("…");
  found.event(event("draw two"), COMPANY);
  found.event(event("draw ?"), COMPANY);
  await vi.waitUntil(() => found.event(event("draw ?"), COMPANY) === "Bob draws hidden.");
  expect(asked).toEqual([["draw ?", "draw two"]]);
  found.event(event("draw three"), COMPANY);
  await vi.waitUntil(() => found.event(event("draw three"), COMPANY) === "Bob draws hidden.");
  expect(asked.length).toBe(2);
});

test("a sentence that nobody can read does not spoil the others", async () => {
  const found = book();
  found.event(event("nonsense"), COMPANY);
  found.event(event("draw ?"), COMPANY);
  await vi.waitUntil(() => found.event(event("draw ?"), COMPANY) !== "…");
  await vi.waitUntil(() => found.event(event("nonsense"), COMPANY) === "nonsense");
});

test("a card without a picture of its own is called as it is written", () => {
  expect(book().cardName("Z9")).toBe("grey Z9");
});
