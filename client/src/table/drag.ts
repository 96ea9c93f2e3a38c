const SLOP = 8; // pixels a pointer may tremble before it drags

const HELD = 900; // milliseconds a dropped card waits where it is to be played

/** What a drag does: `drop` says whether the card is played. */
export interface Dragging {
  lift: () => boolean;
  drop: (under: Element | null) => boolean;
}

/** Drag a card with a mouse or a pen; a finger taps, since it also scrolls. */
export function drag({ lift, drop }: Dragging): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let lifted = false;
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "touch" && event.button === 0) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted && Math.hypot(x, y) > SLOP) {
        lifted = lift();
        if (!lifted) start = null;
        else node.setPointerCapture(event.pointerId);
      }
      if (lifted) node.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 30))}deg)`;
      node.classList.toggle("dragged", lifted);
    };
    const up = (event: PointerEvent): void => {
      if (lifted) {
        const hidden = node.style.pointerEvents;
        node.style.pointerEvents = "none";
        const under = document.elementFromPoint(event.clientX, event.clientY);
        node.style.pointerEvents = hidden;
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
        const played = drop(event.type === "pointerup" ? under : null);
        setTimeout(settle, played ? HELD : 0);
      }
      [start, lifted] = [null, false];
    };
    const settle = (): void => {
      node.style.transform = "";
      node.classList.remove("dragged");
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
