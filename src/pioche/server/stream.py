"""The stream of a table: a talk over a WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pioche.house.talk import HungUp, talk
from pioche.server.refusals import STATUS
from pioche.server.visit_stream import AT_HAND
from pioche.server.visitor import address, door_of

Socket = WebSocket[Any, Any, Any]
CLOSED = {"replaced": 4000, "flood": 4029, "forbidden": 4403, "closing": 1012}
CODES: dict[str, int] = {**{code: 4000 + status for code, status in STATUS.items()}, **CLOSED}


class SocketLine:
    """A WebSocket as the house knows it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, message: bytes) -> None:
        """Send a message."""
        try:
            await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except (WebSocketDisconnect, RuntimeError):  # the server raises the second after its own end of the line
            raise HungUp from None

    async def hear(self) -> str | bytes:
        """Wait for the next message."""
        while (event := await self._socket.receive())["type"] != "websocket.disconnect":
            if event["type"] == "websocket.receive":
                return event.get("text") or event.get("bytes") or b""
        raise HungUp(by_us=event.get("code") == CLOSED["closing"])

    async def hang_up(self, why: str) -> None:
        """End the talk."""
        try:
            await self._socket.close(CODES[why], why)
        except (WebSocketDisconnect, RuntimeError):
            raise HungUp from None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str) -> None:
    """Listen at a table: the first message says with which secrets, and in which language."""
    await socket.accept()
    if AT_HAND in socket.scope["state"]:
        socket.scope["state"][AT_HAND].where = address(socket)  # who is behind a proxy
    await talk(door_of(socket), SocketLine(socket), table_id, address(socket))
