"""The comparison with other engines: their decisions counted a second way where they are installed."""

from __future__ import annotations

import json
import platform
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pioche.cli import app
from pioche.cli.bench import Engine, _comparable, performance_page
from pioche.core.game import find, games
from pioche.lab import learners, peers
from pioche.lab.bench import Speed, Start

ABSENT = [name for name, module in peers.PEERS.items() if find_spec(module) is None]
installed = pytest.mark.skipif(bool(ABSENT), reason=f"not installed: {', '.join(ABSENT)} (extra 'peers')")
LINES = [f"{name} is not installed: pip install 'pioche[peers]'" for name in ("open_spiel", "rlcard")]
FOUR = find("elevens").setting(4, {})


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no peer were installed, which is what most machines see."""
    for module in peers.PEERS.values():
        monkeypatch.setitem(sys.modules, module, None)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison of a few games a run."""
    monkeypatch.setattr(peers, "compare", partial(peers.compare, size=0.01))
    monkeypatch.setattr(learners, "compare", partial(learners.compare, size=0.01))


@pytest.fixture
def crazy_eights() -> Any:
    return import_module("pyspiel").load_game("crazy_eights(players=4)")


def bench(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["bench", *map(str, words)])


def test_the_commands_load_neither_the_compiler_nor_a_peer() -> None:
    heavy = "{'numba', 'pyspiel', 'rlcard', 'matplotlib'}"
    program = f"import sys, pioche.cli; print(sorted({heavy} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.usefixtures("alone")
def test_each_missing_peer_is_one_line() -> None:
    assert peers.missing() == LINES


@pytest.mark.usefixtures("alone", "small")
def test_without_peers_ours_are_measured_and_the_bars_are_not() -> None:
    run = bench("elevens", "--peers")
    assert run.exit_code == 0
    assert run.stdout.splitlines()[-2:] == LINES
    assert run.stdout.count("elevens, 4 seats") == 2
    assert run.stdout.count("not measured") == 4


@pytest.mark.usefixtures("small")
def test_one_missing_peer_does_not_keep_the_other_from_being_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    figures = json.loads(bench("elevens", "--peers", "--json").stdout)["peers"]
    assert LINES[0] in figures["missing"]
    assert ("rlcard" in ABSENT) != ("RLCard" in {pace["system"] for pace in figures["paces"]})


@pytest.mark.usefixtures("alone", "small")
def test_json_without_peers_says_what_is_missing_and_that_no_bar_is_met() -> None:
    figures = json.loads(bench("elevens", "--peers", "--json").stdout)["peers"]
    assert figures["missing"] == LINES
    assert [(bar["measured"], bar["met"]) for bar in figures["bars"]] == [(None, False)] * 4


@pytest.mark.usefixtures("alone")
def test_a_page_without_its_peers_is_refused_and_not_written(tmp_path: Path) -> None:
    run = bench("--page", tmp_path / "page.md")
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr.splitlines() == [f"pioche: the page shows every peer, but {LINES[0]}"]
    assert not list(tmp_path.iterdir())


def test_a_page_that_cannot_be_written_is_refused_before_measuring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "missing", list)
    run = bench("--page", tmp_path / "nowhere" / "page.md")
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr.replace("\n", "").endswith("page.md cannot be written: No such file or directory")


@pytest.mark.parametrize("words", [("bridge",), ("--seats", "9")])
def test_bad_input_is_refused_with_peers_too(words: tuple[str, ...]) -> None:
    run = bench(*words, "--peers")
    assert (run.exit_code, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)


@pytest.mark.usefixtures("alone", "small")
def test_without_a_game_and_none_that_openspiel_has_too_the_one_with_most_choices_is_compared() -> None:
    choices = Counter(setting.game.id for game in games() for setting in game.settings() if setting.seats == 4)
    compared = json.loads(bench("--peers", "--json").stdout)["peers"]["setting"]
    assert choices[compared.partition(" ")[0]] == max(choices.values())


def test_a_bar_is_met_from_its_ratio_on() -> None:
    pace = peers.Pace(peers.RLCARD, peers.RUN, "uno, 2 seats", 1.0, 400.0, 20.0)
    met = [peers._bar([pace], peers.COMPILED, peers.RLCARD, peers.RUN, asked).met for asked in (400.0, 400.1)]
    assert met == [True, False]


def test_the_page_has_every_table_and_names_no_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "1.0")
    engine = Engine([Speed("some game", 100.0, 2e7, 1e6, 400)], [Start("some game", 3.0, 0.5)], [])
    pace = peers.Pace(peers.RLCARD, peers.RUN, "uno, 2 seats", 4e4, 500.0, 25.0)
    bars = [peers.Bar(peers.COMPILED, peers.RLCARD, peers.RUN, 400.0, 500.0, met=True)]
    stride = learners.Stride("Pioche", "in arrays", "some game", 4e6, 1.0)
    strides = learners.Strides([stride], 3e6, met=True)
    page = performance_page(engine, peers.Comparison("some game", True, [pace], bars, []), strides)
    assert "| some game | 100 | 20.0 | 1.00 | 400 |" in page
    assert "| RLCard | run() | uno, 2 seats | 0.0400 | 500 x | 25.0 x |" in page
    assert "| compiled | RLCard run() | 400 x | 500 x | met |" in page
    assert "| Pioche | in arrays | some game | 4.00 | 1.00 x |" in page
    assert "3 million a second are asked for: met" in page
    assert platform.node() not in page


@pytest.mark.usefixtures("small")
def test_learning_agents_are_given_ours_in_arrays_first() -> None:
    figures = json.loads(bench("elevens", "--peers", "--json").stdout)["learners"]
    first, *others = figures["strides"]
    assert (first["driven"], first["ours_in_arrays"]) == ("in arrays", 1.0)
    assert all(each["ours_in_arrays"] > 1 for each in others)
    assert figures["met"] == (first["decisions"] >= figures["at_least"])


def test_ours_through_arrays_counts_every_seat_asked() -> None:
    table, *_ = learners.all_tables(FOUR, 0.01)
    assert table.play(1)() == 8 * learners.TABLES


@installed
@pytest.mark.usefixtures("small")
def test_json_has_every_system_and_way() -> None:
    figures = json.loads(bench("elevens", "--peers", "--json").stdout)["peers"]
    assert [(pace["system"], pace["driven"]) for pace in figures["paces"]] == [
        ("Pioche", "compiled"),
        ("Pioche", "from Python"),
        ("OpenSpiel", "from Python"),
        ("OpenSpiel", "evaluate_bots"),
        ("OpenSpiel", "C++ rollouts"),
        ("RLCard", "run()"),
    ]
    assert all(bar["measured"] > 0 for bar in figures["bars"])
    assert figures["missing"] == []


@installed
@pytest.mark.usefixtures("small")
def test_the_tables_fit_into_80_columns() -> None:
    lines = bench("elevens", "--peers").stdout.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80


@installed
def test_a_playout_counts_what_its_history_holds(crazy_eights: Any) -> None:
    dice = random.Random(1).random
    for _ in range(20):
        state = crazy_eights.new_initial_state()
        assert peers.playout(state, dice) == count_again(crazy_eights, state.history())
        assert state.is_terminal()


def count_again(game: Any, history: list[int]) -> int:
    """Decisions found by playing a history again and asking each time whether a player is to act."""
    state, decisions = game.new_initial_state(), 0
    for action in history:
        decisions += state.is_player_node()
        state.apply_action(action)
    return decisions


@installed
def test_all_outcomes_of_chance_are_as_likely(crazy_eights: Any) -> None:
    dice = random.Random(2)
    for _ in range(20):
        state = crazy_eights.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
                assert [outcome for outcome, _ in outcomes] == state.legal_actions()
            state.apply_action(dice.choice(state.legal_actions()))


@installed
def test_bots_play_the_same_games_again_when_they_are_counted(crazy_eights: Any) -> None:
    spiel = import_module("pyspiel")
    first, again = ([state.history() for state in peers.bot_games(spiel, crazy_eights, 20, seed=3)] for _ in range(2))
    assert first == again
    assert len({tuple(history) for history in first}) == 20
    counted = sum(count_again(crazy_eights, history) for history in first)
    assert peers._by_bots(spiel, crazy_eights, 20, 3)() == counted


@installed
def test_a_rollout_is_as_long_as_bots_play_from_the_same_deal(crazy_eights: Any) -> None:
    spiel, state = import_module("pyspiel"), peers.deal(crazy_eights, 4)
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    lengths = []
    for seed in range(3_000):
        spiel.evaluate_bots(played := state.clone(), bots, seed)
        lengths.append(peers.decided(played))
    assert peers.length(state, 3_000, seed=5) == pytest.approx(fmean(lengths), rel=0.02)


@installed
def test_a_search_of_one_simulation_is_its_rollouts_and_nothing_else(crazy_eights: Any) -> None:
    spiel, state = import_module("pyspiel"), peers.deal(crazy_eights, 6)
    evaluator = spiel.RandomRolloutEvaluator(10, 1)
    root = spiel.MCTSBot(crazy_eights, evaluator, 1.0, 1, 1, False, 1, False).mcts_search(state)
    assert (root.explore_count, len(root.children)) == (1, 0)


@installed
def test_rlcard_counts_as_many_steps_as_its_trajectories_hold() -> None:
    table = import_module("rlcard").make("uno")
    agent = import_module("rlcard.agents").RandomAgent(table.num_actions)
    table.set_agents([agent] * table.num_players)
    assert peers._by_run(table, 20, 7)() == table.timestep > 0


@installed
def test_every_tally_is_repeated_by_the_same_seed() -> None:
    for table in peers.all_tables(FOUR, 0.01):
        assert table.play(8)() == table.play(8)() > 0, table.driven


def test_a_game_that_openspiel_has_too_is_compared_with_itself() -> None:
    twin = replace(FOUR.game, open_spiel=lambda seats, _options: f"crazy_eights(players={seats})")
    assert peers.their_game(twin.setting(3, {})) == "crazy_eights(players=3)"
    assert _comparable([FOUR, twin.setting(3, {})]).game is twin


@installed
def test_nobody_is_to_act_when_it_is_over() -> None:
    assert int(import_module("pyspiel").PlayerId.TERMINAL) == peers.OVER
