"""Who gets the rules of games ready for tables, and what a house is told of it."""

from __future__ import annotations

from typing import Protocol

from pioche.bots.prepare import PARTS, Part
from pioche.core.game import Game


class Preparing(Protocol):
    """Compiles rules where nobody who plays feels it."""

    async def ready(self, game: Game, part: Part, /) -> None:
        """Wait until a part can be loaded in no time; what is waited for is prepared before anything else."""

    def done(self, game: Game, /) -> int:
        """How many parts of a game are prepared."""


class Unprepared:
    """Nobody prepares anything: rules are compiled when they are first needed."""

    async def ready(self, _game: Game, _part: Part, /) -> None:
        """Nothing is waited for."""

    def done(self, _game: Game, /) -> int:
        """Nothing is shown as missing, since nobody works on it."""
        return len(PARTS)
