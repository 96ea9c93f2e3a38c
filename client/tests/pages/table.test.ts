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
