"""What makes a table pleasant: its sounds, a close look at a seat, an end that is told."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.kit import Visitor, door, sit
from tests.browser.player import Player
from tests.browser.screens import SCREENS
from tests.browser.test_drag import ready, with_a_card
from tests.server.kit import Server

# every sound that begins is counted; a driver's question counts as a tap in Chromium, so only true taps do here
EARS = """(() => {
  let tapped = false;
  window.addEventListener("pointerdown", () => { tapped = true; }, true);
  Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return tapped; } } });
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  const sound = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; return sound.apply(this, when); };
})()"""


def test_cards_sound_after_the_first_tap_and_one_switch_in_plain_sight_ends_it(
    come: Callable[..., Visitor], house: Server
) -> None:
    visitor = come("phone", reduced_motion="no-preference")
    visitor.context.add_init_script(EARS)
    page = with_a_card(visitor, house)
    assert page.evaluate("window.heard") == 0
    page.touchscreen.tap(*ready(page))
    page.touchscreen.tap(*ready(page))
    visitor.until(lambda: page.evaluate("window.heard") > 0, "the card is heard")
    switch = page.get_by_role("button", name="Sound")
    assert switch.get_attribute("aria-pressed") == "true"
    switch.tap()
    assert switch.get_attribute("aria-pressed") == "false"
    page.reload()
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "false"


def test_where_nothing_may_move_nothing_sounds(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    page = with_a_card(visitor, house)
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "false"


def test_a_seat_is_looked_at_closely(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    SCREENS["seat"](visitor, house)
    assert "cards" in visitor.see("seat-sheet").inner_text()


def test_the_end_of_a_match_says_how_it_came_and_shows_a_podium(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    SCREENS["match-over"](visitor, house)
    assert visitor.see("ending").inner_text()
    assert visitor.see("podium").is_visible()


# every banner that stands for a moment is remembered
BANNERS = """(() => {
  window.banners = [];
  new MutationObserver((changes) => {
    for (const each of changes.flatMap((change) => [...change.addedNodes]))
      if (each instanceof Element && each.matches("[data-testid=banner]")) window.banners.push(each.textContent);
  }).observe(document, { childList: true, subtree: true });
})()"""


def test_a_last_card_is_called_out_in_the_words_of_the_game(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    visitor.context.add_init_script(BANNERS)
    called: list[str] = []
    while not called:
        visitor.go(door(sit(house.base, "elevens-junior", 2, rounds=1, pace="instant")))
        visitor.await_turn()
        Player(visitor, random.Random(1)).play_round()
        called = visitor.page.evaluate("window.banners")
    assert all("one card left" in each for each in called)


def test_the_way_play_goes_round_is_an_arrow_between_the_seats(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    visitor.go(door(sit(house.base, "ko", 3, pace="instant")))
    visitor.see("hand-card").first.wait_for()
    assert visitor.page.locator(".seats.on, .seats.back").count() == 1
    visitor.go(door(sit(house.base, "elevens", 3, pace="instant")))
    visitor.see("hand-card").first.wait_for()
    assert visitor.page.locator(".seats.on, .seats.back").count() == 0


def test_who_likes_it_plays_a_card_with_one_tap(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    page = with_a_card(visitor, house)
    page.get_by_role("button", name="How to play here").tap()
    visitor.see("one-tap").tap()
    page.locator("dialog[open]").get_by_role("button", name="Close").tap()
    held = visitor.see("hand-card").count()
    page.touchscreen.tap(*ready(page))
    visitor.until(lambda: visitor.see("hand-card").count() == held - 1, "one tap is enough")
    page.reload()
    page.get_by_role("button", name="How to play here").tap()
    assert visitor.see("one-tap").get_attribute("aria-pressed") == "true"


def test_a_hint_says_what_its_numbers_mean_and_marks_few(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("phone")
    SCREENS["hint"](visitor, house)
    assert "win" in visitor.see("reason").inner_text()
    assert 1 <= visitor.page.locator(".chance.best").count() <= 3


def test_the_end_can_be_shared_as_a_picture_made_in_the_page(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come("desktop")
    SCREENS["match-over"](visitor, house)
    with visitor.page.expect_download() as download:
        visitor.see("share-picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
