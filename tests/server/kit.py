"""People who play at a real server over real sockets."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pioche.messages import News
from pioche.remote.heard import Heard
from tests.server.running import PATIENCE, PROGRAM, Server, get, post, serving, sqlite_at, wait_for

_streams = ExitStack()


def listen(address: str, token: str = "", also: Sequence[str] = (), lang: str = "en", **more: Any) -> ClientConnection:
    """A stream that has said who listens, patient with a slow server; closed at the latest when the test is over."""
    calm = {"open_timeout": PATIENCE, "close_timeout": 1, "ping_interval": None, **more}
    opening = connect(address, max_size=2**22, compression=None, **calm)
    stream: ClientConnection = _streams.enter_context(opening)
    first = {"kind": "listen", "lang": lang, "also": also, **({"token": token} if token else {})}
    stream.send(msgspec.json.encode(first).decode())
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
    view: dict[str, Any] = field(default_factory=dict)  # with the latest events, as a look gives it
    heard: Heard = field(default_factory=Heard)
    acted: int = 0

    # By request

    def post(self, what: str, body: Any = None) -> httpx.Response:
        return post(f"{self._path}/{what}?lang={self.lang}", json=body, headers=self._secret)

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = get(f"{self._path}?lang={self.lang}", headers=self._secret).json()
        return found

    def ask(self, what: str) -> httpx.Response:
        return get(f"{self._path}/{what}", headers=self._secret)

    def record(self, deal: int) -> httpx.Response:
        return get(f"{self._path}/record/{deal}")

    @property
    def _path(self) -> str:
        return f"{self.base}/api/tables/{self.table}"

    @property
    def _secret(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    # By stream

    def connect(self) -> Person:
        self.stream = listen(f"{self._path}/live".replace("http", "ws", 1), self.token, lang=self.lang)
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
            news = msgspec.json.decode(text, type=News)
            whole = self.heard.take_in(news.view, news.told)
            self.view = msgspec.json.decode(msgspec.json.encode(whole))
        return message

    def hear_until(self, seen: Callable[[dict[str, Any]], Any]) -> None:
        """Listen until the table looks like that."""
        end = time.monotonic() + PATIENCE
        while not seen(self.view):
            assert time.monotonic() < end, self.view
            self.hear()

    def catch_up(self) -> list[dict[str, Any]]:
        """Listen until everything has been heard that this process of the server knows; the messages."""
        messages = []
        while unclocked(self.view) != unclocked(self.look()):
            messages.append(self.hear())
        return messages

    def hear_the_end(self) -> tuple[list[dict[str, Any]], int | None]:
        """Everything until the other side closes, and the code it closes with."""
        messages: list[dict[str, Any]] = []
        try:
            while True:
                messages.append(self.hear())
        except ConnectionClosed:
            return messages, self.stream.close_code if self.stream else None

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["kind"] in kinds:
                return message

    def say(self, **message: Any) -> None:
        assert self.stream
        self.stream.send(msgspec.json.encode(message).decode())

    def act(self, text: str, id: str | None = None, expected: int | None = None) -> None:
        self.acted += 1
        number = self.view["number"] if expected is None else expected
        self.say(kind="act", text=text, expected=number, id=id or f"{self.seat}-{self.acted}-{time.monotonic_ns()}")

    def do(self, text: str) -> dict[str, Any]:
        """Act, and listen until the table is seen as it is afterwards; what was answered."""
        self.act(text)
        answer = self.until("done", "refused")
        number = answer["number"] if answer["kind"] == "done" else answer.get("view", self.view)["number"]
        self.hear_until(lambda view: view["number"] >= number)
        return answer

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
    answer = post(f"{base}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return _person(base, answer.json())


def join(base: str, table: str, name: str = "Bob", seat: int | None = None) -> Person:
    """Sit down at a table."""
    answer = post(f"{base}/api/tables/{table}/join", json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    return _person(base, answer.json())


def _person(base: str, seated: dict[str, Any]) -> Person:
    return Person(base, seated["table"], seated["seat"], seated["token"], code=seated["code"], view=seated["view"])


def unclocked(view: dict[str, Any]) -> dict[str, Any]:
    """A view but for the seconds that are left."""
    return {key: value for key, value in view.items() if key != "clock"}


def catch_up(people: Sequence[Person]) -> None:
    """Let everybody hear what there is to hear."""
    for person in people:
        person.catch_up()


def play_on(people: Sequence[Person], until: str = "over", seconds: float = 3 * PATIENCE) -> None:
    """Take the first legal action again and again, until everybody has heard that it is so far."""
    end = time.monotonic() + seconds
    while any(person.stage != until for person in people):
        assert time.monotonic() < end, people[0].view
        actor = next((person for person in people if person.actions and person.stage == "playing"), None)
        if actor:
            actor.do(actor.actions[0])
        else:
            hear_any(people)


def hear_any(people: Sequence[Person], seconds: float = 0.02) -> None:
    """Whatever is on its way; who hears nothing is asked again by whoever waits."""
    for person in people:
        with suppress(TimeoutError):
            person.hear(seconds)


__all__ = [
    "PATIENCE",
    "PROGRAM",
    "ConnectionClosed",
    "Person",
    "Server",
    "catch_up",
    "close_streams",
    "get",
    "hear_any",
    "host",
    "join",
    "listen",
    "play_on",
    "post",
    "serving",
    "sqlite_at",
    "unclocked",
    "wait_for",
]
