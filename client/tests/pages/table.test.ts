// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/lib/table.svelte";
import { House } from "./house";

const PATIENCE = { timeout: 20_000, interval: 10 };
const page = new EventTarget();
vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

let house: House;
beforeEach(async () => {
  house = new House();
  await house.open();
  vi.stubGlobal("location", new URL(`http://127.0.0.1:${house.port}/t/some`));
});
afterEach(() => house.close());

test("an action the table had no time for is said again, and the page does not wait for ever", async () => {
  const table = new Table("some", "mine");
  const there = await vi.waitUntil(() => house.guests[0], PATIENCE);
  there.say({ kind: "news", told: [], view: { number: 3, settings: {}, seats: [], stage: "playing" } });
  await vi.waitUntil(() => table.view, PATIENCE);
  table.act("draw");
  await vi.waitUntil(() => there.heard.length === 2, PATIENCE); // the first word said who listens
  there.say({ kind: "refused", code: "too-many-requests", text: "Not so fast." });
  await vi.waitUntil(() => there.heard.length === 3, PATIENCE);
  expect(there.heard[2]).toBe(there.heard[1]);
  expect(table.no).toBeNull();
  there.say({ kind: "done", id: (JSON.parse(there.heard[2] ?? "") as { id: string }).id });
  await vi.waitUntil(() => table.pending === null, PATIENCE);
  table.close();
});

test("the log is what the first view knew and what was told since, each event once", async () => {
  const table = new Table("some", "mine");
  const there = await vi.waitUntil(() => house.guests[0], PATIENCE);
  const event = (number: number) => ({ number, seat: 0, text: `draw ${number}` });
  const view = (number: number, deal: number, ...events: object[]) => ({
    number,
    deal,
    settings: {},
    seats: [],
    stage: "playing",
    view: { zones: [], events },
  });
  const told = (number: number) => ({ kind: "told", what: "played", number, event: event(number) });
  const log = () => table.events.map((each) => each.number);
  there.say({ kind: "news", told: [], view: view(4, 1, event(3), event(4)) });
  there.say({ kind: "news", told: [told(5)], view: view(5, 1) });
  await vi.waitUntil(() => table.view?.number === 5, PATIENCE);
  expect(log()).toEqual([3, 4, 5]);
  there.say({ kind: "news", told: [], view: view(7, 1, event(4), event(5), event(6), event(7)) }); // too slow
  await vi.waitUntil(() => table.view?.number === 7, PATIENCE);
  expect(log()).toEqual([3, 4, 5, 6, 7]);
  there.say({ kind: "news", told: [told(8), { kind: "told", what: "dealt", number: 9 }, told(1)], view: view(9, 2) });
  await vi.waitUntil(() => table.view?.number === 9, PATIENCE);
  expect(log()).toEqual([1]);
  table.close();
});
