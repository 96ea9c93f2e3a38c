"""The rules: dealing, laying, naming, drawing, passing, ending, scoring. Nothing else changes a state."""

from __future__ import annotations

import numpy as np

from crazy_eights.deck import (
    ACE,
    DRAW,
    EIGHT,
    MOST_DRAWN,
    MOST_LAID,
    NAME,
    OVER,
    PACK,
    PASS,
    POINTS,
    QUEEN,
    SUIT,
    TURN,
    TWO,
)
from crazy_eights.state import STATE, State, put, take
from crazy_eights.unseen import observe, redeal
from pioche.core.jit import Ints, jit, low, shuffle
from pioche.core.kit import NOBODY, lead

__all__ = ["STATE", "State", "observe", "redeal"]

WORTH = np.array(POINTS, np.int64)
RANK = 0b1111  # the four cards of a rank; shifted by four times the rank
ALL_OF = sum(1 << 4 * rank for rank in range(13))  # the thirteen cards of a suit; shifted by the suit


@jit
def deal(s: State) -> None:
    """Seven cards each for two, five for more; the pile never begins with an eight (CRZ-1)."""
    s.phase = s.suit = s.owed = s.drawn = s.passes = s.top = s.laid = 0
    s.direction = 1
    s.hand[:] = 0
    s.discard[:] = 0
    for card in range(PACK if s.seats < 6 else 2 * PACK):
        s.pile[s.top] = card % PACK
        s.top += 1
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        for _ in range(7 if s.seats == 2 else 5):
            take(s, seat)
    while s.pile[s.top - 1] >> 2 == EIGHT:
        shuffle(s, s.pile, s.top)


@jit
def begin(s: State) -> None:
    """The first card is turned up, as if the seat before the first one had laid it."""
    if s.laid == 0:
        s.top -= 1
        card = int(s.pile[s.top])
        s.pile[s.top] = 0
        put(s, card)
        s.seat = (s.seat + s.seats - 1) % s.seats
        follow(s, card)


@jit
def to_act(s: State) -> int:
    """The seat whose turn it is, as a mask; nobody when the round is over."""
    return 0 if s.phase == OVER else 1 << s.seat


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of the seat whose turn it is; how many there are."""
    if s.phase == SUIT:
        for suit in range(4):
            out[suit] = NAME + suit
        return 4
    n, mask = 0, int(s.hand[seat, 0]) & fits(s)
    while mask:
        out[n] = low(mask)
        mask &= mask - 1
        n += 1
    out[n] = DRAW if s.top and s.drawn < MOST_DRAWN else PASS
    return n + 1


@jit
def fits(s: State) -> int:
    """The cards that may be laid now, as a mask (CRZ-2, CRZ-5)."""
    if s.owed:
        return RANK << 4 * TWO
    rank = int(s.discard[s.laid - 1]) >> 2
    return ALL_OF << s.suit | RANK << 4 * rank | RANK << 4 * EIGHT


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < PACK:
        lay(s, seat, action)
    elif action == DRAW:
        draw(s, seat)
    elif action == PASS:
        miss(s)
    else:
        s.suit = action - NAME
        next_seat(s)


@jit
def lay(s: State, seat: int, card: int) -> None:
    """A card on the others; the last one of a hand ends the round, an eight waits for a suit (CRZ-3, CRZ-6)."""
    s.hand[seat, 1 if s.hand[seat, 1] >> card & 1 else 0] ^= 1 << card
    put(s, card)
    s.passes = 0
    if s.hand[seat, 0] == 0 or s.laid > MOST_LAID:
        s.phase = OVER
    elif card >> 2 == EIGHT:
        s.phase = SUIT
    else:
        follow(s, card)


@jit
def follow(s: State, card: int) -> None:
    """What a card does to the seats after it (CRZ-5)."""
    rank = card >> 2
    s.suit = card & 3
    if s.special and rank == TWO:
        s.owed = s.owed + 2 if s.top else 0
    if s.special and rank == ACE:
        s.direction = -s.direction
    if s.special and rank == QUEEN:
        next_seat(s)
    next_seat(s)


@jit
def next_seat(s: State) -> None:
    """The next seat in the present direction begins its turn."""
    s.seat = (s.seat + s.direction + s.seats) % s.seats
    s.drawn = 0
    s.phase = TURN


@jit
def draw(s: State, seat: int) -> None:
    """A card from the pile; for twos all that are owed, and the turn is over (CRZ-4, CRZ-5)."""
    if s.owed == 0:
        s.drawn += 1
        take(s, seat)
        return
    short = s.owed > s.top
    for _ in range(min(s.owed, s.top)):
        take(s, seat)
    s.owed = 0
    next_seat(s) if short else miss(s)


@jit
def miss(s: State) -> None:
    """A turn without a card laid: with the pile empty, one more than there are seats end the round (CRZ-6)."""
    s.passes += s.top == 0
    if s.passes > s.seats:
        s.phase = OVER
    else:
        next_seat(s)


@jit
def points(s: State, seat: int) -> int:
    """The points of the cards left in a hand (CRZ-6)."""
    total = 0
    for pack in range(2):
        mask = int(s.hand[seat, pack])
        while mask:
            total += WORTH[low(mask)]
            mask &= mask - 1
    return total


@jit
def winners(s: State) -> int:
    """All with the fewest points, as a mask; nobody while the round is on."""
    leaders = NOBODY
    for seat in range(s.seats if s.phase == OVER else 0):
        leaders = lead(leaders, seat, -points(s, seat))
    return leaders[0]
