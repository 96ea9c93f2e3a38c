"""One stream that sends what no message is: it is slowed down, and everybody else is answered meanwhile."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from pioche.house.hearer import MOST_WAITING, Hearer
from tests.server.kit import Server, get, host, serving, sqlite_at
from tests.server.test_live import TWO

PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x01, 0x00
FLOODS = {"pings": (PING, b"x"), "long pings": (PING, b"x" * 120), "pongs": (PONG, b""), "fragments": (MORE, b"")}
SECONDS = 3.0


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits everybody has."""
    with serving(sqlite_at(tmp_path_factory.mktemp("limited")), more=()) as running:
        yield running


def frame(kind: int, data: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(data)]) + b"\0\0\0\0" + data


@contextlib.contextmanager
def looking_on(server: Server, table: str) -> Iterator[socket.socket]:
    """A spectator who speaks in frames."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = {"host": "127.0.0.1", "upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in {**head, "sec-websocket-key": key}.items())
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{lines}\r\n".encode())
        assert b" 101 " in line.recv(4_096)
        line.sendall(frame(TEXT | 0x80, b'{"kind":"listen"}'))
        assert line.recv(65_536)
        yield line


def flooded(line: socket.socket, kind: int, data: bytes) -> None:
    """Send as much as is taken, and read nothing."""
    much, end = frame(kind, data) * 8_000, time.monotonic() + SECONDS
    line.settimeout(0.2)
    while time.monotonic() < end:
        with contextlib.suppress(TimeoutError):
            line.send(much)


@pytest.mark.parametrize(("kind", "data"), FLOODS.values(), ids=FLOODS)
def test_frames_without_end_keep_nobody_waiting(limited: Server, kind: int, data: bytes) -> None:
    table = host(limited.base, **TWO).table
    with looking_on(limited, table) as line:
        line.sendall(frame(TEXT, b"") if kind == MORE else b"")
        flood = threading.Thread(target=flooded, args=(line, kind, data))
        flood.start()
        answered = 0
        while flood.is_alive():
            assert get(f"{limited.base}/health").status_code == 200
            answered += 1
    assert answered > 5, "a flood of one is no business of the others"


def test_one_who_sends_too_many_frames_is_heard_again_later(limited: Server) -> None:
    ada = host(limited.base, **TWO).connect()
    assert ada.stream
    for _ in range(3_000):
        ada.stream.pong()
    ada.say(kind="ping")
    assert ada.until("pong")


def test_a_server_that_stops_says_nothing_of_who_was_still_asking(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(sqlite_at(tmp_path_factory.mktemp("stops"))) as server, contextlib.ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{")
        assert get(f"{server.base}/health").status_code == 200
        assert server.process
        server.process.send_signal(signal.SIGTERM)
        answer = line.recv(4_096)
        server.stop()
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert "Traceback" not in server.log[0]


def test_who_asks_and_never_listens_is_not_asked_for_more() -> None:
    async def ask() -> int:
        async def never(message: bytes) -> None:  # noqa: ARG001 - nobody takes it in
            await asyncio.Event().wait()

        hearer, asked = Hearer(None, "", "en", never), 0
        pumping = asyncio.create_task(hearer.pump())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while asked < 10_000:
                    hearer.answer(b"{}")
                    asked += 1
                    await hearer.room()
        pumping.cancel()
        return asked

    assert asyncio.run(ask()) <= MOST_WAITING + 1
