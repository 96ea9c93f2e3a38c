"""One connection as it comes in: the server library reads and answers; here it is counted, measured and timed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from msgspec.json import encode
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pioche.messages import refused
from pioche.server.porch import Porch
from pioche.table import TableRefused

MOST_AT_ONCE = 16  # requests sent ahead of their answers
TOO_LONG = "The headers of this request are too long, or too many."
PIECE = 65_536  # bytes of a body that uvicorn takes in before it waits for its reader


class HeadTooLong(Exception):
    """More headers, or longer ones, than anybody needs."""


class Visit(HttpToolsProtocol):
    """A connection that asks, and is answered."""

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.porch: Porch = self.app_state["porch"]
        self.limits = self.porch.limits
        self._timer: asyncio.TimerHandle | None = None
        self._taken = 0  # bytes of the present request
        self._reading_head = True
        self._head = 0  # bytes of its headers

    # What the library tells

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the library
        """Somebody is here: they get a while to say what they want."""
        super().connection_made(transport)
        if not self.porch.let_in(transport, self.client[0] if self.client else ""):
            self._turn_away(503, "too-many-requests", "There are too many connections from there.")
            return
        self._within(self.limits.first, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_timer()
        self.porch.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request: only so much of it."""
        self.porch.busy(self.transport)
        self._taken += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._reading_head and self._taken > self.limits.head:
            self._turn_away(431, "unreadable", TOO_LONG)
        elif self._taken > self.limits.head + self.limits.body + PIECE:
            self._turn_away(413, "unreadable", "That is too long.")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header."""
        super().on_header(name, value)
        self._head += len(name) + len(value)
        if len(self.headers) > self.limits.headers or self._head + len(self.url) > self.limits.head:
            raise HeadTooLong  # the parser stops, and the request is refused

    def on_headers_complete(self) -> None:
        """Now the body, if there is one."""
        self._reading_head = False
        if len(self.pipeline) >= MOST_AT_ONCE:
            raise ValueError("too many requests at once")
        self._within(self.limits.whole, self._too_late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Now the answer, which is taken in by and by."""
        self._taken, self._head, self._reading_head = 0, 0, True
        super().on_message_complete()
        if self.cycle and self.cycle.response_complete:
            self._await_next()
        else:
            self._watch_answer(-1)

    def on_response_complete(self) -> None:
        """Now the next request, if there is one."""
        super().on_response_complete()
        if not self.pipeline:
            self._await_next()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a stream, which has its own signs of life."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """A request that cannot be read, or whose headers are too long."""
        if self._head > self.limits.head or len(self.headers or ()) > self.limits.headers:
            self._turn_away(431, "unreadable", TOO_LONG)
        else:
            self._turn_away(400, "unreadable", msg)

    # Time

    def _within(self, seconds: float, otherwise: Callable[[], None]) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, otherwise)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _await_next(self) -> None:
        if not self.transport.is_closing():
            self.porch.idle(self.transport)
            self._within(self.limits.idle, self._too_late)

    def _too_late(self) -> None:
        if self._taken:
            self._turn_away(408, "unreadable", "This request took too long to arrive.")
        else:
            self._close()

    def _watch_answer(self, left: int) -> None:
        """Cut off who takes nothing in: while bytes wait, some have to leave."""
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting == left:
            self.transport.abort()
            return
        self._within(self.limits.patience, lambda: self._watch_answer(waiting))

    def _turn_away(self, status: int, code: Any, why: str) -> None:
        """The end of this connection, in the form of every refusal."""
        self._stop_timer()
        if self.cycle and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()  # in the middle of another answer nothing can be said
            return
        self.transport.write(_refusal(status, code, why))
        self._close()

    def _close(self) -> None:
        """Hang up; what is on its way still leaves, if it is taken in."""
        self.transport.close()
        self._watch_answer(-1)


def _refusal(status: int, code: Any, why: str) -> bytes:
    body = encode(refused(TableRefused(code, why), "en"))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\ncache-control: no-store\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
