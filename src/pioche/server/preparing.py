"""Compiles the rules of all games beside the tables, in processes of their own: what somebody waits for comes first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import NamedTuple

from pioche.bots.prepare import NEEDS, PARTS, Part
from pioche.core import jit
from pioche.core.game import Game, games
from pioche.server.compiling import stamp

LOG = logging.getLogger("pioche.server")
MOST = 2  # processes that compile beside the tables; as many again for what somebody waits for


class Task(NamedTuple):
    """A part of a game's rules; games of one package share their rules."""

    package: str
    part: Part


class Beside:
    """Prepares everything, a part at a time; where a process fails, rules are compiled when they are needed."""

    def __init__(self, offered: tuple[Game, ...] | None = None) -> None:
        self._games: dict[str, Game] = {}  # one for each package
        for game in games() if offered is None else offered:
            self._games.setdefault(game.package, game)
        self._open = [Task(package, part) for part in PARTS for package in self._games]
        self._done = {task: asyncio.Event() for task in self._open}
        self._asked: list[str] = []  # packages that somebody waits for, the first one first
        self._under_way: set[Task] = set()
        self._changed = asyncio.Condition()
        self._crew: set[asyncio.Task[None]] = set()
        self._endings: set[asyncio.Task[None]] = set()  # of processes; nothing cuts these short
        self._urgent = 0

    def start(self) -> None:
        """Begin with whatever is not in the cache yet."""
        for task in [task for task in self._open if stamp(self._games[task.package], task.part).exists()]:
            self._settle(task)
        if self._open:
            for _ in range(min(MOST, os.cpu_count() or 1)):
                self._hire(urgent=False)

    async def close(self) -> None:
        """Stop; what is not in the cache yet is compiled the next time."""
        for worker in self._crew:
            worker.cancel()
        await asyncio.gather(*self._crew, return_exceptions=True)
        await asyncio.gather(*self._endings)

    async def ready(self, game: Game, part: Part) -> None:
        """Wait until a part is in the cache; what is waited for goes before all else."""
        task = Task(game.package, part)
        if task in self._open and game.package not in self._asked:
            await self._put_first(game.package)
        if task in self._done:
            await self._done[task].wait()

    def done(self, game: Game) -> int:
        """How many parts of a game are in the cache."""
        return sum(self._done[Task(game.package, part)].is_set() for part in PARTS)

    # Processes

    async def _put_first(self, package: str) -> None:
        self._asked.append(package)
        for _ in range(MOST - self._urgent):
            self._hire(urgent=True)
        async with self._changed:
            self._changed.notify_all()

    def _hire(self, *, urgent: bool) -> None:
        self._urgent += urgent
        worker = asyncio.create_task(self._work(urgent=urgent))
        self._crew.add(worker)
        worker.add_done_callback(self._crew.discard)

    async def _work(self, *, urgent: bool) -> None:
        starting = asyncio.create_task(_process(urgent=urgent))  # given up halfway it would leave a process behind
        try:
            process = await asyncio.shield(starting)
            while task := await self._next(urgent=urgent):
                await self._compile(process, task)
        except OSError:
            LOG.warning("rules cannot be compiled beside the tables; they will be when they are first needed")
            self._give_up()
        finally:
            self._urgent -= urgent
            ending = asyncio.create_task(_end(starting))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)

    async def _compile(self, process: Process, task: Task) -> None:
        if process.stdin is None or process.stdout is None:
            raise ConnectionError
        process.stdin.write(f"{self._games[task.package].id} {task.part}\n".encode())
        if not await process.stdout.readline():
            raise ConnectionError
        self._settle(task)
        async with self._changed:
            self._changed.notify_all()

    # Tasks

    async def _next(self, *, urgent: bool) -> Task | None:
        """What is to be done next; None when nothing is left for this process."""
        async with self._changed:
            while left := [task for task in self._open if not urgent or task.package in self._asked]:
                able = [task for task in left if self._able(task)]
                if able:
                    task = min(able, key=self._rank)
                    self._under_way.add(task)
                    return task
                await self._changed.wait()
        return None

    def _able(self, task: Task) -> bool:
        built_on = all(self._done[Task(task.package, need)].is_set() for need in NEEDS[task.part])
        return built_on and task not in self._under_way

    def _rank(self, task: Task) -> int:
        return self._asked.index(task.package) if task.package in self._asked else len(self._asked)

    def _settle(self, task: Task) -> None:
        self._done[task].set()
        self._under_way.discard(task)
        if task in self._open:
            self._open.remove(task)

    def _give_up(self) -> None:
        for task in list(self._open):
            self._settle(task)


async def _process(*, urgent: bool) -> Process:
    words = ("-m", "pioche.server.compiling", *(() if urgent else ("--beside",)))
    return await asyncio.create_subprocess_exec(sys.executable, *words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)


async def _end(starting: asyncio.Task[Process]) -> None:
    with contextlib.suppress(OSError):
        process = await starting
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin:
            process.stdin.close()
        await process.communicate()  # reads to the end, so that no pipe stays open


def able() -> bool:
    """Whether anything can be prepared: there is a compiler, and a place for what it makes."""
    if jit.OFF:
        return False
    folder = jit.cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
