"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from functools import lru_cache

from pioche.core.snapshot import bits
from pioche.games.elevens.deck import CARDS, COLOURS, LEFT_OUT, LETTERS, NAMES, VALUES, Opening
from pioche.games.elevens.fields import Fields

ROW_STARTS = range(0, CARDS, VALUES)  # the code of each colour's 1

Snapshot = Fields[list[int], list[list[int]], list[int], int]


def highest(s: Snapshot) -> int:
    """The highest value in the deck."""
    return 11 if s.opening == Opening.JUNIOR else VALUES


def lying(s: Snapshot, colour: int) -> list[int]:
    """The values in a row, rising."""
    return [v + 1 for v in bits(s.row[colour])]


def hand(s: Snapshot, seat: int) -> tuple[str, ...]:
    """The cards of a hand by colour and value."""
    return named(tuple(s.hand[seat]))


@lru_cache(4096)  # a table asks for every hand many times between two actions
def named(masks: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of one mask for each colour."""
    return tuple(NAMES[at + v] for at, mask in zip(ROW_STARTS, masks, strict=True) for v in bits(mask))


def in_deck(s: Snapshot, card: int) -> bool:
    """Whether these options play with the card (JUN-1, ELV-2)."""
    return LETTERS[card // VALUES] in letters(s) and card % VALUES < highest(s)


def letters(s: Snapshot) -> str:
    """The colours of the deck, in the order of the rows (ELV-2)."""
    return LETTERS if s.colours == COLOURS else LETTERS.replace(LEFT_OUT[s.without], "")


def started_by(s: Snapshot) -> int | None:
    """The value that starts rows in the free opening; None before the first card (LIB-2)."""
    return s.starts.bit_length() if s.opening == Opening.FREE and s.starts.bit_count() == 1 else None
