"""The record of the ladder, and what can be read off it.

Cards in hands are bits: two masks of 54 hold one seat's cards, so that ``known`` can say card by card what a seat
knows of other hands. Copies of a kind lie side by side in this numbering and nobody can tell them apart; pile and laid
cards are just kinds.
"""

from __future__ import annotations

from pioche.core.jit import Bytes, Ints, Word, jit, low, ones
from pioche.core.layout import layout
from pioche.games.chifoumi.deck import BOULET, COPIES, FIRST, JOKER, KIND_OF, MOST_SEATS, POINTS, WORD, WORST
from pioche.games.chifoumi.fields import Fields

STATE = layout(Fields)
State = Fields[Ints, Bytes, Word]


@jit
def kind_of(s: State, card: int) -> int:
    """What is printed on a card."""
    return int(KIND_OF[s.events, card])


@jit
def has(s: State, seat: int, card: int) -> bool:
    """Whether a seat holds that very card."""
    return bool(s.hand[seat, card // WORD] >> card % WORD & 1)


@jit
def add(s: State, seat: int, kind: int) -> int:
    """A card of that kind into a hand: the first copy that nobody holds."""
    card = int(FIRST[s.events, kind])
    while held_by_anyone(s, card):
        card += 1
    s.hand[seat, card // WORD] |= 1 << card % WORD
    return card


@jit
def held_by_anyone(s: State, card: int) -> bool:
    """Whether a card is in some hand."""
    word, bit = card // WORD, 1 << card % WORD
    mask = 0
    for seat in range(MOST_SEATS):
        mask |= s.hand[seat, word]
    return bool(mask & bit)


@jit
def find(s: State, seat: int, kind: int) -> int:
    """The first card of a kind in a hand; -1 for none."""
    first = int(FIRST[s.events, kind])
    for card in range(first, first + int(COPIES[s.events, kind])):
        if has(s, seat, card):
            return card
    return -1


@jit
def held(s: State, seat: int) -> int:
    """How many cards a seat has."""
    return ones(s.hand[seat, 0]) + ones(s.hand[seat, 1])


@jit
def kind_played(played: int) -> int:
    """The kind of a card as it is played: a Joker's call does not matter here."""
    return played if played < JOKER else JOKER + (played - JOKER) // 3


@jit
def symbol_of(played: int) -> int:
    """The symbol of a kind, or of a Joker as it is called (54 + 3 * colour + symbol)."""
    return played // 18 if played < JOKER else (played - JOKER) % 3


@jit
def stronger(s: State, kind: int) -> bool:
    """Whether a card of that kind may be laid on the top card (CHI-5, CHI-8, CHI-10, CHI-22)."""
    if kind == BOULET:
        return False
    if kind >= JOKER or s.laid == 0:
        return True
    if kind // 18 == (s.called + 1) % 3:
        return True
    return s.young not in (1, 2) and kind // 18 == s.called and kind // 6 % 3 > top_colour(s)


@jit
def top_colour(s: State) -> int:
    """The colour that counts on top: a Joker's is its own."""
    kind = int(s.heap[s.laid - 1])
    return kind - JOKER if kind >= JOKER else kind // 6 % 3


@jit
def answers(s: State, kind: int) -> bool:
    """Whether a card of that kind may be laid while +3s wait (CHI-14)."""
    if kind >= JOKER:
        return kind != BOULET
    return kind % 6 == 3 and (s.stack == 1 or stronger(s, kind))


@jit
def points(s: State, seat: int) -> int:
    """The worth of a hand (CHI-19)."""
    total = 0
    for word in range(2):
        mask = s.hand[seat, word]
        while mask:
            kind = kind_of(s, word * WORD + low(mask))
            total += WORST if kind >= JOKER else POINTS[kind // 6 % 3]
            mask &= mask - 1
    return total
