"""Bots and advice at the terminal table."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from pioche.cli import shelf
from pioche.core import jit
from pioche.core.game import games
from pioche.core.words import LANGUAGES
from tests.terminal import Terminal, play_on
from tests.test_cli import pioche

pytestmark = pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
FIRST = games()[0].id


def at(tmp_path: Path) -> dict[str, str]:
    return {"PIOCHE_DATA": str(tmp_path), "LANG": "en_US.UTF-8"}


def sit_down(tmp_path: Path, *words: str) -> Terminal:
    return Terminal("play", FIRST, *words, env=at(tmp_path))


def test_a_round_against_bots_of_three_levels(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, "--seats", "4", "--rounds", "1", "--bots", "skilled,family,novice", "--seed", "2")
    play_on(terminal, terminal.read(), random.Random(1))
    assert terminal.end() == 0
    assert "won the round" in terminal.text or "share the round" in terminal.text


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_asks_for_advice_in_every_language(lang: str, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, "--seats", "2", "--seed", "4", "--lang", lang)
    terminal.read()
    assert " % " in terminal.type("h")
    terminal.press(b"\x04")
    terminal.end()


def test_advice_can_be_given_at_every_turn(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, "--seats", "2", "--seed", "4", "--hint")
    assert "chances to win the round" in terminal.read()
    assert "(best)" in terminal.text
    terminal.press(b"\x04")
    terminal.end()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "genius"), "there is no level 'genius'"),
        (("--bots", "family,novice,expert"), "takes one level, or 2"),
    ],
)
def test_bots_that_are_none_are_refused_in_one_line(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, "--seats", "3", *words)
    terminal.read()
    assert terminal.end() == 2
    assert said in terminal.text.replace("\n", "")


def seated(tmp_path: Path) -> dict[int, str]:
    (file,) = (tmp_path / "matches").glob("*.match")
    return shelf.players(file.read_text("utf-8"))


def leave(terminal: Terminal) -> None:
    terminal.read()
    terminal.press(b"\x04")
    assert terminal.end() == 0


@pytest.mark.slow
def test_a_kept_match_goes_on_with_the_same_bots_unless_others_are_asked_for(tmp_path: Path) -> None:
    leave(sit_down(tmp_path, "--seats", "3", "--seed", "4", "--mine", "1", "--bots", "skilled,novice"))
    before = {0: "skilled", 1: "person", 2: "novice"}
    assert seated(tmp_path) == before
    leave(Terminal("play", "--resume", "last", env=at(tmp_path)))
    assert seated(tmp_path) == before
    leave(Terminal("play", "--resume", "last", "--bots", "master", env=at(tmp_path)))
    assert seated(tmp_path) == {**before, 0: "master", 2: "master"}


@pytest.mark.slow
def test_a_kept_match_that_names_no_players_goes_on_against_the_usual_bots(tmp_path: Path) -> None:
    leave(sit_down(tmp_path, "--seats", "2", "--seed", "4", "--bots", "novice"))
    (file,) = (tmp_path / "matches").glob("*.match")
    file.write_text(re.sub("player .*\n", "", file.read_text("utf-8")), "utf-8")
    leave(Terminal("play", "--resume", "last", env=at(tmp_path)))
    assert seated(tmp_path) == {0: "person", 1: "family"}


def test_bots_play_a_series() -> None:
    run = pioche("simulate", FIRST, "--seats", "2", "--games", "4", "--bots", "skilled,novice", "--seed", "1", "--csv")
    assert run.returncode == 0, run.stderr
    assert [line.split(",")[6] for line in run.stdout.splitlines()[1:]] == ["skilled", "novice"]
