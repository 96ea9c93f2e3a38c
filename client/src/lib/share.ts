import { api } from "./api";

/** Put a text where it can be pasted; plain http has no clipboard of its own, so an older way is tried, too. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  field.className = "unseen";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export const canShare = (): boolean => "share" in navigator;

/** Hand a link to another program of the device; whether somebody took it. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

const AT_HOME = /^(localhost|127\.|\[::1\])/;

/** The address of this server that others can reach: "localhost" means every device itself. */
export async function origin(): Promise<string> {
  if (!AT_HOME.test(location.hostname)) return location.origin;
  const here = await api.here().catch(() => null);
  return (
    here?.addresses.find((address) => !AT_HOME.test(new URL(address).hostname))?.replace(/\/$/, "") ?? location.origin
  );
}
