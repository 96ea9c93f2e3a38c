"""Room to look through an endgame: kept for each thread and game."""

from __future__ import annotations

from threading import local
from typing import Any, NamedTuple

import numpy as np

from pioche.core import jit
from pioche.core.game import Game
from pioche.core.jit import Floats, Ints

POSITIONS = 1 << 16  # kept in the table; a power of two
DEEPEST = 250  # actions ahead
MET = np.dtype(
    [
        ("key", np.uint64),
        ("check", np.uint64),  # a second digest: two records that agree in both are the same
        ("worth", np.float64),
        ("bound", np.int64),
    ]
)
FRAME = np.dtype(
    [
        ("key", np.uint64),
        ("check", np.uint64),
        ("seat", np.int64),  # who is to act
        ("n", np.int64),  # how many actions it has
        ("at", np.int64),  # how many have been looked at
        ("floor", np.float64),  # what would be too little to matter
        ("ceiling", np.float64),  # what would be too good to be allowed
        ("least", np.float64),  # the same, as actions are looked at
        ("most", np.float64),
        ("found", np.float64),  # the best so far
    ]
)


class Slate(NamedTuple):
    """The arrays an endgame writes into."""

    states: Any  # by depth
    words: Any  # the same memory as whole words
    frames: Any  # what is being looked at, by depth
    codes: Ints  # legal actions by depth
    met: Any  # positions looked at before
    left: Ints  # how many positions may still be looked at
    gain: Floats


class _Slates(local):
    """The slates of one thread."""

    def __init__(self) -> None:
        self.by_package: dict[str, Slate] = {}


_slates = _Slates()


def slate_for(game: Game, positions: int) -> Slate:
    """This thread's slate for a game, wiped, good for looking at so many positions."""
    if game.package not in _slates.by_package:
        _slates.by_package[game.package] = _new_slate(game)
    found = _slates.by_package[game.package]
    found.left[0] = positions
    found.met["bound"] = 0
    found.met["key"] = 0
    return found


def _new_slate(game: Game) -> Slate:
    states = jit.states(game.rules.STATE, DEEPEST)
    whole = np.uint64 if states.itemsize % 8 == 0 else np.uint8
    words = np.asarray(states).view(np.ndarray).view(whole).reshape(DEEPEST, -1)
    codes = np.zeros((DEEPEST, game.most_actions), np.int64)
    frames, met = jit.states(FRAME, DEEPEST), jit.states(MET, POSITIONS)
    return Slate(states, words, frames, codes, met, np.zeros(1, np.int64), np.zeros(6))
