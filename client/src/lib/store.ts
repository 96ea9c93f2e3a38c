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
export interface OwnSeat {
  table: string;
  seat: number;
  token: string;
  name: string;
  game: string;
  code: string;
  at: number;
  around?: boolean;
}

export function ownSeats(): OwnSeat[] {
  try {
    return JSON.parse(kept("seats") ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
}

/** The seat of this tab at a table: a browser may hold several there. */
export function mySeat(table: string): OwnSeat | undefined {
  const seats = seatsAt(table);
  return seats.find((own) => String(own.seat) === inTab(table)) ?? seats[0];
}

function inTab(table: string): string | null {
  try {
    return sessionStorage.getItem(`${NAME}.seat.${table}`);
  } catch {
    return null;
  }
}

export const seatsAt = (table: string): OwnSeat[] => ownSeats().filter((own) => own.table === table);

export function rememberSeat(own: OwnSeat): void {
  try {
    sessionStorage.setItem(`${NAME}.seat.${own.table}`, String(own.seat));
  } catch {
    // nothing is remembered
  }
  const others = ownSeats().filter((each) => each.table !== own.table || each.seat !== own.seat);
  keep("seats", JSON.stringify([own, ...others].slice(0, 60)));
}

export function forgetSeat(table: string, seat: number): void {
  keep("seats", JSON.stringify(ownSeats().filter((own) => own.table !== table || own.seat !== seat)));
}

export function forgetTable(table: string): void {
  keep(`code.${table}`, null);
  keep("seats", JSON.stringify(ownSeats().filter((own) => own.table !== table)));
}

// The fingerprints of deals as they were shown before a card was seen, the newest first.
type Proof = [deal: string, commitment: string];

function proofs(): Proof[] {
  try {
    return JSON.parse(kept("proofs") ?? "[]") as Proof[];
  } catch {
    return [];
  }
}

/** The first fingerprint seen for a deal is the one that counts. */
export function rememberProof(table: string, deal: number, commitment: string): void {
  const name = `${table}/${deal}`;
  const known = proofs();
  if (known[0]?.[0] === name || known.some(([each]) => each === name)) return;
  keep("proofs", JSON.stringify([[name, commitment], ...known].slice(0, 200)));
}

export function proofOf(table: string, deal: number): string | undefined {
  return proofs().find(([name]) => name === `${table}/${deal}`)?.[1];
}

/** The short code of a table, as far as this browser heard it. */
export function codeOf(table: string): string {
  return kept(`code.${table}`) ?? seatsAt(table).find((own) => own.code)?.code ?? "";
}
