"""Whatever happens to page, network or server, the table is found again as it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pioche
from tests.browser.kit import Visitor, door, scene
from tests.browser.screens import couple
from tests.server.kit import Person, Server, serving, sqlite_at

if TYPE_CHECKING:
    from playwright.sync_api import Locator


Come = Callable[..., Visitor]
LOST = ["WebSocket connection", "ERR_", "status of 5"]  # what a browser says when a server or the network is gone


@pytest.fixture
def inn(house: Server, tmp_path: Path) -> Iterator[Server]:  # noqa: ARG001 - where no browser is, it is skipped
    """A server of one's own, which may die."""
    with serving(sqlite_at(tmp_path)) as server:
        yield server


def seated(visitor: Visitor, base: str) -> Person:
    """At a table where it is this visitor's turn, and only this visitor's."""
    person, _ = couple(Server("", port=int(base.rsplit(":", 1)[1])), "elevens")
    visitor.go(door(person))
    visitor.await_turn()
    return person


def same(visitor: Visitor, before: dict[str, object]) -> None:
    visitor.see("hand-card").first.wait_for()
    visitor.until(lambda: scene(visitor.page) == before, f"the same view as before: {before}")


def can_act(visitor: Visitor, person: Person) -> None:
    """The next card goes down as ever."""
    done = mine(person)
    some_action(visitor).click()
    visitor.until(lambda: mine(person) > done, "the action is done")


def some_action(visitor: Visitor) -> Locator:
    """Something that acts when it is clicked: for a card that was just picked up, where there is one to play."""
    card = visitor.page.locator("[data-testid=hand-card][data-can]")
    if card.count():
        card.first.click()
        visitor.page.locator("[data-testid=hand-card][aria-pressed=true]").wait_for()
    return visitor.page.locator("main [data-action]").last


def mine(person: Person) -> int:
    """How many actions of that person the table knows."""
    return sum(each["seat"] == person.seat for each in person.look()["view"]["events"])


def test_a_refresh_leads_back_to_the_same_view(come: Come, house: Server) -> None:
    visitor = come("phone")
    person = seated(visitor, house.base)
    before = scene(visitor.page)
    assert person.token not in visitor.page.url
    visitor.page.reload()
    same(visitor, before)
    can_act(visitor, person)


def test_the_back_button_leads_back_to_the_same_view(come: Come, house: Server) -> None:
    visitor = come()
    person = seated(visitor, house.base)
    before = scene(visitor.page)
    visitor.see("table-menu").click()
    visitor.page.locator("dialog a[href='/']").click()
    visitor.see("own-table").wait_for()
    visitor.page.go_back()
    same(visitor, before)
    visitor.page.go_forward()
    visitor.see("own-table").click()
    same(visitor, before)
    can_act(visitor, person)


def test_a_seat_is_played_in_one_tab_and_can_be_taken_to_another(come: Come, house: Server) -> None:
    visitor = come()
    seated(visitor, house.base)
    before = scene(visitor.page)
    second = visitor.context.new_page()
    visitor.watch(second)
    second.goto(visitor.page.url)
    second.get_by_test_id("hand-card").first.wait_for()
    visitor.see("take-here").wait_for()
    assert not visitor.see("hand-card").count()
    visitor.see("take-here").click()
    same(visitor, before)
    second.get_by_test_id("elsewhere").wait_for()


def lost_and_found(visitor: Visitor, lose: Callable[[], object], find: Callable[[], object]) -> None:
    """The line breaks and comes back: the page says so, shows the same as before, and the play goes on."""
    visitor.forgiven.extend(LOST)
    person = seated(visitor, visitor.base)
    before = scene(visitor.page)
    lose()
    visitor.page.locator("[data-testid=connection][data-line=lost]").wait_for()
    assert visitor.see("connection").inner_text()
    find()
    visitor.page.locator("[data-testid=connection][data-line=open]").wait_for(state="attached")
    same(visitor, before)
    can_act(visitor, person)


def test_a_killed_server_is_found_again_with_the_same_view(come: Come, inn: Server) -> None:
    lost_and_found(come("phone", base=inn.base), inn.kill, inn.start)


def test_without_a_network_the_page_says_so_and_comes_back_by_itself(come: Come) -> None:
    visitor = come("phone")
    lost_and_found(visitor, lambda: visitor.context.set_offline(True), lambda: visitor.context.set_offline(False))


def test_a_phone_that_slept_shows_what_happened_meanwhile(come: Come, house: Server) -> None:
    visitor = come("phone")
    visitor.forgiven.extend(LOST)
    active, patient = couple(house, "elevens")
    visitor.go(door(patient))
    visitor.see("hand-card").first.wait_for()
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    active.connect()
    active.do(active.actions[0])
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    visitor.until(lambda: len(scene(visitor.page)["rows"]) == len(laid(patient)), "what was laid meanwhile lies there")


def laid(person: Person) -> list[str]:
    zones = person.look()["view"]["zones"]
    return [place["id"] for zone in zones for place in zone.get("places") or [] if place.get("card")]


def test_a_newer_page_asks_to_be_loaded(
    come: Come, inn: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = come("phone", base=inn.base)
    visitor.forgiven.extend(LOST)
    seated(visitor, inn.base)
    before = scene(visitor.page)
    assert not visitor.see("newer").locator("button").count()
    monkeypatch.setenv("PYTHONPATH", str(newer_house(tmp_path / "newer")))
    inn.kill()
    inn.start()
    visitor.see("newer").locator("button").click()
    same(visitor, before)
    assert "<!-- newer -->" in visitor.page.content()
    assert not visitor.see("newer").locator("button").count()


def newer_house(folder: Path) -> Path:
    """The whole program once more, with pages that differ by a word."""
    here = Path(pioche.__file__).parent
    shutil.copytree(here, folder / "pioche", ignore=shutil.ignore_patterns("__pycache__", "*.br", "*.gz"))
    page = folder / "pioche/server/static/index.html"
    page.write_text(page.read_text("utf-8").replace("</body>", "<!-- newer --></body>"), "utf-8")
    return folder


def test_ten_quick_taps_are_one_action(come: Come, house: Server) -> None:
    visitor = come()
    person = seated(visitor, house.base)
    done = mine(person)
    some_action(visitor).evaluate("node => { for (let n = 0; n < 10; n += 1) node.click(); }")
    visitor.until(lambda: mine(person) > done, "the action is done")
    visitor.page.locator("main:not([data-pending])").wait_for()
    assert mine(person) == done + 1
    assert not visitor.see("refusal").count()


def test_a_link_opened_while_the_server_is_silent_still_leads_to_its_seat(come: Come, house: Server) -> None:
    visitor = come()
    visitor.forgiven += LOST
    person, _ = couple(house, "elevens")
    visitor.page.route(f"**/api/tables/{person.table}?*", lambda asked: asked.abort())
    visitor.go(door(person))
    visitor.see("trouble").wait_for()
    visitor.page.unroute_all()
    visitor.page.locator("main button").last.click()  # once more
    visitor.await_turn()
    assert person.token not in visitor.page.url


def test_words_that_could_not_be_had_are_asked_for_again_by_the_page_itself(come: Come, house: Server) -> None:
    visitor = come()
    visitor.forgiven += LOST
    person, _ = couple(house, "elevens")
    visitor.page.route("**/book?*", lambda asked: asked.abort(), times=2)
    visitor.go(door(person))
    visitor.await_turn()
