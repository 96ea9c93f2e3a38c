"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from pioche.core.layout import WORD
from pioche.games.chifoumi.deck import JOKER, KIND_OF, NAMES, SYMBOLS, copies
from pioche.games.chifoumi.fields import Fields

KIND_ROWS = KIND_OF.tolist()

# The same fields, unpacked.
Table = Fields[list[list[int]], list[int], int]


def kinds_in(s: Table, masks: list[int]) -> list[int]:
    """The kinds of the cards in a pair of masks, sorted."""
    cards = [
        word * WORD + bit for word in range(2) for bit in range(masks[word].bit_length()) if masks[word] >> bit & 1
    ]
    return [KIND_ROWS[s.events][card] for card in cards]


def hand_kinds(s: Table, seat: int) -> list[int]:
    """What a seat holds."""
    return kinds_in(s, s.hand[seat])


def known_kinds(s: Table, knower: int, owner: int) -> list[int]:
    """What a seat knows of another hand."""
    return kinds_in(s, [s.hand[owner][word] & s.known[knower][word] for word in range(2)])


def named(kinds: list[int]) -> tuple[str, ...]:
    """The texts of kinds."""
    return tuple(NAMES[kind] for kind in kinds)


def hand(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a hand by symbol, as the book advises."""
    return named(hand_kinds(s, seat))


def pile(s: Table) -> tuple[str, ...]:
    """The pile, top card first."""
    return named(s.pile[: s.top][::-1])


def under(s: Table) -> tuple[str, ...]:
    """The laid cards under the top one, latest first."""
    return named(s.heap[: max(s.laid - 1, 0)][::-1])


def top_card(s: Table) -> str | None:
    """The card on top; a Joker with its called symbol."""
    if not s.laid:
        return None
    kind = s.heap[s.laid - 1]
    return NAMES[kind] + (f"={SYMBOLS[s.called]}" if kind >= JOKER else "")


def cards(s: Table) -> tuple[str, ...]:
    """All cards, wherever they lie."""
    held = [card for seat in range(s.seats) for card in hand(s, seat)]
    return (*held, *pile(s), *named(s.heap[: s.laid]))


def in_deck(s: Table, kind: int) -> int:
    """How many cards of a kind are played with (CHI-1, CHI-2, CHI-22)."""
    return copies(s.young, s.events, kind)


def has_events(s: Table) -> bool:
    """Whether cards bear events (CHI-2, CHI-22)."""
    return s.events > 0 and s.young != 1
