"""Bots and advice at the terminal table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pioche.core import jit
from pioche.core.game import games
from pioche.core.words import LANGUAGES
from tests.terminal import Terminal, play_on
from tests.test_cli import pioche

pytestmark = pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
FIRST = games()[0].id


def sit_down(tmp_path: Path, *words: str) -> Terminal:
    return Terminal("play", FIRST, *words, env={"PIOCHE_DATA": str(tmp_path), "LANG": "en_US.UTF-8"})


def test_a_round_against_bots_of_three_levels(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, "--seats", "4", "--rounds", "1", "--bots", "skilled,family,novice", "--seed", "2")
    play_on(terminal, terminal.read(), random.Random(1))
    assert terminal.end() == 0
    assert "won the round" in terminal.text or "share the round" in terminal.text


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


def test_bots_play_a_series() -> None:
    run = pioche("simulate", FIRST, "--seats", "2", "--games", "4", "--bots", "skilled,novice", "--seed", "1", "--csv")
    assert run.returncode == 0, run.stderr
    assert [line.split(",")[6] for line in run.stdout.splitlines()[1:]] == ["skilled", "novice"]
