"""How often somebody may ask: generous to people, tiring for machines."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

MOST_KNOWN = 20_000  # callers remembered at a time


class Limits(Struct, frozen=True):
    """Requests a second and how many may come at once; zero switches a limit off."""

    seat_rate: float = 10.0
    seat_burst: float = 40.0
    address_rate: float = 100.0
    address_burst: float = 400.0
    tables_rate: float = 0.5  # new tables, and codes tried, from one address
    tables_burst: float = 30.0
    connections: int = 400  # open streams from one address
    sockets: int = 500  # open connections from one address, streams among them
    head: int = 16_384  # bytes of a request before its body
    headers: int = 64
    body: int = 16_384
    first: float = 10.0  # seconds until the first request is here
    whole: float = 20.0  # seconds until the body is
    idle: float = 30.0  # seconds between an answer and the whole head of the next request
    frame: int = 4_096  # bytes of a message in a stream
    frames_rate: float = 1_000.0  # frames of all streams of one address, whatever they hold
    frames_burst: float = 2_000.0
    patience: float = 30.0  # seconds a message may take to leave before its reader counts as dead


class Buckets:
    """Who has asked how much lately. A bucket fills up with time, and every request takes one drop out.

    >>> time = iter([0.0, 0.0, 0.0, 1.0])
    >>> buckets = Buckets(rate=1, burst=2, now=lambda: next(time))
    >>> [buckets.take("me") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate, self.burst, self._now = rate, burst, now
        self._level: dict[str, tuple[float, float]] = {}

    def take(self, who: str, drops: float = 1) -> bool:
        """Whether this request may pass; what takes more than is there is paid for by the next ones."""
        if not self.rate:
            return True
        now = self._now()
        level, then = self._level.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        self._level[who] = (level - drops if level >= 1 else level, now)
        if len(self._level) > MOST_KNOWN:
            del self._level[next(iter(self._level))]
        return level >= 1


class Counts:
    """How much each has of something at the moment.

    >>> counts = Counts()
    >>> counts.add("me"), counts.of("me"), counts.of("you")
    (None, 1, 0)
    """

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of(self, who: str) -> int:
        """How much somebody has."""
        return self._counts.get(who, 0)

    def add(self, who: str, more: int = 1) -> None:
        """Somebody has one more, or one less; whoever has nothing is forgotten."""
        self._counts[who] = self.of(who) + more
        if not self._counts[who]:
            del self._counts[who]
