"""A guided round in a real browser: offered once, played to its end, left at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import pioche
from pioche.core.lesson import Lesson, lessons
from pioche.core.words import LANGUAGES
from tests.browser.kit import Visitor, axe
from tests.browser.player import Player

LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}
TAUGHT = [lesson for game in pioche.games() for lesson in lessons(game)]
LONGEST = [
    max((each for each in TAUGHT if each.setting.game == game), key=lambda each: len(each.ideas))
    for game in dict.fromkeys(each.setting.game for each in TAUGHT)
]


def path(lesson: Lesson) -> str:
    return f"/learn/{lesson.setting.game.id}/{lesson.id}"


def play(visitor: Visitor, lesson: Lesson) -> list[str]:
    """Click on what is offered until the lesson is over; all its words, as they were shown."""
    visitor.go(path(lesson))
    player, heard = Player(visitor, random.Random(1)), list[str]()
    visitor.see("lesson-words").wait_for()
    while not visitor.see("lesson-play").count():
        heard.append(visitor.see("lesson-words").inner_text())
        if visitor.see("lesson-on").count():
            visitor.see("lesson-on").click()
        player.step(300)
        assert player.clicks < 200, heard[-1]
    return list(dict.fromkeys([*heard, visitor.see("lesson-words").inner_text()]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_to_its_end_and_leads_to_a_table(come: Callable[..., Visitor], lang: str) -> None:
    visitor = come(locale=LOCALES[lang])
    assert play(visitor, TAUGHT[0]) == [idea.texts[lang] for idea in TAUGHT[0].ideas]
    assert not axe(visitor.page)
    visitor.see("lesson-play").click()
    visitor.await_stage("playing")


@pytest.mark.parametrize("lesson", LONGEST, ids=lambda lesson: str(lesson.setting.game.id))
def test_the_longest_lesson_of_a_game_is_played_to_its_end_on_a_phone(
    come: Callable[..., Visitor], lesson: Lesson
) -> None:
    visitor = come("phone")
    play(visitor, lesson)
    assert not visitor.page.evaluate("eyes.wider()")
    assert not visitor.page.evaluate("eyes.small(44)")


def test_a_guided_round_is_offered_the_first_time_and_not_again(come: Callable[..., Visitor]) -> None:
    visitor, lesson = come(), TAUGHT[0]
    visitor.go("/")
    button = visitor.page.locator(f"[data-game={lesson.setting.game.id}] [data-testid=play]")
    button.click()
    visitor.see("learn-first").click()
    visitor.see("lesson-words").wait_for()
    assert not axe(visitor.page)
    visitor.see("lesson-leave").click()
    button.click()
    visitor.await_stage("playing")


def test_a_card_says_what_it_is(come: Callable[..., Visitor]) -> None:
    visitor, lesson = come(), TAUGHT[0]
    visitor.go(path(lesson))
    card = visitor.see("hand-card").first
    card.click(button="right")
    visitor.see("what-is").wait_for()
    assert not axe(visitor.page)
    visitor.page.keyboard.press("Escape")
    visitor.see("what-is").wait_for(state="detached")
    card.focus()
    visitor.page.keyboard.press("i")
    visitor.see("what-is").wait_for()
