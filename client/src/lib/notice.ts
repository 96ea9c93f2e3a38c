import { keep, kept } from "./store";

/** Whether this browser can show something while the page is out of sight: only over https, or on this machine. */
export const canNotice = (): boolean => isSecureContext && typeof Notification !== "undefined";

/** Whether the person wants it and the browser was allowed to. */
export const noticeOn = (): boolean => canNotice() && kept("notice") === "on" && Notification.permission === "granted";

/** Switch it; the browser asks the person the first time. What then holds. */
export async function setNotice(on: boolean): Promise<boolean> {
  if (on && canNotice() && Notification.permission === "default") await Notification.requestPermission();
  keep("notice", on ? "on" : null);
  return noticeOn();
}

/** Say that it is one's turn, if nobody looks at the page; gives back how to take it away again. */
export function noticeTurn(title: string, text: string, table: string): () => void {
  if (document.visibilityState === "visible" || !noticeOn()) return () => undefined;
  try {
    const notice = new Notification(title, { body: text, tag: `pioche-${table}`, icon: "/icon-192.png" });
    notice.onclick = () => (window.focus(), notice.close());
    return () => notice.close();
  } catch {
    return () => undefined; // some phones let only an installed page do it
  }
}
