"""What each seat has heard since the deal, put into words only when somebody asks: a search asks for few steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from pioche.core.game import Game
from pioche.core.snapshot import unpack


class Step:
    """One decision, the state it led to, and the step before it; steps are shared by copies of a state."""

    __slots__ = ("_heard", "after", "before", "code", "seat")

    def __init__(self, before: Step | None, seat: int, code: int, after: Any) -> None:
        self.before, self.seat, self.code, self.after = before, seat, code, after
        self._heard: dict[int, tuple[str, ...]] = {}

    def heard(self, game: Game, to: int) -> tuple[str, ...]:
        """Everything a seat has heard up to this step, this included."""
        unsaid = [self]
        while to not in unsaid[-1]._heard and unsaid[-1].before:
            unsaid.append(unsaid[-1].before)
        for step in reversed(unsaid):
            if to not in step._heard:
                step._heard[to] = step._say(game, to)
        return self._heard[to]

    def told(self, to: int, texts: tuple[str, ...]) -> None:
        """What a seat has heard so far is this, whatever came before."""
        self._heard[to] = texts

    def _say(self, game: Game, to: int) -> tuple[str, ...]:
        if self.before is None:
            return ()
        text = game.face.told(unpack(self.before.after), self.seat, self.code, unpack(self.after), to)
        return self.before._heard[to] + ((f"{self.seat} {text}",) if text else ())

    def steps(self) -> list[Step]:
        """The steps that led here, this one last."""
        found = [self]
        while found[-1].before:
            found.append(found[-1].before)
        return found[::-1]

    def __reduce__(self) -> tuple[Callable[..., Step], tuple[Any, ...]]:
        # One after the other: a chain of hundreds would be too deep for pickle.
        first, *others = self.steps()
        return _retell, (first.after, first._heard, [(step.seat, step.code, step.after) for step in others])


def _retell(after: Any, heard: dict[int, tuple[str, ...]], others: list[tuple[int, int, Any]]) -> Step:
    step = Step(None, -1, -1, after)
    step._heard = heard
    for other in others:
        step = Step(step, *other)
    return step


def dealt(game: Game, before: Any, after: Any, seats: int) -> Step:
    """The beginning of a story: everybody hears what the table did by itself."""
    first = Step(None, -1, -1, after)
    opened = tuple(f"{seat} {text}" for seat, text in game.face.opened(unpack(before), unpack(after)))
    for seat in range(seats):
        first.told(seat, opened)
    return first


def imagined(game: Game, told: Step, me: int, world: Any, seats: int) -> Step:
    """The story in a world that seat ``me`` imagines: all have heard what it heard, and see what they see there."""
    first, mine = Step(None, -1, -1, world), told.heard(game, me)
    for seat in range(seats):
        first.told(seat, mine if seat == me else (*mine, f"imagined {seen_in(game, world, seat)}"))
    return first


def seen_in(game: Game, states: Any, seat: int) -> str:
    """What a seat sees in a state, as a word."""
    out = np.zeros(game.observed, np.uint8)
    game.kernel.observe_at(states, 0, seat, out)
    return out.tobytes().hex()
