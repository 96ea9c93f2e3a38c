"""What every request passes: the house behind it, who is asking, and how often."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from pioche.house.chance import digest
from pioche.house.house import House
from pioche.house.limits import Buckets, Counts, Limits
from pioche.house.live import LiveTable
from pioche.table import TableRefused


@dataclass
class Door:
    """The house and what guards it."""

    house: House
    limits: Limits
    listening: str = ""  # the address of this machine it listens at
    operator: str = ""  # the token of whoever runs the house
    behind_proxy: bool = False  # whether others may seem to ask from this very machine
    streams: Counts = field(default_factory=Counts)  # open ones, by address
    buckets: Callable[[str, float, float], Buckets] = lambda _, rate, burst: Buckets(rate, burst, time.monotonic)

    def __post_init__(self) -> None:
        limits = self.limits
        self.seats = self.buckets("seats", limits.seat_rate, limits.seat_burst)
        self.addresses = self.buckets("addresses", limits.address_rate, limits.address_burst)
        self.newcomers = self.buckets("newcomers", limits.tables_rate, limits.tables_burst)


def check(buckets: Buckets, who: str) -> None:
    """Make a caller wait who asks too often."""
    if not buckets.take(who):
        raise TableRefused("too-many-requests")


def seat_with(live: LiveTable, token: str | None) -> int | None:
    """The seat of a secret; None without one. A wrong one is no spectator."""
    if token is None:
        return None
    seat = live.table.seat_of(digest(token))
    if seat is None:
        raise TableRefused("forbidden")
    return seat


def own_seat(live: LiveTable, token: str | None) -> int:
    """The seat of who asks; nobody else may ask this."""
    seat = seat_with(live, token)
    if seat is None:
        raise TableRefused("forbidden")
    return seat
