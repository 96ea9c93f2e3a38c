"""A short evening at a table, the same every time: the examples of the protocol's page."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from typing import Any

from msgspec import json

from pioche.core.game import games
from pioche.core.round import deal
from pioche.house.chance import digest
from pioche.house.clock import Clock
from pioche.house.hearer import Hearer
from pioche.house.house import House
from pioche.house.live import LiveTable
from pioche.messages import (
    Acting,
    Bye,
    Done,
    Found,
    Joining,
    Listening,
    News,
    NewTable,
    Ping,
    Pong,
    Reacting,
    Relinking,
    Seated,
    refused,
)
from pioche.server.app import Plan, open_house
from pioche.table import Act, Back, Join, React, Settings, Start, TableRefused, Told

BASE = "http://192.0.2.7:8000"  # an address that is reserved for examples
ADA, BOB = "adas-secret-of-32-letters", "bobs-secret-of-32-letters"


class _Lots:
    """Chance that draws the same every time."""

    def __init__(self) -> None:
        self._tokens = iter((ADA, BOB))
        self._lots: Iterator[int] = iter(range(1, 10_000))

    def token(self) -> str:
        return next(self._tokens)

    def table_id(self) -> str:
        return "k3xw8m2pq7rtn4vz"

    def code(self) -> str:
        return "KLPTWX"

    def lot(self) -> int:
        return next(self._lots)


class _Noon(Clock):
    """A clock that stands still."""

    def __call__(self) -> float:
        return 0.0


def examples() -> dict[str, Any]:
    """The messages of the evening, by the name they have on the page."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_evening(f"sqlite:///{folder}/tables.db"))


async def _evening(db: str) -> dict[str, Any]:
    async with open_house(Plan(db=db), _Lots()) as house:
        house.clock = _Noon(0.0)
        return await _play(house)


async def _nowhere(_message: bytes) -> None:
    """Where a listener of the page sends what it hears."""


async def _play(house: House) -> dict[str, Any]:
    said: dict[str, Any] = {}
    settings = Settings(_smallest(), 2, rounds=2, clock=60)
    said["create"] = NewTable("Ada", settings)
    live = await house.create(settings, "Ada", ADA)
    said["created"] = _seated(live, 0, ADA)
    said["found"] = Found(live.id, f"{BASE}/t/{live.id}")
    said["join"] = Joining("Bob")
    await house.do(live, Join("Bob", digest(BOB)))
    said["joined"] = _seated(live, 1, BOB)
    for seat in (0, 1):
        await house.do(live, Back(seat))
    (dealt,) = await house.do(live, Start(0))
    listener = Hearer(0, digest(ADA), "en", _nowhere)
    said["news"] = json.decode(live.news(listener, 0.0, live.table.heard(dealt, 0)), type=News)
    await _act(house, live, said)
    (shown,) = await house.do(live, React(0, "bravo"))
    said["react"], said["reacted"] = Reacting("bravo"), live.table.heard(shown, 1)[0]
    said["listen"] = Listening(ADA)
    said["link"], said["ping"], said["pong"], said["bye"] = Relinking(1), Ping(), Pong(), Bye("replaced")
    return said


def _smallest() -> str:
    """The game with the shortest view: which one that is, is nobody's to name here."""
    return min((game.id for game in games()), key=lambda id: len(deal(id, 2, seed=1).view(0).json()))


def _seated(live: LiveTable, seat: int, token: str) -> Seated:
    link = f"{BASE}/t/{live.id}"
    return Seated(live.id, live.code, seat, token, link, f"{link}#{token}", live.table.message(seat, "en", 0.0))


async def _act(house: House, live: LiveTable, said: dict[str, Any]) -> None:
    """One action that is carried out, and one of every kind that is refused."""
    seat = live.table.acting[0]
    view = live.table.message(seat, "en", 0.0)
    if view.view is None:
        raise ValueError("nothing was dealt")
    legal, number = view.view.actions[0].text, view.number
    said["act"] = Acting(legal, number, "a-1")
    said["refused"] = await _refusal(house, live, seat, _illegal(live, seat), number, "a-0")
    (played,) = await house.do(live, Act(seat, legal, number, "a-1"))
    heard: tuple[Told, ...] = live.table.heard(played, 1 - seat)
    said["done"], said["told"] = Done("a-1", live.done(seat, "a-1").number), heard[0]
    said["stale"] = await _refusal(house, live, seat, legal, number, "a-2")


def _illegal(live: LiveTable, seat: int) -> str:
    """An action that a rule forbids."""
    round = live.table.round
    if round is None:
        raise ValueError("nothing was dealt")
    refusals = ((text, round.refusal(seat, text)) for text in round.game.face.ACTIONS)
    return next(text for text, refusal in refusals if refusal and refusal.code == "illegal")


async def _refusal(house: House, live: LiveTable, seat: int, text: str, number: int, id: str) -> Any:
    try:
        await house.do(live, Act(seat, text, number, id))
    except TableRefused as refusal:
        view = live.table.message(seat, "en", 0.0) if refusal.code == "stale" else None
        return refused(refusal, "en", id, view)
    raise ValueError("it was not refused")
