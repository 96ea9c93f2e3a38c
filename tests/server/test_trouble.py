"""What others do wrong, or break: a reader that stops reading, a database that goes away."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from pioche.core.game import games
from tests.server import postgres
from tests.server.conftest import NEEDS_POSTGRES
from tests.server.house import full_table, housed, step
from tests.server.kit import PATIENCE, get, listen, play_on, serving, sqlite_at, unclocked, wait_for
from tests.server.postgres import Postgres
from tests.server.test_live import away, pair, read


@pytest.mark.slow
def test_who_stops_reading_is_cut_off_and_shown_away(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), more=("--unlimited", "--patience", "1")) as server:
        ada, bob = pair(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{bob.table}/live"
        deaf = listen(address, bob.token, max_queue=1)
        deaf.socket.setsockopt(1, 8, 2048)  # SO_RCVBUF: hardly any room on the way
        assert away(ada.look()) == []
        ask_without_end(deaf)
        wait_for(lambda: away(ada.look()) == [bob.seat])
        assert "pioche_dead_readers_total 1" in get(f"{server.base}/metrics").text
        bob.connect()
        ada.hear_until(lambda view: away(view) == [])
        play_on([ada, bob])
        deaf.socket.close()


def ask_without_end(deaf: ClientConnection) -> None:
    """Stale actions, each answered with the whole table, until the one who reads none of it is cut off."""
    with suppress(ConnectionClosed):
        for n in range(20_000):
            deaf.send(f'{{"kind":"act","text":"draw","expected":0,"id":"{n}"}}')


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else depends on."""
    with postgres.running() as server:
        yield server


def new_store(database: Postgres) -> str:
    return postgres.new_database(database.address, f"t{secrets.token_hex(6)}")


@pytest.mark.slow
@NEEDS_POSTGRES
def test_a_database_that_goes_away_costs_nobody_anything(database: Postgres) -> None:
    with serving(new_store(database)) as server:
        ada, bob = pair(server)
        before = [person.look() for person in (ada, bob)]
        body = {"kind": "act", "text": ada.actions[0], "expected": ada.view["number"], "id": "tap"}
        database.stop()
        assert_clean(ada.post("act", body))
        assert_clean(get(f"{server.base}/health"))
        for person in (ada, bob):
            messages, code = person.hear_the_end()
            assert (messages[-1], code) == ({"kind": "bye", "why": "closing"}, 1012)
        stream = listen(f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live", ada.token)
        assert read(str(stream.recv())) == {"kind": "bye", "why": "closing"}
        database.start()
        wait_for(lambda: get(f"{server.base}/health").status_code == 200)
        after = [person.connect().look() for person in (ada, bob)]
        assert [unclocked(view) for view in after] == [unclocked(view) for view in before]
        assert ada.post("act", body).json()["kind"] == "done"
        play_on([ada, bob])
    assert "the store cannot be used" in server.log[-1]
    assert "the store can be used again" in server.log[-1]
    assert "Traceback" not in server.log[-1]


def assert_clean(answer: httpx.Response) -> None:
    """Whoever asks while the store is away is told so in a sentence, and when to ask again."""
    assert (answer.status_code, answer.json()["code"]) == (503, "too-many-requests")
    assert "nothing is lost" in answer.json()["text"]
    assert answer.headers["retry-after"]
    assert not any(word in answer.text.lower() for word in ("sql", "psycopg", "error", "traceback"))


@pytest.mark.slow
@NEEDS_POSTGRES
def test_a_database_that_goes_away_in_the_middle_of_many_actions_loses_none(database: Postgres) -> None:
    """Whatever was answered is there afterwards; whatever was not can be asked again."""

    async def play() -> None:
        draw = random.Random(1)
        setting = games()[0].variants(3)[0]
        async with housed(new_store(database)) as house:
            live = await full_table(house, setting)
            for n in range(10):
                await step(house, live, draw, f"a{n}")
            known = live.table.number
            await asyncio.to_thread(database.stop)
            with pytest.raises(Exception, match="cannot be used"):
                await step(house, live, draw, "lost")
            await asyncio.to_thread(database.start)
            found = await house.find(live.id)
            assert found is not live
            assert found.table.number == known
            for n in range(10):
                await step(house, found, draw, f"b{n}")
            assert found.table.number > known

    asyncio.run(play())


@pytest.mark.slow
@NEEDS_POSTGRES
def test_who_left_while_the_database_was_away_is_gone_when_it_is_back(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with housed(new_store(database)) as house:
            live = await full_table(house, games()[0].variants(3)[0])
            house.store.arrive(live.id, 0)  # connected, as far as anybody knows, but nobody is there any more
            monkeypatch.setattr("pioche.house.house.GRACE", 0.05)
            await asyncio.to_thread(database.stop)
            with pytest.raises(Exception, match="cannot be used"):
                await step(house, live, random.Random(1), "lost")
            await asyncio.sleep(2)  # the caretaker notices on its rounds
            await asyncio.to_thread(database.start)
            while live.id not in house.tables or house.tables[live.id].table.sheet.here():
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(leave(), PATIENCE))
