import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { View } from "../lib/types";
import { fly, measure } from "./flight";
import { play } from "./sound";

/** Let cards travel whenever the view changes, and say when one's turn comes. Call while a component is made. */
export function watchTable(get: () => { table: Table; root: HTMLElement | undefined }): void {
  let before: View | null = null;
  let deal = 0;
  let was = new Map<string, DOMRect>();
  let mine = false;

  $effect.pre(() => {
    const { table, root } = get();
    // what was drawn, not what is being drawn
    if (root && before && before !== table.round) was = untrack(() => measure(root));
  });
  $effect(() => {
    const { table, root } = get();
    const [view, book, number] = [table.round, table.book, table.view?.deal ?? 0];
    if (!view || !root || !book) return;
    const [old, dealt, rects] = [before, deal !== number && table.events.length < 3, was];
    [before, deal] = [view, number];
    // before the next picture, but not in the same breath as drawing the table
    if (old !== view) requestAnimationFrame(() => root.isConnected && fly(root, rects, old, view, book, dealt));
  });
  $effect(() => {
    const { table } = get();
    if (table.mine && !mine) play("turn");
    mine = table.mine;
  });
}
