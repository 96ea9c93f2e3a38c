"""What tests of adapters share."""

from __future__ import annotations

import os

import pytest

from pioche.core.game import games
from pioche.testing.traces import options, seen_at, traced

__all__ = ["GAMES", "LONG", "options", "seen_at", "traced"]

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)

LONG = pytest.mark.skipif(not os.environ.get("PIOCHE_PEERS"), reason="takes minutes: 'make peers'")
