"""Random play for tests, through the front door."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pioche.core import jit
from pioche.core.game import Setting, games
from pioche.core.round import Round, deal_round

SETTINGS = [setting for game in games() for setting in game.settings()]

# Plain Python is a hundred times slower: the same tests, fewer rounds.
FEW = 1 if jit.OFF else 6


def walk(setting: Setting, seed: int) -> Iterator[Round]:
    """The same round object at the deal and after every action of random play, to the end."""
    dice = random.Random(seed)
    round = deal_round(setting, seed, 0, None)
    yield round
    while not round.over:
        step(round, dice)
        yield round


def step(round: Round, dice: random.Random) -> None:
    """A random legal action of a random seat that may act."""
    seat = dice.choice(round.to_act)
    round.play(seat, dice.choice(round.legal(seat)))


def moments(setting: Setting, seed: int, share: int) -> Iterator[Round]:
    """About one of ``share`` moments of a walk (fewer without the compiler), the first and the last always."""
    share *= 5 if jit.OFF else 1
    for at, round in enumerate(walk(setting, seed)):
        if at % share == seed % share or at == 0 or round.over:
            yield round


def middle(setting: Setting, seed: int, steps: int) -> Round:
    """A copy of the round after so many random steps, or at its end."""
    for at, round in enumerate(walk(setting, seed)):
        if at == steps or round.over:
            return round.copy()
    raise AssertionError("a walk has a first moment")
