"""Random play for tests, through the front door."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from pioche.core import jit
from pioche.core.game import Game, Option, Setting, find, games
from pioche.core.round import Round, deal_round

CHOSEN = tuple(map(find, os.environ.get("PIOCHE_GAME", "").split())) or games()
MANY = 12  # settings of one game; with more, not all of them are walked
ALL = os.environ.get("PIOCHE_TESTS") == "all"  # every setting, for whoever need not wait for it
# Plain Python is a hundred times slower; with array bounds checked the same tests run a second time.
SHORT = jit.OFF or bool(os.environ.get("NUMBA_BOUNDSCHECK")) or not ALL


def settings_of(game: Game) -> list[Setting]:
    """Every setting; of a game with very many: every seat count, every option value, and drawn mixtures of them."""
    every = list(game.settings())
    if len(every) <= MANY:
        return every
    usual = [game.variants(seats)[0] for seats in game.seats]
    values = [(option.name, str(value)) for option in game.options for value in some_values(option)]
    single = [with_one(game, game.seats[at % len(game.seats)], *each) for at, each in enumerate(values)]
    return list(dict.fromkeys([*usual, *single, *random.Random(game.id).sample(every, 3)]))


def some_values(option: Option) -> tuple[str | int, ...]:
    """Every value but the default; of very many that play alike every seventh (a soak plays them all)."""
    return option.values[1::7] if option.alike else option.values[1:]


def with_one(game: Game, seats: int, name: str, value: str) -> Setting:
    """The game with another value of one option and else as usual as that allows, best with so many seats."""
    usual = {option.name: str(option.values[0]) for option in game.options} | {name: value}
    allowed = [each for each in game.settings() if each.options[name] == value]
    return min(allowed, key=lambda each: (len(each.options.items() - usual.items()), each.seats != seats))


def some(settings: list[Setting]) -> list[Setting]:
    """All of them, or three to eight where time is short."""
    share = 3 if not ALL else 5 if jit.OFF else 8 if SHORT else len(settings)
    return settings[:: -(-len(settings) // share)]


SETTINGS = [setting for game in CHOSEN for setting in some(settings_of(game))]

# Plain Python is a hundred times slower: the same tests, fewer rounds.
FEW = 1 if jit.OFF else 4 if ALL else 2


def walk(setting: Setting, seed: int) -> Iterator[Round]:
    """The same round object at the deal and after every action of random play, to the end."""
    dice = random.Random(seed)
    round = deal_round(setting, seed, 0, None)
    yield round
    while not round.over:
        step(round, dice)
        yield round


def step(round: Round, dice: random.Random) -> None:
    """An action of a random seat that may act: mostly what a sensible player would do, often any legal one."""
    seat = dice.choice(round.to_act)
    sensible = dice.random() < 0.7
    round.play(seat, round.quick_choice(seat) if sensible else dice.choice(round.legal(seat)))


def moments(setting: Setting, seed: int, share: int) -> Iterator[Round]:
    """About one of ``share`` moments of a walk (fewer without the compiler), the first and the last always."""
    share *= (5 if jit.OFF else 1) * (1 + len(setting.game.codes) // 100)
    for at, round in enumerate(walk(setting, seed)):
        if at % share == seed % share or at == 0 or round.over:
            yield round


def middle(setting: Setting, seed: int, steps: int) -> Round:
    """A copy of the round after so many random steps, or at its end."""
    for at, round in enumerate(walk(setting, seed)):
        if at == steps or round.over:
            return round.copy()
    raise AssertionError("a walk has a first moment")
