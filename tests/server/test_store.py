"""The store: nothing is written twice, nothing is lost, and the clock stands still while the house is closed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from pioche.house.keeping import Conflict, Line, Mark, Page, Snapshot
from pioche.house.scribe import Scribe
from pioche.server.database import StoreRefused, check_workers, read_url
from pioche.server.schema import ENTRIES, METADATA
from pioche.server.store import Store
from tests.server.kit import sqlite_at


def page(number: int, table: str = "t", **more: object) -> Page:
    return Page(table, (Line(number, float(number), b"entry %d" % number),), **more)  # type: ignore[arg-type]


def first(table: str = "t", code: str = "CODE") -> Page:
    return page(1, table, mark=Mark("live", "w", time.time()), code=code)


def test_an_entry_is_written_once(db: str) -> None:
    store = Store(db, worker="w")
    assert store.append([first()]) == [None]
    assert store.append([page(2)]) == [None]
    assert isinstance(store.append([page(2)])[0], Conflict)
    assert [line.number for line in store.tail("t", 0)] == [1, 2]
    store.close()


def test_a_conflict_of_one_table_keeps_the_others(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first(), first("u", "OTHER")])
    outcome = store.append([page(1), page(2, "u"), page(2)])
    assert [type(each) for each in outcome] == [Conflict, type(None), type(None)]
    assert [len(store.tail(table, 0)) for table in "tu"] == [2, 2]
    store.close()


def test_entries_of_one_page_are_written_together_or_not_at_all(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first()])
    store.append([page(3)])
    both = Page("t", (Line(2, 2.0, b"two"), Line(3, 3.0, b"three")))
    assert isinstance(store.append([both])[0], Conflict)
    assert [line.body for line in store.tail("t", 1)] == [b"entry 3"]
    store.close()


def test_two_tables_never_share_a_code(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first()])
    assert isinstance(store.append([first("u")])[0], Conflict)
    assert (store.by_code("CODE"), store.load("u")) == ("t", None)
    store.close()


def test_a_snapshot_spares_reading_what_came_before(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first()])
    for number in range(2, 10):
        store.append([page(number)])
    store.append([page(10, snapshot=Snapshot(9, b"nine"))])
    kept = store.load("t")
    assert kept
    assert (kept.snapshot, [line.number for line in kept.lines], kept.code) == (b"nine", [10], "CODE")
    store.close()


def test_what_is_stored_is_there_after_opening_again(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first()])
    store.close()
    again = Store(db, worker="v")
    assert [line.body for line in again.tail("t", 0)] == [b"entry 1"]
    again.close()


def test_the_clock_stands_still_while_the_house_is_closed(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(db, worker="w")
    world = 1_000_000.0
    monkeypatch.setattr(Store, "world_time", lambda _: world)
    behind = store.open_house()
    store.beat(world - behind)
    world += 3600
    behind = store.open_house()
    assert world - behind == pytest.approx(1_000_000.0)
    store.close()


def test_abandoned_tables_are_put_away_and_only_later_cleared_away_and_finished_ones_stay(db: str) -> None:
    store = Store(db, worker="w")
    store.append([page(1, table, mark=Mark(state, "w", 1_000.0), code=table) for table, state in STATES.items()])
    assert set(store.put_away(2_000.0, 3_000.0, {"s"})) == {"a", "b"}
    assert store.clear_away(2_500.0) == []
    away = store.load("a")
    assert away
    assert (away.state, len(away.lines), store.by_code("a")) == ("away", 1, "a")
    assert set(store.clear_away(4_000.0)) == {"a", "b"}
    lost = store.load("a")
    assert lost
    assert (lost.state, lost.lines, store.by_code("a")) == ("expired", (), None)
    assert [len(kept.lines) for each in "cs" if (kept := store.load(each))] == [1, 1]
    store.close()


STATES = {"a": "live", "b": "parked", "c": "finished", "s": "live"}


def test_seats_of_a_dead_process_are_found(db: str) -> None:
    store = Store(db, worker="dead")
    store.beat(100.0)
    store.arrive("t", 0)
    store.arrive("t", 1)
    store.worker = "alive"
    store.beat(200.0)
    store.arrive("t", 1)
    assert store.orphans(150.0) == [("t", 0, "dead")]
    assert store.orphans(300.0) == [("t", 0, "dead")]  # whoever looks is alive, however late it is
    assert not store.depart("t", 1, "dead")
    assert store.depart("t", 0, "dead")
    store.close()


def test_the_migrations_make_the_schema(db: str) -> None:
    store = Store(db, worker="w")
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_a_second_process_on_a_file_is_refused_with_the_reason(tmp_path: Path) -> None:
    store = Store(sqlite_at(tmp_path), worker="w")
    with pytest.raises(StoreRefused, match=r"one at a time.*PostgreSQL"):
        Store(sqlite_at(tmp_path), worker="v")
    store.close()
    Store(sqlite_at(tmp_path), worker="v").close()


def test_several_processes_on_a_file_are_refused_with_the_reason() -> None:
    with pytest.raises(StoreRefused, match="none would hear"):
        check_workers(read_url("sqlite:///x.db"), 2)
    check_workers(read_url("postgresql://x/y"), 2)


@pytest.mark.parametrize("address", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense"])
def test_other_stores_are_refused(address: str) -> None:
    with pytest.raises(StoreRefused):
        read_url(address)


def test_pages_that_wait_together_share_a_commit(tmp_path: Path) -> None:
    async def write() -> int:
        store = Store(sqlite_at(tmp_path), worker="w", durable=True)
        scribe, commits = Scribe(store), 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(store.engine, "commit", count)
        busy = threading.Event()
        held = asyncio.ensure_future(scribe.ask(lambda: busy.wait(60)))
        pages = [asyncio.ensure_future(scribe.append(first(f"t{n}", f"C{n}"))) for n in range(100)]
        await asyncio.sleep(0)  # all of them are handed over
        busy.set()
        await asyncio.gather(held, *pages)
        await scribe.close()
        with store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar() == 100
        store.close()
        return commits

    assert asyncio.run(write()) <= 2  # the scribe may have been quick to take the first


WRITER = """
import sys
from pioche.server.store import *
store = Store(sys.argv[1], worker="w")
store.append([Page("t", (Line(1, 0.0, b"x"),), Mark("live", "w", 0.0), "CODE")])
for number in range(2, 10**6):
    store.append([Page("t", (Line(number, 0.0, b"x" * 100),))])
    print(number, flush=True)
"""


def test_what_was_confirmed_survives_kill_9(db: str) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, db], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        lines = [writer.stdout.readline() for _ in range(50)]
        os.kill(writer.pid, signal.SIGKILL)
        confirmed = int("".join([*lines, writer.stdout.read()]).split()[-1])
    store = Store(db, worker="v")
    assert [line.number for line in store.tail("t", 0)][:confirmed] == list(range(1, confirmed + 1))
    store.close()


def test_for_a_record_only_what_tells_of_its_deal_is_read(db: str) -> None:
    store = Store(db, worker="w")
    store.append([first()])
    deal = ["dealt", "came", *["played"] * 3, *["reacted"] * 1_000, "warned"]
    lines = tuple(
        Line(at, 0.0, b'{"kind":"%s","number":%d}' % (kind.encode(), at)) for at, kind in enumerate(deal * 3, 2)
    )
    store.append([Page("t", lines)])
    starts = [2 + n * len(deal) for n in range(3)]
    read = [[line.number for line in store.plays("t", n)] for n in range(1, 5)]
    store.close()
    assert read[0] == [1, starts[0], *range(starts[0] + 2, starts[0] + 5)]
    assert read[2] == [1, *starts[1:], *range(starts[2] + 2, starts[2] + 5)]
    assert read[3] == []
