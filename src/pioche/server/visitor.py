"""Who is asking, as a request or a stream tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from hmac import compare_digest
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from pioche.house.door import Door
from pioche.server.network import addresses, host_of, is_local, neighbourhood
from pioche.table import TableRefused

T = TypeVar("T")
LONGEST_HOST = 260  # letters: a name has 253 at most, and a port
Connection = ASGIConnection[Any, Any, Any, Any]


def door_of(connection: Connection) -> Door:
    """The door a connection came through."""
    door: Door = connection.app.state.door
    return door


def address(connection: Connection) -> str:
    """Where somebody asks from; an IPv6 network counts as one."""
    return neighbourhood(connection.client.host if connection.client else "")


def is_operator(connection: Connection) -> bool:
    """Whether the one who runs the server asks: with their token, or on this very machine and through no proxy.

    A proxy may pass on nothing that tells it from its own machine, so where one is expected only the token counts.
    """
    door, given = door_of(connection), bearer(connection) or ""
    if door.operator and compare_digest(door.operator.encode(), given.encode()):
        return True
    if door.behind_proxy:
        return False
    here = is_local(connection.client.host) if connection.client else False
    passed_on = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))
    return here and not passed_on and is_local(host_of(connection.headers.get("host", "")))


def bases(connection: Connection) -> tuple[str, ...]:
    """The beginnings of addresses under which others reach this server, best first."""
    _, port = connection.scope["server"] or ("", 80)
    return addresses(_asked(connection), door_of(connection).listening, port or 80)


def best_base(connection: Connection) -> str:
    """The beginning of links that others can use; where there is none, of those that the one who asks can."""
    return next(iter(bases(connection)), _asked(connection))


def _asked(connection: Connection) -> str:
    """Under which address somebody asks, if that is one."""
    if len(connection.headers.get("host", "")) > LONGEST_HOST:
        raise TableRefused("unreadable", "The Host of this request is too long.")
    try:
        return urlsplit(str(connection.base_url)).geturl().rstrip("/")
    except ValueError:
        raise TableRefused("unreadable", "The Host header of this request is no address.") from None


def bearer(connection: Connection) -> str | None:
    """The secret in the header of a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What somebody waits for; it is given up once they have gone."""
    working, going = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise TableRefused("stale")  # nobody hears it
        return working.result()
    finally:
        working.cancel()
        going.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
