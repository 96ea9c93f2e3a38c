import type { View, Zone } from "../lib/types";

/** A card that went from one spot to another; null: face down. A spot is `zone ID`, `place ID` or `seat N`. */
export interface Move {
  card: string | null;
  from: string;
  to: string;
}

interface Change {
  spot: string;
  card: string | null;
  owner: number | undefined;
}

/** Which cards moved between two views of the same onlooker: told by what lies elsewhere now, whatever the game. */
export function moves(before: View, after: View): Move[] {
  const gone: Change[] = [];
  const come: Change[] = [];
  for (const id of new Set([...before.zones, ...after.zones].map((zone) => zone.id)))
    compare(
      before.zones.find((zone) => zone.id === id),
      after.zones.find((zone) => zone.id === id),
      gone,
      come,
    );
  const found = matched(gone, come, same);
  matched(gone, come, flipped); // it only turned over where it lies
  return [...found, ...matched(gone, come, hidden), ...matched(gone, come, renamed)];
}

function compare(old: Zone | undefined, now: Zone | undefined, gone: Change[], come: Change[]): void {
  const zone = now ?? old;
  if (!zone) return;
  const change = (card: string | null, spot = `zone ${zone.id}`): Change => ({ spot, card, owner: zone.owner });
  const rest = [...(now?.cards ?? [])];
  for (const card of old?.cards ?? []) {
    const at = rest.indexOf(card);
    if (at < 0) gone.push(change(card));
    else rest.splice(at, 1);
  }
  come.push(...rest.map((card) => change(card)));
  const places = new Map((old?.places ?? []).map((place) => [place.id, place.card]));
  for (const place of now?.places ?? []) {
    const was = places.get(place.id);
    if (was === place.card) continue;
    if (place.card !== undefined) come.push(change(place.card, `place ${place.id}`));
    if (was !== undefined) gone.push(change(was, `place ${place.id}`));
  }
}

const same = (a: Change, b: Change): boolean => a.card !== null && a.card === b.card;
const hidden = (a: Change, b: Change): boolean => a.card === null || b.card === null;
const flipped = (a: Change, b: Change): boolean => hidden(a, b) && a.spot === b.spot;
/** A card that lies as it was called has another text than in the hand. */
const renamed = (a: Change, b: Change): boolean => a.owner !== undefined && b.owner === undefined;

function matched(gone: Change[], come: Change[], fits: (a: Change, b: Change) => boolean): Move[] {
  const found: Move[] = [];
  for (const target of [...come]) {
    const source = gone.find((each) => fits(each, target));
    if (!source) continue;
    gone.splice(gone.indexOf(source), 1);
    come.splice(come.indexOf(target), 1);
    found.push({ card: target.card ?? source.card, from: source.spot, to: target.spot });
  }
  return found;
}
