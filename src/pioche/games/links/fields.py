"""The fields of a state, declared once: what its bytes are, and what reading them gives."""

from __future__ import annotations

from typing import Annotated, Generic

from pioche.core.layout import Cards, Chance, Grid, Row
from pioche.games.links.deck import CARDS, COLOURS, JOKERS, MOST_SEATS, PAIRS


class Fields(Generic[Row, Grid, Cards, Chance]):
    """What there is to know of a round, secrets included."""

    rows: int  # the option: 0 the order is drawn, else 1 + an order
    beginners: int
    drop_turn: int  # the option: 1 a drop alone may be a turn
    seats: int
    seat: int  # whose turn it is
    used: int  # cards from the hand in this turn
    laid: int  # those of them laid in a row
    owed: int  # a swap waits for another card to be laid
    target: int  # 1 + the place that a Link waits to see filled
    passes: int  # turns passed in a row
    over: int
    out: int  # 1 + the seat that got rid of its last card
    dropped: int  # Jokers discarded
    order: int  # of the rows, top to bottom
    row: Annotated[Row, COLOURS]
    joker: Annotated[Row, COLOURS]  # the places where Jokers stand
    bridge: Annotated[Row, len(PAIRS)]  # the values where a Link joins two rows
    hand: Annotated[Grid, MOST_SEATS, COLOURS]
    jokers: Annotated[Row, MOST_SEATS]  # in hand
    shown: Annotated[Row, MOST_SEATS]  # of these, taken openly by a swap: everybody knows
    links: Annotated[Row, MOST_SEATS]
    bonus: Annotated[Row, MOST_SEATS]
    top: int  # how many cards the pile has
    pile: Annotated[Cards, CARDS + JOKERS]  # the top card last
    rng: Chance
