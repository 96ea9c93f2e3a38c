"""The French texts of a game are set as French is."""

from __future__ import annotations

from pioche.core.game import Game
from pioche.core.words import catalogue
from pioche.testing.typography import sentences, slips


def test_the_french_words_of_a_game_are_set_as_french_is(game: Game) -> None:
    assert slips(sentences(catalogue(game.folder, "fr"))) == []


def test_the_french_rules_of_a_game_are_set_as_french_is(game: Game) -> None:
    assert [slip for rule in game.rulebook.values() for slip in slips(rule.text("fr"))] == []
