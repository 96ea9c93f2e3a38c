"""Rules are compiled beside the tables, what somebody waits for first, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.bots.prepare import NEEDS, PARTS, Part
from pioche.core import jit
from pioche.core.game import Game, games
from pioche.server.app import Plan, open_house
from pioche.server.compiling import stamp
from pioche.server.preparing import Beside, able
from pioche.table import Act, Back, Settings, Start
from tests.server.house import Lots
from tests.server.kit import sqlite_at
from tests.server.running import Server, get

ALL = games()
ONE = min(ALL, key=lambda game: (game.folder / "rules.py").stat().st_size)  # it compiles soonest
LOAD = f"""
from pioche.bots.prepare import PARTS, prepare
from pioche.core.game import find
for part in PARTS:
    prepare(find({ONE.id!r}), part)
"""


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIOCHE_CACHE", str(tmp_path / "cache"))
    jit.cache_folder().mkdir(parents=True)
    return tmp_path / "cache"


@pytest.mark.usefixtures("empty_cache")
def test_what_somebody_waits_for_is_prepared_before_all_else() -> None:
    async def order() -> list[tuple[str, Part]]:
        beside, found = Beside(), []
        beside._asked.append(ALL[-1].package)
        while task := await beside._next(urgent=False):
            found.append((task.package, task.part))
            beside._settle(task)
        return found

    found = asyncio.run(order())
    assert [package for package, _ in found[: len(PARTS)]] == [ALL[-1].package] * len(PARTS)
    assert {package for package, _ in found} == {game.package for game in ALL}
    assert all(found.index((package, need)) < at for at, (package, part) in enumerate(found) for need in NEEDS[part])


@pytest.mark.usefixtures("empty_cache")
def test_without_being_asked_every_game_can_be_dealt_before_any_bot_searches() -> None:
    async def parts() -> list[Part]:
        beside, found = Beside(), list[Part]()
        while task := await beside._next(urgent=False):
            found.append(task.part)
            beside._settle(task)
        return found

    found = asyncio.run(parts())
    assert found == sorted(found, key=PARTS.index)


@pytest.mark.usefixtures("empty_cache")
def test_where_processes_cannot_compile_nobody_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> int:
        beside = Beside()
        beside.start()
        async with asyncio.timeout(60):
            for part in PARTS:
                await beside.ready(ONE, part)
        await beside.close()
        return beside.done(ONE)

    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert asyncio.run(wait()) == len(PARTS)


@pytest.mark.usefixtures("empty_cache")
def test_what_is_in_the_cache_is_not_prepared_again() -> None:
    async def crew() -> int:
        beside = Beside()
        beside.start()
        assert all(beside.done(game) == len(PARTS) for game in ALL)
        return len(beside._crew)

    for game in ALL:
        for part in PARTS:
            stamp(game, part).touch()
    assert asyncio.run(crew()) == 0


@pytest.mark.slow
@pytest.mark.usefixtures("empty_cache")
@pytest.mark.skipif(not able(), reason="the compiler is off")
def test_a_game_prepared_beside_the_tables_compiles_nothing_in_the_next_process() -> None:
    async def wait() -> list[int]:
        beside, seen = Beside((ONE,)), []
        beside.start()
        for part in PARTS:
            await beside.ready(ONE, part)
            seen.append(beside.done(ONE))
        await beside.close()
        return seen

    assert asyncio.run(wait()) == sorted(range(1, len(PARTS) + 1))
    next_process = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True, check=True)
    assert "compiling" not in next_process.stderr


class Held:
    """Prepares the deal, and the rest when told so."""

    def __init__(self) -> None:
        self.rest = asyncio.Event()

    async def ready(self, _game: Game, part: Part, /) -> None:
        if part != "deal":
            await self.rest.wait()

    def done(self, _game: Game, /) -> int:
        return 1


def test_cards_are_dealt_while_the_rest_is_prepared_and_an_action_waits_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(Plan(db=sqlite_at(tmp_path)), Lots(1)) as house:
            held = house.thinkers.preparing = Held()
            live = await house.create(Settings(ONE.id, 2, ("person", "person")), "Ada", "token")
            await house.do(live, Back(0))
            await house.do(live, Start(0))
            assert live.table.round
            seat = live.table.round.to_act[0]
            text, number = live.table.round.legal(seat)[0], live.table.number_of(seat)
            acting = asyncio.create_task(house.do(live, Act(seat, text, number, "a")))
            await asyncio.sleep(0.2)
            assert not acting.done()
            held.rest.set()
            assert await asyncio.wait_for(acting, 60)

    asyncio.run(play())


def test_the_page_can_ask_how_far_every_game_is(tmp_path: Path) -> None:
    server = Server(sqlite_at(tmp_path)).start()
    try:
        far = get(f"{server.base}/api/preparing").json()
    finally:
        server.stop()
    assert {each["game"] for each in far} == {game.id for game in ALL}
    assert all(each["done"] == each["parts"] == len(PARTS) for each in far)
