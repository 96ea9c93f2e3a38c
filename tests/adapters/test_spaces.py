"""The tables of actions and observations."""

from __future__ import annotations

import numpy as np

from pioche.core.game import find
from pioche.testing.traces import part
from pioche.testing.walks import walk


def test_the_own_hand_of_the_row_game_stands_first() -> None:
    setting = find("elevens").setting(3, {})
    for round in walk(setting, 4):
        for seat in range(3):
            hand = part(setting, round.states, seat, "own hand")
            names = [setting.game.face.ACTIONS[code].removeprefix("lay ") for code in np.flatnonzero(hand)]
            assert names == list(round.view(seat).zone(f"hand {seat}").cards)
