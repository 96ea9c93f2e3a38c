"""The fields of a state, declared once: what its bytes are, and what reading them gives."""

from __future__ import annotations

from typing import Annotated, Generic

from pioche.core.layout import Cards, Chance, Grid, Row
from pioche.games.elevens.deck import CARDS, COLOURS, MOST_SEATS


class Fields(Generic[Row, Grid, Cards, Chance]):
    """What there is to know of a round, secrets included."""

    opening: int  # an opening of the classic game, or JUNIOR
    colours: int
    without: int  # which colour is left out of three, by its place in LEFT_OUT
    seats: int
    seat: int  # whose turn it is
    laid: int  # cards laid in this turn
    drawn: int  # cards drawn in this turn
    passes: int  # turns passed in a row
    over: int
    out: int  # 1 + the seat that laid its last card; 0 for nobody
    starts: int  # values that may start a row
    row: Annotated[Row, COLOURS]
    hand: Annotated[Grid, MOST_SEATS, COLOURS]
    lacks: Annotated[Grid, MOST_SEATS, COLOURS]  # values that everybody knows a seat does not hold
    top: int  # how many cards the pile has
    pile: Annotated[Cards, CARDS]  # the top card last
    rng: Chance
