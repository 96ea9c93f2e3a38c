"""Rounds played natively, to be played again through every adapter."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pioche.adapters.pages import parts
from pioche.core.game import Setting
from pioche.core.jit import Bytes


@dataclass
class Asked:
    """A decision: who was asked, what it saw, what it could do, what it did."""

    seat: int
    seen: Bytes
    legal: list[int]
    action: int


@dataclass
class Trace:
    """A round as the kernel plays it."""

    setting: Setting
    seed: int
    asked: list[Asked] = field(default_factory=list)
    gain: list[float] = field(default_factory=list)


def traced(setting: Setting, seed: int) -> Trace:
    """A round in which seats mostly follow the quick policy and often do anything that is allowed."""
    kernel, states, trace = setting.game.kernel, setting.states(), Trace(setting, seed)
    out, dice = np.zeros(setting.game.most_actions, np.int64), random.Random(seed)
    turn = kernel.start(states, 0, seed, 0, out)
    while turn >= 0:
        seat, legal = turn & 7, out[: turn >> 3].tolist()
        quick = int(kernel.choose_at(states, 0, seat, np.zeros_like(out)))
        action = quick if dice.random() < 0.7 else dice.choice(legal)
        trace.asked.append(Asked(seat, seen_at(setting, states, seat), legal, action))
        turn = kernel.step(states, 0, seat, action, out)
    gain = np.zeros(setting.seats)
    kernel.gain_at(states, 0, gain)
    trace.gain = gain.tolist()
    return trace


def seen_at(setting: Setting, states: Any, seat: int) -> Bytes:
    """What a seat sees in the first of some states."""
    seen = np.zeros(setting.game.observed, np.uint8)
    setting.game.kernel.observe_at(states, 0, seat, seen)
    return seen


def options(setting: Setting) -> dict[str, Any]:
    """The options of a setting as keywords."""
    return dict(setting.options)


def part(setting: Setting, states: object, seat: int, name: str) -> list[int]:
    """The numbers of an observation whose description begins with some words."""
    seen: list[int] = seen_at(setting, states, seat).tolist()
    at = 0
    for what, size in parts(setting.game):
        if what.startswith(name):
            return seen[at : at + size]
        at += size
    raise AssertionError(name)
