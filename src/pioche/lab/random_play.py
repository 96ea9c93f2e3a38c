"""Random play that watches itself, generic over games."""

from __future__ import annotations

from pioche.core.binding import generic
from pioche.core.jit import Ints, low
from pioche.core.play import any_action, pick
from pioche.core.stubs import State, States, legal, to_act
from pioche.core.turn import carry_out

STUCK, TOO_MANY = -1, -2


@generic
def play_on(states: States, i: int, most: int, out: Ints) -> int:
    """Play up to so many random actions; how many it were, or what went wrong."""
    s = states[i]
    for done in range(most):
        who = to_act(s)
        if who == 0:
            return done
        wrong = trouble(s, who, out)
        if wrong:
            return wrong
        seat = pick(s, who)
        carry_out(s, seat, any_action(s, s, seat, out))
    return most


@generic
def trouble(s: State, who: int, out: Ints) -> int:
    """Every seat that may act must have an action, and none more than there is room for; else what is wrong."""
    while who:
        n = legal(s, low(who), out)
        if n < 1 or n > len(out):
            return STUCK if n < 1 else TOO_MANY
        who &= who - 1
    return 0
