"""What a page is told about a game is enough to show every moment of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pioche.core.about import abouts
from pioche.core.example import example
from pioche.core.game import Game, Setting
from pioche.core.glance import glance
from pioche.core.view import View
from pioche.core.words import LANGUAGES, catalogue
from pioche.server.book import book, cover, looks, said
from pioche.testing.walks import moments


def texts_in(view: View) -> Iterator[str | None]:
    """Everything in a view that is drawn as a card or as a place for one."""
    for zone in view.zones:
        yield from zone.cards
        for place in zone.places:
            yield from (place.id, place.card, place.link)
    for action in view.actions:
        yield action.card
        yield from (action.place, action.becomes)


def test_no_card_or_place_in_a_view_is_missing_in_the_book(setting: Setting) -> None:
    known = looks(setting.game).keys()
    for round in moments(setting, 3, 7):
        for seat in (*range(setting.seats), None):
            missing = {text for text in texts_in(round.view(seat)) if text} - known
            assert not missing


def test_every_event_can_be_said_by_its_text_alone(setting: Setting) -> None:
    for round in moments(setting, 4, 9):
        texts = {event.text for seat in (0, None) for event in round.events(seat)}
        assert said(setting.game, texts).keys() == texts


def test_a_book_looks_the_same_in_every_language_and_has_every_rule(game: Game) -> None:
    books = [book(game, lang) for lang in LANGUAGES]
    assert books[0].cards == books[1].cards == books[2].cards
    assert books[0].said == books[1].said == books[2].said
    assert len({each.words for each in books}) == len(LANGUAGES)
    for each in books:
        assert [rule.id for rule in each.rules] == list(game.rulebook)
        assert all(option.rule in game.rulebook for option in each.game.options)


def test_a_game_has_a_picture_of_its_own_cards(game: Game) -> None:
    cards = cover(game)
    assert cards
    assert all(looks(game)[card.text].label == card.label for card in cards)


def test_presets_are_allowed_with_every_number_of_seats_and_have_a_name(game: Game) -> None:
    assert 1 <= game.minutes <= 120
    usual = {option.name: str(option.values[0]) for option in game.options}
    for name, options in game.presets.items():
        assert usual | dict(options) != usual
        assert all(game.setting(seats, options) for seats in game.seats)
        assert all(game.say(lang, f"preset-{name}") for lang in LANGUAGES)


def test_what_rules_stand_under_is_said_in_every_language(game: Game) -> None:
    for rule in game.rulebook.values():
        said = [game.heading(rule, lang) for lang in LANGUAGES]
        assert all(said) if rule.heading else not any(said)


def test_rules_that_stand_under_one_heading_follow_each_other(game: Game) -> None:
    headings = [rule.heading for rule in game.rulebook.values() if rule.heading]
    parts = [each for at, each in enumerate(headings) if not at or headings[at - 1] != each]
    assert len(parts) == len(set(parts))


def test_what_is_said_of_cards_and_places_is_said_in_every_language_of_something_there_is(game: Game) -> None:
    for each in abouts(game):
        assert set(each.texts) == set(LANGUAGES)
        assert each.places or each.labels(look.label for look in looks(game).values()), each.name


def messages(game: Game, lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", catalogue(game.folder, lang), re.MULTILINE))


def test_what_nobody_should_miss_is_an_event_a_fact_or_a_last_card_in_every_language(game: Game) -> None:
    for lang in LANGUAGES:
        known = messages(game, lang)
        big = {key.removeprefix("big-") for key in known if key.startswith("big-")}
        assert big == {key.removeprefix("big-") for key in messages(game, "en") if key.startswith("big-")}
        assert big <= {"last-card"} | {key.removeprefix("told-") for key in known} | known


def test_a_game_at_a_glance_is_said_in_every_language_with_its_own_cards_and_rules(game: Game) -> None:
    for point in glance(game).points:
        assert all(len(point.texts[lang]) > 10 for lang in LANGUAGES)
        assert point.rule in game.rulebook
        assert set(point.cards) <= set(looks(game))


def test_a_game_at_a_glance_tells_goal_and_turn_and_cites_what_holds_with_these_options(setting: Setting) -> None:
    points = glance(setting.game).holding(setting.options)
    assert not points or {point.part for point in points} >= {"goal", "turn"}
    assert all(point.rule in setting.rulebook for point in points)


def test_conditions_of_a_glance_name_options_and_values_that_exist(game: Game) -> None:
    values = {option.name: {str(value) for value in option.values} for option in game.options}
    for point in glance(game).points:
        for condition in point.when.split():
            name, _, wanted = condition.partition("=")
            assert set(wanted.split("|")) < values[name], point


def test_examples_of_rules_show_a_moment_and_what_is_tried_there(game: Game) -> None:
    for rule in glance(game).examples or ():
        found = example(game, rule)
        assert found
        assert found.view.zones
        assert found.tried, rule


def test_difficulty_and_age_are_of_this_world(game: Game) -> None:
    assert game.difficulty in (1, 2, 3)
    assert 0 <= game.age < 18
