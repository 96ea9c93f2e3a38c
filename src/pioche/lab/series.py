"""Series of games counted as they are played, generic over games."""

from __future__ import annotations

import numpy as np

from pioche.core.binding import generic
from pioche.core.jit import HasGenerator, Ints, scramble, seeded
from pioche.core.play import any_action, open_round, pick
from pioche.core.stubs import State, States, choose, legal, scores, to_act, winners
from pioche.core.turn import carry_out

RANDOM, QUICK, EAGER = range(3)
TURNS, ACTIONS, DRAWS, PASSES, OTHER = range(5)


@generic
def decide(s: State, dice: HasGenerator, seat: int, policy: int, out: Ints) -> int:
    """The policy's action: any, the quick one, or always the first one listed."""
    if policy == RANDOM:
        return any_action(s, dice, seat, out)
    n = legal(s, seat, out)
    return choose(s, seat, out, n) if policy == QUICK else int(out[0])


@generic
def take_action(s: State, dice: HasGenerator, who: int, policies: Ints, kind: Ints, out: Ints, count: Ints) -> int:
    """One action of one of the seats ``who``, counted; the seats to act after it."""
    turn, seat = s.seat, pick(dice, who)
    action = decide(s, dice, seat, policies[seat], out)
    carry_out(s, seat, action)
    count[kind[action]] += 1
    count[ACTIONS] += 1
    who = to_act(s)
    if who == 0 or s.seat != turn:
        count[TURNS] += 1
    return who


@generic
def enter(s: State, first: int, out: Ints, count: Ints, won: Ints, points: Ints, lengths: Ints) -> None:
    """Write a finished game into the books."""
    won[first, winners(s)] += 1
    scores(s, out)
    for seat in range(s.seats):
        points[0, first, seat] += out[seat]
        points[1, first, seat] += out[seat] * out[seat]
    for what in range(OTHER):
        # No game is longer than it declares; should one be, memory beyond the books stays untouched.
        lengths[what, min(count[what], lengths.shape[1] - 1)] += 1


@generic
def series(
    states: States,
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
        # The dice are seeded apart from the deal: whatever the policies throw, the cards stay the same.
        dice.rng = scramble(seeded(seed, game))
        open_round(s, seed, game)
        first = int(s.seat)
        who = to_act(s)
        while who:
            who = take_action(s, dice, who, policies, kind, out, count)
        enter(s, first, out, count, won, points, lengths)
