"""Filling hands: from the pile, from the market, and at last with what was just discarded."""

from __future__ import annotations

from pioche.core.jit import jit
from pioche.core.kit import held, pop, put, renew
from pioche.core.memory import learn
from pioche.games.ko.deck import MARKET, ROBBED
from pioche.games.ko.state import State, add, full_hand

# Where cards come from


@jit
def refiller(s: State) -> int:
    """The seat that refills, or would: the robbed one before the thief (KO-10)."""
    return s.target - 1 if s.stage == ROBBED else s.seat


@jit
def pile_dry(s: State) -> bool:
    """Whether nothing can be drawn, not even by making the market the pile (KO-4)."""
    return s.top == 0 and s.shown <= MARKET


@jit
def ordinary(s: State, seat: int) -> int:
    """How many market cards, always the oldest, a seat did not discard itself this turn (KO-8)."""
    return s.shown - s.fresh if seat == s.seat else s.shown


@jit
def on_offer(s: State, seat: int) -> int:
    """How many market cards, the oldest first, a seat may take: its own discards only if all else is dry (KO-8)."""
    others = ordinary(s, seat)
    if others or not pile_dry(s):
        return others
    return 1 if come_back(s, seat) else s.shown


@jit
def come_back(s: State, seat: int) -> bool:
    """Whether all else is dry and no more own discards lie than a seat lacks: then all come back in turn (KO-8)."""
    return ordinary(s, seat) == 0 and pile_dry(s) and 0 < s.shown <= full_hand(s) - held(s, seat)


@jit
def short(s: State, seat: int) -> bool:
    """Whether a hand is to be refilled."""
    return held(s, seat) < full_hand(s)


@jit
def can_refill(s: State, seat: int) -> bool:
    """Whether a hand is short and there is something to fill it with."""
    return short(s, seat) and (not pile_dry(s) or on_offer(s, seat) > 0)


# Moving them


@jit
def draw_up(s: State, seat: int) -> None:
    """Cards from the pile until the hand is full or the pile dry; all but ten cards of the market renew it (KO-4)."""
    while short(s, seat) and not pile_dry(s):
        if s.top == 0:
            s.shown = renew(s, s.market, s.shown, MARKET)
            s.fresh = min(s.fresh, MARKET)
        add(s, seat, pop(s))
        s.moved = 1


@jit
def to_market(s: State, kind: int) -> None:
    """A card joins the market as its latest."""
    s.shown = put(s.market, s.shown, kind)


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
    card = add(s, seat, kind)
    for other in range(s.seats):
        if other != seat:
            learn(s, other, card)
