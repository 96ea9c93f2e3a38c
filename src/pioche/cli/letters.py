"""The letters of colours as the reader's language begins them: in French a yellow 4 is J4."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from pioche.core.game import Game
from pioche.core.words import say

NUMBERED = re.compile(r"(?<![A-Za-z0-9])([A-Z])(?=\d+(?![A-Za-z0-9]))")
TYPED = re.compile(NUMBERED.pattern, re.IGNORECASE)


@cache
def letters(game: Game, lang: str) -> Mapping[str, str]:
    """The letter to show for each of a game's colours, where no other colour of the game has it."""
    cards = {card[0]: card for card in re.findall(r"\b[A-Z]\d+\b", " ".join(game.face.ACTIONS))}
    wanted = {letter: _initial(game.face.card(card).colour, lang) for letter, card in cards.items()}
    return {letter: shown for letter, shown in wanted.items() if shown not in cards and _once(shown, wanted)}


def _initial(colour: str, lang: str) -> str:
    return say(lang, f"colour-{colour}")[0].upper()


def _once(letter: str, wanted: Mapping[str, str]) -> bool:
    return list(wanted.values()).count(letter) == 1


def shown(text: str, game: Game, lang: str) -> str:
    """A text with the letters of its numbered cards as the reader knows them."""
    known = letters(game, lang)
    return NUMBERED.sub(lambda found: known.get(found[1], found[1]), text)


def meant(typed: str, game: Game, lang: str) -> str:
    """What was typed, with the letters of the game's own texts again."""
    known = {letter: own for own, letter in letters(game, lang).items()}
    return TYPED.sub(lambda found: known.get(found[1].upper(), found[1]), typed)
