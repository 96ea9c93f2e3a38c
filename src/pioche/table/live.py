"""A round that many look at between two actions: what it says of itself is worked out once."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from pioche.core.game import Setting
from pioche.core.round import Round, Step, deal_round
from pioche.core.view import Event


class LiveRound(Round):
    """A round at a live table: it remembers what it worked out until the next action."""

    _seen: tuple[SimpleNamespace, tuple[int, ...]] | None = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the round is over."""
        return (self._seen or self._look())[1]

    def snapshot(self) -> SimpleNamespace:
        """The state in plain numbers, every secret included; to be read only."""
        return (self._seen or self._look())[0]

    def _tell(self, step: Step) -> None:
        """Add a step; those who heard the same share one event, which saves most of the memory of a table."""
        self.steps.append(_shared(step))
        said = dict[tuple[int, str, bool], Event]()
        for ear, (events, text) in enumerate(zip(self._events, step.heard, strict=True)):
            if text is not None:
                key = len(events) + 1, text, step.by_table(ear)
                said[key] = event = said.get(key) or Event(key[0], step.seat, *key[1:])
                events.append(event)

    def _changed(self) -> None:
        self._seen = None

    def _look(self) -> tuple[SimpleNamespace, tuple[int, ...]]:
        self._seen = seen = super().snapshot(), super().to_act
        return seen


@lru_cache(20_000)
def _shared(step: Step) -> Step:
    """One step for all equal ones, at all tables: they never change."""
    return step


def deal_live(setting: Setting, seed: int, first: int | None) -> LiveRound:
    """The round that such a deal gives."""
    dealt: Any = deal_round(setting, seed, 0, first).dealt
    return LiveRound(setting, dealt.copy())
