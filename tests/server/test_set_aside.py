"""One bad row concerns one table: it is set aside, kept and named; everything else is served."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from pioche.core.game import games
from pioche.server.export import exported
from pioche.server.schema import ENTRIES, SNAPSHOTS, TABLES
from pioche.server.store import Store
from pioche.table import TableRefused
from tests.server.house import full_table, housed, step
from tests.server.kit import get, serving, sqlite_at
from tests.server.test_commands import pioche

STEPS = 3
SETTING = games()[0].setting(2, {})
Damage = Callable[[Connection, str, int], None]


def garbage(connection: Connection, table: str, last: int) -> None:
    _rewrite(connection, table, last, b"\xff\x00 no entry")


def as_text(connection: Connection, table: str, last: int) -> None:
    """As a tool writes it that does not know the type of a column; SQLite takes it."""
    _rewrite_in_place(connection, table, last, "cast('no entry' as text)")


def as_number(connection: Connection, table: str, last: int) -> None:
    _rewrite_in_place(connection, table, last, "5")


def _rewrite_in_place(connection: Connection, table: str, number: int, value: str) -> None:
    words = sa.text(f"update entries set body = {value} where table_id = :table and number = :number")  # noqa: S608 - ours
    connection.execute(words, {"table": table, "number": number})


def unknown(connection: Connection, table: str, last: int) -> None:
    _rewrite(connection, table, last, b'{"kind":"of tomorrow","number":1,"at":0.0}')


def missing(connection: Connection, table: str, last: int) -> None:
    connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == last - 1))


def all_missing(connection: Connection, table: str, last: int) -> None:  # noqa: ARG001 - as the others
    connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id == table))


def refused_today(connection: Connection, table: str, last: int) -> None:
    _change(connection, table, last, text="no such action")


def other_version(connection: Connection, table: str, last: int) -> None:  # noqa: ARG001 - as the others
    _change(connection, table, 1, version=99)


def _rewrite(connection: Connection, table: str, number: int, body: bytes) -> None:
    this = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    connection.execute(sa.update(ENTRIES).where(this).values(body=body))


def _change(connection: Connection, table: str, number: int, **new: object) -> None:
    this = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    body = connection.execute(sa.select(ENTRIES.c.body).where(this)).scalar_one()
    _rewrite(connection, table, number, msgspec.json.encode(msgspec.json.decode(bytes(body)) | new))


async def two_tables(db: str) -> tuple[str, str, int]:
    """Two tables in play, and the last entry of the first."""
    async with housed(db) as house:
        bad, good = await full_table(house, SETTING), await full_table(house, SETTING)
        for at in range(STEPS):
            await step(house, bad, random.Random(at), f"a{at}")
        return bad.id, good.id, bad.table.number


def hurt(db: str, damage: Damage, table: str, last: int) -> None:
    store = Store(db)
    with store.engine.begin() as connection:
        damage(connection, table, last)
    store.close()


DAMAGES = {
    "set-aside": (garbage, as_text, as_number, unknown, missing, all_missing),
    "other-rules": (refused_today, other_version),
}
EACH = [(damage, code) for code, damages in DAMAGES.items() for damage in damages]


@pytest.mark.parametrize(("damage", "code"), EACH, ids=[damage.__name__ for damage, _ in EACH])
def test_a_bad_table_is_set_aside_and_the_others_start(
    tmp_path: Path, damage: Damage, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def again() -> None:
        async with housed(db, seed=2) as house:
            with pytest.raises(TableRefused) as refusal:
                await house.find(bad)
            assert refusal.value.code == code
            assert len({refusal.value.say(lang) for lang in ("fr", "en", "de")}) == 3
            live = await house.find(good)
            await step(house, live, random.Random(9), "on")

    db = sqlite_at(tmp_path)
    bad, good, last = asyncio.run(two_tables(db))
    hurt(db, damage, bad, last)
    for start in range(2):
        with caplog.at_level(logging.WARNING):
            asyncio.run(again())
        assert bad in caplog.text, f"named to the operator at start {start}"
        caplog.clear()


def test_a_table_that_can_be_read_again_comes_back_by_itself(tmp_path: Path) -> None:
    async def look() -> str:
        async with housed(db, seed=2) as house:
            try:
                await house.find(bad)
            except TableRefused as refusal:
                return refusal.code
            return "here"

    db = sqlite_at(tmp_path)
    bad, _, last = asyncio.run(two_tables(db))
    hurt(db, other_version, bad, last)
    assert asyncio.run(look()) == "other-rules"
    hurt(db, lambda connection, table, _: _change(connection, table, 1, version=SETTING.game.version), bad, last)
    assert asyncio.run(look()) == "here"


def test_without_a_snapshot_that_can_be_read_the_entries_do(tmp_path: Path) -> None:
    def spoil(connection: Connection, table: str, last: int) -> None:
        row = {"table_id": table, "number": last - 1, "body": b"no snapshot"}
        connection.execute(sa.insert(SNAPSHOTS), row)

    async def look() -> int:
        async with housed(db, seed=2) as house:
            return (await house.find(bad)).table.number

    db = sqlite_at(tmp_path)
    bad, _, last = asyncio.run(two_tables(db))
    hurt(db, spoil, bad, last)
    assert asyncio.run(look()) >= last


def test_entries_that_became_text_and_are_still_whole_are_read(tmp_path: Path) -> None:
    def retype(connection: Connection, table: str, last: int) -> None:
        for number in range(1, last + 1):
            _rewrite_in_place(connection, table, number, "cast(body as text)")

    async def look() -> int:
        async with housed(db, seed=2) as house:
            return (await house.find(bad)).table.number

    db = sqlite_at(tmp_path)
    bad, _, last = asyncio.run(two_tables(db))
    hurt(db, retype, bad, last)
    assert asyncio.run(look()) >= last
    assert len(exported(db, bad)) >= last


def test_a_parked_table_that_turns_out_bad_is_set_aside_when_somebody_comes(tmp_path: Path) -> None:
    def park(connection: Connection, table: str, last: int) -> None:
        garbage(connection, table, last)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(state="parked"))

    async def look() -> None:
        async with housed(db, seed=2) as house:
            assert house.aside == {}
            for _ in range(2):
                with pytest.raises(TableRefused, match="set-aside"):
                    await house.find(bad)
            assert house.store.aside() == [bad]

    db = sqlite_at(tmp_path)
    bad, _, last = asyncio.run(two_tables(db))
    hurt(db, park, bad, last)
    asyncio.run(look())


def test_what_is_kept_of_a_bad_table_can_be_written_out(tmp_path: Path) -> None:
    db = sqlite_at(tmp_path)
    bad, _, last = asyncio.run(two_tables(db))
    hurt(db, garbage, bad, last)
    lines = [msgspec.json.decode(line) for line in exported(db, bad)]
    assert lines[0]["table"] == bad
    assert [line["entry"] for line in lines if "entry" in line] == list(range(1, last + 1))
    assert isinstance(lines[-1]["body"], str), "base64, as it cannot be read"
    assert pioche("export", "nobody", "--db", db).stderr.count("\n") == 1
    assert pioche("export", bad, "--db", db).stdout.splitlines() == exported(db, bad)


def test_a_server_starts_beside_a_bad_row_and_tells_its_people(tmp_path: Path) -> None:
    db = sqlite_at(tmp_path)
    bad, good, last = asyncio.run(two_tables(db))
    hurt(db, unknown, bad, last)
    with serving(db) as server:
        told = get(f"{server.base}/api/tables/{bad}?lang=fr")
        assert (told.status_code, told.json()["code"]) == (410, "set-aside")
        assert "mise de côté" in told.json()["text"]
        assert get(f"{server.base}/api/tables/{good}").status_code == 200
        server.stop()
        assert f"table {bad} is set aside" in server.log[0]
        assert "Traceback" not in server.log[0]
