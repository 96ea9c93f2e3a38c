"""Requests to a server: asked again while it cannot be reached, refusals raised."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import httpx
from msgspec import json

from pioche import messages
from pioche.remote.refused import Lost, Refused

T = TypeVar("T")
PATIENCE = 60.0  # seconds in which a server may come back
PAUSE = 0.2  # seconds before asking again, doubled each time
LONGEST_PAUSE = 5.0


class Counter:
    """Where one asks; every request may be repeated, because the server knows repeats."""

    def __init__(self, server: str, token: str = "", lang: str = "en", patience: float = PATIENCE) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.lang, self.patience = lang, patience
        self._client = httpx.Client(base_url=server, headers=headers, params={"lang": lang}, timeout=10)

    def get(self, path: str, kind: type[T]) -> T:
        """What is there."""
        return json.decode(self._ask("GET", path), type=kind)

    def text(self, path: str) -> str:
        """The text that is there."""
        return self._ask("GET", path).decode()

    def post(self, path: str, kind: type[T], body: Any = None) -> T:
        """What is answered; only for what may safely be asked twice."""
        return json.decode(self._ask("POST", path, body), type=kind)

    def once(self, path: str, kind: type[T], body: Any = None) -> T:
        """What is answered; not asked again once the server may have heard it."""
        return json.decode(self._ask("POST", path, body, again=(httpx.ConnectError,)), type=kind)

    def close(self) -> None:
        """Let go of the connection."""
        self._client.close()

    def _ask(
        self, method: str, path: str, body: Any = None, again: tuple[type[Exception], ...] = (httpx.TransportError,)
    ) -> bytes:
        pauses = Pauses(self.patience)
        content = None if body is None else json.encode(body)
        while True:
            try:
                answer = self._client.request(method, path, content=content, headers=JSON if content else None)
            except again as error:
                pauses.wait(error)
            except httpx.TransportError as error:
                raise Lost(f"the server did not answer: {error}") from None
            else:
                if not self._must_wait(answer, pauses):
                    return _checked(answer)

    def _must_wait(self, answer: httpx.Response, pauses: Pauses) -> bool:
        """Whether the server asks to come back later, which we then do."""
        if answer.status_code not in (429, 502, 503, 504) or pauses.over:
            return False
        pauses.wait(Lost("the server is busy"))
        return True


JSON = {"content-type": "application/json"}


class Pauses:
    """Waits longer each time, and gives up in the end."""

    def __init__(self, patience: float) -> None:
        self._end, self._next = time.monotonic() + patience, PAUSE

    @property
    def over(self) -> bool:
        """Whether it was long enough."""
        return time.monotonic() >= self._end

    def wait(self, error: Exception) -> None:
        """Wait a moment; after too many of them, say that the server is lost."""
        if self.over:
            raise Lost(f"the server cannot be reached: {error}") from None
        time.sleep(self._next)
        self._next = min(2 * self._next, LONGEST_PAUSE)


def _checked(answer: httpx.Response) -> bytes:
    if answer.is_success:
        return answer.content
    try:
        said = json.decode(answer.content, type=messages.Refused)
    except ValueError:
        raise Lost(f"no table server answers there (status {answer.status_code})") from None
    raise Refused(said.code, said.text, said.rule, said.view)
