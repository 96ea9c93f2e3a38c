"""A seat at a live table, wherever the table is."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, Self

from pioche.bots.hint import Advice
from pioche.core.view import Event
from pioche.messages import Acting, Done, Found, Joining, News, NewTable, Seated
from pioche.remote.counter import PATIENCE, Counter
from pioche.remote.heard import Heard
from pioche.remote.link import Link, read_link
from pioche.remote.refused import Refused
from pioche.remote.stream import Stream
from pioche.table import Reaction, Settings, TableView, World


class Seat:
    """A seat taken at a table, or the place of a spectator; ``view`` is what it saw last.

    It listens from the first message on, comes back by itself after a lost connection, and is closed like a file.
    """

    def __init__(self, link: Link, lang: str = "en", patience: float = PATIENCE) -> None:
        self.link, self.lang = link, lang
        self._path = f"/api/tables/{link.table}"
        self._counter = Counter(link.server, link.token, lang, patience)
        self._stream = Stream(link.server, link.table, link.token, lang, patience)
        self.code, self._heard = link.code, Heard()
        try:
            self.view: TableView = self._heard.take_in(self._counter.get(self._path, TableView))
        except Exception:
            self.close()
            raise

    @property
    def own_link(self) -> str:
        """The link that leads back to this very seat: keep it to yourself."""
        return f"{self.invitation}#{self.link.token}"

    @property
    def invitation(self) -> str:
        """The link for others."""
        return f"{self.link.server}/t/{self.link.table}"

    @property
    def number(self) -> int | None:
        """Which seat it is; None for a spectator."""
        return self.view.seat

    @property
    def may_act(self) -> bool:
        """Whether this seat may act now."""
        return self.view.stage == "playing" and self.view.view is not None and bool(self.view.view.actions)

    # Hearing

    def hear(self, seconds: float | None = None) -> News | None:
        """Wait for the next news, at most so long."""
        news = self._stream.hear(seconds)
        if news and news.view.number >= self.view.number:  # an answer may have overtaken what was still on its way
            self.view = self._heard.take_in(news.view, news.told)
            return News(news.told, self.view)
        return news

    def __iter__(self) -> Iterator[News]:
        while True:
            news = self.hear()
            if news:
                yield news

    def turns(self) -> Iterator[TableView]:
        """The table whenever this seat may act, until the match is over."""
        while self.view.stage != "over":
            if self.may_act:
                asked = self.view.number
                yield self.view
                if self.view.number != asked:
                    continue
            self.hear()

    # Doing

    def play(self, text: str) -> tuple[Event, ...]:
        """Carry out an action; what this seat heard of it. Raises Refused; after ``stale`` the view is fresh."""
        acting = Acting(text, self.view.number, secrets.token_hex(8))
        try:
            done = self._counter.post(f"{self._path}/act", Done, acting)
        except Refused as refusal:
            self.view = self._heard.take_in(refusal.view or self.view)
            raise
        self._look_until(done.number)
        return done.events

    def start(self) -> None:
        """Have the first round dealt, as host."""
        self._do("start")

    def next(self) -> None:
        """Have the next round dealt."""
        self._do("next")

    def rematch(self) -> None:
        """Have another match begin."""
        self._do("rematch")

    def react(self, reaction: Reaction) -> None:
        """Show a ready-made reaction."""
        self._do("react", {"kind": "react", "reaction": reaction})

    def leave(self) -> None:
        """Give up the seat: a bot plays on."""
        self._do("leave")
        self.close()

    def hint(self) -> tuple[Advice, ...]:
        """This seat's actions, best first, from what it may know alone; Refused where the table allows no hints."""
        return self._counter.get(f"{self._path}/hint", tuple[Advice, ...])

    def world(self) -> World:
        """A world that this seat cannot tell from the true one, for a bot to think with."""
        return self._counter.get(f"{self._path}/world", World)

    def record(self, deal: int) -> str:
        """The record of a finished round by the number of its deal, with the proof of the deal."""
        return self._counter.text(f"{self._path}/record/{deal}")

    def close(self) -> None:
        """Hang up; the seat stays taken and can be come back to by ``own_link``."""
        self._stream.close()
        self._counter.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _do(self, what: str, body: Any = None) -> None:
        self.view = self._heard.take_in(self._counter.post(f"{self._path}/{what}", TableView, body))

    def _look_until(self, number: int) -> None:
        """The view as it is after an action."""
        while self.view.number < number:
            self.view = self._heard.take_in(self._counter.get(self._path, TableView))

    def __repr__(self) -> str:
        return f"<Seat {self.number} at {self.invitation}, {self.view.stage}>"


def create(server: str, settings: Settings, name: str, lang: str = "en", patience: float = PATIENCE) -> Seat:
    """Set up a table and sit down as its host."""
    link = read_link(server)
    seated = _asked(link, lang, patience, "/api/tables", NewTable(name, settings))
    return _sit(link, seated, lang, patience)


def join(link: str | Link, name: str, seat: int | None = None, lang: str = "en", patience: float = PATIENCE) -> Seat:
    """Sit down at the table of a link: in the first open seat, in the named one, or in one's own if it is its link."""
    link = _found(read_link(link) if isinstance(link, str) else link, lang, patience)
    if link.token:
        return Seat(link, lang, patience)
    seated = _asked(link, lang, patience, f"/api/tables/{link.table}/join", Joining(name, seat))
    return _sit(link, seated, lang, patience)


def watch(link: str, lang: str = "en", patience: float = PATIENCE) -> Seat:
    """Look on as a spectator."""
    found = _found(read_link(link), lang, patience)
    return Seat(Link(found.server, found.table), lang, patience)


def _asked(link: Link, lang: str, patience: float, path: str, body: Any) -> Seated:
    counter = Counter(link.server, "", lang, patience)
    try:
        return counter.once(path, Seated, body)
    finally:
        counter.close()


def _found(link: Link, lang: str, patience: float) -> Link:
    """The link with the name of the table, looked up if only its code is known."""
    if link.table:
        return link
    counter = Counter(link.server, "", lang, patience)
    try:
        return Link(link.server, counter.get(f"/api/codes/{link.code}", Found).table, link.code, link.token)
    finally:
        counter.close()


def _sit(link: Link, seated: Seated, lang: str, patience: float) -> Seat:
    return Seat(Link(link.server, seated.table, seated.code, seated.token), lang, patience)
