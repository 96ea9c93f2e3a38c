"""What tests of adapters share."""

from __future__ import annotations

import pytest

from pioche.core.game import games
from pioche.testing.traces import options, seen_at, traced

__all__ = ["GAMES", "options", "seen_at", "traced"]

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
