"""Somebody who listens at a table: told everything in order, but never waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 16  # messages kept for a slow listener

Deliver = Callable[[bytes], Awaitable[None]]


class Hearer:
    """One connection: its seat (None: a spectator), the hash of its secret, its language, what is still to be sent.

    ``beside``: other seats at the same device, which are here as long as it is, and hear nothing by it.
    """

    def __init__(self, seat: int | None, token: str, lang: str, deliver: Deliver, beside: tuple[int, ...] = ()) -> None:
        self.seat, self.token, self.lang, self._deliver, self.beside = seat, token, lang, deliver, beside
        self._news: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self._wake, self._taken = asyncio.Event(), asyncio.Event()
        self.left: str | None = None
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None  # when the message that is being sent set out

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are here by this connection."""
        return self.beside if self.seat is None else (self.seat, *self.beside)

    def tell(self, news: bytes, whole: Callable[[], bytes]) -> None:
        """Send news soon; where too many wait, one message instead of them that says how everything stands."""
        if len(self._news) >= MOST_WAITING:
            self._news.clear()
            news = whole()
        self._news.append(news)
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """Send the answer to something this connection has asked; it goes before news."""
        self._answers.append(message)
        self._wake.set()

    async def room(self) -> None:
        """Wait until most answers are taken in: who asks and does not listen is asked to wait, too."""
        while len(self._answers) >= MOST_WAITING:
            self._taken.clear()
            await self._taken.wait()

    def part(self, why: str) -> None:
        """Nothing more is sent after what is waiting; the reason is for the connection to say."""
        self.left = self.left or why
        self._wake.set()

    async def pump(self) -> str:
        """Send until parting; the reason."""
        while True:
            while self._answers or self._news:
                self._since = self._loop.time()
                await self._deliver((self._answers or self._news).popleft())
                self._taken.set()
            self._since = None
            if self.left:
                return self.left
            self._wake.clear()
            await self._wake.wait()

    def stuck(self, patience: float) -> bool:
        """Whether a message has been on its way for longer than that."""
        return self._since is not None and self._loop.time() - self._since > patience
