"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

import numpy as np

from pioche.core import colours
from pioche.core.colours import hidden
from pioche.core.jit import Bytes, jit, seeded, shuffle
from pioche.core.kit import pop, put
from pioche.games.links.deck import CARDS, COLOURS, JOKER, MOST_SEATS, ORDERS, VALUES
from pioche.games.links.state import ALL, State, can_lay, can_swap, fits, held, reached, take

_ORDERS = np.array(ORDERS, np.int64)


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: other hands, the pile, the generator.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. Jokers that were
    taken openly stay where they are. A seat in the middle of its turn has shown something of its hand; worlds against
    that are dealt again.
    """
    counts = (held(s, 0), held(s, 1), held(s, 2), held(s, 3), held(s, 4), held(s, 5))
    s.rng = seeded(seed, 0)
    possible = False
    while not possible:
        gather(s, me)
        shuffle(s, s.pile, s.top)
        for seat in range(s.seats):
            for _ in range(counts[seat] - s.shown[seat] if hidden(s, me, seat) else 0):
                take(s, seat, pop(s))
        possible = s.seat == me or plausible(s)


@jit
def gather(s: State, me: int) -> None:
    """All cards that seat ``me`` does not see, into the pile in the order of their codes."""
    jokers = unseen_jokers(s, me)
    colours.gather(s, me, VALUES)
    for _ in range(jokers):
        s.top = put(s.pile, s.top, JOKER)
    for seat in range(s.seats):
        if hidden(s, me, seat):
            s.jokers[seat] = s.shown[seat]


@jit
def unseen_jokers(s: State, me: int) -> int:
    """The Jokers in the pile, and those in other hands that were not taken openly."""
    count = 0
    for seat in range(s.seats):
        if hidden(s, me, seat):
            count += s.jokers[seat] - s.shown[seat]
    for i in range(s.top):
        count += s.pile[i] == JOKER
    return count


@jit
def plausible(s: State) -> bool:
    """Whether the seat on turn could be where it is in its turn with the hand it was dealt back.

    It holds what a Link or a swap waits for; whether it can do more than end its turn nobody knows (ALL-3).
    """
    if s.over:
        return True
    if s.target:
        place = s.target - 1
        return bool(s.jokers[s.seat] or s.hand[s.seat, place // VALUES] >> place % VALUES & 1)
    return not s.owed or can_lay(s, s.seat, s.jokers[s.seat]) or can_swap(s, s.seat, s.used)


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """What seat ``me`` sees: own hand, rows, Jokers there, what fits or can be linked, the unseen; then each seat."""
    out[:] = 0
    for colour in range(COLOURS):
        own, stood = s.hand[me, colour], s.joker[colour]
        unseen = ALL & ~own & ~(s.row[colour] & ~stood)
        for v in range(VALUES):
            at = colour * VALUES + v
            out[at] = own >> v & 1
            out[CARDS + at] = s.row[colour] >> v & 1
            out[2 * CARDS + at] = stood >> v & 1
            out[3 * CARDS + at] = fits(s, colour) >> v & 1
            out[4 * CARDS + at] = reached(s, colour) >> v & 1
            out[5 * CARDS + at] = unseen >> v & 1
    at = 6 * CARDS
    for k in range(s.seats):
        seat = (me + k) % s.seats
        out[at + k] = held(s, seat)
        out[at + MOST_SEATS + k] = s.links[seat]
        out[at + 2 * MOST_SEATS + k] = s.bonus[seat]
        out[at + 3 * MOST_SEATS + k] = s.jokers[seat] if seat == me or s.over else s.shown[seat]
        out[at + 4 * MOST_SEATS + k] = s.seat == seat
        out[at + 5 * MOST_SEATS + k] = s.out == seat + 1
    at += 6 * MOST_SEATS
    for k in range(COLOURS):
        out[at + k] = _ORDERS[s.order, k]
    facts = (s.top, s.used, s.laid, s.owed, s.target, s.passes, s.dropped, s.seats, s.beginners, s.drop_turn)
    for i in range(len(facts)):
        out[at + COLOURS + i] = facts[i]
