import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const LANGUAGES = ["fr", "en", "de"];

const read = (lang: string, file: string): string => readFileSync(join(SRC, "words", `${file}.${lang}.ftl`), "utf-8");
const keys = (lang: string, file: string): string[] =>
  new FluentResource(read(lang, file)).body.map((message) => message.id);
const all = (lang: string): string[] => [...keys(lang, "pages"), ...keys(lang, "table")];

const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => readFileSync(join(SRC, file), "utf-8"));

/** What stands between "t(" and the comma or bracket that ends it. */
function asked(source: string): string[] {
  return [...source.matchAll(/(?<![\w.])t\(/g)].map((found) => {
    const start = found.index + found[0].length;
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
      const letter = source[at] ?? "";
      if (depth === 0 && (letter === "," || letter === ")")) return source.slice(start, at);
      depth += "([{".includes(letter) ? 1 : ")]}".includes(letter) ? -1 : 0;
    }
    return "";
  });
}

const wanted = sources.flatMap(asked);
const named = wanted.flatMap((text) =>
  [...text.replace(/[!=]==? *"[^"]*"|\$\{[^}]*\}/g, "").matchAll(/"([a-z][a-z0-9-]*)"/g)].map(
    (found) => found[1] ?? "",
  ),
);
const begun = wanted.flatMap((text) => [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? ""));

test("the sources ask for words", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(begun.length).toBeGreaterThan(3);
});

for (const lang of LANGUAGES) {
  test(`every text of the page exists in ${lang}`, () => {
    const there = new Set(all(lang));
    expect(named.filter((key) => !there.has(key))).toEqual([]);
    expect(begun.filter((start) => ![...there].some((key) => key.startsWith(start)))).toEqual([]);
  });

  test(`no text in ${lang} has two meanings`, () => {
    const there = all(lang);
    expect(there.filter((key, at) => there.indexOf(key) !== at)).toEqual([]);
  });
}

test("the three languages say the same things with the same arguments", () => {
  const shape = (lang: string): string[] =>
    ["pages", "table"]
      .flatMap((file) =>
        read(lang, file)
          .split(/\n(?=[a-z])/)
          .filter((text) => /^[a-z]/.test(text))
          .map((text) => {
            const args = [...text.matchAll(/\$\w+/g)].map((found) => found[0]);
            return [text.split(" ")[0], ...[...new Set(args)].sort()].join(" ");
          }),
      )
      .sort();
  expect(shape("fr")).toEqual(shape("en"));
  expect(shape("de")).toEqual(shape("en"));
});

test("no text is left over", () => {
  const quoted = new Set(
    sources.flatMap((source) => [...source.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1])),
  );
  expect(all("en").filter((key) => !quoted.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test("French has its narrow spaces and quotes, German its own", () => {
  const texts = (lang: string): string =>
    ["pages", "table"]
      .map((file) =>
        read(lang, file)
          .replace(/^#.*$/gm, "")
          .replace(/\{[^}]*->|\}|\{[^}]*/g, ""),
      )
      .join("\n");
  expect(texts("fr").match(/[\p{L}\d] ?[!?;](?=\s|$)/gu) ?? []).toEqual([]);
  for (const lang of LANGUAGES) expect(texts(lang)).not.toMatch(/\w'\w/);
});

test.each(LANGUAGES)("no line of the texts in %s is over 120", (lang) => {
  const lines = ["pages", "table"].flatMap((file) => read(lang, file).split("\n"));
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
