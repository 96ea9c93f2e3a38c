"""What a seat may do, by code."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, low
from pioche.games.chifoumi.deck import (
    BOULET,
    CHOOSING,
    DRAW,
    DRAWN,
    FORGET,
    GIVING,
    HAND_OVER,
    JOKER,
    KEEP,
    LET,
    MOST_SEATS,
    PLAY_AGAIN,
    RACING,
    SNAP,
    START,
    SWAP,
    TAKE,
    THANKING,
    THANKS,
    TURN,
    WORD,
)
from pioche.games.chifoumi.state import State, answers, kind_of, stronger


@jit
def to_act(s: State) -> int:
    """The seats that may act now, as a mask: in a race all that have not answered."""
    if s.over:
        return 0
    if s.phase == RACING:
        return s.asked
    return 1 << s.given - 1 if s.phase == THANKING else 1 << s.seat


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of a seat that may act, by code."""
    if s.phase == START:
        return legal_turn(s, seat, out)
    if s.phase == DRAWN:
        return put(out, list_drawn(s, out), KEEP)
    if s.phase == RACING:
        return put(out, list_cards(s, seat, SNAP, out), LET)
    if s.phase == CHOOSING:
        return put(out, put(out, 0, PLAY_AGAIN), TURN)
    if s.phase == THANKING:
        return put(out, put(out, 0, THANKS), FORGET)
    return legal_gifts(s, seat, out) if s.phase == GIVING else legal_trades(s, seat, out)


@jit
def list_drawn(s: State, out: Ints) -> int:
    """The card just drawn, if it is stronger (CHI-6)."""
    kind = kind_of(s, s.drawn - 1)
    return list_card(kind, 0, out, 0) if stronger(s, kind) else 0


@jit
def put(out: Ints, n: int, action: int) -> int:
    """One more action in the list."""
    out[n] = action
    return n + 1


@jit
def legal_turn(s: State, seat: int, out: Ints) -> int:
    """Cards, then draw or take; the opener draws only without a card to lay (CHI-4)."""
    n = list_cards(s, seat, 0, out)
    if s.waiting:
        return put(out, n, TAKE)
    return n if n and s.laid == 0 else put(out, n, DRAW)


@jit
def list_cards(s: State, seat: int, verb: int, out: Ints) -> int:
    """The cards a seat may lay or snap; copies lie side by side, so one look back finds repeats."""
    n, last = 0, -1
    for word in range(2):
        mask = s.hand[seat, word]
        while mask:
            kind = kind_of(s, word * WORD + low(mask))
            if kind != last and may_try(s, kind):
                n = list_card(kind, verb, out, n)
            last = kind
            mask &= mask - 1
    return n


@jit
def may_try(s: State, kind: int) -> bool:
    """Whether a card may be put down: where mistakes cost something every card but a Boulet may (CHI-7)."""
    return kind != BOULET if s.mistakes else fits(s, kind)


@jit
def fits(s: State, kind: int) -> bool:
    """Whether a card put down stays down."""
    return answers(s, kind) if s.waiting else stronger(s, kind)


@jit
def list_card(kind: int, verb: int, out: Ints, n: int) -> int:
    """A card's actions: one, or a Joker's three calls."""
    if kind < JOKER:
        return put(out, n, verb + kind)
    for symbol in range(3):
        n = put(out, n, verb + JOKER + 3 * (kind - JOKER) + symbol)
    return n


@jit
def legal_gifts(s: State, seat: int, out: Ints) -> int:
    """Every kind held, to every other seat (CHI-15)."""
    n, last = 0, -1
    for word in range(2):
        mask = s.hand[seat, word]
        while mask:
            kind = kind_of(s, word * WORD + low(mask))
            if kind != last:
                for other in range(s.seats):
                    if other != seat:
                        n = put(out, n, HAND_OVER + kind * MOST_SEATS + other)
            last = kind
            mask &= mask - 1
    return n


@jit
def legal_trades(s: State, seat: int, out: Ints) -> int:
    """Every other seat (CHI-16)."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            n = put(out, n, SWAP + other)
    return n
