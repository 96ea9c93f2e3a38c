import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, keep } from "./store";
import type { Lang } from "./types";

export const LANGUAGES: readonly Lang[] = ["fr", "en", "de"];
export const NATIVE: Record<Lang, string> = { fr: "Français", en: "English", de: "Deutsch" };

const sources = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

function preferred(): Lang {
  const wanted = [kept("lang"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => LANGUAGES.includes(tag as Lang)) as Lang | undefined) ?? "en";
}

class Tongue {
  lang = $state<Lang>("en");
  own = $state.raw(new FluentBundle("en"));
}
export const tongue = new Tongue();

/** A bundle of messages in one language; later texts may say more than earlier ones. */
export function bundle(lang: Lang, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A message of a bundle; undefined if it has none. */
export function message(
  from: FluentBundle,
  key: string,
  args: Record<string, FluentVariable> = {},
): string | undefined {
  const pattern = from.getMessage(key)?.value;
  return pattern ? from.formatPattern(pattern, args, []) : undefined;
}

/** Speak a language from now on: the one given, else the one chosen before, else the browser's. */
export async function speak(lang: Lang = preferred()): Promise<void> {
  const files = Object.keys(sources).filter((file) => file.endsWith(`.${lang}.ftl`));
  const texts = await Promise.all(files.map((file) => sources[file]?.() ?? ""));
  tongue.own = bundle(lang, ...texts);
  tongue.lang = lang;
  document.documentElement.lang = lang;
}

/** The person chose a language. */
export async function choose(lang: Lang): Promise<void> {
  keep("lang", lang);
  await speak(lang);
}

/** A text of the page. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  message(tongue.own, key, args) ?? key;
