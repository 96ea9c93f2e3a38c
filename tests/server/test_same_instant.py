"""The turn clock runs out at the very moment somebody acts: one of the two takes effect, never both."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from pioche.house.house import House
from pioche.house.limits import Limits
from pioche.server.app import Plan, make_app
from pioche.server.run import config_of
from pioche.table import read_entry
from pioche.table.entries import Played
from tests.server.kit import Person, host, join, sqlite_at, wait_for

UNLIMITED = Limits(seat_rate=0, address_rate=0, tables_rate=0)
TABLES = 12
CLOCK = 30
SOON = 0.4  # seconds before the time is up in which everybody gets ready


@contextmanager
def house_in_a_thread(db: str, limits: Limits = UNLIMITED) -> Iterator[tuple[str, House, asyncio.AbstractEventLoop]]:
    """A real server in this process: its address, its house and its loop, so that its time can be moved."""
    app: Any = make_app(plan := Plan(db=db, limits=limits))
    server = uvicorn.Server(config_of(plan, app))
    listening = socket.create_server(("127.0.0.1", 0))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve([listening])))
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.app.state.door.house, loop
    finally:
        server.should_exit = True
        thread.join()
        loop.close()
        listening.close()


def seated(base: str) -> tuple[Person, Person]:
    """Two people at a table with a clock."""
    ada = host(base, game="elevens", seats=2, clock=CLOCK)
    return ada.connect(), join(base, ada.table).connect()


def dealt(pair: tuple[Person, Person]) -> Person:
    """Who is to act, once both have heard of the deal."""
    for person in pair:
        person.hear_until(lambda view: view["stage"] == "playing")
    return next(person for person in pair if person.actions)


async def nearly_up(house: House, tables: list[str]) -> float:
    """Move the time on, so that the time of the first table is up soon; when that will be, by this machine's clock."""
    asked = min(house.tables[table].table.sheet.asked for table in tables)
    house.clock._start += asked + CLOCK - SOON - house.clock()
    for table in tables:
        house.watch(house.tables[table])
    return time.monotonic() + SOON


# What Litestar 3 will call otherwise is no concern of this test; the server itself runs in a process of its own.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_expiry_and_action_at_the_same_instant_are_one_action(tmp_path: Path) -> None:
    with house_in_a_thread(sqlite_at(tmp_path)) as (base, house, loop):
        pairs = [seated(base) for _ in range(TABLES)]
        for pair in pairs:
            pair[0].post("start")
        people = [dealt(pair) for pair in pairs]
        known = [house.tables[person.table].table.number for person in people]
        due = asyncio.run_coroutine_threadsafe(nearly_up(house, [person.table for person in people]), loop).result()
        asked = [house.tables[person.table].table.sheet.asked for person in people]
        for person, when in sorted(zip(people, asked, strict=True), key=lambda each: each[1]):
            time.sleep(max(0.0, due + when - min(asked) - time.monotonic()))
            person.act(person.actions[0], id="mine")
        answers = [person.until("done", "refused") for person in people]
        for person, number, answer in zip(people, known, answers, strict=True):
            lines = asyncio.run_coroutine_threadsafe(entries_after(house, person.table, number), loop).result()
            check(lines, answer)


async def entries_after(house: House, table: str, number: int) -> list[Any]:
    lines = await house.scribe.ask(lambda: house.store.tail(table, number))
    return [read_entry(line.body) for line in lines]


def check(entries: list[Any], answer: dict[str, Any]) -> None:
    """The first action is the person's or the clock's, and the person was told which."""
    first = next(entry for entry in entries if isinstance(entry, Played))
    mine = [entry for entry in entries if isinstance(entry, Played) and entry.id == "mine"]
    if answer["kind"] == "done":
        assert mine == [first]
        assert first.by == "person"
    else:
        assert answer["code"] in ("stale", "not-your-turn")
        assert mine == []
        assert first.by == "clock"
