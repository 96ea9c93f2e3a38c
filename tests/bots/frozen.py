"""A reference to measure against: the quick policy of the row games as it was when the first bots were made.

It stays as it is, whatever becomes of the real one; only the compiler's names are shared.
"""

from __future__ import annotations

from pioche.core.jit import Ints, jit, ones
from pioche.games.elevens.deck import COLOURS, STOP, VALUES
from pioche.games.elevens.state import State, fits, values

# Rows that grow outwards: one's farthest cards need the longest time, so the way to them is opened first;
# what lies beyond them helps only others, and a side without a card of one's own is opened last of all.
OPENING, REACH, NEAR, BEYOND, GIFT = -8, 4, 2, -9, -48

# Rows that close from both ends: a side is good to open where cards of others still wait behind one's own.
WAITING, FREED = 5, -11


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """One of the n legal actions in ``out``: the whole hand if it can be laid now, else the best card, then stop."""
    if n == 1 or can_go_out(s, seat):
        return int(out[0])
    return STOP if s.laid else best_card(s, seat, out, n)


@jit
def can_go_out(s: State, seat: int) -> bool:
    """Whether the seat can lay all its cards in this turn, in whatever order."""
    for colour in range(COLOURS):
        hand, row = s.hand[seat, colour], s.row[colour]
        if hand and (runs(hand | row) > max(runs(row), 1) or not hand & fits(s, colour)):
            return False
    return True


@jit
def runs(mask: int) -> int:
    """How many stretches of neighbouring values a mask has."""
    return ones(mask & ~(mask << 1))


@jit
def best_card(s: State, seat: int, out: Ints, n: int) -> int:
    """The card of highest worth, the first of equals."""
    best, most = int(out[0]), worth(s, seat, int(out[0]))
    for i in range(1, n):
        found = worth(s, seat, int(out[i]))
        if found > most:
            best, most = int(out[i]), found
    return best


@jit
def worth(s: State, seat: int, card: int) -> int:
    """What the places opened by a card are worth to the seat, 0 if none is."""
    bit, hand = 1 << card % VALUES, s.hand[seat, card // VALUES]
    free = values(s) & ~s.row[card // VALUES]
    up = above(s, free & -(bit << 1), hand) if free & bit << 1 else 0
    return up + beneath(s, free & (bit - 1), hand) if free & bit >> 1 else up


@jit
def above(s: State, side: int, hand: int) -> int:
    """The worth of opening a side that is entered at its lowest value."""
    mine = hand & side
    first = mine & -mine
    return opened(s, side, mine, side & (first - 1), side & filled(mine))


@jit
def beneath(s: State, side: int, hand: int) -> int:
    """The worth of opening a side that is entered at its highest value."""
    mine = hand & side
    last = mine & -mine
    return opened(s, side, mine, side & ~filled(mine), side & -last)


@jit
def filled(mask: int) -> int:
    """All bits up to the highest of a mask."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    return mask | mask >> 16


@jit
def opened(s: State, side: int, mine: int, near: int, reach: int) -> int:
    """The worth of opening a side: ``near`` lies before the first card of mine, ``reach`` goes up to the last."""
    if side == mine:
        return 0
    if not s.starts:
        return WAITING * ones(side & ~mine) + FREED * ones(near) if near else 0
    gift = 0 if reach else GIFT
    return OPENING + REACH * ones(reach) + NEAR * ones(near) + BEYOND * ones(side & ~reach) + gift
