const LASTS = 700; // milliseconds

/** Points that count up to what they are; at once where nothing may move. */
export function counted(points: number): (node: HTMLElement) => () => void {
  return (node) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const begin = performance.now();
    let frame = 0;
    const show = (now: number): void => {
      const share = still ? 1 : Math.max(0, Math.min(1, (now - begin) / LASTS));
      node.textContent = String(Math.round(points * share));
      if (share < 1) frame = requestAnimationFrame(show);
    };
    show(begin);
    return () => cancelAnimationFrame(frame);
  };
}
