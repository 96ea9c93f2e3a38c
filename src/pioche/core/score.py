"""What finished rounds are worth: the points of a match, and who has won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec import Struct

from pioche.core.game import Setting


class Score(Struct, frozen=True):
    """The points of every finished round of a match.

    >>> score = Score(seats=3, rounds=2, low_wins=True, points=((4, 0, 7), (1, 5, 0)))
    >>> score.totals, score.winners
    ((5, 5, 7), (0, 1))
    """

    seats: int
    rounds: int
    low_wins: bool
    points: tuple[tuple[int, ...], ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(sum(points[seat] for points in self.points) for seat in range(self.seats))

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return len(self.points) >= self.rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best total once the match is over; ties share the win (ALL-4)."""
        best = min(self.totals) if self.low_wins else max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best) if self.over else ()


def score_of(setting: Setting, rounds: int, points: Iterable[tuple[int, ...]]) -> Score:
    """The score of a match of so many rounds."""
    return Score(setting.seats, rounds, setting.game.low_wins, tuple(points))


def gain_of(setting: Setting, states: Any) -> list[float]:
    """What the finished round in the first of these states was worth to each seat."""
    worth = np.zeros(setting.seats)
    setting.game.kernel.gain_at(states, 0, worth)
    gain: list[float] = worth.tolist()
    return gain
