"""Cards in flight: they begin and end as large as they lie."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.kit import Visitor, door, sit
from tests.browser.player import Player
from tests.browser.screens import LONG
from tests.server.kit import Server

# the width of every card in flight, in the first frames after it sets out, beside those that lie
SIZES = """() => {
  window.widest = 0;
  const look = () => {
    for (const each of document.querySelectorAll(".flying .card, .ghost .card"))
      window.widest = Math.max(window.widest, each.getBoundingClientRect().width);
    requestAnimationFrame(look);
  };
  look();
}"""
LYING = "Math.max(...[...document.querySelectorAll('main .card')].map((card) => card.getBoundingClientRect().width))"


@pytest.mark.parametrize("game", ["chifoumi", "ko"])
def test_no_card_in_flight_is_larger_than_the_cards_that_lie(
    come: Callable[..., Visitor], house: Server, game: str
) -> None:
    visitor = come("phone", reduced_motion="no-preference")
    visitor.go(door(sit(house.base, game, 3, rounds=3, options=LONG.get(game, {}))))
    visitor.await_turn()
    visitor.page.evaluate(SIZES)
    largest = visitor.page.evaluate(LYING)
    player = Player(visitor, random.Random(game))
    player.play(5)
    largest = max(largest, visitor.page.evaluate(LYING))
    assert 0 < visitor.page.evaluate("window.widest") <= largest * 1.12  # a card that is picked up is a little larger
