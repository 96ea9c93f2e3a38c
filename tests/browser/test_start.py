"""The start page: what to play first, and a game alone as one likes it."""

from __future__ import annotations

from collections.abc import Callable

from pioche.core.game import find
from tests.browser.kit import Visitor

Come = Callable[..., Visitor]


def test_the_easiest_game_comes_first_and_says_how_hard_it_is_and_for_whom(come: Come) -> None:
    visitor = come("phone")
    visitor.go("/")
    visitor.see("game").last.wait_for()
    shown = [find(str(each.get_attribute("data-game"))) for each in visitor.see("game").all()]
    assert [game.difficulty for game in shown] == sorted(game.difficulty for game in shown)
    for game in shown:
        card = visitor.page.locator(f"[data-game={game.id}]")
        assert (
            card.get_by_test_id("difficulty").inner_text().strip()
            == ("Easy", "Medium", "Demanding")[game.difficulty - 1]
        )
        assert card.get_by_test_id("age").all_inner_texts() == ([f"from age {game.age}"] if game.age else [])


def test_alone_one_chooses_how_many_bots_and_how_strong_without_a_form(come: Come) -> None:
    visitor = come()
    visitor.go("/")
    card = visitor.page.locator("[data-game=elevens-junior]")
    card.get_by_test_id("alone-seats").select_option("4")
    card.get_by_test_id("alone-level").select_option("novice")
    card.get_by_test_id("play").click()
    visitor.see("play-anyway").click()
    visitor.await_stage("playing")
    visitor.until(lambda: visitor.see("seat").count() == 4, "four at the table")
    assert visitor.page.get_by_text("Novice").count()
    visitor.go("/")
    visitor.see("game").last.wait_for()
    assert visitor.see("alone-seats").first.input_value() == "4"
    assert visitor.see("alone-level").first.input_value() == "novice"
