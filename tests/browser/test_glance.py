"""A game on one screen, from wherever somebody is, and its rules by example."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pioche
from pioche.core.glance import glance
from tests.browser.kit import Visitor, door, sit
from tests.server.kit import Server, join

Come = Callable[..., Visitor]


@pytest.mark.parametrize(
    "game", [game for game in pioche.games() if glance(game).points], ids=lambda game: str(game.id)
)
def test_the_rules_begin_with_the_game_on_one_screen_that_fits_a_phone(come: Come, game: pioche.Game) -> None:
    visitor = come("phone", locale="de-DE")
    visitor.go("/")
    visitor.page.locator(f"[data-game={game.id}] [data-testid=rules]").click()
    usual = {option.name: str(option.values[0]) for option in game.options}
    parts = visitor.see("glance-part")
    parts.first.wait_for()
    shown = " ".join(parts.all_inner_texts())
    for point in glance(game).points:
        assert (point.texts["de"] in shown) == (point in glance(game).holding(usual)), point
    assert not visitor.page.evaluate("eyes.wider()")
    assert not visitor.page.evaluate("eyes.small(44)")


def test_another_way_of_playing_changes_what_is_told_and_which_rules_hold(come: Come) -> None:
    visitor = come()
    visitor.go("/rules/elevens")
    visitor.see("glance").get_by_text("A row begins with the 11").wait_for()
    visitor.see("way").select_option("inwards")
    visitor.see("glance").get_by_text("work inwards").wait_for()
    assert not visitor.page.locator("#ELV-6").count()
    assert "opening=extremes" in visitor.page.url


def test_at_the_table_and_in_the_lobby_it_tells_what_holds_there(come: Come, house: Server) -> None:
    visitor = come()
    waiting = sit(house.base, "elevens", 2, start=False, options={"opening": "three"})
    visitor.go(door(waiting))
    visitor.see("glance-open").click()
    visitor.see("glance").get_by_text("a 10, an 11 or a 12").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.see("start-game").click()
    visitor.await_turn()
    visitor.see("glance-open").click()
    visitor.see("glance").get_by_text("a 10, an 11 or a 12").wait_for()
    visitor.page.get_by_role("button", name="TRI-1").click()
    visitor.page.locator("dialog").last.get_by_text("Only a 10").wait_for()


def test_a_rule_shows_an_example_of_what_may_be_played_and_what_not(come: Come) -> None:
    visitor = come("phone")
    visitor.go("/rules/elevens")
    rule = visitor.page.locator("#ELV-6")
    rule.get_by_test_id("example").click()
    rule.get_by_test_id("example-board").wait_for()
    assert rule.get_by_test_id("example-try").all_inner_texts()[-1].split("\n")[0].startswith("✓")
    assert not visitor.page.evaluate("eyes.wider()")


def test_what_beats_what_stands_on_the_table_as_the_options_have_it(come: Come, house: Server) -> None:
    visitor = come("phone")
    for options, count in (({}, 2), ({"young": "1"}, 1)):
        visitor.go(door(sit(house.base, "chifoumi", 2, options=options)))
        visitor.see("orders").wait_for()
        assert visitor.see("orders").get_by_test_id("ranks").count() == count


def test_a_supply_says_what_it_is_for(come: Come, house: Server) -> None:
    visitor = come()
    visitor.go(door(sit(house.base, "elevens-links", 2)))
    visitor.page.get_by_text("lead to a neighbouring row").first.wait_for()
    visitor.page.get_by_text("11 points for a full half row").first.wait_for()


def test_two_people_whose_names_begin_alike_are_told_apart(come: Come, house: Server) -> None:
    ada = sit(house.base, "elevens-junior", 2, people=2, start=False)
    join(house.base, ada.table, "Adele")
    visitor = come()
    visitor.go(door(ada))
    visitor.page.get_by_text("Adele").first.wait_for()
    faces = visitor.page.locator(".face")
    letters = faces.all_inner_texts()
    colours = faces.evaluate_all("all => all.map(each => getComputedStyle(each).backgroundColor)")
    assert len(set(letters)) == len(set(colours)) == 2
