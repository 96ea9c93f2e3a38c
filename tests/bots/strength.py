"""``python -m tests.bots.strength LEVEL``: a level of the row game against a policy that never changes, two seats.

``--against LEVEL`` sets it against another level instead.
"""

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
from pioche.lab.bout import alone
from pioche.lab.ladder import share_of_deals
from pioche.lab.simulate import Share
from tests.bots import first_trial, frozen

SETTING = find("elevens").setting(2, {})
Policy = Callable[[Any, int, Ints, int], int]
POLICIES: dict[str, Policy] = {"frozen": frozen.choose, "first-trial": first_trial.choose}
Rival = Policy | Level


def share(level: Level, deals: int, seed: int = 2026, threads: int = 1, rival: Rival = frozen.choose) -> Share:
    """The share of rounds a level wins over so many deals, each played from both seats."""
    with ThreadPoolExecutor(threads) as pool:
        return share_of_deals([*pool.map(lambda index: deal_won(SETTING, level, seed, index, rival), range(deals))])


def deal_won(setting: Setting, level: Level, seed: int, index: int, rival: Rival) -> float:
    """What the level gets of one deal, sitting in each seat once."""
    if isinstance(rival, Level):
        return alone(setting, level, rival, seed, index)
    return sum(won(setting, level, seed, index, rival, seat) for seat in range(setting.seats)) / setting.seats


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


def read_level(text: str) -> Level:
    """A level, which may be given other numbers: ``expert:tries=500:exact=0``."""
    name, *words = text.split(":")
    changes: dict[str, Any] = {key: float(v) if "." in v else int(v) for key, v in (w.split("=") for w in words)}
    return replace(level_of(SETTING, name), **changes)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("level")
    asked.add_argument("--deals", type=int, default=400)
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", default="frozen", help=f"{', '.join(POLICIES)} or a level")
    given = asked.parse_args()
    rival = POLICIES.get(given.against) or read_level(given.against)
    found = share(read_level(given.level), given.deals, threads=given.threads, rival=rival)
    print(  # noqa: T201 - the result
        f"{given.level} against {given.against}: {found.share:.1%} ({found.low:.1%} - {found.high:.1%}), "
        f"{given.deals} deals from both seats"
    )


if __name__ == "__main__":
    main()
