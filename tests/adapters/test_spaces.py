"""The tables of actions and observations."""

from __future__ import annotations

import numpy as np

from pioche.adapters.pages import parts, spaces_page
from pioche.adapters.spaces import seen_space
from pioche.core.game import Game, Setting, find
from tests.adapters.kit import GAMES, seen_at
from tests.walks import FEW, walk


@GAMES
def test_every_number_of_an_observation_is_said_to_be_something(game: Game) -> None:
    assert sum(size for _, size in parts(game)) == game.observed
    assert len(parts(game)) > 1


@GAMES
def test_every_action_is_on_the_page_once(game: Game) -> None:
    page = spaces_page(game).partition("## Actions")[2]
    assert page.count("`") == 2 * len(game.face.ACTIONS)
    assert f"| {game.observed - 1} |" in spaces_page(game)


def test_observations_fit_their_space(setting: Setting) -> None:
    space = seen_space(setting.game)
    for seed in range(FEW):
        for round in walk(setting, seed):
            seen = seen_at(setting, round._states, round.turn)
            assert space["observation"].contains(seen)


def part(setting: Setting, states: object, seat: int, name: str) -> list[int]:
    """The numbers of an observation whose description begins with some words."""
    seen: list[int] = seen_at(setting, states, seat).tolist()
    at = 0
    for what, size in parts(setting.game):
        if what.startswith(name):
            return seen[at : at + size]
        at += size
    raise AssertionError(name)


def test_the_counts_of_hands_and_pile_stand_where_the_page_says(setting: Setting) -> None:
    for round in walk(setting, 3):
        seat = round.to_act[0] if round.to_act else 0
        view = round.view(seat)
        pile = next(zone for zone in view.zones if zone.id == "pile")
        assert part(setting, round._states, seat, "cards in the pile") == [len(pile.cards)]


def test_the_own_hand_of_the_row_game_stands_first() -> None:
    setting = find("elevens").setting(3, {})
    for round in walk(setting, 4):
        for seat in range(3):
            hand = part(setting, round._states, seat, "own hand")
            names = [setting.game.face.ACTIONS[code].removeprefix("lay ") for code in np.flatnonzero(hand)]
            assert names == list(round.view(seat).zone(f"hand {seat}").cards)
