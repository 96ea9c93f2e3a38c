"""The record of KO, and what can be read off it.

Cards in hands are bits, each with a number of its own, so that ``known`` can say card by card what a seat knows of
other hands; market and pile are just kinds.
"""

from __future__ import annotations

from pioche.core.jit import Bytes, Ints, Word, jit
from pioche.core.kit import Copies, Masks, hand_of, take_copy
from pioche.core.layout import layout
from pioche.games.ko import deck
from pioche.games.ko.deck import COLOURS, FIRST, KO
from pioche.games.ko.fields import Fields
from pioche.games.ko.runs import joined, numbers, rank, run_values

STATE = layout(Fields)
State = Fields[Ints, Ints, Bytes, Word]

effect_kind = jit(deck.effect_kind)

# Cards


@jit
def kind_of(card: int) -> int:
    """What is printed on a card."""
    return int(deck.KIND_OF[card])


@jit
def copies_of(kind: int) -> Copies:
    """The cards of a kind."""
    first = int(FIRST[kind])
    return first, first + (deck.MOST_COPIES if kind >= KO else 1)


@jit
def add(s: State, seat: int, kind: int) -> int:
    """A card of a kind into a hand."""
    return take_copy(s, seat, copies_of(kind))


@jit
def full_hand(s: State) -> int:
    """How many cards a hand is refilled to, and make a run complete."""
    return deck.HAND[s.small]


@jit
def least_first(s: State) -> int:
    """How many cards a first placing needs."""
    return deck.FIRST_PLACING[s.small]


@jit
def market_cards(s: State, n: int) -> Masks:
    """The n oldest market cards as a pair of masks."""
    cards = (0, 0)
    for i in range(n):
        cards = joined(cards, int(s.market[i]))
    return cards


@jit
def missing(s: State, seat: int, colour: int) -> int:
    """The numbers a seat still lacks for a run of a colour, lying or in hand, as a mask."""
    return ~(numbers(hand_of(s, seat), colour) | run_values(s.run[seat])) & (1 << full_hand(s)) - 1


@jit
def could_place(s: State, seat: int) -> bool:
    """Whether a seat has a card for its run, or enough to begin one (KO-14)."""
    cards = hand_of(s, seat)
    if s.colour[seat]:
        return rank(cards, s.colour[seat] - 1, s.run[seat]) > 0
    for colour in range(len(COLOURS)):
        if rank(cards, colour, 0) >= least_first(s):
            return True
    return False
