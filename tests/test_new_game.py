"""``pioche new-game``: what it makes plays, is found, keeps its secrets, and passes every contract test."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from pioche import Match, NotYourTurn, Round, position
from pioche.cli import app
from pioche.cli.start_game import MOST_LETTERS, new_files, package_of, rule_letters
from pioche.core.game import find, games
from tests.test_packages import offer

ROOT = Path(__file__).parent.parent
NAME = "my-game"
LONG = "z" * MOST_LETTERS
OTHERS = [game.id for game in games()]
PIOCHE = ("-c", "from pioche.cli import main; main()")


def run(place: Path, *words: str, compiled: bool = True, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python where new games are installed, with compiled code of its own."""
    path = os.pathsep.join((str(place / "site"), str(ROOT / "src")))
    env = {
        **os.environ,
        "PYTHONPATH": path,
        "PIOCHE_CACHE": str(place / "cache"),
        "MYPYPATH": str(ROOT / "src"),
        **more,
    }
    env["NUMBA_DISABLE_JIT"] = "0" if compiled else "1"
    return subprocess.run([sys.executable, *words], cwd=place, env=env, capture_output=True, text=True, check=False)


PIP = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", "site")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which two new games were made and installed, one with the longest name there can be."""
    folder = tmp_path_factory.mktemp("place")
    for name in (NAME, LONG):
        made = run(folder, *PIOCHE, "new-game", name)
        assert made.returncode == 0, made.stderr
    installed = run(folder, *PIP, f"./{NAME}", f"./{LONG}")
    assert installed.returncode == 0, installed.stderr
    return folder


# What it makes


def test_a_new_game_is_listed_after_the_others(place: Path) -> None:
    listed = run(place, "-c", "import json, pioche; print(json.dumps([game.id for game in pioche.games()]))")
    assert json.loads(listed.stdout) == [*OTHERS, NAME, LONG]


def test_the_cases_of_a_new_game_pass(place: Path) -> None:
    cases = run(place, *PIOCHE, "cases", NAME, compiled=False)
    assert re.fullmatch(r"\d\d passed, 0 failed", cases.stdout.strip()), cases.stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", [NAME, LONG])
def test_the_code_of_a_new_game_is_clean_and_typed(place: Path, name: str) -> None:
    for words in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "--strict")):
        checked = run(place, "-m", *words, f"{name}/src")
        assert checked.returncode == 0, checked.stdout


KIT = ("-m", "pytest", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", "--pyargs", "pioche.testing")


@pytest.mark.slow
def test_a_new_game_passes_everything_that_a_game_must_pass(place: Path) -> None:
    tested = run(place, *KIT, PIOCHE_GAME=NAME)
    assert tested.returncode == 0, tested.stdout


@pytest.mark.slow
def test_a_new_game_passes_as_plain_python_too(place: Path) -> None:
    tested = run(place, *KIT, "-k", "3-seats", compiled=False, PIOCHE_GAME=NAME)
    assert tested.returncode == 0, tested.stdout


def test_no_mark_of_the_template_is_left() -> None:
    for file, text in new_files(NAME).items():
        assert not re.search(r"@\w+@", f"{file} {text}"), file


# What it is called


def test_the_rules_of_a_new_game_begin_with_letters_of_no_other_game() -> None:
    names = {"my-game": "MYG", "x": "X", "all": "ALL2", "all-in": "ALLI", "elv": "ELV2"}
    assert {name: rule_letters(name) for name in names} == names


BAD_NAMES = ("", "My-Game", "my_game", "my game", "2-up", "a-", "a--b", "jeu-été", "../up", "class", "z" + LONG)


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_is_none_gets_one_clear_line_and_exit_code_2(name: str, tmp_path: Path) -> None:
    said = refused("new-game", "--", name, str(tmp_path))
    assert said.startswith(f"pioche: {name!r} cannot be the name of a game; ")
    assert not [*tmp_path.iterdir()]


def refused(*words: str) -> str:
    """The one line a command says when it stops with exit code 2."""
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def test_a_game_that_exists_is_not_made_again(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    for name in OTHERS:
        assert refused("new-game", name) == f"pioche: there is a game {name} already"
    assert refused("new-game", NAME, str(tmp_path)) == f"pioche: there is a {tmp_path / NAME} already"


def test_a_game_does_not_take_the_name_of_a_module(tmp_path: Path) -> None:
    said = refused("new-game", "random", str(tmp_path))
    assert said == "pioche: Python has a module random already; a game needs a name of its own"


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in ("nowhere", "file"):
        said = refused("new-game", NAME, str(tmp_path / place))
        assert said == f"pioche: there is no folder {tmp_path / place}"


def test_a_folder_that_cannot_be_written_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_text", denied)
    said = refused("new-game", NAME, str(tmp_path))
    assert said == f"pioche: cannot write {tmp_path / NAME}: Permission denied"
    assert not [*tmp_path.iterdir()]


# How it plays: a race, a gift, a winner who begins. No other game shows yet that the core can do this.

RACE = "race-game"
HANDS = """seats 4
hand 0 P5 P1
hand 1 V5 V1 V2
hand 2 O5 O2
hand 3 G4 G1
"""


@pytest.fixture(scope="module")
def race_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A new game in a folder of its own, found by this process as long as these tests last."""
    folder = tmp_path_factory.mktemp("games")
    assert CliRunner().invoke(app, ["new-game", RACE, str(folder)]).exit_code == 0
    site = folder / RACE / "src"
    offer(site, package_of(RACE))
    sys.path.insert(0, str(site))
    importlib.invalidate_caches()
    games.cache_clear()
    yield RACE
    sys.path.remove(str(site))
    games.cache_clear()


@pytest.fixture
def race(race_game: str) -> Round:
    """Seat 0 has laid a card, all the others may answer."""
    round = position(f"game {race_game}\n{HANDS}")
    round.play(0, "lay P5")
    return round


def test_in_a_race_all_the_others_may_act_in_any_order(race: Round) -> None:
    assert (race.turn, race.to_act) == (0, (1, 2, 3))
    race.play(3, "let")
    race.play(1, "let")
    assert race.to_act == (2,)
    race.play(2, "catch O5")
    assert race.to_act == (2,)


def test_nobody_hears_or_sees_that_another_lets_a_card_go(race: Round) -> None:
    others = (0, 1, 3, None)
    before = [race.view(seat).json() for seat in others]
    assert [event.text for event in race.play(2, "let")] == ["let"]
    assert [race.view(seat).json() for seat in others] == before


def test_a_seat_sees_that_it_has_answered_itself_and_no_more(race: Round) -> None:
    race.play(1, "let")
    race.play(2, "let")
    assert race.to_act == (3,)
    assert [race.view(seat).to_act for seat in (0, 1, 2, 3, None)] == [
        (1, 2, 3),
        (2, 3),
        (1, 3),
        (1, 2, 3),
        (1, 2, 3),
    ]


def test_letting_go_is_final(race: Round) -> None:
    race.play(1, "let")
    with pytest.raises(NotYourTurn):
        race.play(1, "catch V5")


def test_events_are_numbered_without_gaps_for_every_onlooker(race: Round) -> None:
    for seat, text in ((3, "let"), (2, "let"), (1, "catch V5"), (1, "give V1")):
        race.play(seat, text)
    for onlooker in (0, 1, 2, 3, None):
        assert [event.number for event in race.events(onlooker)] == [*range(1, len(race.events(onlooker)) + 1)]
    assert [event.text for event in race.events(3)] == ["lay P5", "let", "catch V5", "give ?"]


def test_a_world_dealt_anew_in_a_race_does_not_tell_who_has_answered(race: Round) -> None:
    race.play(1, "let")
    race.play(2, "let")
    for seat, to_act in ((0, (1, 2, 3)), (1, (2, 3)), (3, (1, 2, 3)), (None, (1, 2, 3))):
        world = race.redeal(seat, seed=1)
        assert world.to_act == to_act
        assert [step.text for step in world.steps] == [event.text for event in race.events(seat)]


def test_a_position_in_the_middle_of_a_race_reads_back(race: Round) -> None:
    race.play(2, "let")
    again = position(race.position())
    assert again.to_act == (1, 3)
    assert again.position() == race.position()


def test_only_giver_and_taker_see_a_gift_and_it_stays_where_they_know_it(race: Round) -> None:
    race.play(1, "catch V5")
    race.play(1, "give V1")
    seen = [race.view(seat).zone("hand 0").cards for seat in (0, 1, 2, None)]
    assert seen == [("P1", "V1"), ("V1", None), (None, None), (None, None)]
    gifts = {seat: {race.redeal(seat, seed).snapshot().gift[0] for seed in range(40)} for seat in range(4)}
    assert [len(gifts[seat]) > 1 for seat in range(4)] == [False, False, True, True]


def test_a_new_pile_comes_in_any_order(race_game: str) -> None:
    """No case can say this: which card comes first is up to the generator."""
    lines = f"game {race_game}\nseats 2\nhand 0 P5\nhand 1 V5\ndiscard G1 G2 G3 G4 G6\n"
    drawn = Counter(position(f"{lines}rng {word:016x}").play(0, "draw")[0].text for word in range(200))
    assert sorted(drawn) == ["draw G1", "draw G2", "draw G3", "draw G4", "draw G6"]
    assert min(drawn.values()) > 20


def test_the_winner_begins_the_next_round_and_most_points_win(race_game: str) -> None:
    match = Match(race_game, seats=3, rounds=8, seed=3)
    while not match.over:
        if match.round.over:
            winners = match.round.winners
            assert match.next().first in winners
        seat = match.round.to_act[0]
        match.round.play(seat, match.round.quick_choice(seat))
    assert {match.totals[seat] for seat in match.winners} == {max(match.totals)}


def test_driven_step_by_step_a_race_favours_nobody(race_game: str) -> None:
    """Who is asked first after a card was laid: each of three seats as often, within five standard deviations."""
    setting = find(race_game).setting(4, {})
    kernel, states, out = setting.game.kernel, setting.states(), np.zeros(setting.game.most_actions, np.int64)
    asked: Counter[int] = Counter()
    for index in range(1000):
        turn = kernel.start(states, 0, 1, index, out)
        while turn >= 0:
            layer, action = turn & 7, int(out[0])
            turn = kernel.step(states, 0, layer, action, out)
            if setting.game.face.ACTIONS[action].startswith("lay"):
                asked[((turn & 7) - layer) % 4] += 1
    spread = (asked.total() * 2 / 9) ** 0.5
    assert {*asked} == {1, 2, 3}
    assert all(abs(times - asked.total() / 3) < 5 * spread for times in asked.values())
