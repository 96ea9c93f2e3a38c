"""Every lesson of a game can be played to its end, whatever a learner chooses; a game without lessons has none."""

from __future__ import annotations

from pioche.core.game import Game
from pioche.core.lesson import ON, lesson_files, lesson_for, lessons, run_lesson
from pioche.core.words import LANGUAGES
from pioche.testing.typography import slips

TOO_LONG = 260  # letters that are read at a glance, above a table on a phone


def test_every_accepted_and_every_fixed_action_of_a_lesson_is_legal_in_whatever_order(game: Game) -> None:
    for file in lesson_files(game.folder):
        assert run_lesson(file) == []


def test_a_lesson_shows_a_few_ideas_and_ends_with_the_round(game: Game) -> None:
    for lesson in lessons(game):
        moment = lesson.begin()
        while not moment.last:
            moment = moment.answer((moment.accepted or (ON,))[-1])
        assert 5 <= len(lesson.ideas) <= 9
        assert moment.round.over


def test_a_lesson_has_short_words_of_its_own_in_every_language(game: Game) -> None:
    for lesson in lessons(game):
        for texts in (lesson.titles, *(idea.texts for idea in lesson.ideas)):
            assert set(texts) == set(LANGUAGES)
            assert len(set(texts.values())) == len(LANGUAGES)
            assert max(map(len, texts.values())) <= TOO_LONG
            assert slips(texts["fr"]) == []


def test_a_lesson_cites_rules_that_hold_with_its_options(game: Game) -> None:
    for lesson in lessons(game):
        assert {idea.rule for idea in lesson.ideas} <= lesson.setting.rulebook.keys()


def test_the_lesson_of_a_choice_of_options_is_the_one_that_names_them(game: Game) -> None:
    for lesson in lessons(game):
        assert lesson_for(game, lesson.said) == lesson
