"""The record of the ladder, and what can be read off it.

Cards in hands are bits, each with a number of its own, so that ``known`` can say card by card what a seat knows of
other hands. Pile and laid cards are just kinds.
"""

from __future__ import annotations

from pioche.core.jit import Bytes, Ints, Word, jit
from pioche.core.kit import Copies, cards_in, take_copy
from pioche.core.layout import layout
from pioche.games.chifoumi import deck
from pioche.games.chifoumi.deck import BOULET, FIRST, JOKER, KIND_OF, PLUS, POINTS, WORST
from pioche.games.chifoumi.fields import Fields

STATE = layout(Fields)
State = Fields[Ints, Bytes, Word]

kind_played = jit(deck.kind_played)


@jit
def kind_of(s: State, card: int) -> int:
    """What is printed on a card."""
    return int(KIND_OF[s.events, card])


@jit
def copies_of(s: State, kind: int) -> Copies:
    """The cards of a kind."""
    return int(FIRST[s.events, kind]), int(FIRST[s.events, kind + 1])


@jit
def add(s: State, seat: int, kind: int) -> int:
    """A card of a kind into a hand."""
    return take_copy(s, seat, copies_of(s, kind))


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
    return kind % 6 == PLUS and (s.stack == 1 or stronger(s, kind))


@jit
def fits(s: State, kind: int) -> bool:
    """Whether a card put down stays down."""
    return answers(s, kind) if s.waiting else stronger(s, kind)


@jit
def points(s: State, seat: int) -> int:
    """The worth of a hand (CHI-19)."""
    total = 0
    for card in cards_in(s.hand[seat]):
        kind = kind_of(s, card)
        total += WORST if kind >= JOKER else POINTS[kind // 6 % 3]
    return total
