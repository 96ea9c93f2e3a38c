"""The terminal table, as a person uses it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import pioche
from pioche.core import jit
from pioche.core.game import Setting, games
from pioche.core.words import LANGUAGES
from pioche.testing.walks import SETTINGS
from tests.terminal import Terminal, kept, play_on

pytestmark = pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
FIRST = games()[0].id


def sit_down(tmp_path: Path, *words: str, **env: str) -> Terminal:
    return Terminal("play", *words, env={"PIOCHE_DATA": str(tmp_path), "LANG": "en_US.UTF-8", **env})


def options_of(setting: Setting) -> list[str]:
    return [word for name, value in setting.options.items() for word in ("-o", f"{name}={value}")]


# A terminal is slow, and the options make no difference to it: every second setting will do.
@pytest.mark.slow
@pytest.mark.parametrize("each", SETTINGS[::2], ids=lambda each: str(each).replace(" ", "-"))
def test_settings_can_be_played_to_their_end(each: Setting, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, each.game.id, "--seats", str(each.seats), "--rounds", "1", *options_of(each))
    play_on(terminal, terminal.read(), random.Random(each.seats))
    assert terminal.end() == 0
    match = pioche.read_match(kept(tmp_path).read_text("utf-8"))
    assert match.over
    assert match.setting == each
    assert all(len(line) <= 80 for line in terminal.text.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_in_every_language_ends_with_scores_and_winners(game: str, lang: str, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, game, "--seats", "3", "--seed", "5", "--lang", lang)
    last = play_on(terminal, terminal.read(), random.Random(lang))
    assert terminal.end() == 0
    match = pioche.read_match(kept(tmp_path).read_text("utf-8"))
    assert match.over
    assert re.search(r"\s+".join(map(str, match.totals)), last)
    assert str(kept(tmp_path)) in last.replace("\n", "")


def test_without_a_game_everything_is_asked_on_the_screen(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path)
    screen = terminal.read()
    assert all(game.name() in screen for game in games())
    assert "from 1 to" in terminal.type("x")
    terminal.type("1")
    terminal.type("2")
    while "Your hand" not in terminal.text:
        terminal.type("")
    terminal.press(b"\x04")
    assert terminal.end() == 0


def test_quitting_keeps_the_match_and_resuming_goes_on_at_the_same_place(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", "--seed", "4")
    terminal.type(str(1)) if terminal.read() else None
    before = terminal.type("t")
    terminal.type("q")
    assert terminal.end() == 0
    assert "--resume" in terminal.text
    again = sit_down(tmp_path, "--resume", "last")
    screen = again.read()
    assert before.strip().splitlines()[-8:] == screen.strip().splitlines()[-8:]
    play_on(again, screen, random.Random(2))
    assert again.end() == 0
    assert pioche.read_match(kept(tmp_path).read_text("utf-8")).over


@pytest.mark.slow
@pytest.mark.parametrize("key", [b"\x04", b"\x03"], ids=["end-of-input", "interrupt"])
def test_leaving_by_a_key_keeps_the_match_without_a_traceback(key: bytes, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", "--seed", "4")
    terminal.read()
    assert "--resume" in terminal.press(key)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text
    assert pioche.read_match(kept(tmp_path).read_text("utf-8")).round.steps is not None


def test_killing_the_program_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "3", "--seed", "4")
    screen = terminal.read()
    play_on(terminal, screen, random.Random(1), most=5)
    terminal.kill()
    match = pioche.read_match(kept(tmp_path).read_text("utf-8"))
    assert sum(step.seat == 0 for step in match.round.steps) + len(match.finished) >= 4


def test_help_rules_log_and_scores_are_one_key_away(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", "--seed", "4")
    terminal.read()
    rule = next(iter(games()[0].rulebook.values()))
    assert "why it is not allowed" in terminal.type("?")
    assert rule.id in terminal.type("r")
    assert rule.texts["en"][:40] in terminal.type(f"r {rule.id.lower()}")
    assert "There is no rule NO-1" in terminal.type("r no-1")
    assert "total" in terminal.type("s")
    assert "Your hand" in terminal.type("t")
    terminal.press(b"\x04")
    terminal.end()


def test_what_is_not_allowed_is_answered_with_the_rule(tmp_path: Path) -> None:
    match = pioche.Match(FIRST, 2, seed=4)
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", "--seed", "4")
    terminal.read()
    while match.round.turn != 0:
        match.round.play(match.round.turn, match.round.quick_choice(match.round.turn))
    for text in match.setting.game.face.ACTIONS:
        refusal = match.round.refusal(0, text)
        if refusal and refusal.rule in match.setting.game.rulebook:
            break
    assert f"({refusal.rule})" in terminal.type(text.upper()) if refusal else False
    assert "There is no action" in terminal.type("dance")
    assert "There is no choice 99" in terminal.type("99")
    terminal.press(b"\x04")
    terminal.end()


def test_plain_mode_has_no_colours_and_speaks_in_sentences(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", "--plain")
    terminal.read()
    play_on(terminal, terminal.text, random.Random(1), most=3)
    assert "\x1b[3" not in terminal.raw
    assert "Your hand" in terminal.text
    assert "  · " not in terminal.text
    terminal.press(b"\x04")
    terminal.end()


def test_without_colour_letters_still_tell_the_cards_apart(tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, FIRST, "--seats", "2", NO_COLOR="1")
    terminal.read()
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", terminal.raw)
    terminal.press(b"\x04")
    terminal.end()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bridge",), "there is no game 'bridge'"),
        ((FIRST, "--seats", "9"), "seats, not 9"),
        ((FIRST, "-o", "speed"), "name=value"),
        ((FIRST, "-o", "speed=1"), "no option 'speed'"),
        ((FIRST, "--seed", "-1"), "a seed is a whole number"),
        ((FIRST, "--rounds", "0"), "at least 1 round"),
        ((FIRST, "--first", "7"), "there is no seat 7"),
        ((FIRST, "--names", "a,b,c,d,e,f,g"), "up to 3 names"),
        ((FIRST, "--lang", "xx"), "there is no language 'xx'"),
        (("--resume", "nowhere.match"), "nowhere.match cannot be read"),
        (("--resume", "last"), "no match has been kept yet"),
        (("--resume", "README.md"), "this is not a match"),
        (("--position", "nowhere.txt"), "nowhere.txt cannot be read"),
        (("--position", "README.md"), "README.md"),
        ((FIRST, "--mine", "7"), "--mine takes seats from 0 to 2"),
        ((FIRST, "--mine", "me"), "--mine takes seats from 0 to 2"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    terminal = sit_down(tmp_path, *words)
    terminal.read()
    assert terminal.end() == 2
    assert said in terminal.text.replace("\n", "")
    assert "Traceback" not in terminal.text


@pytest.mark.slow
def test_one_person_plays_a_position_on_in_every_seat(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(pioche.deal(FIRST, 3, seed=4).position(), "utf-8")
    terminal = sit_down(tmp_path, "--position", str(file), "--mine", "all", "--names", "Ann,Ben,Cleo")
    play_on(terminal, terminal.read(), random.Random(1))
    assert terminal.end() == 0
    assert all(f"{name}:" in terminal.text for name in ("Ann", "Ben", "Cleo"))
    assert pioche.read_match(kept(tmp_path).read_text("utf-8")).over


def test_several_actions_typed_in_one_line_follow_each_other(tmp_path: Path) -> None:
    file, round = tmp_path / "position.txt", several_in_a_turn()
    first, second = round.legal(round.turn)[0], after(round, round.legal(round.turn)[0])
    file.write_text(round.position(), "utf-8")
    terminal = sit_down(tmp_path, "--position", str(file), "--mine", "all")
    terminal.read()
    terminal.type(f"{first}, {second}")
    terminal.type("q")
    match = pioche.read_match(kept(tmp_path).read_text("utf-8"))
    assert [step.text for step in match.round.steps[:2]] == [first, second]


def several_in_a_turn() -> pioche.Round:
    """A round of some game in which the seat on turn may do two things one after the other."""
    for game in games():
        round = pioche.deal(game.id, 2, seed=3)
        for _ in range(12):
            if after(round, round.legal(round.turn)[0]):
                return round
            round.play(round.turn, round.legal(round.turn)[0])
    raise AssertionError("there is no game with longer turns")


def after(round: pioche.Round, text: str) -> str:
    """What the same seat may do next; nothing if it is not its turn any more."""
    twin = round.copy()
    twin.play(round.turn, text)
    return twin.legal(round.turn)[0] if twin.to_act == (round.turn,) and twin.turn == round.turn else ""
