"""A rule by example: a moment of one of a game's own cases, and what is tried there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pioche.core.case import is_set_up
from pioche.core.game import Game
from pioche.core.glance import glance
from pioche.core.record import Line, lines_of, set_up
from pioche.core.round import Round
from pioche.core.view import View

MOST = 3  # things tried in vain: more is no example but a list


@dataclass(frozen=True)
class Try:
    """An action, and the rule that forbids it there; nothing where it is allowed."""

    action: str
    rule: str = ""


@dataclass(frozen=True)
class Example:
    """What a seat sees at that moment, and what is tried."""

    view: View
    tried: tuple[Try, ...]


@cache
def example(game: Game, rule: str) -> Example | None:
    """The example a game names for a rule, at the moment where its case meets the rule; nothing if it names none."""
    name = (glance(game).examples or {}).get(rule)
    if name is None:
        return None
    lines = lines_of((game.folder / "cases" / f"{name}.case").read_text("utf-8"))
    round, steps = set_up([line for line in lines if is_set_up(line)]), [line for line in lines if line.key.isdigit()]
    at = _moment(steps, rule)
    for line in steps[:at]:
        _play(round, line)
    seat = int(steps[at].key)
    return Example(round.view(seat), tuple(_tries(steps[at:], seat)))


def _moment(steps: Sequence[Line], rule: str) -> int:
    """The first step that the rule forbids, else the first of all."""
    return next((at for at, line in enumerate(steps) if rule in _said(line)[1]), 0)


def _said(line: Line) -> tuple[str, str]:
    """The action of a step, and the reasons why it is refused."""
    action, _, reasons = " ".join(line.words[1:]).partition("!")
    return action.strip(), reasons.strip()


def _play(round: Round, line: Line) -> None:
    action, reasons = _said(line)
    if not reasons:
        round.play(int(line.key), action)


def _tries(steps: Sequence[Line], seat: int) -> Iterator[Try]:
    """What the seat tries in vain, and the first thing it may do."""
    own = [_said(line) for line in steps if int(line.key) == seat]
    at = next((at for at, (_, reasons) in enumerate(own) if not reasons), len(own))
    yield from (Try(action, reasons) for action, reasons in own[:at][:MOST])
    yield from (Try(action) for action, _ in own[at : at + 1])
