"""An evening from the start page: a table is made, others come, a match is played and played again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.kit import Visitor, door, scene, sit, table_of
from tests.browser.player import Player
from tests.server.kit import Person, Server

Come = Callable[..., Visitor]


def make_table(visitor: Visitor, game: str, sitters: list[str], rounds: int = 1) -> None:
    """From the start page through the form to the table before its first deal."""
    visitor.go("/")
    visitor.page.locator(f"[data-game={game}] [data-testid=friends]").click()
    visitor.page.locator(f"[data-testid=seats][value='{len(sitters) + 1}']").check(force=True)
    for seat, sitter in enumerate(sitters, 1):
        visitor.page.locator(f"#sits-{seat}").select_option(sitter)
    visitor.page.locator("details:has(#rounds) summary").click()
    visitor.see("rounds").fill(str(rounds))
    visitor.see("rounds").blur()
    if set(sitters) != {"person"}:
        visitor.page.locator("#pace").select_option("instant")
    visitor.see("make-table").click()
    visitor.see("start-game").wait_for()


def test_two_taps_from_opening_the_page_lead_to_the_first_card(come: Come) -> None:
    visitor = come("phone")
    visitor.go("/")
    visitor.page.locator("[data-game=elevens-junior] [data-testid=play]").tap()
    visitor.see("play-anyway").tap()
    visitor.see("hand-card").first.wait_for()
    visitor.await_turn()
    visitor.page.locator("[data-testid=hand-card][data-can], main [data-action]").first.tap()
    visitor.until(
        lambda: visitor.page.locator("[aria-pressed=true], [data-testid=log] .mine").count(), "something moves"
    )


def test_a_match_is_played_to_its_end_and_again(come: Come) -> None:
    visitor = come("phone")
    make_table(visitor, "elevens-junior", ["novice"], rounds=2)
    visitor.see("start-game").click()
    player = Player(visitor, random.Random(2))
    visitor.await_stage("playing")
    player.play_round()
    visitor.await_stage("between")
    visitor.see("next-round").click()
    visitor.await_stage("playing")
    player.play_round()
    visitor.await_stage("over")
    assert visitor.see("scores").locator("tbody tr:not(.parts)").count() == 2
    assert visitor.see("scores").locator("figure svg").count(), "no plot of the points over the rounds"
    visitor.page.locator("dialog .primary").click()
    visitor.await_stage("playing")
    visitor.await_turn()
    assert visitor.see("scores").count() == 0


def test_what_is_chosen_in_the_form_is_what_the_table_has_agreed(come: Come) -> None:
    visitor = come()
    visitor.go("/play/chifoumi")
    preset = visitor.page.locator("[data-preset=wild]")
    preset.click()
    assert preset.get_attribute("aria-pressed") == "true"
    visitor.page.locator("details:has([data-option]) summary").click()
    visitor.page.locator("[data-option=young] input[value='3']").check()
    assert preset.get_attribute("aria-pressed") == "false", "it is no longer as it was ready-made"
    wanted = visitor.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-option] input:checked')]"
        ".map(node => [node.closest('[data-option]').dataset.option, node.value]))"
    )
    visitor.see("make-table").click()
    visitor.see("start-game").wait_for()
    table = visitor.page.url.rsplit("/", 1)[1]
    agreed = {each["name"]: each["value"] for each in Person(visitor.base, table).look()["settings"]["options"]}
    assert agreed == wanted
    assert visitor.see("agreed").locator("dt").count() >= len(wanted)


def test_settings_that_do_not_go_together_are_explained_in_the_language_of_the_page(come: Come) -> None:
    visitor = come("phone", locale="fr")
    visitor.forgiven.append("400")
    visitor.go("/play/elevens")
    visitor.page.locator("[data-testid=seats][value='3']").check(force=True)
    visitor.page.locator("details:has([data-option]) summary").click()
    visitor.page.locator("[data-option=colours] input[value='3']").check()
    visitor.see("make-table").click()
    said = visitor.see("refused").inner_text()
    assert said.startswith("Ces réglages ne vont pas ensemble")
    assert "seulement à 2" in said
    assert not visitor.see("refused").locator("[lang]").count()


def test_two_browsers_and_a_bot_at_one_table_see_the_same(come: Come) -> None:
    ada, bob, robin = come("desktop"), come("phone"), come("desktop")
    make_table(ada, "elevens-junior", ["person", "novice"])
    code = ada.see("code").inner_text()
    bob.go("/")
    bob.page.locator("#code").fill(code.lower())
    bob.page.locator("form:has(#code) button").click()
    bob.see("name").fill("Bob")
    bob.see("sit").click()
    ada.page.get_by_text("Bob").first.wait_for()
    robin.go(f"/w/{ada.page.url.rsplit('/', 1)[1]}")
    ada.see("start-game").click()
    everybody = (ada, bob, robin)
    players = [Player(ada, random.Random(1)), Player(bob, random.Random(2))]
    for each in everybody:
        each.await_stage("playing")
    while ada.stage() == "playing":
        for player in players:
            player.step(wait=50)
        ada.until(lambda: alike(everybody) or ada.stage() != "playing", "all see the same table")
    for each in everybody:
        each.await_stage("over")
        each.see("scores").wait_for()


def alike(visitors: tuple[Visitor, ...]) -> bool:
    seen = [table_of(scene(each.page)) for each in visitors]
    return all(each == seen[0] for each in seen)


def test_a_word_to_the_others_is_seen_and_told(come: Come, house: Server) -> None:
    ada, bob = come("phone"), come("desktop")
    person = sit(house.base, "elevens", 2, people=2, start=False)
    bob.go(f"/t/{person.table}")
    bob.see("sit").click()
    bob.await_stage("lobby")
    person.post("start")
    ada.go(door(person))
    for each in (ada, bob):
        each.await_stage("playing")
    ada.page.locator(".tools [aria-expanded]").click()
    ada.see("reaction").first.click()
    bob.page.locator(".bubble").wait_for()
    bob.until(lambda: "Ada: Hello!" in bob.see("live").inner_text(), "whoever listens hears it, too")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "There is no such page"), ("fr", "Cette page n’existe pas"), ("de", "Diese Seite gibt es nicht")],  # noqa: RUF001 - a French apostrophe
)
def test_an_address_that_is_none_says_so_and_leads_to_the_games(come: Come, lang: str, said: str) -> None:
    visitor = come("phone", locale=lang)
    visitor.forgiven.append("404")
    for path in ("/nowhere", "/t/abc/more"):
        visitor.go(path)
        visitor.page.get_by_role("heading", name=said).wait_for()
    visitor.page.locator("main a[href='/']").click()
    visitor.see("game").first.wait_for()
