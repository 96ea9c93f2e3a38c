"""What action cards do to hands."""

from __future__ import annotations

from pioche.core import kit, memory
from pioche.core.jit import below, jit
from pioche.core.kit import cards_in, find, has, held
from pioche.core.memory import learn, learn_hand, lose_sight
from pioche.games.ko.deck import MOST_KEPT, SHIFT, SWAP
from pioche.games.ko.state import State, copies_of, kind_of


@jit
def steal(s: State, thief: int, robbed: int) -> None:
    """As many cards as were discarded, drawn by lot; who knew a hand all of which goes knows it still (KO-10)."""
    n = min(s.thrown, held(s, robbed))
    if n < held(s, robbed):
        lose_sight(s, robbed, thief)
    for _ in range(n):
        rob(s, thief, robbed, kit.nth_card(s.hand[robbed], below(s, held(s, robbed))))


@jit
def rob(s: State, thief: int, robbed: int, card: int) -> None:
    """A card from one hand into another, seen by the two alone."""
    memory.hand_over(s, robbed, thief, card, copies_of(kind_of(card)))
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
    lose_sight(s, robbed, thief)
    rob(s, thief, robbed, find(s.hand, robbed, copies_of(kind)))
    s.wanted -= 1
    if s.wanted == 0:
        bring_back(s, thief, robbed)


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
            for card in cards_in(s.peeked):
                s.kept |= int(has(s.known, seat, card)) << at
                at += 1
    lose_sight(s, robbed, thief)


@jit
def bring_back(s: State, thief: int, robbed: int) -> None:
    """The last card of the hand is taken: what was kept apart is true of the thief's hand."""
    at = 0
    for seat in range(s.seats):
        if seat not in (thief, robbed):
            for card in cards_in(s.peeked):
                if s.kept >> at & 1:
                    learn(s, seat, card)
                at += 1
    s.peeked[:] = 0
    s.kept = 0


@jit
def move_hands(s: State) -> None:
    """Swap or shift, if one was chosen: whole hands move, and everybody knows the hand it gave away (KO-12)."""
    if s.effect == SWAP:
        memory.trade(s, s.seat, s.target - 1)
    elif s.effect == SHIFT:
        shift(s)
    if s.effect in (SWAP, SHIFT):
        s.effect = s.target = 0


@jit
def shift(s: State) -> None:
    """Every seat passes its hand to the next in the direction of play."""
    for steps in range(1, s.seats):
        # Seat 0 gives its hand to the next, then in its place what that one had to the one after, and so on.
        kit.exchange(s, 0, kit.seat_after(s, 0, steps))
    for seat in range(s.seats):
        learn_hand(s, seat, kit.seat_after(s, seat, 1))
