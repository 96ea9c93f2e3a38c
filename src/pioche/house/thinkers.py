"""Where bots think: at once if that takes no time, else in a few threads beside the tables."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Event, Thread
from typing import TypeVar

from pioche.bots.hint import Advice, hint
from pioche.bots.levels import level_of
from pioche.bots.player import decide, decide_steadily
from pioche.bots.prepare import NEEDS, Part, prepare
from pioche.bots.think import Clock
from pioche.bots.worlds import imagined
from pioche.core.game import Game
from pioche.core.round import Round
from pioche.house.preparing import Preparing, Unprepared
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

    def __init__(self, threads: int | None = None, preparing: Preparing | None = None) -> None:
        self.preparing: Preparing = preparing or Unprepared()
        self._bots = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) // 2), thread_name_prefix="thinker")
        self._advisers = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._ready: dict[tuple[str, Part], asyncio.Task[None]] = {}
        self._advised: set[tuple[str, int]] = set()  # seats that wait for a hint
        self.bots = 0  # that think or wait for it

    @property
    def hints(self) -> int:
        """How many hints are being worked out or waited for."""
        return len(self._advised)

    async def ready(self, game: Game, *parts: Part) -> None:
        """Have parts of a game's rules in memory: what has to be compiled or loaded is so beside the tables, once."""
        for part in parts:
            if not self._is_ready(game, part):
                await asyncio.shield(self._loading(game, part))

    def _is_ready(self, game: Game, part: Part) -> bool:
        known = self._ready.get((game.package, part))
        return known is not None and known.done()

    def _loading(self, game: Game, part: Part) -> asyncio.Task[None]:
        key = game.package, part
        if key not in self._ready:
            self._ready[key] = asyncio.create_task(self._load(game, part))
        return self._ready[key]

    async def _load(self, game: Game, part: Part) -> None:
        await asyncio.gather(*(asyncio.shield(self._loading(game, need)) for need in NEEDS[part]))
        await self.preparing.ready(game, part)
        await _beside(lambda: prepare(game, part))

    async def choose(self, round: Round, seat: int, name: str, lot: int) -> str:
        """The action of a bot for a seat that may act, from what the seat may know alone."""
        await self.ready(round.game, "choose")
        level, worlds = level_of(round.setting, name), imagined(round.setting, round.states, seat, lot)
        if level.tries and self.bots < MOST_BOTS and await self._can_search(round.game):
            code = await self._bot_thinks(lambda limit: decide_steadily(worlds, level, lot, limit))
        else:
            code = decide(worlds, replace(level, tries=0), lot)
        return round.game.face.ACTIONS[code]

    async def _can_search(self, game: Game) -> bool:
        """Whether search is ready, or is so before a bot would have to decide."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ready(game, "think"), LONGEST)
        return self._is_ready(game, "think")

    async def _bot_thinks(self, work: Callable[[Patient], int]) -> int:
        self.bots += 1
        try:
            return await _think(self._bots, work, lambda: False)  # its time runs while it waits for its turn, too
        finally:
            self.bots -= 1

    async def advise(self, round: Round, who: tuple[str, int]) -> tuple[Advice, ...]:
        """What a good player would say to a person who may act: the seat of a table, which has one hint at a time."""
        if who in self._advised or self.hints >= MOST_HINTS:
            raise TableRefused("too-many-requests")
        self._advised.add(who)
        try:
            await self.ready(round.game, "think")
            return await _think(self._advisers, partial(_advise, round, who[1]), self._bots_think)
        finally:
            self._advised.discard(who)

    def _bots_think(self) -> bool:
        return self.bots > 0

    def close(self) -> None:
        """Let nobody think any more; what is being thought is dropped."""
        for task in self._ready.values():
            task.cancel()
        for pool in (self._bots, self._advisers):
            pool.shutdown(wait=False, cancel_futures=True)


def _advise(round: Round, seat: int, clock: Patient) -> tuple[Advice, ...]:
    """A hint, whose time begins when its turn has come."""
    return hint(round, seat, limit=clock.from_now())


async def _think(pool: Executor, work: Callable[[Patient], T], wait: Callable[[], bool]) -> T:
    """Have something thought over in a pool; whoever gives up waiting for it ends it."""
    given_up = Event()
    clock = Patient(given_up, wait)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, lambda: work(clock))
    finally:
        given_up.set()


class Patient(Clock):
    """The clock of a thought that lets others go first, as long as its time lasts, and ends when it is given up."""

    def __init__(self, given_up: Event, wait: Callable[[], bool]) -> None:
        super().__init__(LONGEST, given_up.is_set)
        self._wait = wait

    def from_now(self) -> Patient:
        """The same clock, with all its time left."""
        self.end = time.perf_counter() + LONGEST
        return self

    @property
    def up(self) -> bool:
        """Whether it is time to decide."""
        while self._wait() and not super().up:
            time.sleep(NAP)
        return super().up


async def _beside(work: Callable[[], None]) -> None:
    """Do something in a thread that nobody waits for when the house is closed.

    What goes wrong here would go wrong at the table, too, and is said there.
    """
    done = asyncio.get_running_loop().create_future()
    Thread(target=_do_and_say, args=(work, done), name="prepare", daemon=True).start()
    await done


def _do_and_say(work: Callable[[], None], done: asyncio.Future[None]) -> None:
    with suppress(Exception):
        work()
    with suppress(RuntimeError):  # the house was closed meanwhile
        done.get_loop().call_soon_threadsafe(_settle, done)


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)
