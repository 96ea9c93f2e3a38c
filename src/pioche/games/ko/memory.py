"""What seats know of other hands: learned at the market, by robbing and by moving hands, lost when it may not be true.

Everything here depends only on what the knowing seat saw: were it kept a moment longer because the true card is still
there, its being kept would tell.
"""

from __future__ import annotations

from pioche.core.jit import jit, low
from pioche.games.ko.deck import FIRST, KO, MOST_COPIES, WORD
from pioche.games.ko.state import State, find, has, kind_of


@jit
def knows(s: State, seat: int, card: int) -> bool:
    """Whether a seat knows in whose hand a card is."""
    return bool(s.known[seat, card // WORD] >> card % WORD & 1)


@jit
def learn(s: State, seat: int, card: int) -> None:
    """A seat has seen a card in another hand."""
    s.known[seat, card // WORD] |= 1 << card % WORD


@jit
def show(s: State, owner: int, card: int) -> None:
    """Everybody has seen a card come into a hand."""
    for seat in range(s.seats):
        if seat != owner:
            learn(s, seat, card)


@jit
def learn_hand(s: State, seat: int, other: int) -> None:
    """A seat knows all of another hand; its own cards need no knowing."""
    for word in range(2):
        s.known[seat, word] = (s.known[seat, word] | s.hand[other, word]) & ~s.hand[seat, word]


@jit
def forget_hand(s: State, seat: int, other: int) -> None:
    """A seat is no longer sure of anything in another hand."""
    for word in range(2):
        s.known[seat, word] &= ~s.hand[other, word]


@jit
def lose_sight(s: State, thief: int, robbed: int) -> None:
    """Those who do not see which cards go from one hand to another are sure of none of them any more."""
    for seat in range(s.seats):
        if seat not in (thief, robbed):
            forget_hand(s, seat, robbed)


@jit
def set_aside(s: State, thief: int, robbed: int) -> None:
    """Before a whole hand is taken card by card, what onlookers know of it is kept apart.

    On the way they cannot know which of the cards are already gone; when all are, they know them in the new hand.
    """
    for word in range(2):
        s.peeked[word] = s.hand[robbed, word]
    at = 0
    for seat in range(s.seats):
        if seat not in (thief, robbed):
            for word in range(2):
                mask = s.peeked[word]
                while mask:
                    s.kept |= (s.known[seat, word] >> low(mask) & 1) << at
                    at += 1
                    mask &= mask - 1
    lose_sight(s, thief, robbed)


@jit
def bring_back(s: State, thief: int, robbed: int) -> None:
    """The last card of the hand is taken: what was kept apart is true of the thief's hand."""
    at = 0
    for seat in range(s.seats):
        if seat not in (thief, robbed):
            for word in range(2):
                mask = s.peeked[word]
                while mask:
                    s.known[seat, word] |= (s.kept >> at & 1) << low(mask)
                    at += 1
                    mask &= mask - 1
    s.peeked[:] = 0
    s.kept = 0


@jit
def known_copy(s: State, seat: int, other: int, kind: int) -> int:
    """A card of a kind that a seat knows in another hand; -1 for none."""
    first = int(FIRST[kind])
    for card in range(first, first + (MOST_COPIES if kind >= KO else 1)):
        if knows(s, seat, card) and has(s, other, card):
            return card
    return -1


@jit
def forget_one(s: State, seat: int, other: int, card: int) -> None:
    """A card has left a hand: one of its kind that the seat knew there may have been it.

    Copies cannot be told apart, so if the card that left was not the known one, a known copy is forgotten in its place.
    """
    gone = card if knows(s, seat, card) else known_copy(s, seat, other, kind_of(card))
    if gone >= 0:
        s.known[seat, gone // WORD] ^= 1 << gone % WORD


@jit
def leave(s: State, seat: int, kind: int) -> None:
    """A card out of a hand, seen by all: whoever knew of one such card there no longer does."""
    card = find(s, seat, kind)
    for other in range(s.seats):
        forget_one(s, other, seat, card)
    s.hand[seat, card // WORD] ^= 1 << card % WORD


@jit
def rob(s: State, thief: int, robbed: int, card: int) -> None:
    """A card from one hand into another, seen by the two alone."""
    forget_one(s, thief, robbed, card)
    s.hand[robbed, card // WORD] ^= 1 << card % WORD
    s.hand[thief, card // WORD] ^= 1 << card % WORD
    learn(s, robbed, card)
