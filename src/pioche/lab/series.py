"""Series of games counted as they are played, generic over games: compiled by ``Game.bind``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from pioche.core import play
from pioche.core.jit import Ints, below, jit, scramble, seeded

deal: Callable[[Any], None]
begin: Callable[[Any], None]
to_act: Callable[[Any], int]
legal: Callable[[Any, int, Ints], int]
apply: Callable[[Any, int, int], None]
winners: Callable[[Any], int]
scores: Callable[[Any, Ints], None]
choose: Callable[[Any, int, Ints, int], int]

RANDOM, QUICK, EAGER = range(3)
TURNS, ACTIONS, DRAWS, PASSES, OTHER = range(5)

pick = jit(play.pick)


def decide(s: Any, dice: Any, seat: int, policy: int, out: Ints) -> int:
    """The policy's action: any, the quick one, or always the first one listed."""
    n = legal(s, seat, out)
    if policy == QUICK:
        return choose(s, seat, out, n)
    return int(out[below(dice, n)]) if policy == RANDOM else int(out[0])


def open_game(s: Any, dice: Any, seed: int, index: int) -> int:
    """Deal and begin game ``index`` as ``core/play.py`` does; the seat whose turn it is then.

    The dice are seeded apart from the deal: whatever the policies throw, the cards stay the same.
    """
    s.rng = seeded(seed, index)
    dice.rng = scramble(s.rng)
    s.seat = below(s, s.seats)
    deal(s)
    begin(s)
    return int(s.seat)


def take_action(s: Any, dice: Any, who: int, policies: Ints, kind: Ints, out: Ints, count: Ints) -> int:
    """One action of one of the seats ``who``, counted; the seats to act after it."""
    turn, seat = s.seat, pick(dice, who)
    action = decide(s, dice, seat, policies[seat], out)
    apply(s, seat, action)
    count[kind[action]] += 1
    count[ACTIONS] += 1
    who = to_act(s)
    if who == 0 or s.seat != turn:
        count[TURNS] += 1
    return who


def enter(s: Any, first: int, out: Ints, count: Ints, won: Ints, points: Ints, lengths: Ints) -> None:
    """Write a finished game into the books."""
    won[first, winners(s)] += 1
    scores(s, out)
    for seat in range(s.seats):
        points[0, first, seat] += out[seat]
        points[1, first, seat] += out[seat] * out[seat]
    for what in range(OTHER):
        # No game is longer than it declares; should one be, memory beyond the books stays untouched.
        lengths[what, min(count[what], lengths.shape[1] - 1)] += 1


def series(
    states: Any,
    seed: int,
    index: int,
    n: int,
    policies: Ints,
    kind: Ints,
    out: Ints,
    won: Ints,
    points: Ints,
    lengths: Ints,
) -> None:
    """Play n games of a series from ``index`` on and add them up.

    State 0 is played in, state 1 only lends its generator to the policies. ``won`` counts games by the seat that
    had the first turn and the mask of winners, ``points`` adds points and their squares by first turn and seat,
    ``lengths`` counts games by their number of turns, actions, draws and passes.
    """
    s, dice = states[0], states[1]
    count = np.zeros(OTHER + 1, np.int64)
    for game in range(index, index + n):
        count[:] = 0
        first = open_game(s, dice, seed, game)
        who = to_act(s)
        while who:
            who = take_action(s, dice, who, policies, kind, out, count)
        enter(s, first, out, count, won, points, lengths)
