"""The one who writes: what has piled up is stored in one go, here at once or in a thread beside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from pioche.house.keeping import Keeper, Page, StoreLost

LOG = logging.getLogger("pioche.server")

T = TypeVar("T")
Job = tuple[asyncio.Future[Any], Page | Callable[[], Any] | None]
Answer = tuple[asyncio.Future[Any], Any]
MOST = 200  # pages in one transaction


class Scribe:
    """Hands work to the store; pages that wait together share one commit.

    An SQLite file that need not survive a power failure is written in a tenth of a millisecond: quicker than another
    thread could be woken. Everything else is written by a thread, so that nobody waits for a disk or a network.
    """

    def __init__(self, store: Keeper) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._lost = False
        self._piled: list[Job] = []
        self._waiting: SimpleQueue[Job] = SimpleQueue()
        self._thread = Thread(target=self._work, name="scribe", daemon=True) if store.slow else None
        if self._thread:
            self._thread.start()

    async def append(self, page: Page) -> None:
        """Write a page; raises ``Conflict`` if somebody else was first."""
        await self._hand_over(page)

    async def ask(self, work: Callable[[], T]) -> T:
        """The result of a call of the store."""
        found: T = await self._hand_over(work)
        return found

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self._hand_over(None)
        if self._thread:
            self._thread.join()

    def _hand_over(self, work: Page | Callable[[], Any] | None) -> asyncio.Future[Any]:
        answer = self._loop.create_future()
        if self._thread:
            self._waiting.put((answer, work))
            return answer
        if not self._piled:
            self._loop.call_soon(self._write_up)
        self._piled.append((answer, work))
        return answer

    def _write_up(self) -> None:
        jobs, self._piled = self._piled, []
        _give(self._done(jobs))

    def _work(self) -> None:
        running = True
        while running:
            jobs = [self._waiting.get()]
            while len(jobs) < MOST and not self._waiting.empty():
                jobs.append(self._waiting.get())
            running = all(work is not None for _, work in jobs)
            self._loop.call_soon_threadsafe(_give, self._done(jobs))

    def _done(self, jobs: list[Job]) -> list[Answer]:
        """Do the jobs: pages first and together, for nobody waits for a reading that must come before them."""
        pages = [(answer, work) for answer, work in jobs if isinstance(work, Page)]
        calls = [(answer, work) for answer, work in jobs if not isinstance(work, Page)]
        return [*self._written(pages), *((answer, self._tried(work)) for answer, work in calls)]

    def _written(self, pages: list[tuple[asyncio.Future[Any], Page]]) -> list[Answer]:
        if not pages:
            return []
        answers = [answer for answer, _ in pages]
        outcome = self._tried(lambda: list(self.store.append([page for _, page in pages])))
        outcomes = [outcome] * len(pages) if isinstance(outcome, Exception) else outcome
        return list(zip(answers, outcomes, strict=True))

    def _tried(self, work: Callable[[], Any] | None) -> Any:
        """The result, or the exception; that the store is lost, or back, is logged once and in one line."""
        try:
            outcome = work() if work else None
            self._note(lost=None)
        except self.store.trouble as error:
            self._note(lost=error)
            return StoreLost("the store cannot be reached")
        except Exception as error:
            return error
        return outcome

    def _note(self, lost: Exception | None) -> None:
        if lost and not self._lost:
            LOG.warning("the store cannot be reached: %s", type(lost).__name__)
        elif self._lost and not lost:
            LOG.warning("the store is back")
        self._lost = lost is not None


def _give(answers: list[Answer]) -> None:
    for future, outcome in answers:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
