"""A connection that has become a stream: the server library reads and answers; here it is slowed, timed and counted."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pioche.server.porch import Porch

FAREWELL = 1.0  # seconds
PIECE = 512  # bytes taken in before others have their turn: a few messages, or some eighty of the shortest frames
NAP = 0.1  # seconds until somebody who sends too many frames is heard again
AT_HAND = "stream"  # where the application finds the stream of its connection


class VisitStream(WebSocketsSansIOProtocol):
    """A stream; frames that nobody counts as messages (pings, fragments) keep nobody else waiting either."""

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.porch: Porch = self.app_state["porch"]
        self.where = ""  # whose frames are counted together
        self._unread = bytearray()
        self._waiting: asyncio.Handle | None = None

    # What the library tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is here, and has asked already."""
        super().connection_made(transport)
        self.where = self.porch.where(cast(asyncio.Transport, transport)) or f"{id(self)}"

    def handle_connect(self, event: Request) -> None:
        """The application gets to know the stream, and tells it who is behind a proxy."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"][AT_HAND] = self

    def data_received(self, data: bytes) -> None:
        """More to read: what is too much at once waits, and so does whoever sends it."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread += data
        if self._waiting is None:
            self._read_on()

    async def receive(self) -> Any:
        """The next message; whoever sends too much is still not listened to."""
        message = await super().receive()
        if self._unread:
            self.transport.pause_reading()
        return message

    def handle_events(self) -> None:
        """Frames have come."""
        self.porch.frames.take(self.where, len(self.conn.events))
        super().handle_events()

    def shutdown(self) -> None:
        """The server stops: the house says good-bye, which gets a moment to leave."""
        self.porch.close()
        self.loop.call_later(FAREWELL, self._hang_up)

    async def run_asgi(self) -> None:
        """Talk; whoever takes in nothing of what is left to send is not waited for."""
        await super().run_asgi()
        self.loop.call_later(self.porch.limits.patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._unread.clear()
        if self._waiting:
            self._waiting.cancel()
        self.porch.leave(self.transport)
        super().connection_lost(exc)

    # Piece by piece

    def _read_on(self) -> None:
        self._waiting = None
        if self.porch.frames.take(self.where, 0):
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            wait = 0.0
        else:
            wait = NAP
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            self.transport.pause_reading()
            self._waiting = self.loop.call_later(wait, self._read_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _hang_up(self) -> None:
        if not self.disconnected:
            super().shutdown()
