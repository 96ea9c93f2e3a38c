"""What card games share, for their compiled rules; ``core/memory.py`` has what seats know of other hands.

Cards that lie in an order are an array with their number beside it: ``pile`` and ``top``. Hands are bits: one mask or
several for each seat in ``hand``. Where copies of a card cannot be told apart, a hand has two masks of ``WORD`` cards
each; every copy has its own number there, copies side by side, and lists hold only what is printed on a card, its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pioche.core.jit import Bytes, HasGenerator, Ints, jit, low, ones, shuffle
from pioche.core.layout import WORD

Masks = tuple[int, int]
Copies = tuple[int, int]  # the cards of one kind: the first of them, and the one after the last


class Piled(HasGenerator, Protocol):
    """A record with a pile."""

    top: int  # how many cards it has
    pile: Bytes  # the top card last


class Seated(Protocol):
    """A record with seats around a table."""

    seats: int
    direction: int


class Handed(Protocol):
    """A record with hands."""

    seats: int
    hand: Ints


# The best


NOBODY = 0, -(1 << 30)  # leads: where ``lead`` begins


@jit
def lead(leaders: tuple[int, int], seat: int, worth: int) -> tuple[int, int]:
    """The seats with the best so far, as a mask, and how much that is, once another seat is looked at; ties share."""
    who, best = leaders
    if worth > best:
        return 1 << seat, worth
    return (who | 1 << seat, best) if worth == best else leaders


# Seats


@jit
def seat_after(s: Seated, seat: int, steps: int) -> int:
    """The seat so many steps on in the direction of play; before, if they are negative."""
    return (seat + steps * s.direction) % s.seats


# Lists of cards and of actions


@jit
def put(cards: Ints | Bytes, n: int, card: int) -> int:
    """One more card or action on a list of n; how many there are then."""
    cards[n] = card
    return n + 1


@jit
def put_bits(out: Ints | Bytes, n: int, mask: int, first: int) -> int:
    """A card or an action for every bit of a mask, counted from the first of them; how many there are then."""
    while mask:
        out[n] = first + low(mask)
        n += 1
        mask &= mask - 1
    return n


@jit
def put_seats(out: Ints, n: int, seats: int, but: int, first: int) -> int:
    """An action aimed at every seat but one; how many there are then."""
    for seat in range(seats):
        if seat != but:
            n = put(out, n, first + seat)
    return n


@jit
def pop(s: Piled) -> int:
    """The top card off the pile."""
    s.top -= 1
    card = int(s.pile[s.top])
    s.pile[s.top] = 0
    return card


@jit
def renew(s: Piled, cards: Bytes, n: int, keep: int) -> int:
    """All of n lying cards but the latest become the pile, shuffled; how many still lie."""
    if n <= keep:
        return n
    s.top = n - keep
    for i in range(s.top):
        s.pile[i] = cards[i]
    for i in range(keep):
        cards[i] = cards[s.top + i]
    cards[keep:n] = 0
    shuffle(s, s.pile, s.top)
    return keep


@jit
def sort(cards: Bytes, n: int) -> None:
    """The first n cards in rising order."""
    for i in range(1, n):
        card, at = cards[i], i
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card


# Hands of bits


@jit
def held(s: Handed, seat: int) -> int:
    """How many cards a seat has."""
    count = 0
    for mask in range(s.hand.shape[1]):
        count += ones(s.hand[seat, mask])
    return count


@jit
def held_by_all(s: Handed) -> tuple[int, int, int, int, int, int]:
    """How many cards each of six seats has."""
    return held(s, 0), held(s, 1), held(s, 2), held(s, 3), held(s, 4), held(s, 5)


@jit
def hand_of(s: Handed, seat: int) -> Masks:
    """The pair of masks of a hand."""
    return s.hand[seat, 0], s.hand[seat, 1]


@jit
def cards_in(masks: Ints | Masks) -> Iterator[int]:
    """The cards of a pair of masks, rising."""
    for word in range(2):
        mask = masks[word]
        while mask:
            yield word * WORD + low(mask)
            mask &= mask - 1


@jit
def nth_card(masks: Ints, n: int) -> int:
    """The n-th card of a pair of masks, counted from 0."""
    first = ones(masks[0])
    word = 0 if n < first else 1
    mask = masks[word]
    for _ in range(n - word * first):
        mask &= mask - 1
    return word * WORD + low(mask)


@jit
def has(masks: Ints, seat: int, card: int) -> bool:
    """Whether a card is among those that a seat holds, or knows."""
    return bool(masks[seat, card // WORD] >> card % WORD & 1)


@jit
def flip(masks: Ints, seat: int, card: int) -> None:
    """A card joins those that a seat holds, or knows, or leaves them."""
    masks[seat, card // WORD] ^= 1 << card % WORD


@jit
def find(masks: Ints, seat: int, copies: Copies) -> int:
    """The first copy of a card that a seat holds, or knows; -1 for none."""
    for card in range(copies[0], copies[1]):
        if has(masks, seat, card):
            return card
    return -1


@jit
def take_copy(s: Handed, seat: int, copies: Copies) -> int:
    """A card into a hand: the first copy that nobody holds, which is the only one left if it comes to the last."""
    card = copies[0]
    while card < copies[1] - 1 and in_some_hand(s, card):
        card += 1
    flip(s.hand, seat, card)
    return card


@jit
def in_some_hand(s: Handed, card: int) -> bool:
    """Whether anybody holds a card."""
    mask = 0
    for seat in range(len(s.hand)):
        mask |= s.hand[seat, card // WORD]
    return bool(mask >> card % WORD & 1)


@jit
def exchange(s: Handed, seat: int, other: int) -> None:
    """Two seats exchange hands."""
    for word in range(2):
        mine = s.hand[seat, word]
        s.hand[seat, word] = s.hand[other, word]
        s.hand[other, word] = mine
