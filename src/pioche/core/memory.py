"""What seats know of other hands, in games whose hands are pairs of masks: ``known`` says it card by card.

All of it depends only on what the knowing seat saw: were it kept a moment longer because the true card is still there,
its being kept would tell.
"""

from __future__ import annotations

from typing import Protocol

from pioche.core.jit import Ints, jit, low
from pioche.core.kit import Copies, Handed, Masks, Piled, exchange, find, flip, has, put, sort
from pioche.core.layout import WORD


class Remembered(Handed, Protocol):
    """A record with hands, and with what each seat knows of the others."""

    known: Ints


class Hidden(Remembered, Piled, Protocol):
    """A record with hands, what is known of them, and a pile."""


@jit
def known_of(s: Remembered, seat: int, other: int) -> Masks:
    """The cards of another hand that a seat knows."""
    return s.hand[other, 0] & s.known[seat, 0], s.hand[other, 1] & s.known[seat, 1]


@jit
def learn(s: Remembered, seat: int, card: int) -> None:
    """A seat has seen a card in another hand."""
    s.known[seat, card // WORD] |= 1 << card % WORD


@jit
def learn_hand(s: Remembered, seat: int, other: int) -> None:
    """A seat knows all of another hand; its own cards need no knowing."""
    for word in range(2):
        s.known[seat, word] = (s.known[seat, word] | s.hand[other, word]) & ~s.hand[seat, word]


@jit
def trade(s: Remembered, seat: int, other: int) -> None:
    """Two seats exchange hands, and each knows what the other has now."""
    exchange(s, seat, other)
    learn_hand(s, seat, other)
    learn_hand(s, other, seat)


@jit
def lose_sight(s: Remembered, seat: int, other: int) -> None:
    """Who does not see which cards go from a hand to another is sure of none of them any more."""
    for onlooker in range(s.seats):
        if onlooker not in (seat, other):
            for word in range(2):
                s.known[onlooker, word] &= ~s.hand[seat, word]


@jit
def known_copy(s: Remembered, seat: int, other: int, copies: Copies) -> int:
    """A copy of a card that a seat knows in another hand; -1 for none."""
    for card in range(copies[0], copies[1]):
        if has(s.known, seat, card) and has(s.hand, other, card):
            return card
    return -1


@jit
def forget_one(s: Remembered, seat: int, other: int, card: int, copies: Copies) -> None:
    """A card leaves a hand: a copy of it that the seat knew there may be the one.

    Copies cannot be told apart, so if the one that leaves was not known, a known copy is forgotten in its place.
    """
    gone = card if has(s.known, seat, card) else known_copy(s, seat, other, copies)
    if gone >= 0:
        flip(s.known, seat, gone)


@jit
def leave(s: Remembered, seat: int, copies: Copies) -> None:
    """A card out of a hand, seen by all: whoever knew of such a card there no longer does."""
    card = find(s.hand, seat, copies)
    for other in range(s.seats):
        forget_one(s, other, seat, card, copies)
    flip(s.hand, seat, card)


@jit
def hand_over(s: Remembered, seat: int, other: int, card: int, copies: Copies) -> None:
    """A card from one hand into another, seen by the two alone."""
    forget_one(s, other, seat, card, copies)
    flip(s.hand, seat, card)
    flip(s.hand, other, card)
    learn(s, seat, card)


@jit
def gather(s: Hidden, me: int, kinds: Ints) -> None:
    """The cards of other hands that seat ``me`` (-1: an onlooker) does not know, onto the pile, all of it in order.

    ``kinds`` says what is printed on each card. What the others know is forgotten.
    """
    for seat in range(s.seats):
        if seat != me:
            for word in range(2):
                sure = s.known[me, word] if me >= 0 else 0
                mask = s.hand[seat, word] & ~sure
                s.hand[seat, word] &= sure
                while mask:
                    s.top = put(s.pile, s.top, kinds[word * WORD + low(mask)])
                    mask &= mask - 1
            s.known[seat, :] = 0
    sort(s.pile, s.top)
