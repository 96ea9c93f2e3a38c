"""What a person types at the table: an action in full or in short, or several one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pioche.core.view import Action


def object_of(action: Action) -> str:
    """An action's text without its verb, and without a card that all such actions share."""
    said = action.text.partition(" ")[2]
    return said.partition("=")[2] or said


def _without_verb(action: Action) -> str:
    return action.text.partition(" ")[2]


def _card(action: Action) -> str:
    return action.card or ""


SHORT: tuple[Callable[[Action], str], ...] = (_card, _without_verb, object_of)


def named(typed: str, actions: Sequence[Action]) -> str | None:
    """The action of a number, or the one that is meant by its text, its card, its text without verb, or its place."""
    if typed.isdecimal():
        return actions[int(typed) - 1].text if 1 <= int(typed) <= len(actions) else None
    for name in (lambda each: each.text, *SHORT):
        found = [each.text for each in actions if typed and name(each).lower() == typed.lower()]
        if len(found) == 1:
            return found[0]
    return None


def several(typed: str, actions: Sequence[Action]) -> list[str]:
    """The parts of an answer such as ``R4 R7 done`` or ``discard R4, R7, done`` that begins with a possible action."""
    parts = [part.strip() for part in typed.split(",")] if "," in typed else typed.split()
    if parts and parts[0].lower() in {action.verb for action in actions} and not named(parts[0], actions):
        parts = parts[1:]
    if len(parts) < 2 or not named(parts[0], actions):
        return []
    # A number means what stands beside it now, not what will stand there after the first action.
    return [(named(part, actions) or part) if part.isdecimal() else part for part in parts]
