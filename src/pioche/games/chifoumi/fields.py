"""The fields of a state, declared once: what its bytes are, and what reading them gives."""

from __future__ import annotations

from typing import Annotated, Generic

from pioche.core.layout import Cards, Chance, Grid
from pioche.games.chifoumi.deck import CARDS, MOST_SEATS


class Fields(Generic[Grid, Cards, Chance]):
    """What there is to know of a round, secrets included."""

    young: int
    events: int
    stack: int  # the option: 0 a +3 must be stronger, 1 any
    mistakes: int  # 0 prevented, 1 with a penalty
    race_seconds: int
    thanks_seconds: int
    seats: int
    seat: int  # whose turn it is; in a race the seat that laid the card
    direction: int
    phase: int
    waiting: int  # cards to be drawn by the seat on turn
    asked: int  # seats that have not answered in a race
    erred: int  # seats that snapped wrongly in this race
    drawn: int  # 1 + the card just drawn that may be laid
    given: int  # 1 + the seat that was given a card and has not thanked yet
    called: int  # the symbol that counts on top
    actions: int  # actions taken in this round
    over: int
    out: int  # 1 + the seat that got rid of its last card
    hand: Annotated[Grid, MOST_SEATS, 2]
    known: Annotated[Grid, MOST_SEATS, 2]  # cards in other hands that a seat knows to be there
    top: int  # how many cards the pile has
    pile: Annotated[Cards, CARDS]  # kinds, the top card last
    laid: int  # how many cards have been laid
    heap: Annotated[Cards, CARDS]  # kinds, the top card last
    rng: Chance
