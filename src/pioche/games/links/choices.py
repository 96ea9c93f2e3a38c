"""What a seat may do, by code."""

from __future__ import annotations

import numpy as np

from pioche.core.jit import Ints, jit
from pioche.core.kit import put, put_bits
from pioche.games.links import deck
from pioche.games.links.deck import COLOURS, LINK, MOST, STAND, STOP, VALUES
from pioche.games.links.state import ALL, State, can_swap, fits, may_drop, must_lay, near

_ENDS = np.array(deck.LINK_ENDS, np.int64)


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of the seat on turn, by code."""
    if s.target:
        return list_linked(s, seat, out)
    if s.used == MOST:
        return list_end(s, seat, out, 0)  # four Jokers dropped and a card still to be drawn
    n = 0
    for colour in range(COLOURS):
        n = put_bits(out, n, s.hand[seat, colour] & fits(s, colour), deck.LAY + colour * VALUES)
    if not s.beginners:
        n = list_jokers(s, seat, out, n)
    return list_end(s, seat, out, n)


@jit
def list_linked(s: State, seat: int, out: Ints) -> int:
    """Only the card that a Link waits for, or a Joker in its place (LNK-15)."""
    place = s.target - 1
    n = put_bits(out, 0, s.hand[seat, place // VALUES] >> place % VALUES & 1, deck.LAY + place)
    return put_bits(out, n, s.jokers[seat] > 0, STAND + place)


@jit
def list_jokers(s: State, seat: int, out: Ints, n: int) -> int:
    """Jokers laid, numbers swapped in, Links, Jokers dropped."""
    if s.jokers[seat]:
        for colour in range(COLOURS):
            n = put_bits(out, n, fits(s, colour), STAND + colour * VALUES)
    n = list_swaps(s, seat, out, n)
    if s.links[seat]:
        n = list_links(s, seat, out, n)
    return put_bits(out, n, s.jokers[seat] > 0 and may_drop(s, seat), deck.DROP)


@jit
def list_swaps(s: State, seat: int, out: Ints, n: int) -> int:
    """Numbers for which a Joker stands."""
    for colour in range(COLOURS if can_swap(s, seat, s.used) else 0):
        n = put_bits(out, n, s.hand[seat, colour] & s.joker[colour], deck.SWAP + colour * VALUES)
    return n


@jit
def list_links(s: State, seat: int, out: Ints, n: int) -> int:
    """Links from every row to its neighbours, where a card of the hand or a Joker can follow."""
    for colour in range(COLOURS):
        for k in range(COLOURS - 1):
            other = k + (k >= colour)
            if near(s, colour) >> other & 1:
                follow = ALL if s.jokers[seat] else s.hand[seat, other]
                first = LINK + (colour * (COLOURS - 1) + k) * VALUES
                n = put_bits(out, n, s.row[colour] & ~s.row[other] & follow, first)
    return n


@jit
def list_end(s: State, seat: int, out: Ints, n: int) -> int:
    """How the turn may end now: by drawing, stopping or passing, or not yet (LNK-3, LNK-5, LNK-12)."""
    if s.laid:
        return put(out, n, STOP)
    if s.owed or must_lay(s, seat):
        return n
    if s.top == 0:
        return put(out, n, STOP if s.used else deck.PASS)
    n = put(out, n, deck.DRAW)
    return put(out, n, STOP) if s.used and s.drop_turn else n


@jit
def place_linked(action: int) -> int:
    """The place a Link leads to."""
    return int(_ENDS[action - LINK, 1])
