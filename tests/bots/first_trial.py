"""A second reference: the rule of thumb of the first trials of search, before the row games had their quick policy."""

from __future__ import annotations

from pioche.core.jit import Ints, jit
from pioche.games.elevens.deck import STOP, VALUES
from pioche.games.elevens.state import State


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """Ends of rows first, then what leads to a card of one's own, then anything; rather stop than open a way."""
    best, most = int(out[0]), -1
    for i in range(n):
        found = worth(s, seat, int(out[i]))
        if found > most:
            best, most = int(out[i]), found
    return best


@jit
def worth(s: State, seat: int, action: int) -> int:
    """What an action is worth."""
    if action >= STOP:
        return 2
    colour, value = action // VALUES, action % VALUES
    if value in (0, VALUES - 1):
        return 6
    following = value + 1 if value >= 10 else value - 1
    if s.hand[seat, colour] >> following & 1:
        return 4
    return 1 if s.laid else 3
