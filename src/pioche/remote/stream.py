"""What a seat hears, message by message; a broken connection is made again."""

from __future__ import annotations

import time
from contextlib import ExitStack

from msgspec import json
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pioche import messages
from pioche.messages import Bye, News, Said
from pioche.remote.counter import PATIENCE, Pauses
from pioche.remote.refused import Lost, Refused

MOST_BYTES = 2**22
BROKEN = (WebSocketException, OSError)  # whatever ends a connection

_reader: json.Decoder[Said] = json.Decoder(Said)


class Stream:
    """The stream of a table: a seat's with its secret, else a spectator's."""

    def __init__(self, server: str, table: str, token: str, lang: str, patience: float = PATIENCE) -> None:
        self._address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._first = json.encode({"kind": "listen", "lang": lang, **({"token": token} if token else {})}).decode()
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._patience, self._pauses = patience, Pauses(patience)

    def hear(self, seconds: float | None = None) -> News | None:
        """The next news; None if there were none in that time. Reconnects by itself, then the first news say all."""
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                said = self._next(end)
            except TimeoutError:
                return None
            except BROKEN as error:
                self._mend(error)
                continue
            if isinstance(said, News):
                return said
            self._heed(said)

    def close(self) -> None:
        """Stop listening."""
        self._socket = None
        self._open.close()

    def _mend(self, error: Exception) -> None:
        """Wait a moment before connecting again; patience begins when the last message was heard or the line broke."""
        if self._socket:
            self._pauses = Pauses(self._patience)
        self.close()
        self._pauses.wait(error)

    def _next(self, end: float | None) -> Said:
        """The next message, before that moment."""
        socket = self._connected()
        left = None if end is None else max(0.0, end - time.monotonic())
        return _reader.decode(socket.recv(left))

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            try:
                opening = connect(self._address, max_size=MOST_BYTES, open_timeout=10, close_timeout=1)
                self._socket = self._open.enter_context(opening)
                self._socket.send(self._first)
            except TimeoutError as error:  # not to be taken for a quiet moment at the table
                raise OSError(str(error)) from None
        return self._socket

    def _heed(self, said: Said) -> None:
        """Nothing is asked here, so a refusal means that we may not listen; a farewell may be for good."""
        if isinstance(said, messages.Refused) and said.code != "too-many-requests":
            raise Refused(said.code, said.text, said.rule)
        if isinstance(said, Bye) and said.why in FOR_GOOD:
            raise Lost(FOR_GOOD[said.why])


# After these farewells nobody listens any more; after others one may come back.
FOR_GOOD = {
    "replaced": "this seat is played from somewhere else now",
    "forbidden": "this seat was given up, or has a new link",
    "flood": "too many messages were sent",
}
