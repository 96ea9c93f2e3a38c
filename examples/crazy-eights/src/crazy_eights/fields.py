"""The fields of a state, declared once: what its bytes are, and what reading them gives."""

from __future__ import annotations

from typing import Annotated, Generic

from crazy_eights.deck import MOST_CARDS, MOST_SEATS
from pioche.core.layout import Cards, Chance, Grid, Row


class Fields(Generic[Row, Grid, Cards, Chance]):
    """What there is to know of a round, secrets included."""

    special: int  # the option: twos, queens and aces do something
    seats: int
    seat: int  # whose turn it is
    phase: int
    direction: int  # 1 or -1
    suit: int  # to be followed: that of the card laid last, or the named one
    owed: int  # cards to draw for twos
    drawn: int  # cards drawn in this turn
    passes: int  # turns in a row without a card laid, the pile being empty
    hand: Annotated[Grid, MOST_SEATS, 2]  # cards as bits; the second mask: those that are there twice
    top: int  # how many cards the pile has
    pile: Annotated[Cards, MOST_CARDS]  # the top card last
    laid: int  # how many cards lie face up
    discard: Annotated[Cards, MOST_CARDS]  # the latest card last
    rng: Chance
