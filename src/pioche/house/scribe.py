"""The one who writes: what has piled up meanwhile is stored in one go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from pioche.house.keeping import Keeper, Page, StoreLost

LOG = logging.getLogger("pioche.server")

T = TypeVar("T")
Work = Page | Callable[[], Any] | None
Job = tuple[asyncio.Future[Any], Work]
Answer = tuple[asyncio.Future[Any], Any]
MOST = 200  # pages in one transaction
MOST_WAITING = 20_000  # jobs


class Scribe:
    """Hands work to the store in a thread of its own: nobody waits for a disk or a network who does not have to.

    Pages that wait together share one commit, so the more tables there are, the less a commit costs each of them.
    """

    def __init__(self, store: Keeper) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self.lost = False
        self._began: float | None = None  # when the present work was taken up
        self._waiting: SimpleQueue[Job] = SimpleQueue()
        self._thread = Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    @property
    def behind(self) -> float:
        """For how many seconds the store has been at its present work."""
        began = self._began
        return 0.0 if began is None else time.monotonic() - began

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
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self, work: Work) -> asyncio.Future[Any]:
        answer = self._loop.create_future()
        if work is not None and self._waiting.qsize() >= MOST_WAITING:
            answer.set_exception(StoreLost("the store does not keep up"))
        else:
            self._waiting.put((answer, work))
        return answer

    def _work(self) -> None:
        running = True
        while running:
            jobs = [self._waiting.get()]
            self._began = time.monotonic()
            while len(jobs) < MOST and not self._waiting.empty():
                jobs.append(self._waiting.get())
            running = all(work is not None for _, work in jobs)
            answers = self._done(jobs)
            self._began = None
            self._loop.call_soon_threadsafe(_give, answers)

    def _done(self, jobs: list[Job]) -> list[Answer]:
        """Do the jobs: pages first and together, for nobody waits for a reading that must come before them.

        Once the store is lost, the rest is not tried: each would wait as long for the same.
        """
        pages = [(answer, work) for answer, work in jobs if isinstance(work, Page)]
        answers = self._written(pages)
        for answer, work in jobs:
            if not isinstance(work, Page):
                lost = bool(answers) and isinstance(answers[-1][1], StoreLost)
                answers.append((answer, answers[-1][1] if lost else self._tried(work)))
        return answers

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
            return StoreLost("the store cannot be used")
        except Exception as error:
            return error
        return outcome

    def _note(self, lost: Exception | None) -> None:
        if lost and not self.lost:
            reason = str(getattr(lost, "orig", None) or lost).partition("\n")[0]
            LOG.warning("the store cannot be used: %s: %s", type(lost).__name__, reason)
        elif self.lost and not lost:
            LOG.warning("the store can be used again")
        self.lost = lost is not None


def _give(answers: list[Answer]) -> None:
    for future, outcome in answers:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
