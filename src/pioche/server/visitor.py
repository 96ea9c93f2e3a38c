"""Who is asking, as a request or a stream tells it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pioche.house.door import Door
from pioche.server.network import addresses, neighbourhood
from pioche.table import TableRefused

Connection = ASGIConnection[Any, Any, Any, Any]


def door_of(connection: Connection) -> Door:
    """The door a connection came through."""
    door: Door = connection.app.state.door
    return door


def address(connection: Connection) -> str:
    """Where somebody asks from; an IPv6 network counts as one."""
    return neighbourhood(connection.client.host if connection.client else "")


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


def bearer(connection: Connection) -> str | None:
    """The secret in the header of a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None
