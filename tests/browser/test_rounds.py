"""One round of every game and option through the page to its end, by somebody who only clicks what it offers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import pioche
from pioche.core.game import Setting
from tests.browser.kit import Visitor, door, sit
from tests.browser.player import Player
from tests.server.kit import Person, Server

QUICK = {"race_seconds": "3", "thanks_seconds": "3"}  # whoever hurries, hurries more: a round takes long enough


def settings() -> list[Setting]:
    """Every game as usual and with each other value of each option, at tables of two and of four."""
    found = []
    for game in pioche.games():
        for nth, setting in enumerate(game.variants(2)):
            seats = 4 if nth % 3 and game.allows(4, setting.options) else 2
            found.append(Setting(game, seats, setting.chosen))
    return found


SETTINGS = settings()


def agreed(setting: Setting) -> dict[str, str]:
    return {name: QUICK.get(name, value) for name, value in setting.options.items()}


def legal(person: Person) -> set[str]:
    return {each["text"] for each in (person.look().get("view") or {}).get("actions", [])}


@pytest.mark.parametrize("game", SETTINGS, ids=lambda each: str(each).replace(" ", "-"))
def test_a_round_is_played_to_its_end_on_the_page(come: Callable[..., Visitor], house: Server, game: Setting) -> None:
    visitor = come("phone" if SETTINGS.index(game) % 2 else "desktop")
    person = sit(house.base, game.game.id, game.seats, level="family", options=agreed(game), start=False)
    visitor.go(door(person))
    visitor.await_stage("lobby")
    person.post("start")  # not before the page is there: for who stays away half a minute a bot would play
    visitor.await_stage("playing")
    player = Player(visitor, random.Random(str(game)))
    player.play_round()
    visitor.see("scores").wait_for()
    assert player.played, "nothing was done by clicking"


def offers_exactly(player: Player, person: Person) -> bool:
    """Whether the page offers what is allowed at this moment; no matter if the moment passes meanwhile."""
    allowed = legal(person)
    player.visitor.until(
        lambda: player.reachable() == allowed or legal(person) != allowed, f"the page offers {sorted(allowed)}"
    )
    return legal(person) == allowed


@pytest.mark.parametrize("game", pioche.games(), ids=lambda each: each.id)
def test_the_page_offers_exactly_what_the_table_allows(
    come: Callable[..., Visitor], house: Server, game: pioche.Game
) -> None:
    visitor = come("phone")
    person = sit(house.base, game.id, 3, rounds=100)
    visitor.go(door(person))
    player = Player(visitor, random.Random(game.id))
    compared = 0
    while compared < 6:
        visitor.page.locator("[data-testid=your-turn], [data-testid=next-round]").first.wait_for()
        if visitor.see("next-round").count():
            visitor.see("next-round").click()
            visitor.see("next-round").wait_for(state="detached")
        else:
            compared += offers_exactly(player, person)
            player.play(1)
