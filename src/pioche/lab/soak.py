"""Very many random games in every setting, each looked at closely, to see whether anything ever breaks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from msgspec import Struct

from pioche.core.game import Game, Setting
from pioche.core.snapshot import unpack
from pioche.lab import random_play

CHUNK = 500


class Broken(Struct, frozen=True):
    """A game in which something broke, and how to deal it again."""

    setting: str
    seed: int
    index: int
    what: str


class Share(Struct, frozen=True):
    """What a stretch of games came to."""

    games: int
    actions: int
    broken: list[Broken]


def soak(game: Game, games: int, seed: int) -> Iterator[Share]:
    """Play games at random, spread over all settings and all cores; a share at a time, in no order."""
    settings = list(game.settings())
    starts = range(0, games, CHUNK)
    tasks = [(settings[at % len(settings)], seed, start, min(CHUNK, games - start)) for at, start in enumerate(starts)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(_play_share, *zip(*tasks, strict=True))


def _play_share(setting: Setting, seed: int, start: int, games: int) -> Share:
    states, out = setting.states(), np.zeros(setting.game.most_actions, np.int64)
    setting.game.kernel.deal_at(states, 0, seed, start, -1)
    deck = sorted(setting.game.face.cards(unpack(states)))
    actions, broken = 0, []
    for index in range(start, start + games):
        done, what = _play_game(setting, states, seed, index, deck, out)
        actions += done
        if what:
            broken.append(Broken(str(setting), seed, index, what))
    return Share(games, actions, broken)


def _play_game(
    setting: Setting, states: object, seed: int, index: int, deck: list[str], out: np.typing.NDArray[np.int64]
) -> tuple[int, str]:
    """One game, stopped once at a moment drawn by its index to count the cards, then played to its end."""
    kernel, play_on = setting.game.kernel, setting.game.bind(random_play).play_on
    kernel.start(states, 0, seed, index, out)
    first = play_on(states, 0, index * 37 % 211, out)
    if first < 0:
        return 0, "a seat to act has no action, or too many"
    if sorted(setting.game.face.cards(unpack(states))) != deck:
        return first, "the cards are not those of the deck"
    rest = play_on(states, 0, setting.game.longest, out)
    if rest < 0:
        return first, "a seat to act has no action, or too many"
    if kernel.acting(states, 0) or first + rest > setting.game.longest:
        return first + rest, "the round does not end within its bound"
    return first + rest, "" if kernel.winners_at(states, 0) else "nobody has won"
