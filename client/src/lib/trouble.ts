import { Refused } from "./api";
import { t } from "./words.svelte";

const OWN = ["offline", "not-found", "expired", "full", "forbidden", "too-many-requests"];

/** What went wrong, in one sentence of the page's language; settings that cannot be are explained by the server. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return t("trouble-other");
  return OWN.includes(error.code) ? t(`trouble-${error.code}`) : error.message || t("trouble-other");
}

export const codeOfTrouble = (error: unknown): string => (error instanceof Refused ? error.code : "other");
