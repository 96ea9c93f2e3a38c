"""A real server in a process of its own, and people who play at it over real sockets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
PROGRAM = "from pioche.cli import main; main()"


@dataclass
class Server:
    """``pioche serve`` at a port of its own; it can be killed and started again."""

    db: str
    port: int = 0
    workers: int = 1
    more: tuple[str, ...] = ("--unlimited",)
    process: subprocess.Popen[str] | None = None
    log: list[str] = field(default_factory=list)

    def start(self) -> Server:
        words = ["serve", "--host", "127.0.0.1", "--no-qr", "--db", self.db, "--workers", str(self.workers)]
        command = [sys.executable, "-c", PROGRAM, *words, "--port", str(self.port), *self.more]
        self.process = subprocess.Popen(
            command,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        line = self._line()
        if "http://" not in line:
            raise RuntimeError(line + self.process.communicate(timeout=10)[0])
        self.port = int(line.rsplit(":", 1)[1])
        self._await_health()
        return self

    def _line(self) -> str:
        assert self.process
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _await_health(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.base}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise RuntimeError("the server does not come up")

    def kill(self) -> None:
        """As if the machine had lost it: no chance to say anything."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        assert self.process
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        assert self.process
        output, _ = self.process.communicate(timeout=PATIENCE)
        self.log.append(output)
        code, self.process = self.process.returncode, None
        return code


@contextmanager
def serving(db: str, **more: Any) -> Iterator[Server]:
    """A server that is stopped in the end, whatever happens."""
    server = Server(db, **more).start()
    try:
        yield server
    finally:
        if server.process:
            server.stop()


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


_streams = ExitStack()


def listen(address: str, **more: Any) -> ClientConnection:
    """An open stream; it is closed at the latest when the test is over."""
    opening = connect(address, open_timeout=PATIENCE, close_timeout=1, max_size=2**22, compression=None, **more)
    stream: ClientConnection = _streams.enter_context(opening)
    return stream


def close_streams() -> None:
    _streams.close()


@dataclass
class Person:
    """Somebody at a table: a seat with its secret, or a spectator with none."""

    base: str
    table: str
    seat: int | None = None
    token: str = ""
    lang: str = "en"
    code: str = ""
    stream: ClientConnection | None = None
    bytes_heard: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    acted: int = 0

    # By request

    def post(self, what: str, body: Any = None) -> httpx.Response:
        return httpx.post(f"{self._path}/{what}?lang={self.lang}", json=body, headers=self._secret, timeout=PATIENCE)

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(
            f"{self._path}?lang={self.lang}", headers=self._secret, timeout=PATIENCE
        ).json()
        return found

    def ask(self, what: str) -> httpx.Response:
        return httpx.get(f"{self._path}/{what}", headers=self._secret, timeout=PATIENCE)

    def record(self, deal: int) -> httpx.Response:
        return httpx.get(f"{self._path}/record/{deal}", timeout=PATIENCE)

    @property
    def _path(self) -> str:
        return f"{self.base}/api/tables/{self.table}"

    @property
    def _secret(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    # By stream

    def connect(self) -> Person:
        address = (
            f"{self._path}/live?token={self.token}&lang={self.lang}"
            if self.token
            else f"{self._path}/live?lang={self.lang}"
        )
        self.stream = listen(address.replace("http", "ws", 1))
        self.hear()
        return self

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        assert self.stream
        text = self.stream.recv(timeout)
        assert isinstance(text, str)
        self.bytes_heard.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["kind"] == "news":
            self.view = message["view"]
        return message

    def hear_all(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """Everything until nothing comes for a moment."""
        messages = []
        while True:
            try:
                messages.append(self.hear(quiet))
            except TimeoutError:
                return messages

    def hear_the_end(self) -> tuple[list[dict[str, Any]], int | None]:
        """Everything until the other side closes, and the code it closes with."""
        messages: list[dict[str, Any]] = []
        try:
            while True:
                messages.append(self.hear(10))
        except ConnectionClosed:
            return messages, self.stream.close_code if self.stream else None

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["kind"] == kind:
                return message

    def until_not(self, kind: str) -> dict[str, Any]:
        """The next message of another kind."""
        while True:
            message = self.hear()
            if message["kind"] != kind:
                return message

    def say(self, **message: Any) -> None:
        assert self.stream
        self.stream.send(msgspec.json.encode(message).decode())

    def act(self, text: str, id: str | None = None, expected: int | None = None) -> None:
        self.acted += 1
        number = self.view["number"] if expected is None else expected
        self.say(kind="act", text=text, expected=number, id=id or f"{self.seat}-{self.acted}-{time.monotonic_ns()}")

    def close(self) -> None:
        if self.stream:
            self.stream.close()
            self.stream = None

    @property
    def actions(self) -> list[str]:
        return [each["text"] for each in (self.view.get("view") or {}).get("actions", [])]

    @property
    def stage(self) -> str:
        return str(self.view["stage"])


def host(base: str, name: Any = "Ada", **settings: Any) -> Person:
    """Set up a table and sit down."""
    body = {"name": name, "settings": {"pace": "instant", "rounds": 1, **settings}}
    answer = httpx.post(f"{base}/api/tables", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return _person(base, answer.json())


def join(base: str, table: str, name: str = "Bob", seat: int | None = None) -> Person:
    """Sit down at a table."""
    answer = httpx.post(f"{base}/api/tables/{table}/join", json={"name": name, "seat": seat}, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return _person(base, answer.json())


def _person(base: str, seated: dict[str, Any]) -> Person:
    return Person(base, seated["table"], seated["seat"], seated["token"], code=seated["code"], view=seated["view"])


__all__ = [
    "ConnectionClosed",
    "Person",
    "Server",
    "close_streams",
    "host",
    "join",
    "listen",
    "serving",
    "sqlite_at",
]
