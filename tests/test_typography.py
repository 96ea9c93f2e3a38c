"""The French words outside the games are set as French is; those of a game are the kit's matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.core.rulebook import rules_in
from pioche.core.words import CORE
from pioche.testing.typography import sentences, slips

ROOT = Path(__file__).parent.parent
FILES = sorted(file for place in ("src/pioche", "client/src") for file in (ROOT / place).rglob("*fr.ftl*"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_words_are_set_as_french_is(file: Path) -> None:
    assert slips(sentences(file.read_text("utf-8"))) == []


def test_the_rules_of_all_games_are_set_as_french_is() -> None:
    assert [slip for rule in rules_in(CORE) for slip in slips(rule.text("fr"))] == []


@pytest.mark.parametrize("text", ["l'as", "Quoi ?", "Quoi?", "une fin ; une autre", "« oui »"])
def test_a_slip_is_found(text: str) -> None:
    assert slips(text)


def test_a_well_set_text_has_no_slip() -> None:
    assert slips("L\u2019as\u00a0? Oui\u202f! «\u00a0Pli\u00a0»\u00a0: à 12:30") == []
