"""What a card or a place is, in a sentence or two: ``about.toml`` in a game's folder says it, with the rule behind it.

[joker]
cards = "J.*"            labels of cards, as a pattern
places = ["pile"]        or kinds of zones
rule = "CHI-8"           in a game of the folder without this rule nothing is said
fr = "…"                 and so on
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from pioche.core.game import Game


@dataclass(frozen=True)
class About:
    """What some cards and kinds of zones are, in every language, and the rule that says so."""

    name: str
    rule: str
    texts: Mapping[str, str]
    cards: str = ""
    places: tuple[str, ...] = ()

    def labels(self, there: Iterable[str]) -> tuple[str, ...]:
        """Those of the labels there are that it is about."""
        return tuple(label for label in there if self.cards and re.fullmatch(self.cards, label))


@cache
def abouts(game: Game) -> tuple[About, ...]:
    """What a game says of its cards and places; nothing if nobody has written it."""
    file = game.folder / "about.toml"
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return tuple(_about(name, facts) for name, facts in tables.items() if facts["rule"] in game.rulebook)


def _about(name: str, facts: dict[str, str | list[str]]) -> About:
    texts = {key: str(text) for key, text in facts.items() if key not in ("rule", "cards", "places")}
    return About(name, str(facts["rule"]), texts, str(facts.get("cards", "")), tuple(facts.get("places", ())))
