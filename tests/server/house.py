"""A house without sockets: real store, real tables, people who act at random."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from pioche.core.game import Setting
from pioche.house.chance import digest
from pioche.house.house import House
from pioche.house.keeping import Keeper
from pioche.house.live import LiveTable, opened
from pioche.server.app import Plan, open_house
from pioche.table import Act, Back, Join, Next, Settings, Start, Tick

LANGS = ("en",)


class Lots:
    """Chance from a seed, so that a game can be played again."""

    def __init__(self, seed: int) -> None:
        self._drawn = random.Random(seed)

    def token(self) -> str:
        return f"{self._drawn.getrandbits(160):040x}"

    def table_id(self) -> str:
        return f"t{self._drawn.getrandbits(60):015x}"

    def code(self) -> str:
        return f"C{self._drawn.getrandbits(40):010X}"

    def lot(self) -> int:
        return self._drawn.getrandbits(63)


@asynccontextmanager
async def housed(db: str, seed: int = 1) -> AsyncIterator[House]:
    """An open house that draws its lots from a seed."""
    async with open_house(Plan(db=db), Lots(seed)) as house:
        yield house


async def full_table(house: House, setting: Setting, rounds: int = 1, **more: Any) -> LiveTable:
    """A table with a person in every seat, just dealt."""
    options = {name: str(value) for name, value in setting.options.items()}
    settings = Settings(setting.game.id, setting.seats, options=options, rounds=rounds, pace="instant", **more)
    live = await house.create(settings, "P0", "token 0")
    for seat in range(1, setting.seats):
        await house.do(live, Join(f"P{seat}", digest(f"token {seat}")))
    for seat in range(setting.seats):
        await house.do(live, Back(seat))
    await house.do(live, Start(0))
    return live


async def step(house: House, live: LiveTable, draw: random.Random, id: str) -> bool:
    """One person acts, or asks for the next round; False when the match is over."""
    table = live.table
    if table.sheet.stage == "over":
        return False
    if table.sheet.stage == "between":
        await house.do(live, Next(0))
        return True
    if table.sheet.ended is not None:
        await hear_end(house, live)
        return True
    assert table.round
    seat = draw.choice(table.round.to_act)
    text = draw.choice(table.round.legal(seat))
    await house.do(live, Act(seat, text, table.number_of(seat), id))
    return True


async def hear_end(house: House, live: LiveTable) -> None:
    """The pause is over after which all hear of an end that the table says."""
    clock, due = house.clock, live.table.deadline()
    house.clock = lambda: due or clock()  # type: ignore[method-assign, assignment, unused-ignore] # no waiting in a test
    try:
        await house.do(live, Tick())
    finally:
        house.clock = clock  # type: ignore[method-assign, assignment, unused-ignore] # as it was


def seen(live: LiveTable, now: float = 0.0) -> list[bytes]:
    """What every seat and a spectator see."""
    return [live.table.message(seat, "en", now).json() for seat in (*range(live.table.sheet.settings.seats), None)]


def reopened(store: Keeper, table_id: str) -> LiveTable:
    """The table as another process would find it now."""
    kept = store.load(table_id)
    assert kept
    return opened(kept.snapshot, kept.lines, kept.code or "")
