"""A store that is locked, full or may only be read: whoever needs it is told so, nobody else waits, and it heals."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import psycopg
import pytest
import sqlalchemy as sa

from pioche.core.game import games
from pioche.house.keeping import Line, Mark, Page
from pioche.house.scribe import Scribe
from pioche.server.store import Store
from tests.server.conftest import NEEDS_POSTGRES
from tests.server.house import full_table, housed
from tests.server.kit import PATIENCE, Server, get, host, post, serving, sqlite_at, wait_for
from tests.server.test_live import TWO
from tests.server.test_trouble import assert_clean

pytestmark = pytest.mark.slow
NEW = {"name": "Ada", "settings": TWO}
SOON = 1.0  # seconds, on a busy machine
AT_MOST = 20.0  # seconds until somebody who needs the store is answered, on a busy machine


def ailing(server: Server, heal: Callable[[], None]) -> None:
    """What holds of every server whose store takes nothing, and after it was healed."""
    wait_for(lambda: get(f"{server.base}/health").status_code == 503)
    assert_clean(get(f"{server.base}/health"))
    began = time.monotonic()
    assert_clean(post(f"{server.base}/api/tables", json=NEW))
    assert time.monotonic() - began < AT_MOST
    heal()
    wait_for(lambda: get(f"{server.base}/health").status_code == 200)
    ada = host(server.base, **TWO).connect()
    ada.say(kind="ping")
    assert ada.until("pong")


@contextmanager
def locked(file: Path) -> Iterator[Callable[[], None]]:
    """Somebody else writes to the file, and takes their time; what makes them stop."""
    other = sqlite3.connect(file, isolation_level=None, timeout=20)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield lambda: other.rollback()
    finally:
        other.close()


def test_a_locked_file_holds_up_nobody_who_does_not_need_it_and_heals(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as server, locked(tmp_path / "tables.db") as unlock:
        get(f"{server.base}/api/here")
        for _ in range(10):
            began = time.monotonic()
            assert get(f"{server.base}/api/here").status_code == 200
            assert time.monotonic() - began < SOON
            time.sleep(0.1)
        ailing(server, unlock)
    assert "locked" in server.log[-1]
    assert "Traceback" not in server.log[-1]


def test_a_full_disk_is_said_and_heals(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as server:
        assert server.process
        pid = server.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))  # no file may grow, nor be written further on
        ailing(server, lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard)) and None)
    assert "Traceback" not in server.log[-1]


@NEEDS_POSTGRES
def test_a_database_with_a_lock_on_its_tables_is_said_and_heals(pg: str) -> None:
    with serving(pg) as server, psycopg.connect(pg) as other:
        other.execute("lock table entries, house, tables in access exclusive mode")
        ailing(server, other.rollback)
    assert "Traceback" not in server.log[-1]


@NEEDS_POSTGRES
def test_a_database_that_may_only_be_read_is_said_and_heals(pg: str) -> None:
    name = pg.rsplit("/", 1)[1]

    def only_read(yes: str) -> None:
        with psycopg.connect(pg, autocommit=True, options="-c default_transaction_read_only=off") as other:
            other.execute(f"alter database {name} set default_transaction_read_only = {yes}")
            others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s and pid <> %s"
            other.execute(others, (name, other.info.backend_pid))

    with serving(pg) as server:
        only_read("on")
        ailing(server, lambda: only_read("off"))
    assert "Traceback" not in server.log[-1]


@pytest.mark.parametrize(("durable", "synchronous"), [(None, 2), (True, 2), (False, 1)])
def test_what_is_answered_survives_a_power_failure_unless_that_was_not_wanted(
    tmp_path: Path, durable: bool | None, synchronous: int
) -> None:
    store = Store(sqlite_at(tmp_path)) if durable is None else Store(sqlite_at(tmp_path), durable=durable)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma synchronous").scalar() == synchronous
    store.close()


def test_what_several_tables_did_meanwhile_is_one_commit(tmp_path: Path) -> None:
    async def write() -> int:
        commits: list[object] = []
        store = Store(sqlite_at(tmp_path))
        sa.event.listen(store.engine, "commit", commits.append)
        scribe = Scribe(store)
        held = Lock()
        held.acquire()
        first = asyncio.ensure_future(scribe.ask(held.acquire))  # meanwhile pages pile up
        pages = [Page(f"t{n}", (Line(1, 0.0, b"{}"),), Mark("live", "", 0.0), f"CODE{n}") for n in range(50)]
        written = [asyncio.ensure_future(scribe.append(page)) for page in pages]
        await asyncio.sleep(0.1)
        held.release()
        await asyncio.gather(first, *written)
        await scribe.close()
        store.close()
        return len(commits)

    assert asyncio.run(write()) == 1


def test_who_comes_and_goes_waits_for_no_disk(tmp_path: Path) -> None:
    commits: list[object] = []
    store = Store(sqlite_at(tmp_path), worker="w")
    sa.event.listen(store.engine, "commit", commits.append)
    store.arrive("t", 0)
    assert store.present("t", 0)
    assert store.depart("t", 0, "w")
    store.close()
    assert commits == []


def test_somebody_of_whom_a_power_failure_took_where_they_are_is_gone_until_they_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin() -> str:
        async with housed(sqlite_at(tmp_path)) as house:
            return (await full_table(house, games()[0].setting(2, {}))).id  # they are here, and no row says where

    async def again() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            while (await house.find(table)).table.sheet.here():
                await asyncio.sleep(0.02)

    table = asyncio.run(begin())
    monkeypatch.setattr("pioche.house.house.GRACE", 0.05)
    asyncio.run(asyncio.wait_for(again(), PATIENCE))
