"""Nothing is lost: not by a crash after any action, not by kill -9 at any moment."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

import pioche
from pioche.core.game import Setting
from pioche.house.live import LiveTable
from pioche.table import Act
from pioche.testing.walks import SETTINGS
from tests.server.house import full_table, housed, reopened, seen, step
from tests.server.kit import (
    PATIENCE,
    Person,
    Server,
    catch_up,
    close_streams,
    get,
    host,
    join,
    serving,
    sqlite_at,
    unclocked,
    wait_for,
)

SOAK = bool(os.environ.get("PIOCHE_SOAK"))
KILLS = 20 if SOAK else 1
ACTIONS = 100_000 if SOAK else 60  # looked at in a match
GAMES = [game.id for game in pioche.games()]


def a_setting(game: str, seed: int) -> Setting:
    """One of the settings of a game."""
    found = next(each for each in pioche.games() if each.id == game)
    return random.Random(seed).choice(list(found.settings()))


# Every seat count and every value of every option in the soak, else one draw for each game.
CHOSEN = SETTINGS if SOAK else [a_setting(game, 0) for game in GAMES]


@pytest.mark.parametrize("chosen", CHOSEN, ids=[str(each).replace(" ", "-") for each in CHOSEN])
def test_after_a_crash_behind_any_action_everybody_sees_the_same(db: str, chosen: Setting) -> None:
    async def play() -> int:
        draw = random.Random(str(chosen))
        async with housed(db) as house:
            live = await full_table(house, chosen, rounds=2 if SOAK else 1)
            steps = 0
            while steps < ACTIONS and await step(house, live, draw, f"a{steps}"):
                again = reopened(house.store, live.id)
                assert seen(again) == seen(live)
                assert again.table.snapshot() == live.table.snapshot()
                steps += 1
            assert steps == ACTIONS or live.table.sheet.stage == "over"
        return steps

    assert asyncio.run(play()) > 5


def test_what_was_stored_before_a_crash_counts_even_if_nobody_heard_of_it(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with housed(db) as house:
            live = await full_table(house, a_setting("elevens", 3))
            assert live.table.round
            seat = live.table.round.to_act[0]
            act = Act(seat, live.table.round.legal(seat)[0], live.table.number_of(seat), "tap")
            with monkeypatch.context() as power_cut:
                power_cut.setattr(LiveTable, "happen", _crash)
                with pytest.raises(ZeroDivisionError):
                    await house.do(live, act)
            again = reopened(house.store, live.id)
            assert again.table.number == live.table.number + 1
            house.drop(live)
            found = await house.find(live.id)
            assert await house.do(found, act) == ()  # the client's repeat is answered, not carried out twice
            assert found.table.answer(seat, "tap")

    asyncio.run(play())


def _crash(*_: Any) -> None:
    raise ZeroDivisionError


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_kill_9_costs_nobody_anything(db: str, game: str) -> None:
    draw = random.Random(game)
    server = Server(db).start()
    try:
        people = seated(server, game)
        for _ in range(KILLS):
            for _ in range(draw.randrange(1, 6) if SOAK else 2):
                one_action(people)
            before = [person.look() for person in people]
            tapped = tap(people, draw)
            time.sleep(draw.random() * 0.01)
            server.kill()
            close_streams()
            server.start()
            check_after(people, before, tapped)
    finally:
        if server.process:
            server.stop()


def seated(server: Server, game: str) -> list[Person]:
    ada = host(server.base, game=game, seats=2, rounds=20)
    bob = join(server.base, ada.table)
    people = [ada.connect(), bob.connect()]
    ada.post("start")
    catch_up(people)
    return people


def one_action(people: list[Person]) -> None:
    if people[0].stage == "between":
        people[0].post("next")
    catch_up(people)
    actor = next((person for person in people if person.actions), None)
    if actor:
        actor.do(actor.actions[0])
    catch_up(people)


def tap(people: list[Person], draw: random.Random) -> dict[str, Any] | None:
    """Somebody acts just before the lights go out; the others do not know."""
    actor = next((person for person in people if person.actions), None)
    if actor is None:
        return None
    body = {"kind": "act", "text": actor.actions[0], "expected": actor.view["number"], "id": f"tap {draw.random()}"}
    if draw.random() < 0.7:
        actor.say(**body)
    return {"who": people.index(actor), "body": body}


def about_to_speak(before: list[dict[str, Any]]) -> bool:
    """Whether a window or a pause runs, or the end of a turn waits to be told: things go on without anybody's tap."""
    return any(was.get("clock") for was in before) or not any(was["view"].get("actions") for was in before)


def check_after(people: list[Person], before: list[dict[str, Any]], tapped: dict[str, Any] | None) -> None:
    """Either nothing has happened since, or that one action; repeating it makes it so in any case, once."""
    for person in people:
        person.connect()
    catch_up(people)
    for was, now in zip(before, [person.look() for person in people], strict=True):
        if now["number"] == was["number"]:
            assert unclocked(now) == unclocked(was)
        else:
            assert tapped or about_to_speak(before)
    if tapped is None:
        return
    actor = people[tapped["who"]]
    answer = actor.post("act", tapped["body"]).json()
    if answer.get("code") == "stale":  # the table spoke before anybody could act again
        assert about_to_speak(before)
    else:
        assert answer["kind"] == "done", answer
        assert actor.post("act", tapped["body"]).json() == answer
    catch_up(people)


@pytest.mark.slow
def test_timers_get_their_time_back(tmp_path: Path) -> None:
    server = Server(sqlite_at(tmp_path)).start()
    try:
        ada = host(server.base, game="elevens", seats=2, clock=30)
        bob = join(server.base, ada.table)
        people = [ada.connect(), bob.connect()]
        ada.post("start")
        catch_up(people)
        wait_for(lambda: left(ada) < 26)
        looked, before = time.monotonic(), left(ada)
        server.kill()
        killed = time.monotonic()
        close_streams()
        time.sleep(1)  # the house is closed, which must not count
        opening = time.monotonic()
        server.start()
        after = left(ada)
        ran = (killed - looked) + (time.monotonic() - opening)
        assert before - ran <= after < before + 3.5  # the last sign of life may be a second old, or two
    finally:
        if server.process:
            server.stop()


def left(person: Person) -> float:
    return float(person.look()["clock"]["left"])


def test_who_sits_down_and_never_listens_is_gone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.house.house.GRACE", 0.05)

    async def wait() -> None:
        async with housed(db) as house:
            live = await full_table(house, a_setting("elevens", 1))
            await house.expect(live, 0)
            assert live.table.sheet.here() == list(range(live.table.sheet.settings.seats))
            while 0 in live.table.sheet.here():
                await asyncio.sleep(0.01)
            assert 1 in live.table.sheet.here()

    asyncio.run(asyncio.wait_for(wait(), PATIENCE))


def test_ctrl_c_says_good_bye_and_ends_cleanly(tmp_path: Path) -> None:
    server = Server(sqlite_at(tmp_path)).start()
    ada = host(server.base, game="elevens", seats=2).connect()
    assert server.stop() == 0
    assert ada.hear_the_end()[1] == 1012  # the server comes back soon
    assert "Traceback" not in server.log[-1]


@pytest.mark.slow
def test_a_lost_table_says_so_and_is_no_fresh_one(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path / "one")) as server:
        ada = host(server.base, game="elevens", seats=2)
    with serving(sqlite_at(tmp_path / "two")) as server:
        answer = get(f"{server.base}/api/tables/{ada.table}", headers={"authorization": f"Bearer {ada.token}"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
