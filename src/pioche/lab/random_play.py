"""Random play that watches itself, generic over games: compiled by ``Game.bind``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.core.jit import Ints, below, low

to_act: Callable[[Any], int]
legal: Callable[[Any, int, Ints], int]
apply: Callable[[Any, int, int], None]

STUCK, TOO_MANY = -1, -2


def play_on(states: Any, i: int, most: int, out: Ints) -> int:
    """Play up to so many random actions; how many it were, or what went wrong.

    Every seat that may act must have an action, and none more than there is room for.
    """
    s = states[i]
    for done in range(most):
        who = to_act(s)
        if who == 0:
            return done
        chosen = below(s, 8)
        while who:
            seat = low(who)
            who &= who - 1
            n = legal(s, seat, out)
            if n < 1:
                return STUCK
            if n > len(out):
                return TOO_MANY
            if who == 0 or chosen == 0:
                apply(s, seat, int(out[below(s, n)]))
                who = 0
            chosen -= 1
    return most
