// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Line, Stream } from "../../src/lib/stream";
import type { Said } from "../../src/lib/types";
import { type Guest, House } from "./house";

const PATIENCE = { timeout: 20_000, interval: 10 };
const NEWS = { kind: "news", told: [], view: { number: 1 } };
// What a stream needs of a browser beside its sockets, which are Node's own.
const page = new EventTarget();
const sheet = Object.assign(new EventTarget(), { visibilityState: "visible" });
vi.stubGlobal("document", sheet);
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

let house: House;
let lines: Line[];
let said: Said[];
let streams: Stream[];

beforeEach(async () => {
  house = new House();
  [lines, said, streams] = [[], [], []];
  await house.open();
  vi.stubGlobal("location", new URL(`http://127.0.0.1:${house.port}/t/some`));
});
afterEach(async () => {
  for (const each of streams) each.close();
  await house.close();
});

function listen(token?: string, also: string[] = []): Stream {
  const stream = new Stream(
    "some",
    token,
    () => "fr",
    (each) => said.push(each),
    (line) => lines.push(line),
    also,
  );
  streams.push(stream);
  return stream;
}

async function first(there: Guest): Promise<unknown> {
  return JSON.parse((await vi.waitUntil(() => there.heard[0], PATIENCE)) ?? "");
}

const guest = (nth: number) => vi.waitUntil(() => house.guests[nth], PATIENCE);

test("a seat comes with its secret, its language and those who sit beside it", async () => {
  listen("mine", ["bobs", "cleos"]);
  const there = await guest(0);
  expect(there.address.pathname).toBe("/api/tables/some/live");
  expect(there.address.search).toBe("");
  expect(await first(there)).toEqual({ kind: "listen", lang: "fr", token: "mine", also: ["bobs", "cleos"] });
});

test("a spectator comes without a secret", async () => {
  listen();
  expect(await first(await guest(0))).toEqual({ kind: "listen", lang: "fr" });
});

test("the line is open with the first news, and messages go both ways", async () => {
  const stream = listen("mine");
  expect(stream.send({ kind: "ping" })).toBe(false);
  const there = await guest(0);
  there.say(NEWS);
  await vi.waitUntil(() => lines.at(-1) === "open", PATIENCE);
  expect(said).toEqual([NEWS]);
  expect(stream.send({ kind: "react", reaction: "wow" })).toBe(true);
  await vi.waitUntil(() => there.heard.length > 1, PATIENCE);
  expect(JSON.parse(there.heard[1] ?? "")).toEqual({ kind: "react", reaction: "wow" });
});

test("after a cut line and after a restart of the server it comes back by itself", async () => {
  listen("mine");
  (await guest(0)).say(NEWS);
  await vi.waitUntil(() => lines.at(-1) === "open", PATIENCE);
  await house.close();
  await vi.waitUntil(() => lines.at(-1) === "lost", PATIENCE);
  await house.open();
  (await guest(1)).say(NEWS);
  await vi.waitUntil(() => lines.at(-1) === "open", PATIENCE);
  expect(said).toEqual([NEWS, NEWS]);
}, 30_000);

test("a server that says good-bye because it restarts is waited for", async () => {
  listen("mine");
  (await guest(0)).close(1012);
  (await guest(1)).say(NEWS);
  await vi.waitUntil(() => lines.at(-1) === "open", PATIENCE);
});

test("who asked too often waits and tries again", async () => {
  listen("mine");
  (await guest(0)).close(4429);
  await guest(1);
});

for (const [code, why] of [
  [4000, "another connection took over"],
  [4403, "the secret is worth nothing"],
  [4404, "there is no such table"],
  [4410, "the table was cleared away"],
] as const)
  test(`it stays away when ${why}`, async () => {
    const stream = listen("mine");
    (await guest(0)).close(code);
    await vi.waitUntil(() => lines.at(-1) === "closed", PATIENCE);
    stream.wake();
    page.dispatchEvent(new Event("online"));
    expect(lines.at(-1)).toBe("closed");
    expect(house.guests.length).toBe(1);
  });

test("a phone that wakes up comes back at once", async () => {
  listen("mine");
  (await guest(0)).say(NEWS);
  await vi.waitUntil(() => lines.at(-1) === "open", PATIENCE);
  (await guest(0)).cut();
  await vi.waitUntil(() => lines.at(-1) === "lost", PATIENCE);
  sheet.dispatchEvent(new Event("visibilitychange"));
  await guest(1);
});

test("nothing of an older connection is heard after a new one", async () => {
  const stream = listen("mine");
  const first = await guest(0);
  first.say(NEWS);
  await vi.waitUntil(() => said.length === 1, PATIENCE);
  stream.renew();
  first.say({ ...NEWS, late: true });
  (await guest(1)).say(NEWS);
  await vi.waitUntil(() => said.length === 2, PATIENCE);
  expect(said).toEqual([NEWS, NEWS]);
});

test("a closed stream neither comes back nor hears", async () => {
  const stream = listen("mine");
  await guest(0);
  stream.close();
  stream.wake();
  expect(lines.at(-1)).toBe("closed");
  expect(house.guests.length).toBe(1);
});
