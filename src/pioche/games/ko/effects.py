"""What action cards do to hands."""

from __future__ import annotations

from pioche.core.jit import below, jit
from pioche.games.ko.deck import MOST_KEPT, SHIFT, SWAP
from pioche.games.ko.memory import bring_back, learn_hand, lose_sight, rob, set_aside
from pioche.games.ko.state import State, find, held, nth_card


@jit
def steal(s: State, thief: int, robbed: int) -> None:
    """As many cards as were discarded, drawn by lot; who knew a hand all of which goes knows it still (KO-10)."""
    n = min(s.thrown, held(s, robbed))
    if n < held(s, robbed):
        lose_sight(s, thief, robbed)
    for _ in range(n):
        rob(s, thief, robbed, nth_card(s, robbed, below(s, held(s, robbed))))
        s.moved = 1


@jit
def look(s: State, thief: int, robbed: int) -> None:
    """The thief sees a hand, and is to choose from it as many cards as it discarded (KO-11)."""
    learn_hand(s, thief, robbed)
    s.wanted = min(s.thrown, held(s, robbed))
    if s.wanted == held(s, robbed) <= MOST_KEPT:
        set_aside(s, thief, robbed)


@jit
def take_seen(s: State, thief: int, robbed: int, kind: int) -> None:
    """A chosen card out of a hand that was seen; others see only that one goes."""
    lose_sight(s, thief, robbed)
    rob(s, thief, robbed, find(s, robbed, kind))
    s.moved = 1
    s.wanted -= 1
    if s.wanted == 0:
        bring_back(s, thief, robbed)


@jit
def move_hands(s: State) -> None:
    """Swap or shift, if one was chosen: whole hands move, and everybody knows the hand it gave away (KO-12)."""
    if s.effect == SWAP:
        exchange(s, s.seat, s.target - 1)
        learn_hand(s, s.seat, s.target - 1)
        learn_hand(s, s.target - 1, s.seat)
    elif s.effect == SHIFT:
        shift(s)
    if s.effect in (SWAP, SHIFT):
        forget_own(s)
        s.effect = s.target = 0


@jit
def exchange(s: State, seat: int, other: int) -> None:
    """Two seats exchange hands."""
    for word in range(2):
        mine = s.hand[seat, word]
        s.hand[seat, word] = s.hand[other, word]
        s.hand[other, word] = mine


@jit
def shift(s: State) -> None:
    """Every seat passes its hand to the next in the direction of play."""
    at = 0
    for _ in range(s.seats - 1):
        # Seat 0 gives its hand to the next, then in its place what that one had to the one after, and so on.
        at = (at + s.direction + s.seats) % s.seats
        exchange(s, 0, at)
    for seat in range(s.seats):
        learn_hand(s, seat, (seat + s.direction + s.seats) % s.seats)


@jit
def forget_own(s: State) -> None:
    """What a seat knew in another hand and holds now itself needs no knowing."""
    for seat in range(s.seats):
        for word in range(2):
            s.known[seat, word] &= ~s.hand[seat, word]
