import { mount, unmount } from "svelte";
import { artOf } from "../cards/art";
import Look from "../cards/Look.svelte";
import type { GameBook } from "../lib/book.svelte";
import type { View } from "../lib/types";
import { type Move, moves } from "./moves";

type Rects = Map<string, DOMRect>;
const FLIGHT = 340; // milliseconds a card is in the air
const STAGGER = 45; // between two cards of the same moment
const DEALING = 28;
const MOST = 24; // more cards at once are not followed one by one
const EASE = "cubic-bezier(0.22, 0.9, 0.3, 1)";

/** Where everything lies: spots by name, cards by zone, text and which of several equal ones. */
export function measure(root: HTMLElement, nodes = found(root)): Rects {
  return new Map([...nodes].map(([key, node]) => [key, cardRect(node)]));
}

const USUAL = 40; // pixels: a card where none is drawn, as in another's hand

/** The card itself, never the strip or the zone around it; where a zone shows many, one of them in its middle. */
function cardRect(node: HTMLElement): DOMRect {
  const [around, card] = [node.getBoundingClientRect(), node.querySelector(".card")?.getBoundingClientRect()];
  if (node.dataset["spot"]?.startsWith("place ") || !around.width) return around; // as large as what lies there
  if (card && node.dataset["lies"] !== undefined) return card;
  const width = card?.width || USUAL;
  const height = card?.height || USUAL * 1.4;
  const [x, y] = [around.x + (around.width - width) / 2, around.y + (around.height - height) / 2];
  return new DOMRect(x, y, width, height);
}

function found(root: HTMLElement): Map<string, HTMLElement> {
  const nodes = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) nodes.set(node.dataset["spot"] ?? "", node);
  for (const node of root.querySelectorAll<HTMLElement>("[data-lies]")) {
    let nth = 0;
    while (nodes.has(`${node.dataset["lies"]}#${nth}`)) nth += 1;
    nodes.set(`${node.dataset["lies"]}#${nth}`, node);
  }
  return nodes;
}

const still = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || typeof Element.prototype.animate !== "function";

/** Let the cards travel from where they lay to where they lie now. Nothing waits for it. */
export function fly(
  root: HTMLElement,
  was: Rects,
  before: View | null,
  after: View,
  book: GameBook,
  dealt: boolean,
): void {
  if (still()) return;
  const nodes = found(root);
  const now = measure(root, nodes); // all is read before anything is set in motion
  const travelled = dealt || !before ? deals(after) : moves(before, after).slice(0, MOST);
  const seen = new Set<string>();
  travelled.forEach((move, nth) => {
    const from = rectOf(was, move) ?? now.get(move.from);
    const key = landing(nodes, was, seen, move);
    const to = now.get(key ?? move.to);
    const node = key ? nodes.get(key) : undefined;
    if (!from?.width || !to?.width) return;
    const delay = nth * (dealt ? DEALING : STAGGER);
    if (node) arrive(node, from, to, delay);
    else ghost(root, move.card, book, from, to, delay);
  });
  for (const [key, node] of nodes) if (key.includes("#") && !seen.has(key)) slide(node, was.get(key), now.get(key));
}

/** A fresh deal: every card of one's own hand comes from the pile, or from above. */
function deals(view: View): Move[] {
  const pile = view.zones.find((zone) => zone.kind === "pile");
  const own = view.zones.filter((zone) => zone.kind === "hand" && zone.owner === view.seat && view.seat !== null);
  return own.flatMap((zone) =>
    (zone.cards ?? []).map((card) => ({ card, from: `zone ${pile?.id ?? ""}`, to: `zone ${zone.id}` })),
  );
}

function rectOf(was: Rects, { from, card }: Move): DOMRect | undefined {
  const name = `${from.replace(/^zone /, "")}/${card}`;
  let nth = 0;
  while (was.has(`${name}#${nth + 1}`)) nth += 1;
  return was.get(`${name}#${nth}`) ?? was.get(from);
}

/** What a card is now: its place, or the element that was not there before in the zone it went to. */
function landing(nodes: Map<string, HTMLElement>, was: Rects, seen: Set<string>, move: Move): string | null {
  if (move.to.startsWith("place ")) return move.to;
  const name = `${move.to.replace(/^zone /, "")}/${move.card}`;
  for (let nth = 0; nodes.has(`${name}#${nth}`); nth += 1) {
    const key = `${name}#${nth}`;
    if (seen.has(key) || (was.has(key) && nodes.has(`${name}#${nth + 1}`))) continue;
    seen.add(key);
    return key;
  }
  return null;
}

/** A card that is shown where it lands: it comes from where it lay, as large as it was there. */
function arrive(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const [x, y] = [from.x + (from.width - to.width) / 2 - to.x, from.y + (from.height - to.height) / 2 - to.y];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const card = node.querySelector<HTMLElement>(".card") ?? node;
  node.classList.add("flying");
  // it ends as it lies, which may be a little raised
  const flown = card.animate([{ transform: start, opacity: 0.85, offset: 0 }], {
    duration: FLIGHT,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  flown.onfinish = flown.oncancel = () => node.classList.remove("flying");
}

/** A neighbour that made room. */
function slide(node: HTMLElement, was: DOMRect | undefined, now: DOMRect | undefined): void {
  if (!was || !now) return;
  const [x, y] = [was.x - now.x, was.y - now.y];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: FLIGHT * 0.7,
    easing: EASE,
  });
}

/** A card on its way to where it is not shown singly: a pile, another hand. */
function ghost(
  root: HTMLElement,
  card: string | null,
  book: GameBook,
  from: DOMRect,
  to: DOMRect,
  delay: number,
): void {
  const node = document.createElement("div");
  node.className = "ghost";
  const { width } = from;
  node.style.setProperty("--card-w", `${width}px`);
  root.append(node);
  const face = mount(Look, {
    target: node,
    props: { look: card ? book.look(card) : null, art: artOf(book.book.game) },
  });
  const at = (rect: DOMRect): string =>
    `translate(${rect.x + (rect.width - width) / 2}px, ${rect.y + rect.height / 2 - width * 0.7}px)` +
    ` scale(${rect.width / width})`;
  const flown = node.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: FLIGHT * 1.3, delay, easing: EASE, fill: "both" },
  );
  const done = (): void => {
    void unmount(face);
    node.remove();
  };
  flown.onfinish = flown.oncancel = done;
}
