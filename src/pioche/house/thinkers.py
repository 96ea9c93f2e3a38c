"""Where bots think: at once if that takes no time, else in a few threads beside the tables."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from threading import Event, Thread
from typing import TypeVar

from pioche.bots.hint import Advice, hint
from pioche.bots.levels import level_of
from pioche.bots.player import decide, decide_steadily
from pioche.bots.think import Clock
from pioche.bots.worlds import imagined
from pioche.core.game import Setting
from pioche.core.round import Round, deal_round
from pioche.table import TableRefused

LONGEST = 3.0  # seconds a bot may think, and an adviser
MOST_BOTS = 500  # that think or wait for it; one more follows the quick policy
MOST_HINTS = 32  # that wait for an adviser
NAP = 0.02  # seconds an adviser waits before looking again whether bots are done

T = TypeVar("T")


class Thinkers:
    """A few threads for bots and one for hints, which waits while bots think; nothing is thought on for nobody.

    Many tables of strong bots make each other slower, not the people.
    """

    def __init__(self, threads: int | None = None) -> None:
        self._bots = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) // 2), thread_name_prefix="thinker")
        self._advisers = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._warm: dict[str, asyncio.Future[None]] = {}
        self._advised: set[tuple[str, int]] = set()  # seats that wait for a hint
        self.bots = 0  # that think or wait for it

    @property
    def hints(self) -> int:
        """How many hints are being worked out or waited for."""
        return len(self._advised)

    def warm_up(self, setting: Setting) -> asyncio.Future[None]:
        """Have the rules of a game ready: what has to be compiled or loaded is so beside the tables, once."""
        known = self._warm.get(setting.game.id)
        if known is None:
            known = self._warm[setting.game.id] = asyncio.get_running_loop().create_future()
            # Nobody waits for it when the house is closed.
            Thread(target=_warm, args=(setting, known), name="warm-up", daemon=True).start()
        return known

    async def choose(self, round: Round, seat: int, name: str, lot: int) -> str:
        """The action of a bot for a seat that may act, from what the seat may know alone."""
        level, worlds = level_of(round.setting, name), imagined(round.setting, round.states, seat, lot)
        if level.tries and self.bots < MOST_BOTS:
            code = await self._bot_thinks(lambda limit: decide_steadily(worlds, level, lot, limit))
        else:
            code = decide(worlds, replace(level, tries=0), lot)
        return round.game.face.ACTIONS[code]

    async def _bot_thinks(self, work: Callable[[Clock], int]) -> int:
        self.bots += 1
        try:
            return await _think(self._bots, work, lambda: False)
        finally:
            self.bots -= 1

    async def advise(self, round: Round, who: tuple[str, int]) -> tuple[Advice, ...]:
        """What a good player would say to a person who may act: the seat of a table, which has one hint at a time."""
        if who in self._advised or self.hints >= MOST_HINTS:
            raise TableRefused("too-many-requests")
        self._advised.add(who)
        try:
            return await _think(self._advisers, lambda limit: hint(round, who[1], limit=limit), self._bots_think)
        finally:
            self._advised.discard(who)

    def _bots_think(self) -> bool:
        return self.bots > 0

    def close(self) -> None:
        """Let nobody think any more; what is being thought is dropped."""
        for pool in (self._bots, self._advisers):
            pool.shutdown(wait=False, cancel_futures=True)


async def _think(pool: Executor, work: Callable[[Clock], T], wait: Callable[[], bool]) -> T:
    """Have something thought over in a pool; whoever gives up waiting for it ends it."""
    given_up = Event()
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, lambda: work(Patient(given_up, wait)))
    finally:
        given_up.set()


class Patient(Clock):
    """The clock of a thought that lets others go first, as long as its time lasts, and ends when it is given up."""

    def __init__(self, given_up: Event, wait: Callable[[], bool]) -> None:
        super().__init__(LONGEST, given_up.is_set)
        self._wait = wait

    @property
    def up(self) -> bool:
        """Whether it is time to decide."""
        while self._wait() and not super().up:
            time.sleep(NAP)
        return super().up


def _warm(setting: Setting, done: asyncio.Future[None]) -> None:
    """What goes wrong here would go wrong at the table, too, and is said there."""
    with suppress(Exception):
        _play_a_round(setting)
    with suppress(RuntimeError):  # the house was closed meanwhile
        done.get_loop().call_soon_threadsafe(_settle, done)


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _play_a_round(setting: Setting) -> None:
    """Everything a table asks of the rules, once."""
    round, level = deal_round(setting, 1, 0, None), level_of(setting, "family")
    decide(imagined(setting, round.states, round.to_act[0], 1), level, 1)
    while not round.over:
        seat = round.to_act[0]
        round.play(seat, round.quick_choice(seat))
    round.view(None)
