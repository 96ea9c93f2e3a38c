// @vitest-environment node
import { expect, test, vi } from "vitest";
import { preparing } from "../../src/lib/preparing.svelte";

const PATIENCE = { timeout: 20_000, interval: 10 };

test("how far a game is is asked again until all are ready, and only while somebody looks", async () => {
  const answers = [1, 3, 4].map((done) => [
    { game: "slow", done, parts: 4 },
    { game: "ready", done: 4, parts: 4 },
  ]);
  let asked = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers[Math.min(asked++, 2)])));
  const stop = preparing.watch();
  await vi.waitUntil(() => preparing.missing("slow")?.done === 1, PATIENCE);
  expect(preparing.missing("ready")).toBeUndefined();
  await vi.waitUntil(() => !preparing.missing("slow"), PATIENCE);
  stop();
  expect(asked).toBe(3);
});
