import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../../src/lib/words.svelte";
import Hand from "../../src/table/Hand.svelte";
import Picker from "../../src/table/Picker.svelte";
import Rows from "../../src/table/Rows.svelte";
import { aBook, act, zone } from "./kit";

const book = aBook();
const company = { names: ["Ada", "Ben", "Cleo"], me: 0 };
const hand = zone("hand 0", "hand", ["R1", "R2", "R2"], 0);

beforeAll(() => {
  // jsdom lays nothing out, so there is nothing to observe: widths stay 0
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  return speak("en");
});

it("every card of the hand is a button with its name, equal ones too", async () => {
  const ontouch = vi.fn<(card: string, index: number) => void>();
  render(Hand, { zone: hand, book, actions: new Map(), ontouch });
  const cards = screen.getAllByTestId("hand-card");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["red 1", "red 2", "red 2"]);
  await fireEvent.click(cards[2]!);
  expect(ontouch.mock.calls).toEqual([["R2", 2]]);
});

it("a card in the air says what its second touch does, if that is one thing", () => {
  const actions = new Map([
    ["R1", [act("lay R1", { card: "R1" })]],
    ["R2", [act("a", { card: "R2" }), act("b", { card: "R2" })]],
  ]);
  const shown = render(Hand, { zone: hand, book, actions, mine: true, picked: 0, ontouch: () => undefined });
  expect(screen.getAllByTestId("hand-card").map((card) => card.dataset["action"])).toEqual([
    "lay R1",
    undefined,
    undefined,
  ]);
  expect(screen.getAllByTestId("hand-card")[0]?.getAttribute("aria-pressed")).toBe("true");
  shown.unmount();
  render(Hand, { zone: hand, book, actions, mine: true, picked: 1, ontouch: () => undefined });
  expect(screen.getAllByTestId("hand-card").map((card) => card.dataset["action"])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("the hand is one stop for the Tab key", async () => {
  render(Hand, { zone: hand, book, actions: new Map(), ontouch: () => undefined });
  const stops = () => screen.getAllByTestId("hand-card").map((card) => card.tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  screen.getAllByTestId("hand-card")[0]?.focus();
  await fireEvent.keyDown(document.activeElement!, { key: "End" });
  expect(stops()).toEqual([-1, -1, 0]);
});

const places = (lying: string[]) =>
  ["R1", "R2", "R3", "B1", "B2", "B3"].map((id) => ({
    id,
    row: id[0] ?? "",
    ...(lying.includes(id) ? { card: id } : {}),
    ...(id === "R1" && lying.includes("B1") ? { link: "B1" } : {}),
  }));

it("only open places can be touched, and the row says what lies there", async () => {
  const onplace = vi.fn<(place: string) => void>();
  render(Rows, {
    zone: { id: "rows", kind: "rows", places: places(["R1", "R2"]) },
    book,
    places: new Map([["R3", [act("lay R3", { card: "R3", place: "R3" })]]]),
    onplace,
  });
  expect(screen.getAllByTestId("place")).toHaveLength(6);
  expect(screen.getAllByRole("button").map((place) => place.dataset["place"])).toEqual(["R3"]);
  expect(screen.getByRole("group", { name: "Row red: 1, 2. You can lay 3." })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button"));
  expect(onplace.mock.calls).toEqual([["R3"]]);
});

it("a link is a stroke from place to place", () => {
  const { container } = render(Rows, { zone: { id: "rows", kind: "rows", places: places(["R1", "B1"]) }, book });
  expect(container.querySelectorAll("svg.links line.over")).toHaveLength(1);
  expect(screen.getByRole("group", { name: /Joined to the row below at 1/ })).toBeTruthy();
});

it("the picker offers each action once, pictures without words only where they differ", async () => {
  const onact = vi.fn<(text: string) => void>();
  const actions = [
    act("lay J=R1", { card: "J", place: "R1" }),
    act("lay J=R2", { card: "J", place: "R2" }),
    act("give J>1", { card: "J", target: 1 }),
    act("give J>2", { card: "J", target: 2 }),
  ];
  const said = {
    ...book.book.said,
    "lay J=R1": ["lay", { card: "R1" }] as [string, Record<string, string>],
    "lay J=R2": ["lay", { card: "R2" }] as [string, Record<string, string>],
  };
  render(Picker, { actions, book: aBook({ said }), company, onact, onclose: () => undefined });
  expect(screen.getAllByTestId("action").map((button) => button.dataset["action"])).toEqual(
    actions.map((action) => action.text),
  );
  expect(screen.getAllByTestId("action").map((button) => button.textContent?.trim())).toEqual([
    "",
    "",
    "Give grey J to Ben",
    "Give grey J to Cleo",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Lay red 2" }));
  expect(onact.mock.calls).toEqual([["lay J=R2"]]);
});
