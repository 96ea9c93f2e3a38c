// What this browser remembers. Private windows may refuse: then nothing is remembered.
const NAME = "pioche";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`${NAME}.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`${NAME}.${key}`);
    else localStorage.setItem(`${NAME}.${key}`, value);
  } catch {
    // nothing is remembered
  }
}

/** A seat this browser holds at a table; `around`: one of several on a device that is passed around. */
export interface OwnSeat { table: string; seat: number; token: string; name: string; game: string; code: string; at: number; around?: boolean }

export function ownSeats(): OwnSeat[] {
  try {
    return JSON.parse(kept("seats") ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
}

export const seatsAt = (table: string): OwnSeat[] => ownSeats().filter((own) => own.table === table);

export function rememberSeat(own: OwnSeat): void {
  const others = ownSeats().filter((each) => each.table !== own.table || each.seat !== own.seat);
  keep("seats", JSON.stringify([own, ...others].slice(0, 60)));
}

export function forgetTable(table: string): void {
  keep("seats", JSON.stringify(ownSeats().filter((own) => own.table !== table)));
}
