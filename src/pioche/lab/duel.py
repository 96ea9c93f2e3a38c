"""The quick policy against simple rivals, generic over games: compiled by ``Game.bind``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.core.jit import Floats, Ints, below, ones, seeded

deal: Callable[[Any], None]
begin: Callable[[Any], None]
to_act: Callable[[Any], int]
legal: Callable[[Any, int, Ints], int]
apply: Callable[[Any, int, int], None]
winners: Callable[[Any], int]
choose: Callable[[Any, int, Ints, int], int]

RANDOM, EAGER = range(2)


def rival_choice(dice: Any, rival: int, out: Ints, n: int) -> int:
    """Any action, or always the first one listed: laying whatever can be laid."""
    return int(out[below(dice, n)]) if rival == RANDOM else int(out[0])


def duels(states: Any, seed: int, games: int, chosen: int, rival: int, out: Ints, wins: Floats) -> None:
    """Add up the wins of games in which the seats of the mask ``chosen`` use the quick policy.

    State 0 is played in; state 1 only lends its generator to the rival, so that both sides of a duel can
    be given the same deals.
    """
    s, dice = states[0], states[1]
    for index in range(games):
        s.rng = seeded(seed, index)
        dice.rng = seeded(seed + 1, index)
        s.seat = below(s, s.seats)
        deal(s)
        begin(s)
        while to_act(s):
            seat = 0
            while not to_act(s) >> seat & 1:
                seat += 1
            n = legal(s, seat, out)
            mine = chosen >> seat & 1
            apply(s, seat, choose(s, seat, out, n) if mine else rival_choice(dice, rival, out, n))
        who = winners(s)
        for seat in range(s.seats):
            wins[seat] += (who >> seat & 1) / ones(who)
