"""What a person may do, listed for the eye: at the terminal table and far from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from pioche.cli.answers import object_of
from pioche.cli.drawing import Brush
from pioche.core.view import Action

if TYPE_CHECKING:
    from pioche.bots.hint import Advice

FEW, SAME = 12, 4  # so many actions are listed one by one; beyond, so many of a kind are listed in short
Numbered = tuple[Text, Action]


def offers(brush: Brush, actions: Sequence[Action]) -> list[RenderableType]:
    """Every action with its number; of very many, those of a kind in short under one heading."""
    numbered = [(Text(f"{n:>2} ", "bold cyan"), each) for n, each in enumerate(actions, 1)]
    short = [] if brush.plain or len(actions) <= FEW else _many(brush, actions)
    lines = [n + brush.action(each) for n, each in numbered if _kind(brush, each) not in short]
    shown: list[RenderableType] = [*lines] if brush.plain else [_columns(lines)] if lines else []
    for kind in short:
        shown += _in_short(brush, kind, [(n, each) for n, each in numbered if _kind(brush, each) == kind])
    return ["", *shown]


def _many(brush: Brush, actions: Sequence[Action]) -> list[str]:
    """The kinds of which there are many."""
    return [kind for kind, n in Counter(_kind(brush, each) for each in actions).items() if kind and n >= SAME]


def _kind(brush: Brush, action: Action) -> str:
    """Actions said by the same sentence; none for those aimed at somebody, who should be named."""
    return "" if action.target is not None else brush.game.face.sentence(action.text)[0]


def _in_short(brush: Brush, kind: str, same: Sequence[Numbered]) -> list[RenderableType]:
    heading = Text(brush.say("label", label=brush.heading(kind, same[0][1].text)), "bold")
    return [heading, _columns([n + Text(brush.letters(object_of(each))) for n, each in same])]


def _columns(lines: Sequence[Text]) -> Columns:
    return Columns(lines, padding=(0, 2), equal=True)


def advised(brush: Brush, advice: Iterable[Advice]) -> list[RenderableType]:
    """How good each action is, as far as one can know from a seat."""
    return ["", brush.say("hint-title"), *(_advice(brush, each) for each in advice)]


def _advice(brush: Brush, each: Advice) -> Text:
    game = brush.game
    chance = Text(brush.say("hint-chance", chance=round(100 * each.chance)) + " ", "bold")
    mark = f" {brush.say('hint-best')}" if each.best else ""
    return Text("  ") + chance + brush.action(game.face.action(game.codes[each.action])) + Text(mark, "green")
