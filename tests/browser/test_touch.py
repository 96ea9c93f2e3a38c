"""Fingers and small screens: what is tapped is large enough, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest

from tests.browser.kit import Visitor, door, scene, settle, sit
from tests.browser.screens import RUSHED, SCREENS, standstill, table
from tests.server.kit import Server, join

FINGER = 44  # pixels


@pytest.mark.parametrize("name", SCREENS)
def test_a_finger_finds_everything_and_nothing_is_cut_off(
    come: Callable[..., Visitor], house: Server, name: str
) -> None:
    visitor = come("phone")
    SCREENS[name](visitor, house)
    settle(visitor.page)
    with standstill(house) if name in RUSHED else nullcontext():
        assert visitor.page.evaluate("finger => eyes.small(finger)", FINGER) == []
        for width, height in ((320, 568), (390, 844), (640, 400)):  # a small phone; a usual one; a desk at 200 %
            visitor.page.set_viewport_size({"width": width, "height": height})
            settle(visitor.page)
            assert visitor.page.evaluate("eyes.wider()") == [], width


SIZES = [(1280, 800), (1024, 700), (390, 844), (360, 640), (320, 568)]
CROWDED = [("elevens-links", 2), ("elevens-links", 6), ("ko", 4), ("ko", 6), ("chifoumi", 6)]


@pytest.mark.parametrize(("game", "seats"), CROWDED)
def test_nothing_stays_covered_by_the_own_side(
    come: Callable[..., Visitor], house: Server, game: str, seats: int
) -> None:
    visitor = come()
    table(visitor, house, game, seats, 3)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settle(visitor.page)
        assert visitor.page.evaluate("eyes.beneath()") == [], (width, height)


@pytest.mark.parametrize(("game", "seats"), CROWDED)
def test_on_a_usual_phone_and_desk_the_whole_table_is_seen_at_once(
    come: Callable[..., Visitor], house: Server, game: str, seats: int
) -> None:
    visitor = come()
    person = sit(house.base, game, seats, people=seats, start=False)
    everybody = [person, *(join(house.base, person.table, f"Guest {at}") for at in range(1, seats))]
    person.post("start")
    active = next(each for each in everybody if each.look()["view"].get("actions"))
    for width, height in SIZES[:3:2]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.go(door(active))
        visitor.see("hand-card").first.wait_for()
        settle(visitor.page)
        assert visitor.page.evaluate("eyes.beneath(0)") == [], (width, height)


def test_a_hand_of_twenty_cards_can_be_tapped_card_by_card(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone", viewport={"width": 320, "height": 568})
    person = sit(house.base, "elevens-links", 2, people=2, start=False)
    visitor.go(door(person))
    visitor.see("start-game").click()
    visitor.see("hand-card").nth(19).wait_for()
    boxes: list[Any] = [each.bounding_box() for each in visitor.see("hand-card").all()]
    assert len(boxes) == 20
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    assert all(box["width"] >= FINGER and box["height"] >= FINGER for box in boxes)
    apart = {(round(box["x"]), round(box["y"])) for box in boxes}
    assert len(apart) == 20
    assert len(scene(visitor.page)["hand"]) == 20
