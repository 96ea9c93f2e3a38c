"""Worlds that heed what play has revealed: who drew or passed held nothing that fitted then."""

from __future__ import annotations

from pioche.core.colours import gather, hidden
from pioche.core.jit import jit, seeded, shuffle
from pioche.core.kit import held_by_all, pop
from pioche.games.elevens.deck import VALUES
from pioche.games.elevens.state import State, take
from pioche.games.elevens.unseen import deal_again, plausible

BELIEVED = 40  # deals tried; nearly always the first or second will do


@jit
def believe(s: State, me: int, seed: int) -> None:
    """As ``redeal``, but no seat is dealt a card that everybody knows it does not hold.

    Where no such deal is found, as in a world that was not dealt so itself, it is a plain one.
    """
    counts = held_by_all(s)
    s.rng = seeded(seed, 0)
    for attempt in range(0 if s.over else BELIEVED):
        gather(s, me, VALUES)
        possible, last = True, -1
        for k in range(s.seats):
            seat = (attempt + k) % s.seats
            if possible and hidden(s, me, seat):
                card = deal_believed(s, seat, counts[seat])
                possible = card >= 0 or counts[seat] == 0
                last = card if seat == s.seat else last
        shuffle(s, s.pile, s.top)
        if possible and (s.seat == me or plausible(s, last)):
            return
    deal_again(s, me, seed, counts)


@jit
def deal_believed(s: State, seat: int, count: int) -> int:
    """So many cards for a seat out of those it may hold; the last of them, or -1 if there are not enough.

    The card it has just drawn, and may lay next, is the last one and may be any.
    """
    shuffle(s, s.pile, s.top)
    card = -1
    for k in range(count):
        drawn = seat == s.seat and s.drawn > 0 and k == count - 1
        at = s.top - 1
        while at >= 0 and not drawn and lacks(s, seat, int(s.pile[at])):
            at -= 1
        if at < 0:
            return -1
        card = int(s.pile[at])
        s.pile[at] = s.pile[s.top - 1]
        pop(s)
        take(s, seat, card)
    return card


@jit
def lacks(s: State, seat: int, card: int) -> bool:
    """Whether everybody knows that a seat does not hold a card."""
    return bool(s.lacks[seat, card // VALUES] >> card % VALUES & 1)
