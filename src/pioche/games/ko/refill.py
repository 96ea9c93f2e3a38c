"""Filling hands: from the pile, from the market, and at last with what was just discarded."""

from __future__ import annotations

from pioche.core.jit import jit, shuffle
from pioche.games.ko.deck import MARKET
from pioche.games.ko.memory import show
from pioche.games.ko.state import State, add, full_hand, held, on_offer, ordinary, pile_dry


@jit
def short(s: State, seat: int) -> bool:
    """Whether a hand is to be refilled."""
    return held(s, seat) < full_hand(s)


@jit
def draw_up(s: State, seat: int) -> None:
    """Cards from the pile until the hand is full or the pile dry."""
    while short(s, seat) and not pile_dry(s):
        draw_card(s, seat)


@jit
def draw_card(s: State, seat: int) -> None:
    """The top card of the pile, or of a new one, into a hand."""
    if s.top == 0:
        renew(s)
    s.top -= 1
    kind = int(s.pile[s.top])
    s.pile[s.top] = 0
    add(s, seat, kind)
    s.moved = 1


@jit
def renew(s: State) -> None:
    """All market cards but the ten latest become the pile (KO-4)."""
    s.top = s.shown - MARKET
    for i in range(s.top):
        s.pile[i] = s.market[i]
    for i in range(MARKET):
        s.market[i] = s.market[s.top + i]
    s.market[MARKET : s.shown] = 0
    s.shown = MARKET
    s.fresh = min(s.fresh, MARKET)
    shuffle(s, s.pile, s.top)


@jit
def to_market(s: State, kind: int) -> None:
    """A card joins the market as its latest."""
    s.market[s.shown] = kind
    s.shown += 1


@jit
def take_card(s: State, seat: int, kind: int) -> None:
    """The oldest market card of a kind into a hand, seen by all; an own discard only comes back (KO-8, KO-18)."""
    at = 0
    while int(s.market[at]) != kind:
        at += 1
    if at < ordinary(s, seat):
        s.moved = 1
    if at >= s.shown - s.fresh:
        s.fresh -= 1
    s.shown -= 1
    for i in range(at, s.shown):
        s.market[i] = s.market[i + 1]
    s.market[s.shown] = 0
    show(s, seat, add(s, seat, kind))


@jit
def can_refill(s: State, seat: int) -> bool:
    """Whether a hand is short and there is something to fill it with."""
    return short(s, seat) and (not pile_dry(s) or on_offer(s, seat) > 0)
