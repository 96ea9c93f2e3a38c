"""OpenSpiel's api_test and games_sim_test, turned on every game; the whole tree where an option set makes it small.

Its suites look for games when they are imported: ours are registered before that.
"""

from __future__ import annotations

import contextlib
import io
import random
from typing import Any

import pytest

from pioche.adapters import openspiel  # isort: skip # registers the games
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

from pioche.core.game import Game, games
from tests.adapters.kit import GAMES
from tests.adapters.test_openspiel import dealt, walk

SMALL = {"deals": 2, "skip": 10_000}  # the last decision of two rounds, and what it leads to
ROWS = pytest.mark.parametrize("id", ["elevens-junior", "elevens"])  # in the others a round may go on and on
SIMULATED = [each for each in dir(games_sim_test.GamesSimTest) if "pioche" in each]


def checks(base: type, game: Any, name: str) -> None:
    """Every test of one of its classes, on a game of ours."""
    made = type(f"{base.__name__}_{name}", (base,), {"game": game, "game_name": name})
    made.setUpClass()  # type: ignore[attr-defined] # of unittest
    for test in [each for each in dir(made) if each.startswith("test_")]:
        getattr(made(test), test)()


@pytest.mark.slow
@GAMES
def test_some_states_of_every_game_obey_the_api(game: Game) -> None:
    loaded = openspiel.load(game, 3, deals=5, skip=20)
    checks(api_test.EnforceAPIOnPartialTreeBase, loaded, openspiel.short_name(game))


@pytest.mark.slow
@ROWS
def test_the_whole_tree_of_a_small_option_set_obeys_the_api(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, known = openspiel.load(id, 2, **SMALL), set[tuple[int, str]]()
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", count(loaded.new_initial_state(), known))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", len(known))
    checks(api_test.EnforceAPIOnFullTreeBase, loaded, "small")


def count(state: Any, known: set[tuple[int, str]]) -> tuple[int, int, int]:
    """Chance nodes, decisions and ends of a tree; the information states met are added to what is known."""
    who = state.current_player()
    chance, decisions, ends = int(state.is_chance_node()), int(who >= 0), int(state.is_terminal())
    if who >= 0:
        known.add((who, state.information_state_string(who)))
    for action in state.legal_actions():
        below = count(state.child(action), known)
        chance, decisions, ends = chance + below[0], decisions + below[1], ends + below[2]
    return chance, decisions, ends


@GAMES
def test_who_has_heard_the_same_has_the_same_choices_and_has_done_the_same(game: Game) -> None:
    """As its check of perfect recall, a few steps deep, in worlds that one player cannot tell from each other."""
    met: dict[tuple[int, str], tuple[list[int], tuple[int, ...]]] = {}
    state = walk(dealt(game, 2, deals=3), random.Random(5), 6)
    for seed in range(4):
        if not state.is_terminal():
            descend(openspiel.resampled(state, state.current_player(), seed), 4, ((), ()), met)
    assert len(met) > 1


def descend(state: Any, depth: int, done: tuple[tuple[int, ...], ...], met: dict[Any, Any]) -> None:
    who = state.current_player()
    if who >= 0:
        known = (state.legal_actions(), done[who])
        assert met.setdefault((who, state.information_state_string(who)), known) == known
    for action in state.legal_actions()[:6] if depth else ():
        after = tuple((*each, action) if seat == who else each for seat, each in enumerate(done))
        descend(state.child(action), depth - 1, after, met)


@pytest.mark.slow
@pytest.mark.parametrize("test", [each for each in SIMULATED if each.startswith("test_game_sim")])
def test_the_simulation_of_its_python_suite_passes(test: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        getattr(games_sim_test.GamesSimTest(test), test)()


@pytest.mark.long
@pytest.mark.parametrize("test", [each for each in SIMULATED if not each.startswith("test_game_sim")])
def test_the_simulation_of_its_python_suite_passes_with_every_number_of_players(test: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        getattr(games_sim_test.GamesSimTest(test), test)()


def test_its_suite_has_found_every_game() -> None:
    assert len([each for each in SIMULATED if each.startswith("test_game_sim")]) == len(games())
