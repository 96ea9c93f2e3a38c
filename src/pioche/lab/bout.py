"""Rounds between bots of given levels, without words: every seat decides in worlds of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pioche.bots.levels import Level
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import Setting
from pioche.core.jit import seeded
from pioche.core.score import gain_of


def bout(setting: Setting, levels: Sequence[Level], states: Any, seed: int, index: int) -> Iterator[tuple[int, int]]:
    """Deal round ``index`` of a series and play it in the first state; every seat and action, once carried out."""
    kernel = setting.game.kernel
    kernel.deal_at(states, 0, seed, index, -1)
    kernel.begin_at(states, 0)
    yield -1, -1  # dealt
    number = 0
    while who := int(kernel.acting(states, 0)):
        number += 1
        lot = int(seeded(seed ^ index, number)) >> 1
        seat = int(kernel.pick_apart(states[0], who, number))
        action = decide(imagined(setting, states, seat, lot), levels[seat], lot)
        kernel.apply_at(states, 0, seat, action)
        yield seat, action


def gains(setting: Setting, levels: Sequence[Level], seed: int, index: int) -> list[float]:
    """What a round is worth to each seat."""
    states = setting.states()
    for _ in bout(setting, levels, states, seed, index):
        pass
    return gain_of(setting, states)


def alone(setting: Setting, one: Level, others: Level, seed: int, index: int) -> float:
    """The share of a deal won by one bot among others of another level, sitting in each seat once."""
    won = 0.0
    for seat in range(setting.seats):
        won += gains(setting, [one if each == seat else others for each in range(setting.seats)], seed, index)[seat]
    return won / setting.seats
