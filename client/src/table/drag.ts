const SLOP = 8; // pixels a pointer may tremble before it drags
const FLICK = 36; // pixels towards the table that are meant, however short
const HASTE = 0.25; // pixels a millisecond that make it a flick

const HELD = 900; // milliseconds a dropped card waits where it is to be played

const TARGETS = "[data-drop], [data-seat], [data-place]"; // where a card can be let go

/** What a drag does: `drop` and `flick` say whether the card is played. */
export interface Dragging {
  lift: () => boolean;
  drop: (under: Element | null) => boolean;
  flick: () => boolean;
}

interface Start {
  x: number;
  y: number;
  at: number;
  pointer: number;
}

/** Drag a card with a mouse, a pen or a finger, or flick it towards the table. */
export function drag({ lift, drop, flick }: Dragging): (node: HTMLElement) => () => void {
  return (node) => {
    let start: Start | null = null;
    let lifted = false;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
      node.setPointerCapture(event.pointerId); // now: the next word of a quick pointer would go elsewhere
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      if (!event.buttons) return end(event);
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted && Math.hypot(x, y) > SLOP) {
        lifted = lift();
        if (!lifted) return forget();
      }
      if (!lifted) return;
      const turn = Math.max(-8, Math.min(8, x / 30));
      node.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
      node.classList.add("dragged");
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      const begun = start;
      const held = lifted;
      forget();
      if (!held) return;
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      setTimeout(settle, dropped(event, begun) ? HELD : 0);
    };
    const dropped = (event: PointerEvent, from: Start): boolean => {
      if (event.type === "pointercancel") return drop(null);
      const under = beneath(node, event);
      return !under?.closest(TARGETS) && isFlick(event, from) ? flick() : drop(under);
    };
    const forget = (): void => {
      if (start && node.hasPointerCapture(start.pointer)) node.releasePointerCapture(start.pointer);
      [start, lifted] = [null, false];
    };
    const settle = (): void => {
      node.style.transform = "";
      node.classList.remove("dragged");
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
    const all = Object.entries(heard) as ["pointerdown", (event: PointerEvent) => void][];
    for (const [name, hear] of all) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of all) node.removeEventListener(name, hear);
    };
  };
}

/** What lies under the pointer, the card itself left out. */
function beneath(node: HTMLElement, event: PointerEvent): Element | null {
  const hidden = node.style.pointerEvents;
  node.style.pointerEvents = "none";
  const under = document.elementFromPoint(event.clientX, event.clientY);
  node.style.pointerEvents = hidden;
  return under;
}

/** Whether a card was sent towards the table in one quick stroke. */
function isFlick(event: PointerEvent, from: Start): boolean {
  const table = document.querySelector("[data-drop]")?.getBoundingClientRect();
  if (!table) return false;
  const [x, y] = [event.clientX - from.x, event.clientY - from.y];
  const [far, high] = [table.x + table.width / 2 - from.x, table.y + table.height / 2 - from.y];
  const ahead = (x * far + y * high) / Math.hypot(far, high);
  return ahead > FLICK && ahead > Math.hypot(x, y) * 0.6 && ahead / Math.max(1, event.timeStamp - from.at) > HASTE;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
