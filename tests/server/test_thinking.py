"""Bots before hints, nothing thought on for nobody, and no bot that tells by its time whether it had a choice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from pioche.bots.think import Clock
from pioche.core.game import games
from pioche.core.round import Round, deal_round
from pioche.house import thinkers as thinking
from pioche.house.house import House
from pioche.house.live import LiveTable
from pioche.house.thinkers import Thinkers
from pioche.table import Act, Back, Settings, Start, TableRefused
from pioche.table.settings import Pace, Sitter
from tests.server.house import housed
from tests.server.kit import sqlite_at

GAME = games()[0]
SETTING = GAME.setting(2, {})


def dealt() -> Round:
    return deal_round(SETTING, 1, 0, None)


def test_a_hint_that_nobody_waits_for_stops_and_a_bot_is_not_kept_waiting() -> None:
    async def play() -> float:
        thinkers, round = Thinkers(threads=1), dealt()
        seat = round.to_act[0]
        await thinkers.ready(GAME, "think")
        await thinkers.choose(round, seat, "skilled", 1)
        for at in range(30):
            hint = asyncio.create_task(thinkers.advise(round, (f"table {at}", seat)))
            await asyncio.sleep(0.01)
            hint.cancel()
        began = time.perf_counter()
        assert await thinkers.choose(round, seat, "skilled", 1) in round.legal(seat)
        took = time.perf_counter() - began
        assert thinkers.hints == 0
        await asyncio.wait_for(asyncio.wrap_future(thinkers._advisers.submit(lambda: None)), 2)
        thinkers.close()
        return took

    assert asyncio.run(play()) < 1.0


def test_a_seat_has_one_hint_at_a_time_and_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        thinkers, round = Thinkers(), dealt()
        seat = round.to_act[0]
        first = asyncio.create_task(thinkers.advise(round, ("t", seat)))
        await asyncio.sleep(0)
        with pytest.raises(TableRefused, match="too-many-requests"):
            await thinkers.advise(round, ("t", seat))
        monkeypatch.setattr(thinking, "MOST_HINTS", 1)
        with pytest.raises(TableRefused, match="too-many-requests"):
            await thinkers.advise(round, ("another", seat))
        assert {each.action for each in await first} == set(round.legal(seat))
        thinkers.close()

    asyncio.run(play())


def test_one_bot_too_many_follows_the_quick_policy() -> None:
    async def play() -> None:
        thinkers, round = Thinkers(), dealt()
        seat = round.to_act[0]
        thinkers.bots = thinking.MOST_BOTS
        thinkers._bots.shutdown()
        assert await thinkers.choose(round, seat, "master", 1) == round.quick_choice(seat)
        thinkers.close()

    asyncio.run(play())


def test_many_bots_of_others_make_a_bot_quick_and_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_long_as_it_may(clock: Clock) -> int:
        while not clock.up:
            time.sleep(0.01)
        return 0

    async def play() -> float:
        thinkers, began = Thinkers(threads=1), time.monotonic()
        await asyncio.gather(*(thinkers._bot_thinks(as_long_as_it_may) for _ in range(30)))
        thinkers.close()
        return time.monotonic() - began

    monkeypatch.setattr(thinking, "LONGEST", 0.5)
    assert asyncio.run(play()) < 5, "not thirty times as long as one of them may think"


def test_a_thought_for_a_table_that_is_forgotten_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(sqlite_at(tmp_path)) as house:
            live = await bot_table(house, "family", pace="slow")
            while not live.table.thoughts():
                await act(house, live)
            await asyncio.sleep(0.1)
            assert live.thinking
            house.drop(live)
            await asyncio.sleep(0.1)
            assert not live.thinking

    asyncio.run(play())


# Timing

TABLES = 12


async def bot_table(house: House, level: Sitter, pace: Pace = "instant") -> LiveTable:
    settings = Settings(GAME.id, 2, ("person", level), pace=pace, rounds=1)
    live = await house.create(settings, "Ada", "token")
    await house.do(live, Back(0))
    await house.do(live, Start(0))
    return live


async def act(house: House, live: LiveTable) -> None:
    assert live.table.round
    number = live.table.number_of(0)
    await house.do(live, Act(0, live.table.round.legal(0)[0], number, f"a{number}"))


async def times(house: House, level: Sitter) -> list[tuple[bool, float]]:
    """Whether the bot had a choice, and how long it took, for every decision of a round."""
    live, found = await bot_table(house, level), []
    table = live.table
    while table.sheet.stage == "playing":
        if table.sheet.ended == 0:  # the table will say an end for Ada
            await asyncio.sleep(0.002)
            continue
        if 0 in table.acting:
            await act(house, live)
            continue
        assert table.round
        asked, number, choice = table.sheet.asked, table.number, len(table.round.legal(1)) > 1
        while table.number == number:
            await asyncio.sleep(0.002)
        found.append((choice, table.sheet.at - asked))
    return found


def auc(told: list[tuple[bool, float]]) -> float:
    """How well the time tells whether there was a choice: a half is not at all."""
    yes, no = ([took for choice, took in told if choice is wanted] for wanted in (True, False))
    assert min(len(yes), len(no)) >= 30
    wins = sum((a > b) + (a == b) / 2 for a in yes for b in no) / (len(yes) * len(no))
    return max(wins, 1 - wins)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["family", "expert"])
def test_the_time_a_bot_takes_does_not_tell_whether_it_had_a_choice(tmp_path: Path, level: Sitter) -> None:
    async def play() -> list[tuple[bool, float]]:
        async with housed(sqlite_at(tmp_path)) as house:
            await house.thinkers.ready(GAME, "think")
            rounds = await asyncio.gather(*(times(house, level) for _ in range(TABLES)))
            return [each for round in rounds for each in round]

    assert auc(asyncio.run(play())) < 0.6
