"""What is done too fast can be taken back, and who waits for bots need not."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.kit import Visitor, axe, door, sit
from tests.browser.screens import couple
from tests.server.kit import Server


def discard(visitor: Visitor) -> int:
    """Put down a card, with which no turn is over; how many there were."""
    held = visitor.see("hand-card").count()
    card = visitor.page.locator("[data-testid=hand-card][data-can]").first
    card.click()
    card.click()
    visitor.until(lambda: visitor.see("hand-card").count() == held - 1, "the card is put down")
    return held


def test_among_bots_a_card_comes_back_at_one_tap_and_the_log_says_so(
    come: Callable[..., Visitor], house: Server
) -> None:
    visitor = come("phone")
    visitor.go(door(sit(house.base, "ko", 3, first=0)))
    visitor.await_turn()
    held = discard(visitor)
    visitor.see("undo").click()
    visitor.until(lambda: visitor.see("hand-card").count() == held, "the card is back in the hand")
    visitor.page.get_by_text("You take back the last move.").first.wait_for()
    assert not visitor.see("undo").count()
    visitor.page.reload()
    visitor.await_turn()
    assert visitor.see("hand-card").count() == held


def test_among_people_the_other_is_asked(come: Callable[..., Visitor], house: Server) -> None:
    ada, bob = (come("phone"), come("desktop"))
    for visitor, person in zip((ada, bob), couple(house, "ko", first=0), strict=True):
        visitor.go(door(person))
        visitor.see("hand-card").first.wait_for()
    held = discard(ada)
    ada.see("undo").click()
    bob.see("undo-asked").wait_for()
    assert not axe(bob.page)
    bob.see("undo-yes").click()
    ada.until(lambda: ada.see("hand-card").count() == held, "the card is back in the hand")
    assert not bob.see("undo-asked").count()


def test_who_waits_for_bots_lets_them_go_ahead(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    visitor.go(door(sit(house.base, "ko", 4, first=1, pace="slow")))
    visitor.see("hurry").click()
    visitor.await_turn()
    assert not visitor.see("hurry").count()
