"""What a seat cannot know, dealt again; and what it sees, in numbers."""

from __future__ import annotations

from crazy_eights.deck import MOST_SEATS, OVER, PACK
from crazy_eights.state import State, held, take
from pioche.core.jit import Bytes, jit, seeded, shuffle


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """The pile and all hands but that of seat ``me`` (-1: an onlooker) are shuffled and dealt again.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result.
    """
    s.rng = seeded(seed, 0)
    others = 0 if s.phase == OVER else s.seats
    once, twice = 0, 0  # the unseen cards as bits, and those that are there twice
    for i in range(s.top):
        bit = 1 << int(s.pile[i])
        twice |= once & bit
        once |= bit
    for seat in range(others):
        if seat != me:
            twice |= once & int(s.hand[seat, 0]) | int(s.hand[seat, 1])
            once |= int(s.hand[seat, 0])
    n = 0
    for card in range(PACK):
        for _ in range((once >> card & 1) + (twice >> card & 1)):
            s.pile[n] = card
            n += 1
    s.top = n
    shuffle(s, s.pile, s.top)
    for seat in range(others):
        n = 0 if seat == me else held(s, seat)
        if n:
            s.hand[seat, :] = 0
        for _ in range(n):
            take(s, seat)


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """Own hand, cards face up, the latest of them, the suit; then seats counted from ``me`` on; then the turn."""
    out[:] = 0
    for card in range(PACK):
        out[card] = (s.hand[me, 0] >> card & 1) + (s.hand[me, 1] >> card & 1)
    for i in range(s.laid):
        out[PACK + int(s.discard[i])] += 1
    out[2 * PACK + int(s.discard[s.laid - 1])] = 1
    out[3 * PACK + s.suit] = 1
    at = 3 * PACK + 4
    for k in range(s.seats):
        seat = (me + k) % s.seats
        out[at + k] = 1
        out[at + MOST_SEATS + k] = held(s, seat)
        out[at + 2 * MOST_SEATS + k] = s.seat == seat
    at += 3 * MOST_SEATS
    out[at] = s.top
    out[at + 1] = s.drawn
    out[at + 2] = s.owed
    out[at + 3] = s.passes
    out[at + 4] = s.direction > 0
    out[at + 5] = s.special
    out[at + 6 + s.phase] = 1
