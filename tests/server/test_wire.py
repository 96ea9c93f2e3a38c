"""What several messages share is written once; nobody can tell by the bytes."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import pioche
from pioche.core.view import Event
from pioche.core.words import LANGUAGES
from pioche.house.hearer import MOST_WAITING, Hearer
from pioche.house.live import LiveTable
from pioche.messages import News
from tests.server.house import full_table, housed, step
from tests.server.kit import sqlite_at

LARGEST = 2**53 - 1  # beyond, the numbers of a browser are no longer exact


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in pioche.games()])
def test_messages_have_the_bytes_of_the_plain_view_and_numbers_a_browser_can_hold(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        draw, found = random.Random(game), next(each for each in pioche.games() if each.id == game)
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, found.variants(found.seats[-1])[0], rounds=2)
            hearers = [Hearer(ear, "", lang, nowhere) for ear in (0, 1, None) for lang in LANGUAGES]
            while await step(house, live, draw, f"a{draw.random()}"):
                compare(live, draw.sample(hearers, 2))
            assert {type(each.seed) for each in live.table.sheet.finished} == {str}
            assert any(int(each.seed) > LARGEST for each in live.table.sheet.finished)

    asyncio.run(play())


async def nowhere(_: bytes) -> None:
    return


def compare(live: LiveTable, hearers: list[Hearer]) -> None:
    for hearer in hearers:
        plain = json.encode(News((), live.table.message(hearer.seat, hearer.lang, 5.0)))
        written = live.news(hearer, 5.0)
        assert written == plain
        assert all(abs(number) <= LARGEST for number in numbers(json.decode(written)))


def numbers(value: Any) -> list[int]:
    """Every whole number in a message."""
    if isinstance(value, int):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [number for part in parts for number in numbers(part)]


@pytest.mark.parametrize("game", [game.id for game in pioche.games()])
def test_every_event_reaches_a_listener_once(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        draw, found = random.Random(game), next(each for each in pioche.games() if each.id == game)
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, found.variants(3)[0])
            heard: dict[int | None, list[bytes]] = {ear: [] for ear in (0, 1, None)}
            pumps = [listen(live, ear, messages) for ear, messages in heard.items()]
            while await step(house, live, draw, f"a{draw.random()}"):
                pass
            for hearer in live.hearers:
                hearer.part("closing")
            await asyncio.gather(*pumps)
            assert live.table.round
            for ear, messages in heard.items():
                assert events_in(messages) == list(live.table.round.events(ear))

    asyncio.run(play())


def listen(live: LiveTable, ear: int | None, messages: list[bytes]) -> asyncio.Task[str]:
    """Take in all that a listener is sent."""

    async def deliver(message: bytes) -> None:
        messages.append(message)

    token = "" if ear is None else live.table.sheet.sittings[ear].token
    hearer = Hearer(ear, token, "en", deliver)
    live.greet(hearer, 0.0)
    return asyncio.create_task(hearer.pump())


def events_in(messages: list[bytes]) -> list[Event]:
    """The events of all messages, wherever they stand in them."""
    all_news = [json.decode(message, type=News) for message in messages]
    shown = [
        (*(news.view.view.events if news.view.view else ()), *(each.event for each in news.told)) for news in all_news
    ]
    return [event for events in shown for event in events if event]


def test_who_does_not_keep_up_gets_one_message_that_says_all() -> None:
    async def fall_behind() -> list[bytes]:
        sent: list[bytes] = []

        async def deliver(message: bytes) -> None:
            sent.append(message)

        hearer = Hearer(None, "", "en", deliver)
        for number in range(MOST_WAITING + 3):
            hearer.tell(b"news %d" % number, lambda: b"everything")
        hearer.part("closing")
        await hearer.pump()
        return sent

    assert asyncio.run(fall_behind()) == [b"everything", *(b"news %d" % (MOST_WAITING + more) for more in (1, 2))]


def test_a_seed_that_a_browser_could_not_hold_survives_as_text(tmp_path: Path) -> None:
    """The fingerprint of a finished round can be checked from the message alone."""

    async def play() -> Any:
        draw = random.Random(3)
        async with housed(sqlite_at(tmp_path)) as house:
            live = await full_table(house, pioche.games()[0].variants(2)[0])
            while await step(house, live, draw, f"a{draw.random()}"):
                pass
            return json.decode(live.table.message(None, "en").json())["finished"][0]

    shown = asyncio.run(play())
    assert sha256(f"{shown['seed']} {shown['salt']}".encode()).hexdigest() == shown["commitment"]
