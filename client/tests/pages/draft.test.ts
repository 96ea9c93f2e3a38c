import { beforeEach, expect, test } from "vitest";
import { Draft } from "../../src/lib/draft.svelte";
import { callMe, myName, usualLevel, usualSeats } from "../../src/lib/person";
import { keep } from "../../src/lib/store";
import type { GameShown } from "../../src/lib/types";
import { bundle, tongue } from "../../src/lib/words.svelte";

const GAME: GameShown = {
  id: "some",
  version: 1,
  title: "Some",
  about: "",
  seats: [2, 3, 4],
  rounds: [2, 3, 4],
  low_wins: true,
  minutes: 5,
  difficulty: 2,
  age: 0,
  art: [],
  art_mark: "",
  levels: ["novice", "family", "expert"],
  cover: [],
  presets: [{ name: "young", title: "Young", options: { size: "small" } }],
  lessons: [],
  options: [
    {
      name: "size",
      title: "Size",
      rule: "",
      live: false,
      values: [
        { value: "big", meaning: "" },
        { value: "small", meaning: "" },
      ],
    },
    {
      name: "window",
      title: "Window",
      rule: "",
      live: true,
      values: [
        { value: "6", meaning: "" },
        { value: "3", meaning: "" },
        { value: "10", meaning: "" },
      ],
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  tongue.own = bundle("en", "friendly-names = Fox Otter Owl");
});

test("three sit down where the game allows it, against bots as last time", () => {
  expect(usualSeats(GAME)).toBe(3);
  expect(usualSeats({ ...GAME, seats: [2] })).toBe(2);
  expect(usualLevel(GAME)).toBe("family");
  keep("level", "expert");
  expect(usualLevel(GAME)).toBe("expert");
  expect(usualLevel({ ...GAME, levels: ["novice"] })).toBe("novice");
});

test("nobody is asked for a name: it is friendly, stays the same, and is free at that table", () => {
  const mine = myName();
  expect(["Fox", "Otter", "Owl"]).toContain(mine);
  expect(myName()).toBe(mine);
  expect(myName([mine])).not.toBe(mine);
  expect(callMe("  Ada   Lovelace ")).toBe("Ada Lovelace");
  expect(myName([mine])).toBe("Ada Lovelace");
});

test("a draft is the game as its rules have it until something is chosen", () => {
  const draft = new Draft(GAME);
  expect(draft.settings()).toMatchObject({
    game: "some",
    seats: 3,
    plan: ["person", "person", "person"],
    options: { size: "big", window: "6" },
    rounds: 3,
  });
  expect(draft.settings()).not.toHaveProperty("first");
});

test("rounds follow the number of seats until somebody sets them", () => {
  const draft = new Draft(GAME);
  draft.seat(4);
  expect(draft.rounds).toBe(4);
  draft.rounds = 7;
  draft.seat(2);
  expect(draft.rounds).toBe(7);
});

test("who begins is forgotten with the seat", () => {
  const draft = new Draft(GAME);
  draft.first = 2;
  draft.seat(2);
  expect(draft.settings()).not.toHaveProperty("first");
});

test("a preset sets all options, and is known again", () => {
  const draft = new Draft(GAME);
  const young = GAME.presets[0]?.options ?? {};
  draft.options["size"] = "big";
  draft.take(young);
  expect(draft.options).toEqual({ size: "small", window: "6" });
  expect(draft.takes(young)).toBe(true);
  expect(draft.takes({})).toBe(false);
});

test("one device for all gets the longest time to react, also with a preset", () => {
  const draft = new Draft(GAME);
  draft.goAround(true);
  expect(draft.options["window"]).toBe("10");
  draft.take({ size: "small" });
  expect(draft.options).toEqual({ size: "small", window: "10" });
  draft.goAround(false);
  expect(draft.options["window"]).toBe("6");
});
