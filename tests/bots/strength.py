"""``python -m tests.bots.strength LEVEL``: a level of the row game against a policy that never changes, two seats."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from pioche.bots.levels import Level, level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import Setting, find
from pioche.core.jit import Ints
from pioche.lab.ladder import share_of_deals
from pioche.lab.simulate import Share
from tests.bots import first_trial, frozen

SETTING = find("elevens").setting(2, {})
Policy = Callable[[Any, int, Ints, int], int]
POLICIES: dict[str, Policy] = {"frozen": frozen.choose, "first-trial": first_trial.choose}


def share(level: Level, deals: int, seed: int = 2026, threads: int = 1, policy: Policy = frozen.choose) -> Share:
    """The share of rounds a level wins over so many deals, each played from both seats."""
    with ThreadPoolExecutor(threads) as pool:
        return share_of_deals([*pool.map(lambda index: deal_won(SETTING, level, seed, index, policy), range(deals))])


def deal_won(setting: Setting, level: Level, seed: int, index: int, policy: Policy) -> float:
    """What the level gets of one deal, sitting in each seat once."""
    return sum(won(setting, level, seed, index, policy, seat) for seat in range(setting.seats)) / setting.seats


def won(setting: Setting, level: Level, seed: int, index: int, policy: Policy, mine: int) -> float:
    """Whether the level wins a deal from a seat, a shared win in part."""
    kernel, states, number = setting.game.kernel, setting.states(), 0
    out = np.zeros(setting.game.most_actions, np.int64)
    kernel.deal_at(states, 0, seed, index, -1)
    kernel.begin_at(states, 0)
    while kernel.acting(states, 0):
        seat, number = int(states["seat"][0]), number + 1
        if seat == mine:
            action = decide(imagined(setting, states, seat, number), level, 1000 * index + number)
        else:
            action = policy(states[0], seat, out, kernel.legal_at(states, 0, seat, out))
        kernel.apply_at(states, 0, seat, action)
    mask = int(kernel.winners_at(states, 0))
    return (mask >> mine & 1) / mask.bit_count()


def main() -> None:
    """Measure and print; a level may be given other numbers: ``expert:tries=500:exact=0``."""
    asked = argparse.ArgumentParser()
    asked.add_argument("level")
    asked.add_argument("--deals", type=int, default=400)
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", choices=POLICIES, default="frozen")
    given = asked.parse_args()
    name, *words = given.level.split(":")
    changes: dict[str, Any] = {key: float(v) if "." in v else int(v) for key, v in (w.split("=") for w in words)}
    level = replace(level_of(SETTING.game, name), **changes)
    found = share(level, given.deals, threads=given.threads, policy=POLICIES[given.against])
    print(  # noqa: T201 - the result
        f"{given.level} against {given.against}: {found.share:.1%} ({found.low:.1%} - {found.high:.1%}), "
        f"{given.deals} deals from both seats"
    )


if __name__ == "__main__":
    main()
