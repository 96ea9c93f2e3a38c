"""At the door: who may come in from another page, and what every answer tells the browser to keep to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send
from msgspec.json import encode

from pioche.messages import refused
from pioche.server.network import host_of, is_local, netloc
from pioche.server.porch import Porch
from pioche.table import TableRefused

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    "cross-origin-resource-policy": "same-origin",
}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE = (b"cache-control", b"no-store")
OPENER = (b"cross-origin-opener-policy", b"same-origin")


BELOW_A_PATH = "This server cannot be shown below a path: let the proxy give it a host name of its own."
STOPPING = "This server stops; ask again when it is back."
STRANGE = (
    "Pages of {origin} may not play here. If that is this server's own address, let the proxy pass the Host header on,"
    " or start the server with --origin {origin}."
)


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], porch: Porch) -> None:
        self.app, self.origins, self.porch = app, frozenset(origins), porch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Turn away strangers' pages, and put the headers on everything else."""
        if str(scope["type"]) == "lifespan":
            scope["state"]["porch"] = self.porch  # how the connections of the server get to know it
        if scope["type"] == ScopeType.HTTP and _below_a_path(scope):
            await _refuse(send, 400, TableRefused("unreadable", BELOW_A_PATH))
            return
        if _asks_to_act(scope) and not self.welcome(Headers.from_scope(scope)):
            await _turn_away(scope, send)
            return

        started = False

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _dress(scope, message)
            await send(message)

        try:
            await self.app(scope, receive, dressed if scope["type"] == ScopeType.HTTP else send)
        except asyncio.CancelledError:  # the server stops, and waits no longer
            if scope["type"] == ScopeType.HTTP and not started:
                await _refuse(send, 503, TableRefused("too-many-requests", STOPPING))

    def welcome(self, headers: Headers) -> bool:
        """Whether that page may act here: our own, a named one, or no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return bool(netloc(origin)) and netloc(origin) == headers.get("host")


def _dress(scope: Scope, message: HTTPResponseStartEvent) -> None:
    private = str(scope["path"]).startswith(("/api/", "/health", "/metrics"))
    private = private and not any(name == NO_STORE[0] for name, _ in message["headers"])  # it says so itself
    more = [*([NO_STORE] if private else []), *([OPENER] if _trusted(scope) else [])]
    message["headers"] = [*message["headers"], *RAW, *more]


def _trusted(scope: Scope) -> bool:
    """Whether a browser trusts the address: on plain http in a network it would complain of this header."""
    return scope["scheme"] == "https" or is_local(host_of(Headers.from_scope(scope).get("host", "")))


def _below_a_path(scope: Scope) -> bool:
    """Whether a proxy shows the server below a path, as it says itself, or as its addresses tell."""
    path = str(scope["path"])
    moved = "/api/" in path and not path.startswith("/api/")
    return moved or Headers.from_scope(scope).get("x-forwarded-prefix", "/") != "/"


def _asks_to_act(scope: Scope) -> bool:
    """Whether this is more than looking: a stream, or anything but GET."""
    if scope["type"] == ScopeType.HTTP:
        return scope["method"] not in ("GET", "HEAD", "OPTIONS")
    return scope["type"] == ScopeType.WEBSOCKET


async def _turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": "forbidden"})
        return
    await _refuse(send, 403, TableRefused("forbidden", STRANGE.format(origin=Headers.from_scope(scope)["origin"][:80])))


async def _refuse(send: Send, status: int, refusal: TableRefused) -> None:
    body = encode(refused(refusal, "en"))
    headers = [*RAW, NO_STORE, (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
