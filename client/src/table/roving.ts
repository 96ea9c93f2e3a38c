const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One stop for Tab in a group of buttons; the arrow keys go to the nearest one that way, and on from line to line. */
export function roving(node: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const settle = (wanted?: HTMLElement): void => {
    const all = items();
    const stop = wanted ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && items().includes(event.target)) settle(event.target);
  };
  const pressed = (event: KeyboardEvent): void => {
    const next = target(items(), event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", pressed);
  };
}

function target(all: HTMLElement[], event: KeyboardEvent): HTMLElement | undefined {
  if (event.key === "Home") return all[0];
  if (event.key === "End") return all.at(-1);
  const step = STEPS[event.key];
  const from = all.find((each) => each === event.target);
  return step && from
    ? (nearest(from, all, step) ?? (step[0] ? all[all.indexOf(from) + step[0]] : undefined))
    : undefined;
}

/** The nearest in a direction: what lies aside counts three times, and sideways only what is in the same line. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = middle(from);
  let [found, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const each of all) {
    const [x, y] = [middle(each).x - start.x, middle(each).y - start.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy + y * dx)];
    const cost = ahead + 3 * aside;
    if (ahead > 1 && cost < least && !(dx && aside > from.offsetHeight / 2)) [found, least] = [each, cost];
  }
  return found;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const rect = node.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
