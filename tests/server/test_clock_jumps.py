"""A clock that jumps erases nothing: ages are measured by the time of the house."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from pioche.core.game import games
from pioche.house.caretaker import Caretaker
from pioche.house.hearer import Hearer
from pioche.house.house import House
from pioche.table import TableRefused
from tests.server.house import full_table, housed
from tests.server.kit import sqlite_at

DAY = 86_400.0
SETTING = games()[0].setting(2, {})


@pytest.fixture(autouse=True)
def _no_rounds_but_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.house.caretaker.BEAT", 1_000.0)


async def _nowhere(message: bytes) -> None:  # noqa: ARG001 - nobody reads it
    return None


async def sweep(house: House, days: float = 0.0) -> Caretaker:
    """The caretaker's round after so many days of the house, in a process that has not touched any table."""
    house.touched.clear()
    house.clock._start += days * DAY
    caretaker = Caretaker(house, keep_days=14)
    await caretaker.look_after()
    return caretaker


def test_no_jump_of_the_machine_s_clock_makes_a_table_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, SETTING)
            real = time.time
            for days in (15, -15, 4_000):
                monkeypatch.setattr(time, "time", lambda days=days: real() + days * DAY)
                await sweep(house)
                kept = house.store.load(live.id)
                assert kept
                assert kept.state == "live"

    asyncio.run(play())


def test_a_jump_while_the_house_is_closed_makes_no_table_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin() -> str:
        async with housed(sqlite_at(tmp_path)) as house:
            return (await full_table(house, SETTING)).id

    async def look() -> str:
        async with housed(sqlite_at(tmp_path), seed=2) as house:
            await sweep(house)
            kept = house.store.load(table)
            return kept.state if kept else "none"

    table, real = asyncio.run(begin()), time.time
    monkeypatch.setattr(time, "time", lambda: real() + 15 * DAY)
    assert asyncio.run(look()) == "live"


def test_a_table_with_listeners_or_in_hand_never_grows_old(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            heard, touched = await full_table(house, SETTING), await full_table(house, SETTING)
            heard.hearers.append(Hearer(None, "", "en", _nowhere))
            house.touched.clear()
            house.touched[touched.id] = None
            house.clock._start += 15 * DAY
            await Caretaker(house, keep_days=14).look_after()
            assert heard.id in house.tables
            states = [kept.state for each in (heard, touched) if (kept := house.store.load(each.id))]
            assert states == ["live", "live"]

    asyncio.run(play())


def test_a_table_put_away_comes_back_with_whoever_comes_and_is_only_then_cleared_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, SETTING)
            house.drop(live)
            await sweep(house, days=15)
            assert (kept := house.store.load(live.id))
            assert kept.state == "away"
            again = await house.find(live.id)
            await asyncio.sleep(0.05)
            assert (kept := house.store.load(live.id))
            assert kept.state == again.state
            house.drop(again)
            await sweep(house, days=15)
            await sweep(house, days=15)
            with pytest.raises(TableRefused, match="expired"):
                await house.find(live.id)

    asyncio.run(play())


def test_whoever_still_listens_to_a_table_that_goes_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, SETTING)
            hearer = Hearer(None, "", "en", _nowhere)
            live.hearers.append(hearer)
            house.show_out(live)
            assert hearer.left == "closing"

    asyncio.run(play())


@pytest.mark.parametrize("damage", ["behind = 'no number'", "seen = 'no number'", "behind = 9e999", "seen = -9e999"])
def test_a_house_that_forgot_its_time_opens_and_its_tables_are_no_older(tmp_path: Path, damage: str) -> None:
    async def begin() -> tuple[str, float]:
        async with housed(sqlite_at(tmp_path)) as house:
            return (await full_table(house, SETTING)).id, house.clock()

    async def again() -> float:
        async with housed(sqlite_at(tmp_path)) as house:
            await sweep(house)
            assert (await house.find(table)).table.round
            return house.clock()

    table, closed = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "tables.db") as house:
        house.execute(f"update house set {damage}")  # noqa: S608 - ours
    house.close()
    assert abs(asyncio.run(again()) - closed) < DAY
    assert abs(asyncio.run(again()) - closed) < DAY, "and it knows its time again"
