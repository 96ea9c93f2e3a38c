"""What seats know of other hands: learned by giving, trading and mistakes, lost when it may no longer be true.

Everything here depends only on what the knowing seat saw: were it kept a moment longer because the true card is still
there, its being kept would tell.
"""

from __future__ import annotations

from pioche.core.jit import jit
from pioche.games.chifoumi.deck import COPIES, FIRST, WORD
from pioche.games.chifoumi.state import State, has


@jit
def knows(s: State, seat: int, card: int) -> bool:
    """Whether a seat knows in whose hand a card is."""
    return bool(s.known[seat, card // WORD] >> card % WORD & 1)


@jit
def learn(s: State, seat: int, card: int) -> None:
    """A seat has seen a card in another hand."""
    s.known[seat, card // WORD] |= 1 << card % WORD


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
def known_copy(s: State, seat: int, other: int, kind: int) -> int:
    """A card of a kind that a seat knows in another hand; -1 for none."""
    first = int(FIRST[s.events, kind])
    for copy in range(first, first + int(COPIES[s.events, kind])):
        if knows(s, seat, copy) and has(s, other, copy):
            return copy
    return -1


@jit
def knows_kind(s: State, seat: int, other: int, kind: int) -> bool:
    """Whether a seat knows of such a card in another hand."""
    return known_copy(s, seat, other, kind) >= 0


@jit
def forget_one(s: State, seat: int, other: int, card: int, kind: int) -> None:
    """A card of that kind has left a hand: one such card that the seat knew there may have been it.

    Copies cannot be told apart, so if the card that left was not the known one, a known copy is forgotten in its place.
    """
    gone = card if knows(s, seat, card) else known_copy(s, seat, other, kind)
    if gone >= 0:
        s.known[seat, gone // WORD] ^= 1 << gone % WORD
