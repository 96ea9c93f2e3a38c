"""Without a mouse: from the start page to the end of a round, with the focus always somewhere sensible."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.kit import PATIENCE, Visitor, door, sit
from tests.server.kit import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


MOST = 150  # presses of Tab after which something counts as out of reach
WHERE = """() => {
  const node = document.activeElement;
  return node && node !== document.body ? node.outerHTML.slice(0, 160) : '';
}"""


def focused(page: Page) -> str:
    """What has the focus; nothing while it is lost."""
    return str(page.evaluate(WHERE))


def is_at(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))


def go_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    for _ in range(MOST):
        if is_at(page, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {selector}")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    go_to(page, selector)
    page.keyboard.press(key)


def lay_or_draw(visitor: Visitor) -> None:
    """One action by keys: a card that can be played if there is one, else the first thing offered."""
    page = visitor.page
    if visitor.page.locator("[data-testid=hand-card][data-can]").count():
        go_to(page, "[data-testid=hand-card]")
        page.keyboard.press("Home")
        go_to(page, "[data-testid=hand-card][data-can]", "ArrowRight")
        page.keyboard.press("Enter")
        visitor.until(
            lambda: page.locator("main .picker, [data-testid=hand-card][aria-pressed=true]").count(), "it rises"
        )
        if page.locator("main .picker").count():
            go_to(page, ".picker [data-action]")
    else:
        go_to(page, "main [data-action]")
    page.keyboard.press("Enter")


def test_a_round_is_played_by_keyboard_alone(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.go("/")
    visitor.see("game").last.wait_for()
    press(page, "[data-game=elevens-junior] [data-testid=friends]")
    visitor.see("make-table").wait_for()
    assert is_at(page, "h1"), "the heading of the next page is read first"
    go_to(page, "[data-testid=seats]")
    page.keyboard.press("ArrowLeft")
    visitor.until(lambda: visitor.see("sitter").count() == 1, "two seats")
    go_to(page, "#sits-1")
    page.keyboard.press("ArrowDown")
    press(page, "details:has(#pace) summary")
    go_to(page, "#pace")
    page.keyboard.press("Home")
    go_to(page, "#rounds")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("1")
    press(page, "[data-testid=make-table]")
    visitor.see("start-game").wait_for()
    press(page, "[data-testid=start-game]")
    visitor.await_stage("playing")
    visitor.until(lambda: is_at(page, "main h1"), "the heading of the table is read first")
    told: set[str] = set()
    page.locator("[data-testid=your-turn], dialog[open]").first.wait_for()
    while not page.locator("dialog[open]").count():
        lay_or_draw(visitor)
        page.locator("main:not([data-pending])").wait_for()
        page.locator("[data-testid=your-turn], dialog[open]").first.wait_for()
        visitor.until(lambda: focused(page), "the focus is somewhere")
        told.add(visitor.see("live").inner_text())
    assert all(told), "the live region tells what happens"
    assert is_at(page, "dialog[open] *"), "the scores are read first"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    visitor.until(lambda: focused(page), "the focus is somewhere")


def test_tab_goes_through_the_whole_page_and_out_of_it(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    page = visitor.go(door(sit(house.base, "elevens-links", 3, rounds=2)))
    visitor.await_turn()
    for path in (None, "/", "/play/chifoumi", "/rules/elevens"):
        if path:
            visitor.go(path)
            page.wait_for_load_state("networkidle", timeout=PATIENCE)
        page.evaluate("document.activeElement?.blur()")
        stops: list[str] = []
        while True:
            page.keyboard.press("Tab")
            here = focused(page)
            if not here or (stops and here == stops[0]):
                break
            stops.append(here)
            assert len(stops) < MOST, f"Tab never leaves {path or 'the table'}: {stops[-3:]}"
        assert len(stops) > 3


def with_a_card_to_play(visitor: Visitor, server: Server) -> Page:
    """A table where some card of the hand can be played; not every deal has one."""
    while True:
        page = visitor.go(door(sit(server.base, "elevens-links", 2)))
        visitor.await_turn()
        if page.locator("[data-testid=hand-card][data-can]").count():
            return page


def test_keys_put_a_card_down_open_the_log_and_leave_every_sheet(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    page = with_a_card_to_play(visitor, house)
    go_to(page, "[data-testid=hand-card]")
    page.keyboard.press("Home")
    go_to(page, "[data-testid=hand-card][data-can]", "ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-testid=hand-card][aria-pressed=true]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-testid=hand-card][aria-pressed=true]").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator("dialog[open] [data-testid=log]").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not focused(page) or is_at(page, "dialog *"), "the focus stays in an open sheet"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert is_at(page, "[data-testid=hand-card]"), "and goes back to where it was"
