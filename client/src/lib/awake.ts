/** Keep the screen on while this is shown, where the browser allows it; gives back how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.visibilityState === "hidden") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => null); // not on plain http
    if (over) void lock?.release();
  };
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
