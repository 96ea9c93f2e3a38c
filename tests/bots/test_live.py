"""Bots beside people: a table stays awake while they think, and they are ready soon."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from pioche.bots.levels import Level
from pioche.bots.player import decide
from pioche.bots.worlds import imagine
from pioche.core import jit
from pioche.testing.asked import USUAL
from pioche.testing.walks import middle

pytestmark = pytest.mark.skipif(jit.OFF, reason="about compiled code, which runs beside Python")
LONGEST_NAP = 0.020  # seconds an event loop may be held up
ATTEMPTS = 30


async def longest_delay(work: asyncio.Future[int]) -> float:
    """How late a clock that ticks every few milliseconds was at worst while some work was done."""
    worst = 0.0
    while not work.done():
        began = time.perf_counter()
        await asyncio.sleep(0.002)
        worst = max(worst, time.perf_counter() - began - 0.002)
    return worst


@pytest.mark.slow
def test_searches_in_threads_hold_up_an_event_loop_by_no_more_than_20_milliseconds() -> None:
    round = middle(USUAL[0], 1, 6)
    worlds, level = imagine(round, round.to_act[0]), Level("any", tries=20_000)
    decide(worlds, level, 1)  # loads what is compiled

    async def watch(seed: int) -> float:
        with ThreadPoolExecutor(1) as pool:
            search = asyncio.get_running_loop().run_in_executor(pool, decide, worlds, level, seed)
            return await longest_delay(search)

    # On a busy machine others hold up everything, but hardly every one of many searches.
    assert any(asyncio.run(watch(seed)) <= LONGEST_NAP for seed in range(ATTEMPTS))


def test_a_search_is_long_enough_to_be_noticed() -> None:
    """Were the event loop held up by a whole search, the test above would see it."""
    round = middle(USUAL[0], 1, 6)
    worlds, level = imagine(round, round.to_act[0]), Level("any", tries=20_000)
    decide(worlds, level, 1)
    began = time.perf_counter()
    decide(worlds, level, 2)
    assert time.perf_counter() - began > 2 * LONGEST_NAP


@pytest.mark.slow
def test_search_starts_within_3_seconds_once_it_is_compiled() -> None:
    game = USUAL[0].game
    program = (
        "import time; import pioche; from pioche.bots.worlds import move;"
        f"r = pioche.deal({game.id!r}, {game.seats[0]}, seed=1);"
        "move(r, r.to_act[0], pioche.bot('master', seconds=0.0));"
        "print(time.process_time())"
    )
    run(program)  # compiles what has not been
    # In time of its own: what others do on a busy machine is not its fault.
    assert any(float(run(program)) < 3 for _ in range(5))


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)
    return done.stdout
