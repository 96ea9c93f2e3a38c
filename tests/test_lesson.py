"""The text of a lesson, and a learner who does other things than the lesson says."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from pioche.core import jit
from pioche.core.game import games
from pioche.core.lesson import ON, Later, Lesson, find_lesson, lesson_for, lessons, read_lesson, run_lesson
from pioche.core.refused import Illegal, Misdeal, Misread, NotHeld
from pioche.core.words import LANGUAGES
from tests.terminal import Terminal
from tests.test_cli import pioche

TEXT = """\
game elevens-junior
seats 2
row R 1 11
hand 0 R2 R10 B4
hand 1 R3 G9
pile G4 B7

title
fr Un titre
en A title
de Ein Titel

step look
rule JUN-7
fr Regardez !
en Look!
de Schau!

step lay
rule JUN-3
fr Posez.
en Lay.
de Leg.
all lay R2, lay R10
then 1 lay R3

step end
rule JUN-8
fr Fini.
en Done.
de Fertig.
"""


def lesson(old: str = "", new: str = "") -> Lesson:
    assert old in TEXT
    return read_lesson(TEXT.replace(old, new, 1) if old else TEXT, "small")


def test_an_answer_leads_to_the_next_step_and_leaves_the_moment_as_it_was() -> None:
    first = lesson().begin()
    second = first.answer(ON)
    third = second.answer("lay R10")
    assert (first.idea.id, second.idea.id, third.idea.id) == ("look", "lay", "lay")
    assert [each.text for each in second.view().actions] == ["lay R2", "lay R10"]
    assert third.accepted == ("lay R2",)
    end = third.answer("lay R2")
    assert end.last
    assert "lay R3" in [event.text for event in end.seen[-1].events(0)]
    assert "lay R3" not in [event.text for event in end.seen[0].events(0)]
    assert second.accepted == ("lay R2", "lay R10")


def test_the_moment_follows_from_the_answers_alone() -> None:
    one, other = (lesson().after([ON, "lay R2", "lay R10"]) for _ in range(2))
    assert one.view() == other.view()


def test_what_the_game_forbids_is_refused_by_its_rule_and_what_it_allows_is_put_off() -> None:
    moment = lesson().after([ON])
    with pytest.raises(Illegal) as refusal:
        moment.answer("lay B4")
    assert refusal.value.rule == "JUN-3"
    with pytest.raises(NotHeld):
        moment.answer("lay G9")
    with pytest.raises(Later) as later:
        moment.answer("lay R2").answer("stop")
    assert all(later.value.say(lang) for lang in LANGUAGES)


def test_the_last_step_has_no_answer() -> None:
    end = lesson().after([ON, "lay R2", "lay R10"])
    with pytest.raises(Later):
        end.answer(ON)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("rule JUN-3", "rule ELV-3", 19, "no such rule"),
        ("rule JUN-3\n", "", 19, "rule is missing"),
        ("de Leg.\n", "", 19, "words in 'de' are missing"),
        ("de Ein Titel\n", "", 8, "words in 'de' are missing"),
        ("then 1 lay", "then 5 lay", 25, "cannot read the seat"),
        ("step lay", "step look", 19, "already"),
        ("step lay", "step", 19, "a step has a name"),
        ("fr Fini.", "when x\nfr Fini.", 29, "cannot read 'when'"),
        ("fr Fini.", "fr Fini.\nfr Fini.", 30, "said twice"),
        ("de Fertig.", "de Fertig.\ndo lay R2", 27, "only read"),
        ("all lay R2, lay R10", "all", 24, "takes actions"),
        ("title", "titel", 32, "'title' is missing"),
        ("hand 0 R2", "hand 0 Z2", 4, "Z2"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, line: int, said: str) -> None:
    with pytest.raises(Misread, match=re.escape(said)) as error:
        lesson(old, new).begin()
    assert error.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("then 1 lay R3", "then 1 lay G9", 25, "seat 1 cannot do 'lay G9'"),
        ("all lay R2, lay R10", "do lay R2, lay B4", 19, "the learner cannot do 'lay B4'"),
        ("rule JUN-3", "rule X", 19, "no such rule"),
    ],
)
def test_what_cannot_be_played_is_found_before_a_learner_meets_it(
    old: str, new: str, line: int, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "small.lesson"
    file.write_text(TEXT.replace(old, new), "utf-8")
    found = run_lesson(file)
    assert any(each.startswith(f"{file}:{line}: ") and said in each for each in found), found


def test_a_lesson_that_is_not_there_is_named_with_those_that_are() -> None:
    game = next(game for game in games() if lessons(game))
    with pytest.raises(Misdeal, match=lessons(game)[0].id):
        find_lesson(game, "nonsense")


# The terminal


def test_options_that_do_not_exist_are_answered_in_one_line() -> None:
    game = next(game for game in games() if len(lessons(game)) > 1)
    name = next(iter(lessons(game)[1].said))
    run = pioche("learn", game.id, "-o", f"{name}=nonsense")
    assert run.returncode == 2
    assert "has no value 'nonsense'" in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.slow
@pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_learner_plays_a_lesson_to_its_end_in_the_terminal(lang: str, tmp_path: Path) -> None:
    game = next(game for game in games() if lessons(game))
    given = lesson_for(game, {})
    assert given
    terminal = Terminal("learn", game.id, "--lang", lang, env={"PIOCHE_DATA": str(tmp_path)})
    screen, chance = terminal.read(), random.Random(1)
    for _ in range(60):
        offered = re.findall(r"^ *(\d+) \S", screen, re.MULTILINE)
        if not screen.endswith("> "):
            break
        screen = terminal.type(chance.choice(offered) if offered else "")
    assert terminal.end() == 0
    assert f"{len(given.ideas)}/{len(given.ideas)}" in terminal.text
    assert f"pioche play {game.id}" in terminal.text


@pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
def test_a_lesson_answers_wrong_actions_and_can_be_left(tmp_path: Path) -> None:
    game = next(game for game in games() if lessons(game))
    terminal = Terminal("learn", game.id, "--lang", "en", env={"PIOCHE_DATA": str(tmp_path)})
    terminal.read()
    assert "2/" in terminal.type("")
    assert "no action" in terminal.type("dance")
    assert "-" in terminal.type("r")
    terminal.type("q")
    assert terminal.end() == 0
    assert "Until next time" in terminal.text
