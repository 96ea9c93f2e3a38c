"""What every request passes: the house behind it, who is asking, and how often."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pioche.server.chance import digest
from pioche.server.house import House
from pioche.server.limits import Buckets, Limits
from pioche.server.live import LiveTable
from pioche.server.network import addresses
from pioche.table import TableRefused

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Door:
    """The house and what guards it."""

    house: House
    limits: Limits
    listening: str = ""  # the address of this machine it listens at
    streams: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        limits = self.limits
        self.seats = Buckets(limits.seat_rate, limits.seat_burst, time.monotonic)
        self.addresses = Buckets(limits.address_rate, limits.address_burst, time.monotonic)
        self.newcomers = Buckets(limits.tables_rate, limits.tables_burst, time.monotonic)


def door_of(connection: Connection) -> Door:
    """The door a connection came through."""
    door: Door = connection.app.state.door
    return door


def address(connection: Connection) -> str:
    """Where somebody asks from; an IPv6 network counts as one."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host


def bases(connection: Connection) -> tuple[str, ...]:
    """The beginnings of addresses under which others reach this server, best first."""
    _, port = connection.scope["server"] or ("", 80)
    return addresses(_asked(connection), door_of(connection).listening, port or 80)


def best_base(connection: Connection) -> str:
    """The beginning of links that others can use; where there is none, of those that the one who asks can."""
    return next(iter(bases(connection)), _asked(connection))


def _asked(connection: Connection) -> str:
    """Under which address somebody asks, if that is one."""
    try:
        return urlsplit(str(connection.base_url)).geturl().rstrip("/")
    except ValueError:
        raise TableRefused("unreadable", "The Host of this request is none.") from None


def check(buckets: Buckets, who: str) -> None:
    """Let who asks too often wait."""
    if not buckets.take(who):
        raise TableRefused("too-many-requests")


def bearer(connection: Connection) -> str | None:
    """The secret in the header of a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


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
