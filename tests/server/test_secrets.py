"""Nobody is told another's cards: not by a view, an event, an error, a log or the lack of one."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import random
import re
from typing import Any

import msgspec
import pytest

import pioche
from pioche.core.game import Setting
from pioche.house.door import Door
from pioche.house.hearer import Hearer
from pioche.house.house import House
from pioche.house.limits import Limits
from pioche.house.live import LiveTable
from pioche.house.talk import _answer
from pioche.table import Table, TableRefused, world_of
from tests.server.house import full_table, housed, step
from tests.server.kit import Server, play_on, sqlite_at
from tests.server.test_live import pair

SOAK = bool(os.environ.get("PIOCHE_SOAK"))
UNLIMITED = Limits(seat_rate=0, address_rate=0, tables_rate=0)
STRANGE = ("", "fly", "lay", "lay X99", "lay R11 R12", "draw draw", "\u0000", "lay r11", "stop!", "a" * 79)


def worlds_of(live: LiveTable, seat: int, seed: int) -> tuple[LiveTable, LiveTable]:
    """The table, and the same table in another world that this seat cannot tell from it."""
    tables = [Table.restore(live.table.snapshot()) for _ in range(2)]
    assert tables[1].round
    tables[1].round = tables[1].round.redeal(seat, seed)
    return LiveTable(tables[0], live.code), LiveTable(tables[1], live.code)


async def traffic(house: House, live: LiveTable, seat: int, messages: list[bytes]) -> list[bytes]:
    """Every byte a seat gets for what it asks; only refusals, so that the world stays as it is."""
    heard: list[bytes] = []

    async def deliver(message: bytes) -> None:
        heard.append(message)

    door, hearer = Door(house, UNLIMITED), Hearer(seat, "", "en", deliver)
    live.hearers.append(hearer)
    heard.append(live.news(hearer, 0.0))
    heard.append(msgspec.json.encode(world_of(live.table, seat)))
    for message in messages:
        heard.append(msgspec.json.encode(await _answer(door, live, hearer, message)))
    return heard


def questions(live: LiveTable, seat: int) -> list[bytes]:
    """Everything that could be asked and is refused: every action that is not legal, and nonsense."""
    assert live.table.round
    legal, number = set(live.table.round.legal(seat)), live.table.number_of(seat)
    texts = [text for text in live.table.round.game.face.ACTIONS if text not in legal]
    acts = [{"kind": "act", "text": text, "expected": number, "id": "x"} for text in (*texts, *STRANGE)]
    stale = [{"kind": "act", "text": text, "expected": number + 7, "id": "x"} for text in texts[:5]]
    return [*(msgspec.json.encode(each) for each in (*acts, *stale)), b"{", b"[]", b'{"kind":"ping"}', b"\xff"]


SETTINGS = [setting for game in pioche.games() for setting in game.settings()]
CHOSEN = SETTINGS if SOAK else random.Random(8).sample(SETTINGS, 12)


@pytest.mark.parametrize("chosen", CHOSEN, ids=[str(each).replace(" ", "-") for each in CHOSEN])
def test_two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    tmp_path: Any, chosen: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def compare() -> None:
        draw = random.Random(str(chosen))
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, chosen)
            noon = house.clock()
            house.clock = lambda: noon  # type: ignore[assignment]  # the same moment in both worlds
            for moment in range(40 if SOAK else 12):
                for _ in range(draw.randrange(1, 5)):
                    await step(house, live, draw, f"a{moment}-{draw.random()}")
                if live.table.sheet.stage != "playing":
                    return
                seat = draw.randrange(chosen.seats)
                true, other = worlds_of(live, seat, draw.getrandbits(40))
                asked = questions(true, seat)
                caplog.clear()
                said = await traffic(house, true, seat, asked), logged(caplog)
                assert said == (await traffic(house, other, seat, asked), logged(caplog))

    asyncio.run(compare())


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server itself has logged since the last look."""
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("pioche")]
    caplog.clear()
    return lines


@pytest.mark.parametrize("game", [game.id for game in pioche.games()])
def test_what_others_do_is_heard_the_same_in_every_world(tmp_path: Any, game: str) -> None:
    """An action of another seat that tells this seat nothing gives it the same bytes in both worlds."""

    async def compare() -> int:
        draw, compared = random.Random(game), 0
        async with housed(sqlite_at(tmp_path)) as house:
            found = next(each for each in pioche.games() if each.id == game)
            live = await full_table(house, draw.choice([each for each in found.settings() if each.seats > 2]))
            while await step(house, live, draw, f"a{draw.random()}") and compared < (400 if SOAK else 40):
                if live.table.sheet.stage == "playing":
                    compared += heard_alike(live, draw)
        return compared

    assert asyncio.run(compare()) > 5


def heard_alike(live: LiveTable, draw: random.Random) -> int:
    assert live.table.round
    actor = draw.choice(live.table.round.to_act)
    seat = draw.choice([each for each in range(live.table.sheet.settings.seats) if each != actor])
    both = worlds_of(live, seat, draw.getrandbits(40))
    rounds = [table.table.round for table in both]
    assert rounds[0]
    assert rounds[1]
    shared = [text for text in rounds[0].legal(actor) if text in rounds[1].legal(actor)]
    if not shared:
        return 0
    text = draw.choice(shared)
    heard = [told_of(table, actor, seat, text) for table in both]
    if rounds[0].view(seat) != rounds[1].view(seat):
        return 0  # the action itself has shown something
    assert heard[0] == heard[1]
    return 1


def told_of(live: LiveTable, actor: int, seat: int, text: str) -> list[bytes]:
    """What a listener at a seat gets when somebody acts."""
    from pioche.table import Act

    heard: list[bytes] = []
    hearer = Hearer(seat, live.table.sheet.sittings[seat].token, "en", _nowhere)
    hearer.tell = lambda news, _whole: heard.append(news)  # type: ignore[method-assign, assignment]  # no connection
    live.hearers.append(hearer)
    try:
        entries = live.table.decide(Act(actor, text, live.table.number_of(actor), "x"), live.table.sheet.at, lambda: 5)
    except TableRefused:
        return heard
    live.happen(entries, live.table.sheet.at)
    return heard


async def _nowhere(_: bytes) -> None:
    return


def test_no_seed_no_salt_and_no_other_token_is_sent_before_the_end(server: Server) -> None:
    ada, bob = pair(server)
    play_on([ada, bob])
    record = ada.record(1).text
    seed, salt = re.findall(r"# (?:seed|salt) (\S+)", record)
    for person, other in ((ada, bob), (bob, ada)):
        before = "".join(text for text in person.bytes_heard if '"stage":"over"' not in text)
        for secret in (seed, f"{int(seed):x}", salt, *tokens(ada), *tokens(bob)):
            assert secret not in before
        assert other.token not in "".join(person.bytes_heard)


def tokens(person: Any) -> tuple[str, str]:
    return person.token, hashlib.sha256(person.token.encode()).hexdigest()


def test_the_log_of_the_server_holds_no_secret(tmp_path: Any) -> None:
    server = Server(sqlite_at(tmp_path)).start()
    ada, bob = pair(server)
    ada.act("no such action")
    ada.until("refused")
    assert server.stop() == 0
    for person in (ada, bob):
        assert not any(secret in server.log[-1] for secret in (*tokens(person), person.table))


def test_the_store_holds_no_token(server: Server) -> None:
    ada = pair(server)[0]
    from pathlib import Path

    folder = Path(server.db.removeprefix("sqlite:///")).parent
    assert not any(ada.token.encode() in file.read_bytes() for file in folder.iterdir())
