"""Cards that are dragged: by mouse and by finger, slowly and in one quick flick."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.kit import Visitor, door
from tests.browser.test_landscape import dealt
from tests.server.kit import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIDES = {"upright": {"width": 390, "height": 844}, "on its side": {"width": 844, "height": 390}}


@pytest.fixture(params=SIDES)
def side(request: pytest.FixtureRequest) -> dict[str, int]:
    return SIDES[request.param]


def with_a_card(visitor: Visitor, house: Server) -> Page:
    """A table where some card has one thing to be done with; not every deal has one."""
    while True:
        page = visitor.go(door(dealt(house, "elevens", 2)))
        visitor.await_turn()
        if page.locator("[data-testid=hand-card][data-can]").count():
            return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    box: Any = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ready(page: Page) -> tuple[float, float]:
    return middle(page, "[data-testid=hand-card][data-can]")


@contextmanager
def played(visitor: Visitor) -> Iterator[None]:
    """What is done here plays one card, and leaves none stuck to the pointer."""
    held = visitor.see("hand-card").count()
    yield
    visitor.until(lambda: visitor.see("hand-card").count() == held - 1, "the card is played")
    visitor.until(lambda: not visitor.page.locator(".dragged").count(), "no card hangs in the air")


@contextmanager
def finger(page: Page) -> Iterator[Callable[..., None]]:
    """A finger on the glass, as the browser itself hears it: a touch every 20 ms, however slow the machine."""
    session = page.context.new_cdp_session(page)
    now = time.time()

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        nonlocal now
        now += 0.02
        heard = {"type": f"touch{kind}", "touchPoints": points, "timestamp": now}
        session.send("Input.dispatchTouchEvent", heard)

    yield touch
    session.detach()


def test_a_quick_flick_of_the_mouse_leaves_no_card_stuck_to_it(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    page = with_a_card(visitor, house)
    x, y = ready(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 300)  # one leap, far out of the card
    page.mouse.up()
    visitor.until(lambda: not page.locator(".dragged").count(), "the card is let go")
    page.mouse.move(x + 200, y - 100)
    assert not page.locator(".dragged").count()


def test_a_card_dragged_onto_the_table_is_played(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    page = with_a_card(visitor, house)
    with played(visitor):
        page.mouse.move(*ready(page))
        page.mouse.down()
        page.mouse.move(*middle(page, "[data-drop]"), steps=6)
        page.mouse.up()


def test_a_card_let_go_over_the_hand_stays_there(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    page = with_a_card(visitor, house)
    held = visitor.see("hand-card").count()
    x, y = ready(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 4, steps=3)
    page.wait_for_timeout(200)
    page.mouse.up()
    visitor.until(lambda: not page.locator(".dragged").count(), "it lies again")
    assert visitor.see("hand-card").count() == held
    assert not page.locator("main[data-pending]").count()


def test_a_finger_drags_a_card_to_its_place(come: Callable[..., Visitor], house: Server, side: dict[str, int]) -> None:
    visitor = come("phone", viewport=side)
    page = with_a_card(visitor, house)
    (x, y), (to_x, to_y) = ready(page), middle(page, "[data-drop]")
    with played(visitor), finger(page) as touch:
        touch("Start", x, y)
        for share in (0.2, 0.5, 0.8, 1):
            touch("Move", x + (to_x - x) * share, y + (to_y - y) * share)
        touch("End")


def test_a_short_swipe_towards_the_table_plays_a_card(
    come: Callable[..., Visitor], house: Server, side: dict[str, int]
) -> None:
    visitor = come("phone", viewport=side)
    page = with_a_card(visitor, house)
    (x, y), (to_x, to_y) = ready(page), middle(page, "[data-drop]")
    far = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    with played(visitor), finger(page) as touch:
        touch("Start", x, y)
        for length in (15, 30, 45):
            touch("Move", x + (to_x - x) * length / far, y + (to_y - y) * length / far)
        touch("End")


def test_a_finger_that_lets_go_of_a_card_in_the_hand_plays_nothing(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    page = with_a_card(visitor, house)
    held = visitor.see("hand-card").count()
    x, y = ready(page)
    with finger(page) as touch:
        touch("Start", x, y)
        touch("Move", x + 30, y + 5)
        page.wait_for_timeout(200)
        touch("End")
    visitor.until(lambda: not page.locator(".dragged").count(), "it lies again")
    assert visitor.see("hand-card").count() == held
    assert not page.locator("main[data-pending]").count()
