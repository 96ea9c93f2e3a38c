"""What may be typed at the terminal table."""

from __future__ import annotations

import pytest

from pioche.cli.answers import named, several
from pioche.core.view import Action

ACTIONS = (
    Action("discard R4", "discard", "R4"),
    Action("discard R7", "discard", "R7"),
    Action("lay R12", "lay", "R12", "R12"),
    Action("lay J=B9", "lay", "J", "B9"),
    Action("lay J=B10", "lay", "J", "B10"),
    Action("done", "done"),
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", "discard R7"),
        ("lay r12", "lay R12"),
        ("r12", "lay R12"),
        ("J=B9", "lay J=B9"),
        ("b10", "lay J=B10"),
        ("done", "done"),
        ("J", None),  # two actions have it
        ("7", None),
        ("", None),
    ],
)
def test_an_action_is_meant_by_number_text_card_or_place_if_only_one_is(typed: str, meant: str | None) -> None:
    assert named(typed, ACTIONS) == meant


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("R4 R7 done", ["R4", "R7", "done"]),
        ("discard R4, R7, done", ["discard R4", "R7", "done"]),
        ("discard R4 R7", ["R4", "R7"]),
        ("1 6", ["discard R4", "done"]),
        ("R4", []),
        ("lay R12", []),
        ("nonsense R4", []),
        ("", []),
    ],
)
def test_several_actions_are_typed_in_one_line(typed: str, parts: list[str]) -> None:
    assert several(typed, ACTIONS) == parts
