import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkRecord } from "../../src/lib/proof";
import { sha256 } from "../../src/lib/sha256";

const known = (text: string): string => createHash("sha256").update(text).digest("hex");

test("the fingerprint is SHA-256, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "aé9 ".repeat(60).slice(0, length);
    expect(sha256(text)).toBe(known(text));
  }
});

const SEED = "8213394785349857234";
const SALT = "00f1c5c0a51b0c7d1234567890abcdef";
const record = (seed: string, salt: string, commitment: string): string =>
  `game some 1\ndeal R1 R2\n# seed ${seed}\n# salt ${salt}\n# first lot\n# commitment ${commitment}\n`;

test("a deal is fair if its numbers give the fingerprint that this browser saw before", () => {
  const shown = known(`${SEED} ${SALT}`);
  expect(checkRecord(record(SEED, SALT, shown), shown)).toMatchObject({
    fair: true,
    verdict: "seen",
    seed: SEED,
    salt: SALT,
  });
});

test("whoever was not there before the deal can only compare with what was published", () => {
  expect(checkRecord(record(SEED, SALT, known(`${SEED} ${SALT}`)))).toMatchObject({ fair: true, verdict: "unseen" });
});

test("another seed, or a fingerprint exchanged afterwards, is noticed", () => {
  const shown = known(`${SEED} ${SALT}`);
  const other = known(`1 ${SALT}`);
  expect(checkRecord(record("1", SALT, shown), shown).verdict).toBe("wrong");
  expect(checkRecord(record("1", SALT, other), shown).verdict).toBe("wrong");
});
