"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from functools import lru_cache

from pioche.games.elevens.deck import CARDS, COLOURS, JUNIOR, LEFT_OUT, LETTERS, NAMES, VALUES
from pioche.games.elevens.fields import Fields

ROW_STARTS = range(0, CARDS, VALUES)  # the code of each colour's 1

# The same fields, unpacked.
Table = Fields[list[int], list[list[int]], list[int], int]


def highest(s: Table) -> int:
    """The highest value in the deck."""
    return 11 if s.opening == JUNIOR else VALUES


def lying(s: Table, colour: int) -> list[int]:
    """The values in a row, rising."""
    return [v + 1 for v in bits(s.row[colour])]


def hand(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a hand by colour and value."""
    return named(tuple(s.hand[seat]))


@lru_cache(4096)  # a table asks for every hand many times between two actions
def named(masks: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of one mask for each colour."""
    return tuple(NAMES[at + v] for at, mask in zip(ROW_STARTS, masks, strict=True) for v in bits(mask))


def bits(mask: int) -> list[int]:
    """The places of the set bits, rising."""
    return [v for v in range(mask.bit_length()) if mask >> v & 1]


def lacked(s: Table, seat: int) -> tuple[str, ...]:
    """The cards not laid yet that everybody knows a seat does not hold."""
    return named(tuple(mask & ~row for mask, row in zip(s.lacks[seat], s.row, strict=True)))


def pile(s: Table) -> tuple[str, ...]:
    """The pile, top card first."""
    return tuple(NAMES[card] for card in reversed(s.pile[: s.top]))


def cards(s: Table) -> tuple[str, ...]:
    """All cards, wherever they lie."""
    rows = [f"{LETTERS[colour]}{value}" for colour in range(COLOURS) for value in lying(s, colour)]
    return (*rows, *pile(s), *(card for seat in range(s.seats) for card in hand(s, seat)))


def in_deck(s: Table, card: int) -> bool:
    """Whether these options play with the card (JUN-1, ELV-2)."""
    return LETTERS[card // VALUES] in letters(s) and card % VALUES < highest(s)


def letters(s: Table) -> str:
    """The colours of the deck, in the order of the rows (ELV-2)."""
    return LETTERS if s.colours == COLOURS else LETTERS.replace(LEFT_OUT[s.without], "")


def started_by(s: Table) -> int | None:
    """The value that starts rows in the free opening; None before the first card (LIB-2)."""
    return None if s.starts.bit_count() > 1 else s.starts.bit_length()
