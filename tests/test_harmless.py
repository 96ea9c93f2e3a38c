"""No text from a file or the network steers a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioche
from pioche.core.game import games
from pioche.core.harmless import harmless, harmless_line
from tests.test_cli import pioche as run

EVIL = "\x1b]52;c;aGk=\x07Eve\x1b[2J\x9b31m\u202e"


@pytest.mark.parametrize("evil", ["\x1b[2J", "\x07", "\x9b31m", "\r", "\u202e", "\u2066", "\u2028", "\x00", "\ud800"])
def test_what_steers_a_terminal_is_shown_as_a_plain_sign(evil: str) -> None:
    assert harmless(f"a{evil}b") == "a" + "\ufffd" + evil[1:] + "b"


@pytest.mark.parametrize(
    "text", ["Léa", "Zoë B.", "\u5c0f\u660e", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "a\tb\nc"]
)
def test_names_of_people_stay_as_they_are(text: str) -> None:
    assert harmless(text) == text


def test_a_name_stays_on_one_line() -> None:
    assert harmless_line("Léa\nround won") == "Léa round won"


@pytest.mark.slow
@pytest.mark.parametrize("words", [("--plain",), ("--json",), ()])
def test_a_name_in_a_match_file_cannot_steer_the_terminal(tmp_path: Path, words: tuple[str, ...]) -> None:
    match = pioche.Match(games()[0].id, 2, seed=1)
    match.names = (EVIL, "Bo")
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    shown = run("replay", file, *words, "--lang", "en").stdout
    assert not any(each in shown for each in ("\x1b]", "\x1b[2J", "\x07", "\x9b", "\u202e"))


def test_a_file_whose_name_is_said_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in run("replay", "\x1b[2Jnowhere").stderr
