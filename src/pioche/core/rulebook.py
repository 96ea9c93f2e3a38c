"""The numbered rules of a game: one id for the text, the refusal, the case and the page."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Rule:
    """One rule: where it comes from and its text in every language, in our own words."""

    id: str
    status: str
    source: str
    texts: Mapping[str, str]
    ruled: Mapping[str, str] = field(default_factory=dict)
    games: tuple[str, ...] = ()
    option: str = ""
    when: str = ""
    heading: str = ""  # what it stands under: the message ``heading-NAME``

    def holds(self, options: Mapping[str, str]) -> bool:
        """Whether it is a rule of the game with these options: ``when`` is ``opening=eleven|three``."""
        return met(self.when, options)

    def text(self, lang: str) -> str:
        """What is printed, followed by what we ruled on top of it."""
        return " ".join(part for part in (self.texts[lang], self.ruled.get(lang)) if part)

    def say(self, lang: str = "en") -> str:
        """The text with the id, as a refusal cites it."""
        return f"{self.text(lang)} ({self.id})"


def met(when: str, options: Mapping[str, str]) -> bool:
    """Whether a condition like ``opening=eleven|three`` holds with these options; without words it always does."""
    wanted = (condition.partition("=") for condition in when.split())
    return all(options.get(name) in values.split("|") for name, _, values in wanted)


STATUSES = ("printed", "ruled", "option")
_FACTS = {"status", "source", "ruled", "games", "option", "when", "heading"}


def _rule(name: str, facts: dict[str, Any]) -> Rule:
    texts = {lang: text for lang, text in facts.items() if lang not in _FACTS}
    kept = {key: value for key, value in facts.items() if key in _FACTS}
    return Rule(name, texts=texts, **{**kept, "games": tuple(kept.get("games", ()))})


@cache
def rules_in(folder: Path) -> tuple[Rule, ...]:
    """All rules of a folder's ``rules.toml``, in its order; one that games word differently is there several times."""
    tables = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
    worded = [(name, facts if isinstance(facts, list) else [facts]) for name, facts in tables.items()]
    return tuple(_under_headings(_rule(name, each) for name, wordings in worded for each in wordings))


def _under_headings(rules: Iterable[Rule]) -> Iterator[Rule]:
    """A rule without a heading of its own stands under that of the rule before it."""
    heading = ""
    for rule in rules:
        heading = rule.heading or heading
        yield replace(rule, heading=heading)


@cache
def rulebook(folder: Path, game: str) -> Mapping[str, Rule]:
    """The rules of one game of a folder, then those common to all games, by id."""
    own = [rule for rule in rules_in(folder) if game in rule.games]
    return {rule.id: rule for rule in (*own, *rules_in(Path(__file__).parent))}
