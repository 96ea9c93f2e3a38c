"""The cards and codes of the row games, and their names: no compiler needed to read them."""

from __future__ import annotations

from enum import IntEnum


class Opening(IntEnum):
    """How rows are started: the options of the classic game in their order, then the small game."""

    ELEVEN, EXTREMES, THREE, FREE, JUNIOR = range(5)


VALUES, COLOURS, MOST_SEATS = 20, 4, 6
CARDS = VALUES * COLOURS
STOP, DRAW, PASS = range(CARDS, CARDS + 3)
OBSERVED = 4 * CARDS + 3 * MOST_SEATS + 14

# A round is finite: every card is drawn and laid at most once, a turn that lays ends with one stop at most,
# and between two cards laid at an empty pile fewer seats pass than sit at the table.
LONGEST = CARDS + CARDS + CARDS + CARDS * (MOST_SEATS - 1)

LETTERS = "RYGB"
LEFT_OUT = ("B", "R", "Y", "G")  # which colour three colours go without, the usual one first (ELV-2)

# The values that may start an empty row, by opening; free: any, until the first card has been laid.
STARTS = (1 << 10, 0, 0b111 << 9, (1 << VALUES) - 1, 0)


NAMES = tuple(f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1))
CODES = {name: card for card, name in enumerate(NAMES)}
ACTIONS = (*(f"lay {name}" for name in NAMES), "stop", "draw", "pass")
