"""How fast the engine plays: decisions per second of CPU time, and what a first deal costs."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median

import numpy as np
from msgspec import Struct

from pioche.core.game import Game, Setting
from pioche.lab.simulate import tally

RUNS = 5


class Speed(Struct, frozen=True):
    """Random play in one setting, on one thread."""

    setting: str
    decisions_a_round: float
    compiled: float  # decisions per second of CPU time, whole games inside the kernel
    from_python: float  # the same, one fused step a decision, driven by Python
    state_bytes: int


class Start(Struct, frozen=True):
    """What the first deal of a process costs, in seconds from start to deal."""

    game: str
    cold: float
    warm: float


class Strength(Struct, frozen=True):
    """Rounds won by one seat with the quick policy, all other seats being simple rivals; even is 1 / seats."""

    setting: str
    against_random: float
    against_eager: float


def _rate(work: Callable[[int], int]) -> float:
    """Decisions per second of CPU time: the median of several runs, each with its own seed."""
    work(0)  # compiles, or loads from the cache
    rates = []
    for run in range(1, RUNS + 1):
        began = time.process_time()
        decisions = work(run)
        rates.append(decisions / (time.process_time() - began))
    return median(rates)


def speed(setting: Setting, games: int = 20_000) -> Speed:
    """Measure random play; ``games`` whole rounds a run compiled, a fortieth of that from Python."""
    kernel, states = setting.game.kernel, setting.states()
    out = np.zeros(setting.game.most_actions, np.int64)

    def compiled(seed: int) -> int:
        return int(kernel.playouts(states, 0, seed, games, out))

    def from_python(seed: int) -> int:
        return drive(setting, states, seed, games // 40, out)

    return Speed(
        setting=str(setting),
        decisions_a_round=compiled(0) / games,
        compiled=_rate(compiled),
        from_python=_rate(from_python),
        state_bytes=setting.game.rules.STATE.itemsize,
    )


def drive(setting: Setting, states: object, seed: int, games: int, out: np.typing.NDArray[np.int64]) -> int:
    """Random play decided in Python, one call of the fused step a decision."""
    start, step, item = setting.game.kernel.start, setting.game.kernel.step, out.item
    dice, decisions = random.Random(seed).random, 0
    for index in range(games):
        turn = start(states, 0, seed, index, out)
        while turn >= 0:
            turn = step(states, 0, turn & 7, item(int(dice() * (turn >> 3))), out)
            decisions += 1
    return decisions


def start(game: Game) -> Start:
    """Measure the first deal of a fresh process, without and with compiled code in the cache."""
    with tempfile.TemporaryDirectory() as cache:
        cold, warm, again = (_first_deal(game, cache) for _ in range(3))
    return Start(game.id, cold, min(warm, again))


def _first_deal(game: Game, cache: str) -> float:
    program = f"import pioche; r = pioche.deal({game.id!r}, {game.seats[0]}, seed=1); r.view(0); r.legal(r.turn)"
    began = time.perf_counter()
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program],
        check=True,
        env={**os.environ, "PIOCHE_CACHE": cache},
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def strength(setting: Setting, games: int = 20_000) -> Strength:
    """Measure the quick policy in each seat in turn, on the same deals."""
    return Strength(str(setting), _share(setting, games, "random"), _share(setting, games, "eager"))


def _share(setting: Setting, games: int, rival: str) -> float:
    """The share of rounds won by the one seat that uses the quick policy."""
    won, each = 0.0, games // setting.seats
    for seat in range(setting.seats):
        policies = ["quick" if other == seat else rival for other in range(setting.seats)]
        masks = tally(setting, 1, policies, 0, each).won.sum(axis=0).tolist()
        won += sum(times / mask.bit_count() for mask, times in enumerate(masks) if mask >> seat & 1)
    return won / (each * setting.seats)
