"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from pioche.core.hands import Hands
from pioche.games.chifoumi.deck import KIND_OF, NAMES, SYMBOLS, copies
from pioche.games.chifoumi.fields import Fields

KIND_ROWS: list[list[int]] = KIND_OF.tolist()

# The same fields, unpacked.
Snapshot = Fields[list[list[int]], list[int], int]


def printed(s: Snapshot) -> list[int]:
    """The kind of every card."""
    return KIND_ROWS[s.events]


HANDS = Hands(printed, NAMES)


def laid(s: Snapshot) -> tuple[str, ...]:
    """The card on top."""
    return tuple(NAMES[kind] for kind in s.heap[max(s.laid - 1, 0) : s.laid])


def top_card(s: Snapshot) -> tuple[str, ...]:
    """The card on top, a Joker with its called symbol."""
    return tuple(name + (f"={SYMBOLS[s.called]}" if name[0] == "J" else "") for name in laid(s))


def under(s: Snapshot) -> tuple[str, ...]:
    """The laid cards under the top one, latest first."""
    return tuple(NAMES[kind] for kind in s.heap[: max(s.laid - 1, 0)][::-1])


def in_deck(s: Snapshot, kind: int) -> int:
    """How many cards of a kind are played with (CHI-1, CHI-2, CHI-22)."""
    return copies(s.young, s.events, kind)


def has_events(s: Snapshot) -> bool:
    """Whether cards bear events (CHI-2, CHI-22)."""
    return s.events > 0 and s.young != 1
