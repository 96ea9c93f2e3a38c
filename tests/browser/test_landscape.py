"""A phone on its side, and a page at 200 %: board, prompt and hand are seen together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pioche
from tests.browser.kit import Visitor, door, settle, sit
from tests.server.kit import Person, Server, join

LOW = {"a phone on its side": (844, 390), "a small one": (640, 360), "a desk at 200 %": (640, 400)}
TABLES = [(game, seats) for game in pioche.games() for seats in game.seats]


def dealt(house: Server, game: str, seats: int) -> Person:
    """Whoever is to act first at a new table of people."""
    person = sit(house.base, game, seats, people=seats, start=False)
    everybody = [person, *(join(house.base, person.table, f"Guest {at}") for at in range(1, seats))]
    person.post("start")
    return next(each for each in everybody if each.look()["view"].get("actions"))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: getattr(each, "id", str(each)))
def test_board_prompt_and_hand_are_seen_together_on_a_low_screen(
    come: Callable[..., Visitor], house: Server, game: pioche.Game, seats: int
) -> None:
    visitor = come("phone")
    visitor.go(door(dealt(house, game.id, seats)))
    visitor.see("hand-card").first.wait_for()
    for name, (width, height) in LOW.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        settle(visitor.page)
        visitor.until(
            lambda: not visitor.page.evaluate("eyes.apart()"), f"{name}: {visitor.page.evaluate('eyes.apart()')}"
        )
