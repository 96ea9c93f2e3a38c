"""The text of a position: ``hand 0 C2 S8``, ``pile D4 …`` (top first), ``laid HT …`` (latest first), and what counts.

``suit S`` after an eight, ``direction -``, ``owed 2``, ``passes 1``.
"""

from __future__ import annotations

from crazy_eights.deck import CODES, EIGHT, MOST_CARDS, MOST_SEATS, NAMES, PACK, SUITS
from crazy_eights.fields import Fields
from pioche.core.parts import DIRECTION, Deck, Stack, cards, count
from pioche.core.position import SEATS, Fault, Part, Position, Words

Snapshot = Fields[list[int], list[list[int]], list[int], int]

DECK = Deck(CODES, lambda s, _card: 1 + (s.seats > 5), "lies in two places")
PILE, LAID = Stack("pile", "top", NAMES), Stack("discard", "laid", NAMES)


def hand(s: Snapshot, seat: int) -> Words:
    """The cards of a hand by rank."""
    return tuple(NAMES[c] for c in range(PACK) for pack in range(2) if s.hand[seat][pack] >> c & 1)


def fresh(s: Snapshot, word: str) -> int:
    """A card that does not lie anywhere yet, with two packs not twice (ALL-5)."""
    return DECK.fresh(s, word, POSITION.cards(s))


def hold(s: Snapshot, word: str, seat: int) -> None:
    """One more card in a hand."""
    card = fresh(s, word)
    s.hand[seat][s.hand[seat][0] >> card & 1] |= 1 << card


def name_suit(s: Snapshot, words: Words) -> None:
    """The suit to follow; which it is if nobody says so is seen when all lines are read."""
    if len(words) != 1 or words[0] not in tuple(SUITS):
        raise ValueError(f"a suit is one of {' '.join(SUITS)}")
    s.suit = 1 + SUITS.index(words[0])


def ready(s: Snapshot) -> Fault | None:
    """Everybody has cards, a card lies face up or can be turned up, and its suit is followed unless one is named."""
    if not all(s.hand[seat][0] for seat in range(s.seats)):
        return "hand", "a seat without cards has ended the round"
    if not s.laid and (not s.top or s.pile[s.top - 1] >> 2 == EIGHT):
        return "pile", "no card lies face up, and the pile has none on top that could be turned up"
    s.direction = s.direction or 1
    s.suit = s.suit - 1 if s.suit else s.discard[s.laid - 1] & 3 if s.laid else 0
    return None


POSITION = Position(
    PILE.part(fresh),
    LAID.part(fresh, "laid"),
    cards("hand", hand, hold, SEATS),
    Part("suit", lambda s: (SUITS[s.suit],) if s.laid else (), name_suit),
    DIRECTION,
    count("owed", lambda _s: MOST_CARDS),
    count("passes", lambda _s: MOST_SEATS),
    ready=ready,
)
