"""What a seat may do, by code."""

from __future__ import annotations

from pioche.core.jit import Ints, jit
from pioche.core.kit import cards_in, put, put_seats
from pioche.games.chifoumi import deck
from pioche.games.chifoumi.deck import BOULET, JOKER, MOST_SEATS, Phase
from pioche.games.chifoumi.state import State, fits, kind_of, stronger


@jit
def to_act(s: State) -> int:
    """The seats that may act now, as a mask: in a race all that have not answered."""
    if s.over:
        return 0
    if s.phase == Phase.RACE:
        return s.asked
    return 1 << s.given - 1 if s.phase == Phase.THANKS else 1 << s.seat


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of a seat that may act, by code."""
    if s.phase == Phase.TURN:
        return legal_turn(s, seat, out)
    if s.phase == Phase.DRAWN:
        return legal_drawn(s, out)
    if s.phase == Phase.RACE:
        return put(out, list_cards(s, seat, deck.SNAP, out), deck.LET)
    if s.phase == Phase.AGAIN:
        return put(out, put(out, 0, deck.PLAY_AGAIN), deck.TURN)
    if s.phase == Phase.THANKS:
        return put(out, put(out, 0, deck.THANKS), deck.FORGET)
    return legal_gifts(s, seat, out) if s.phase == Phase.GIVE else put_seats(out, 0, s.seats, seat, deck.SWAP)


@jit
def legal_drawn(s: State, out: Ints) -> int:
    """The card just drawn, if it is stronger, or keeping it (CHI-6)."""
    n = list_card(kind_of(s, s.drawn - 1), deck.LAY, out, 0) if drawn_fits(s) else 0
    return put(out, n, deck.KEEP)


@jit
def drawn_fits(s: State) -> bool:
    """Whether the card just drawn may be laid."""
    return stronger(s, kind_of(s, s.drawn - 1))


@jit
def legal_turn(s: State, seat: int, out: Ints) -> int:
    """Cards, then draw or take; the opener draws only without a card to lay (CHI-4)."""
    n = list_cards(s, seat, deck.LAY, out)
    if s.waiting:
        return put(out, n, deck.TAKE)
    return n if n and s.laid == 0 else put(out, n, deck.DRAW)


@jit
def list_cards(s: State, seat: int, verb: int, out: Ints) -> int:
    """The cards a seat may lay or snap; copies lie side by side, so one look back finds repeats."""
    n, last = 0, -1
    for card in cards_in(s.hand[seat]):
        kind = kind_of(s, card)
        if kind != last and may_try(s, kind):
            n = list_card(kind, verb, out, n)
        last = kind
    return n


@jit
def may_try(s: State, kind: int) -> bool:
    """Whether a card may be put down: where mistakes cost something every card but a Boulet may (CHI-7)."""
    return kind != BOULET if s.mistakes else fits(s, kind)


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
    for card in cards_in(s.hand[seat]):
        kind = kind_of(s, card)
        if kind != last:
            n = put_seats(out, n, s.seats, seat, deck.HAND_OVER + kind * MOST_SEATS)
        last = kind
    return n
