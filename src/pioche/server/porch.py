"""Who is connected to this process: counted by address, so that nobody keeps the others out."""

from __future__ import annotations

import logging
import sys
import time
from asyncio import Transport
from collections.abc import Callable, Iterable

from pioche.house.limits import Buckets, Counts, Limits
from pioche.server.network import neighbourhood

LOG = logging.getLogger("pioche.server")
SPARE = 64  # handles for files, the store and the loop itself
LEAST = 32  # connections that one address may have, however few handles there are: a whole home
WANTED = 65_536  # handles
NEARLY_FULL = 0.8  # of the connections there may be, from where on it is logged


def raise_handles() -> int:
    """Ask for as many file handles as this process may have; how many that are."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(soft, WANTED) if soft != resource.RLIM_INFINITY else WANTED
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Porch:
    """The open connections of one process.

    When there are too many, the one that has waited longest without asking anything makes room for the next.
    """

    def __init__(self, limits: Limits, proxies: Iterable[str] = (), counts: Counts | None = None) -> None:
        self.limits, self._proxies = limits, frozenset(proxies)
        self.most = max(LEAST, raise_handles() - SPARE)
        self.each = min(limits.sockets, max(LEAST, self.most // 4)) if limits.sockets else self.most
        self._here: dict[Transport, str] = {}
        self._idle: dict[Transport, None] = {}  # in the order in which they began to wait
        self._by_address = counts or Counts()
        self._warned = False
        self.frames = Buckets(limits.frames_rate, limits.frames_burst, time.monotonic)
        self.farewell: Callable[[], None] = lambda: None  # what is done first when the server stops

    def __len__(self) -> int:
        return len(self._here)

    def let_in(self, transport: Transport, host: str) -> bool:
        """Whether one more connection from there may stay."""
        address = "" if host in self._proxies else neighbourhood(host)  # a proxy speaks for everybody behind it
        if address and self._by_address.of(address) >= self.each:
            return False
        if len(self._here) >= self.most and not self._make_room():
            return False
        self._here[transport], self._idle[transport] = address, None
        self._by_address.add(address)
        self._watch()
        return True

    def where(self, transport: Transport) -> str:
        """Whose connection it is; empty for a proxy's."""
        return self._here.get(transport, "")

    def busy(self, transport: Transport) -> None:
        """Something was asked."""
        self._idle.pop(transport, None)

    def idle(self, transport: Transport) -> None:
        """Everything that was asked is answered."""
        if transport in self._here:
            self._idle[transport] = None

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        self._idle.pop(transport, None)
        address = self._here.pop(transport, None)
        if address is None:
            return
        self._by_address.add(address, -1)

    def close(self) -> None:
        """The server stops: a farewell, once."""
        farewell, self.farewell = self.farewell, lambda: None
        farewell()

    def _make_room(self) -> bool:
        longest = next(iter(self._idle), None)
        if longest is None:
            return False
        longest.abort()
        self.leave(longest)
        return True

    def _watch(self) -> None:
        """Say once that handles run out, and again only after it was better."""
        full = len(self._here) > NEARLY_FULL * self.most
        if full and not self._warned:
            LOG.warning("%d of at most %d connections are open", len(self._here), self.most)
        self._warned = full
