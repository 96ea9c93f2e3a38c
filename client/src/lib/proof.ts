import { api, Refused } from "./api";
import { sha256 } from "./sha256";
import { proofOf } from "./store";

/** What the check of a deal found. `seen`: this browser saw the fingerprint before the cards. */
export interface Checked {
  seed: string;
  salt: string;
  worked: string;
  shown: string;
  fair: boolean;
  verdict: "seen" | "unseen" | "wrong";
}

/** Whether seed and salt of a finished round give the fingerprint that was shown before its deal. */
export async function checkDeal(table: string, deal: number): Promise<Checked> {
  const answer = await fetch(api.record(table, deal)).catch(() => null);
  if (!answer?.ok) throw new Refused(answer ? "not-found" : "offline", "");
  return checkRecord(await answer.text(), proofOf(table, deal));
}

/** The fingerprint is SHA-256 over the seed in plain digits, a space, and the salt. */
export function checkRecord(record: string, seen?: string): Checked {
  const line = (name: string): string => new RegExp(`^# ${name} (\\S+)\\s*$`, "m").exec(record)?.[1] ?? "";
  const [seed, salt] = [line("seed"), line("salt")];
  const worked = sha256(`${seed} ${salt}`);
  const shown = seen ?? line("commitment");
  const fair = worked === shown && worked === line("commitment");
  return { seed, salt, worked, shown, fair, verdict: fair ? (seen ? "seen" : "unseen") : "wrong" };
}
