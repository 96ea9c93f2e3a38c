"""Room to look through an endgame: kept for each thread and game."""

from __future__ import annotations

from threading import local
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pioche.core import jit
from pioche.core.game import Game
from pioche.core.jit import Floats, Ints, Word
from pioche.core.layout import layout
from pioche.core.stubs import States

POSITIONS = 1 << 16  # kept in the table; a power of two
DEEPEST = 250  # actions ahead
Words = npt.NDArray[np.unsignedinteger[Any]]


class Met:
    """A position looked at before."""

    key: Word
    check: Word  # a second digest: two records that agree in both are the same
    worth: float
    bound: int


class Frame:
    """A position being looked at."""

    key: Word
    check: Word
    seat: int  # who is to act
    n: int  # how many actions it has
    at: int  # how many have been looked at
    floor: float  # what would be too little to matter
    ceiling: float  # what would be too good to be allowed
    least: float  # the same, as actions are looked at
    most: float
    found: float  # the best so far


MET, FRAME = layout(Met), layout(Frame)


class Slate(NamedTuple):
    """The arrays an endgame writes into."""

    states: States  # by depth
    words: Words  # the same memory as whole words
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
    whole: type[np.unsignedinteger[Any]] = np.uint64 if states.itemsize % 8 == 0 else np.uint8
    words = np.asarray(states).view(np.ndarray).view(whole).reshape(DEEPEST, -1)
    codes = np.zeros((DEEPEST, game.most_actions), np.int64)
    frames, met = jit.states(FRAME, DEEPEST), jit.states(MET, POSITIONS)
    return Slate(states, words, frames, codes, met, np.zeros(1, np.int64), np.zeros(6))
