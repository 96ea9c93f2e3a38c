"""PettingZoo's own suites, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import pioche
from pioche.adapters import pettingzoo
from pioche.core.game import Game
from tests.adapters.kit import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import a game in a way that it deprecates
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test, state_test

pytestmark = [
    # A mask has to travel with the observation, so it is a dict; the suite knows that of its own games only.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # Who is not asked has no action: the suite looks at seats that are not asked too.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
ROUNDS = 5  # one call of its test plays about one


@pytest.mark.slow
@GAMES
def test_the_api_test_passes_over_many_rounds_with_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        table = pettingzoo.env(game, seats=seats)
        for _ in range(ROUNDS):
            api_test(table, num_cycles=200)


@GAMES
def test_the_seed_test_passes(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=game.seats[-1]), num_cycles=100)


@GAMES
def test_the_render_test_passes(game: Game) -> None:
    def table(render_mode: str | None = None) -> Any:
        return pettingzoo.env(game, seats=3, render_mode=render_mode)

    render_test(table)


@GAMES
def test_the_state_test_passes(game: Game) -> None:
    table = pettingzoo.raw_env(game, seats=3)
    table.metadata["is_parallelizable"] = True  # only so that its test can ask a converted table
    state_test(pettingzoo.env(game, seats=3), turn_based_aec_to_parallel(table))


@pytest.mark.long
@GAMES
def test_the_performance_benchmark_runs(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.raw_env(game, seats=4))
    assert "turns per second" in capsys.readouterr().out


def test_an_environment_is_made_from_the_words_of_the_issue_and_has_a_versioned_name() -> None:
    table = pettingzoo.env("elevens", seats=4, opening="three", render_mode="ansi")
    table.reset(seed=7)
    assert str(table.unwrapped) == "pioche/elevens_v2"
    assert table.render().startswith("elevens with 4 seats opening=three, turn of seat ")


@GAMES
def test_every_game_is_found_by_its_id(game: Game) -> None:
    table = make("aec", pettingzoo.name(game), seats=3)
    table.reset(seed=1)
    assert table.agents == ["seat_0", "seat_1", "seat_2"]


def test_a_reset_deals_the_round_of_its_seed_then_the_next_of_its_series() -> None:
    table = pettingzoo.raw_env("elevens", seats=2)
    rows = []
    for seed in (7, None, 7, None):
        table.reset(seed=seed)
        rows.append(table.state().tobytes())
    assert rows[:2] == rows[2:]
    assert rows[0] != rows[1]


def test_a_rendered_table_shows_no_hidden_card() -> None:
    table = pettingzoo.raw_env("elevens", seats=3, render_mode="ansi")
    table.reset(seed=1)
    hands = [line for line in str(table.render()).splitlines() if line.startswith("hand ")]
    assert [set(line.partition(": ")[2].split()) for line in hands] == [{"?"}] * 3


@GAMES
def test_the_state_of_a_table_does_not_depend_on_who_is_to_see_it_and_holds_every_observation(game: Game) -> None:
    table = pettingzoo.raw_env(game, seats=3)
    table.reset(seed=2)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert table.state().tobytes() == np.concatenate(seen).tobytes()


def test_the_raw_table_refuses_an_illegal_action_with_its_rule_and_nothing_changes() -> None:
    table = pettingzoo.raw_env("elevens", seats=2)
    table.reset(seed=1)
    before, codes = table.state().tobytes(), table.setting.game.codes
    with pytest.raises(pioche.Illegal, match="ELV-7"):
        table.step(codes["draw"])
    with pytest.raises(pioche.Unreadable):
        table.step(1_000)
    assert table.state().tobytes() == before


def test_the_wrapped_table_ends_the_round_of_who_takes_an_illegal_action() -> None:
    table = pettingzoo.env("elevens", seats=2)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(table.unwrapped.setting.game.codes["draw"])
    assert table.rewards[loser] == pettingzoo.ILLEGAL
    assert all(table.terminations.values())
