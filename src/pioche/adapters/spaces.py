"""What learning libraries ask about a game: the spaces of its observations and actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from pioche.core.game import Game

MOST = 255  # an observation is made of bytes


def seen_space(game: Game) -> spaces.Dict:
    """What a seat is given: bytes that say what it sees, and a mask of the actions it may take now."""
    mask = spaces.Box(0, 1, (len(game.face.ACTIONS),), np.int8)
    return spaces.Dict({"observation": _bytes(game.observed), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """The codes of all actions."""
    return spaces.Discrete(len(game.face.ACTIONS))


def truth_space(game: Game, seats: int) -> spaces.Box[np.uint8]:
    """What all seats see together."""
    return _bytes(seats * game.observed)


def _bytes(n: int) -> spaces.Box[np.uint8]:
    return spaces.Box(0, MOST, (n,), np.uint8)
