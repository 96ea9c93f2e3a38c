"""What games of numbers in four colours share: a hand has a mask for each colour, bit v-1 for the card of value v.

The code of a card is ``colour * values + v - 1``, where ``values`` is how many of them a colour has; other cards have
higher codes.
"""

from __future__ import annotations

from typing import Protocol

from pioche.core.jit import jit, low
from pioche.core.kit import Handed, Piled, put_bits

_COLOURS = 4


class Coloured(Handed, Piled, Protocol):
    """A record with such hands, a pile, and one seat after the other on turn."""

    seat: int
    over: int


@jit
def to_act(s: Coloured) -> int:
    """The seat on turn until the round is over, as a mask."""
    return 0 if s.over else 1 << s.seat


@jit
def pass_on(s: Coloured) -> None:
    """The turn goes to the seat on the left."""
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0


@jit
def certain(s: Coloured) -> bool:
    """Whether two seats see through everything that is to come: no pile hides a card any more."""
    return s.seats == 2 and s.top == 0


@jit
def beside(row: int) -> int:
    """The empty places of a row beside one that is filled; what lies beyond its last one is included."""
    return (row << 1 | row >> 1) & ~row


@jit
def no_numbers(s: Handed, seat: int) -> bool:
    """Whether a seat has no number left."""
    hand = s.hand[seat]
    return not (hand[0] | hand[1] | hand[2] | hand[3])


@jit
def sum_of_numbers(s: Handed, seat: int) -> int:
    """The sum of the values in a hand."""
    total = 0
    for colour in range(_COLOURS):
        mask = s.hand[seat, colour]
        while mask:
            total += low(mask) + 1
            mask &= mask - 1
    return total


@jit
def hidden(s: Coloured, me: int, seat: int) -> bool:
    """Whether seat ``me`` (-1: an onlooker) does not see that hand; at the end all lie open to be counted."""
    return seat != me and not s.over


@jit
def gather(s: Coloured, me: int, values: int) -> None:
    """All numbers that seat ``me`` does not see out of the hands and into the pile, in the order of their codes."""
    unseen = _unseen(s, me, values, 0), _unseen(s, me, values, 1), _unseen(s, me, values, 2), _unseen(s, me, values, 3)
    s.top = 0
    for colour in range(_COLOURS):
        s.top = put_bits(s.pile, s.top, unseen[colour], colour * values)
    for seat in range(s.seats):
        if hidden(s, me, seat):
            s.hand[seat, :] = 0


@jit
def _unseen(s: Coloured, me: int, values: int, colour: int) -> int:
    """The numbers of one colour in the pile and in the hidden hands."""
    mask = 0
    for seat in range(s.seats):
        if hidden(s, me, seat):
            mask |= s.hand[seat, colour]
    for i in range(s.top):
        value = int(s.pile[i]) - colour * values
        if 0 <= value < values:
            mask |= 1 << value
    return mask
