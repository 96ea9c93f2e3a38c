"""The record of the linked rows, and what can be read off it.

A colour's places are bits: bit v-1 of ``row[colour]`` says that something lies at value v, the same bit of
``joker[colour]`` that it is a Joker. ``used`` counts the cards of a turn (LNK-3), ``laid`` those of them that went to
a row, which is what a swap (LNK-10) and an empty pile (LNK-6) ask for.
"""

from __future__ import annotations

import numpy as np

from pioche.core import kit
from pioche.core.colours import beside, no_numbers, sum_of_numbers
from pioche.core.jit import Bytes, Ints, Word, jit
from pioche.core.layout import layout
from pioche.games.links.deck import COLOURS, JOKER, MOST, NEAR, VALUES, WORTH
from pioche.games.links.fields import Fields

STATE = layout(Fields)
State = Fields[Ints, Ints, Bytes, Word]

ALL = (1 << VALUES) - 1
_NEAR = np.array(NEAR, np.int64)

# Places


@jit
def near(s: State, colour: int) -> int:
    """The colours of the neighbouring rows, as a mask."""
    return int(_NEAR[s.order, colour])


@jit
def fits(s: State, colour: int) -> int:
    """The empty places of a row beside one where something lies (LNK-4)."""
    return beside(s.row[colour]) & ALL


@jit
def any_place(s: State) -> bool:
    """Whether a card could be laid anywhere without a Link."""
    return bool(fits(s, 0) | fits(s, 1) | fits(s, 2) | fits(s, 3))


@jit
def reached(s: State, colour: int) -> int:
    """The empty places of a row that a Link can lead to: something lies above or below (LNK-15, LNK-16)."""
    lying = 0
    for other in range(COLOURS):
        if near(s, colour) >> other & 1:
            lying |= int(s.row[other])
    return lying & ~int(s.row[colour])


# Hands


@jit
def held(s: State, seat: int) -> int:
    """How many cards a seat has in hand."""
    return kit.held(s, seat) + int(s.jokers[seat])


@jit
def empty(s: State, seat: int) -> bool:
    """Whether a seat has no card left in hand."""
    return not s.jokers[seat] and no_numbers(s, seat)


@jit
def points(s: State, seat: int) -> int:
    """Bonus cards less what is still in hand (LNK-19)."""
    return WORTH * int(s.bonus[seat] - s.jokers[seat]) - sum_of_numbers(s, seat)


# What a seat could still do


@jit
def number_fits(s: State, seat: int) -> bool:
    """Whether a number of the hand fits directly."""
    for colour in range(COLOURS):
        if s.hand[seat, colour] & fits(s, colour):
            return True
    return False


@jit
def can_link(s: State, seat: int, jokers: int) -> bool:
    """Whether a Link could be laid, with so many Jokers in hand."""
    if not s.links[seat]:
        return False
    for colour in range(COLOURS):
        if reached(s, colour) & (ALL if jokers else s.hand[seat, colour]):
            return True
    return False


@jit
def can_lay(s: State, seat: int, jokers: int) -> bool:
    """Whether any card could be laid in a row, with so many Jokers in hand."""
    return (jokers > 0 and any_place(s)) or number_fits(s, seat) or can_link(s, seat, jokers)


@jit
def stands_for_mine(s: State, seat: int) -> bool:
    """Whether a Joker stands for a number of the hand."""
    for colour in range(COLOURS):
        if s.hand[seat, colour] & s.joker[colour]:
            return True
    return False


@jit
def must_lay(s: State, seat: int) -> bool:
    """Whether an empty pile obliges the seat to lay a card (LNK-6)."""
    return s.top == 0 and s.laid == 0 and s.used < MOST and number_fits(s, seat)


@jit
def can_swap(s: State, seat: int, used: int) -> bool:
    """Whether, with so many cards used, a swap brings a Joker and another card is laid or could be then (LNK-10)."""
    return stands_for_mine(s, seat) and (s.laid > 0 or (used < MOST - 1 and can_lay(s, seat, 1)))


@jit
def may_drop(s: State, seat: int) -> bool:
    """Whether what the turn still owes could be laid after a Joker is dropped (LNK-6, LNK-10)."""
    if s.laid:
        return True
    if s.used == MOST - 1:
        return not (s.owed or must_lay(s, seat))
    return not s.owed or can_lay(s, seat, s.jokers[seat] - 1) or can_swap(s, seat, s.used + 1)


@jit
def more(s: State, seat: int) -> bool:
    """Whether the seat could do anything but end its turn, cards of the four being left."""
    return bool(s.jokers[seat] or number_fits(s, seat) or can_link(s, seat, 0) or can_swap(s, seat, s.used))


@jit
def take(s: State, seat: int, card: int) -> None:
    """A card into a hand."""
    if card == JOKER:
        s.jokers[seat] += 1
    else:
        s.hand[seat, card // VALUES] |= 1 << card % VALUES
