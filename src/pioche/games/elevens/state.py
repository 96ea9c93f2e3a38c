"""The record of the row games, and what can be read off it.

A colour's cards are bits: bit v-1 of ``hand[seat, colour]`` is the card of value v. ``starts`` holds the
values that may start an empty row, so every opening is the same two lines in ``fits``:
eleven {11}; three {10, 11, 12}; free everything, then only the value laid first; both ends out: nothing.
"""

from __future__ import annotations

import numpy as np

from pioche.core.colours import beside
from pioche.core.jit import Bytes, Ints, Word, jit
from pioche.core.layout import layout
from pioche.games.elevens.deck import COLOURS, LEFT_OUT, LETTERS, VALUES, Opening
from pioche.games.elevens.fields import Fields

STATE = layout(Fields)
State = Fields[Ints, Ints, Bytes, Word]


@jit
def values(s: State) -> int:
    """The values in the deck, as a mask."""
    return (1 << 11) - 1 if s.opening == Opening.JUNIOR else (1 << VALUES) - 1


_LEFT_OUT = np.array([LETTERS.index(letter) for letter in LEFT_OUT], np.int64)


@jit
def in_play(s: State, colour: int) -> bool:
    """Whether the deck has that colour (ELV-2)."""
    return bool(s.colours == COLOURS or colour != _LEFT_OUT[s.without])


@jit
def fits(s: State, colour: int) -> int:
    """The values that may be laid in a row now; nobody holds a card of a colour left out."""
    row = s.row[colour]
    return beside(row) & values(s) if row else s.starts


@jit
def can_lay(s: State, seat: int) -> bool:
    """Whether any card of the hand fits anywhere."""
    for colour in range(COLOURS):
        if s.hand[seat, colour] & fits(s, colour):
            return True
    return False


@jit
def any_row(s: State) -> int:
    """Whether a card lies in any row."""
    return int(s.row[0] | s.row[1] | s.row[2] | s.row[3])


@jit
def take(s: State, seat: int, card: int) -> None:
    """A card into a hand."""
    s.hand[seat, card // VALUES] |= 1 << card % VALUES


@jit
def most_draws(s: State) -> int:
    """How many cards a seat draws at most in a turn."""
    return 1 if s.opening == Opening.JUNIOR else 3
