"""The quick policy: lay rather than draw, keep eights, name the suit one has most of."""

from __future__ import annotations

from crazy_eights.deck import EIGHT, NAME, PACK, SUIT
from crazy_eights.rules import ALL_OF, WORTH
from crazy_eights.state import State
from pioche.core.jit import Ints, jit, ones


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """The most expensive card but an eight; without one an eight, else whatever is left."""
    best, most = int(out[n - 1]), -1
    for i in range(n):
        action = int(out[i])
        if s.phase == SUIT:
            found = ones(int(s.hand[seat, 0]) & ALL_OF << (action - NAME))
        else:
            found = -1 if action >= PACK else 0 if action >> 2 == EIGHT else int(WORTH[action])
        if found > most:
            best, most = action, found
    return best
