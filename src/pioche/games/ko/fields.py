"""The fields of a state, declared once: what its bytes are, and what reading them gives."""

from __future__ import annotations

from typing import Annotated, Generic

from pioche.core.layout import Cards, Chance, Grid, Row
from pioche.games.ko.deck import CARDS, MOST_SEATS


class Fields(Generic[Row, Grid, Cards, Chance]):
    """What there is to know of a round, secrets included."""

    actions: int  # the option: copies of each action card
    small: int  # 1 in the game for the smallest
    seats: int
    seat: int  # whose turn it is, also while a robbed seat refills
    direction: int
    phase: int
    stage: int  # which refill, or placing
    thrown: int  # cards discarded this turn
    suited: int  # colour cards among them
    values: int  # their values, a mask
    colours: int  # their colours, a mask
    powers: int  # action cards discarded this turn, a mask
    fresh: int  # latest market cards that were discarded this turn
    effect: int  # the action card that takes effect, by kind
    target: int  # 1 + the seat it is aimed at
    wanted: int  # cards still to be taken from a peeked hand
    moved: int  # whether a card was drawn, taken or placed this turn
    idle: int  # the seats whose turns have passed since one was, as a mask
    acted: int  # actions taken in this round
    over: int
    out: int  # 1 + the seat that completed its run
    gone: Annotated[Row, 2]  # skip and turn cards out of the game
    colour: Annotated[Row, MOST_SEATS]  # 1 + the colour of a run
    run: Annotated[Row, MOST_SEATS]
    hand: Annotated[Grid, MOST_SEATS, 2]
    known: Annotated[Grid, MOST_SEATS, 2]  # cards in other hands that a seat knows to be there
    peeked: Annotated[Row, 2]  # a hand that is being taken card by card to the last one
    kept: int  # what onlookers knew of it
    rng: Chance
    top: int  # how many cards the pile has
    shown: int  # how many the market has
    pile: Annotated[Cards, CARDS]  # kinds, the top card last
    market: Annotated[Cards, CARDS]  # kinds, the latest last
