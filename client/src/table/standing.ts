import type { TableView } from "../lib/types";

/** How a seat stands after a round: its points in it, and in all. */
export interface Standing {
  seat: number;
  now: number;
  total: number;
  won: boolean;
}

/** Who won: the match once it is over, else the last round. */
export const winnersOf = (view: TableView): readonly number[] =>
  (view.stage === "over" ? view.winners : view.finished?.at(-1)?.winners) ?? [];

/** The seats by place, the best first; among equals whoever won. */
export function standing(view: TableView, lowWins: boolean): Standing[] {
  const [winners, last] = [winnersOf(view), view.finished?.at(-1)];
  const seats = view.seats.map(({ seat }) => ({
    seat,
    now: last?.points[seat] ?? 0,
    total: view.totals?.[seat] ?? 0,
    won: winners.includes(seat),
  }));
  return seats.sort((a, b) => (a.total - b.total) * (lowWins ? 1 : -1) || Number(b.won) - Number(a.won));
}
