"""Where several seats may act, each is as likely to be first, whoever plays the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pioche.bots import search
from pioche.bots.desk import EDGE, Desk, Way
from pioche.core import jit, play, stubs
from pioche.core.binding import Binding
from pioche.core.jit import Bytes, Floats, Ints, Word
from pioche.core.layout import layout
from pioche.lab import random_play, series

RACERS = 0b1011


class Race:
    """A game that is won by whoever calls first; seat 2 sleeps."""

    seats: int
    seat: int
    called: int  # 1 + the seat that did
    rng: Word


@jit.jit
def nothing(s: Race) -> None:
    s.called = 0


@jit.jit
def to_act(s: Race) -> int:
    return 0 if s.called else RACERS


@jit.jit
def legal(_s: Race, _seat: int, out: Ints) -> int:
    out[0] = 0
    return 1


@jit.jit
def apply(s: Race, seat: int, _action: int) -> None:
    s.called = seat + 1


@jit.jit
def winners(s: Race) -> int:
    return 1 << s.called >> 1


@jit.jit
def scores(_s: Race, out: Ints) -> None:
    out[:4] = 0


@jit.jit
def gain(_s: Race, out: Floats) -> None:
    out[:4] = 0


@jit.jit
def look_on(_s: Race, _seat: int, _out: Bytes) -> None:
    pass


@jit.jit
def redeal(_s: Race, _seat: int, _seed: int) -> None:
    pass


@jit.jit
def choose(_s: Race, _seat: int, out: Ints, _n: int) -> int:
    return int(out[0])


GAME = {
    "deal": nothing,
    "begin": nothing,
    "to_act": to_act,
    "legal": legal,
    "apply": apply,
    "winners": winners,
    "scores": scores,
    "gain": gain,
    "observe": look_on,
    "redeal": redeal,
    "choose": choose,
}
RACE = Binding("race", GAME, stubs.__name__)
OUT = np.zeros(4, np.int64)


def bound(module: Any, name: str) -> Any:
    return RACE.functions(module.__name__)[name]


def opened(seed: int) -> Any:
    states = jit.states(layout(Race), 2)
    states["seats"] = 4
    bound(play, "deal_at")(states, 0, seed, 0, -1)
    return states


def whole_game(seed: int) -> int:
    states = opened(seed)
    bound(play, "playouts")(states, 0, seed, 1, OUT)
    return int(states["called"][0]) - 1


def asked_first(seed: int) -> int:
    return int(bound(play, "start")(opened(seed), 0, seed, 0, OUT)) & 7


def counted_game(seed: int) -> int:
    states, books = opened(seed), np.zeros((4, 16), np.int64)
    points, lengths = np.zeros((2, 4, 4), np.int64), np.zeros((series.OTHER, 9), np.int64)
    policies, kind = np.full(4, series.QUICK), np.full(1, series.OTHER)
    bound(series, "series")(states, seed, 0, 1, policies, kind, OUT, books, points, lengths)
    return int(books.sum(axis=0).argmax()).bit_length() - 1


def watched_game(seed: int) -> int:
    states = opened(seed)
    assert bound(random_play, "play_on")(states, 0, 9, OUT) == 1
    return int(states["called"][0]) - 1


def imagined_game(seed: int) -> int:
    states, one = opened(seed), np.zeros(1, np.int64)
    desk = Desk(states, jit.states(EDGE, 2), one, one, one, one, OUT, np.zeros(6))
    bound(search, "play_out")(desk, Way(), states[0])
    return int(states["called"][0]) - 1


@pytest.mark.parametrize("played", [whole_game, asked_first, counted_game, watched_game, imagined_game])
def test_each_seat_of_a_race_is_first_as_often_as_any_other(played: Callable[[int], int]) -> None:
    first = Counter(played(seed) for seed in range(600))
    assert set(first) == {0, 1, 3}
    assert min(first.values()) > 160  # 200 on average; less than one in a thousand goes as far astray


def test_a_game_without_a_function_that_play_needs_is_told_which() -> None:
    lacking = {name: fn for name, fn in GAME.items() if name != "legal"}
    with pytest.raises(TypeError, match="race has no function legal"):
        Binding("race", lacking, stubs.__name__).functions(play.__name__)


def test_a_hook_that_a_game_does_not_have_does_nothing() -> None:
    assert not bound(stubs, "certain")(opened(1)[0])
