"""Who is away keeps their seat on a table without a clock, until somebody asks for a bot."""

from __future__ import annotations

from collections.abc import Callable

from pioche.core.game import games
from tests.browser.kit import Visitor, axe, door, settle
from tests.browser.screens import couple
from tests.server.kit import Server


def test_a_bot_plays_for_who_is_away_when_the_other_asks_for_it(come: Callable[..., Visitor], house: Server) -> None:
    asked, waits = couple(house, games()[0].id, pace="instant")
    asked.connect()
    visitor = come("phone")
    visitor.go(door(waits))
    visitor.await_stage("playing")
    assert asked.stream
    asked.stream.close()
    visitor.see("stand-in").wait_for()
    settle(visitor.page)
    assert not axe(visitor.page)
    visitor.see("stand-in").click()
    visitor.await_turn()
