"""A game on one screen: ``glance.toml`` in a game's folder says it, with drawn cards and the rule behind every point.

[[goal]]                           what one plays for; [[turn]], [[special]] and [[order]] are the other parts
games = ["ko"]                     where not every game of the folder is meant
when = "opening=eleven|three"      where it holds with some options only
cards = ["R10", "R11"]             drawn beside it
rule = "ELV-10"
fr = "…"                           and so on

[[special]]
about = "joker"                    what about.toml says of these cards, with its rule
cards = ["Jr"]

[[order]]
ranks = ["P", "R", "S"]            labels or colours, each stronger than the one behind it
ring = true                        and the last stronger than the first

[examples]
ELV-7 = "elv-7-one-card-at-least"  the case that is drawn beside a rule
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pioche.core.about import About, abouts
from pioche.core.game import Game, Options
from pioche.core.rulebook import met
from pioche.core.words import LANGUAGES

PARTS = ("goal", "turn", "special", "order")


@dataclass(frozen=True)
class Point:
    """One thing to know of a game, in every language, with cards to draw beside it and the rule that says so."""

    part: str
    rule: str
    texts: Mapping[str, str]
    cards: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    ring: bool = False
    when: str = ""


@dataclass(frozen=True)
class Glance:
    """A game on one screen, and the case that is drawn beside some of its rules."""

    points: tuple[Point, ...] = ()
    examples: Mapping[str, str] | None = None

    def holding(self, options: Options) -> tuple[Point, ...]:
        """What is to be known with these options."""
        return tuple(point for point in self.points if met(point.when, options))


@cache
def glance(game: Game) -> Glance:
    """What a game shows of itself; nothing if nobody has written it."""
    file = game.folder / "glance.toml"
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    examples = {rule: name for rule, name in tables.get("examples", {}).items() if rule in game.rulebook}
    return Glance(tuple(_points(game, tables)), examples)


def _points(game: Game, tables: dict[str, Any]) -> Iterator[Point]:
    known = {each.name: each for each in abouts(game)}
    for part in PARTS:
        for facts in tables.get(part, ()):
            if game.id in facts.get("games", (game.id,)):
                yield _point(part, facts, known.get(facts.get("about", "")))


def _point(part: str, facts: dict[str, Any], about: About | None) -> Point:
    texts = about.texts if about else {lang: facts[lang] for lang in LANGUAGES}
    cards, ranks = tuple(facts.get("cards", ())), tuple(facts.get("ranks", ()))
    rule = about.rule if about else facts["rule"]
    return Point(part, rule, texts, cards, ranks, facts.get("ring", False), facts.get("when", ""))
