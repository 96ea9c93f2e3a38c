"""The state as compiled code sees it, and moving its cards."""

from __future__ import annotations

from crazy_eights.fields import Fields
from pioche.core.jit import Bytes, Ints, Word, jit, ones
from pioche.core.layout import layout

STATE = layout(Fields)
State = Fields[Ints, Ints, Bytes, Word]


@jit
def held(s: State, seat: int) -> int:
    """How many cards a hand has."""
    return ones(int(s.hand[seat, 0])) + ones(int(s.hand[seat, 1]))


@jit
def add(s: State, seat: int, card: int) -> None:
    """A card into a hand."""
    s.hand[seat, s.hand[seat, 0] >> card & 1] |= 1 << card


@jit
def take(s: State, seat: int) -> None:
    """The top card of the pile into a hand."""
    s.top -= 1
    add(s, seat, int(s.pile[s.top]))
    s.pile[s.top] = 0


@jit
def put(s: State, card: int) -> None:
    """A card on top of those that lie face up."""
    s.discard[s.laid] = card
    s.laid += 1
