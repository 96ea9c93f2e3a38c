"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from itertools import pairwise

from pioche.games.links.deck import BONUSES, COLOURS, JOKER, LETTERS, NAMES, ORDERS, PAIR, VALUES
from pioche.games.links.fields import Fields

JOKER_NAME, LINK_NAME, BONUS_NAME = "J", "link", "bonus"

# The same fields, unpacked.
Table = Fields[list[int], list[list[int]], list[int], int]


def values(mask: int) -> list[int]:
    """The values of a mask, rising."""
    return [v + 1 for v in range(VALUES) if mask >> v & 1]


def order(s: Table) -> tuple[int, ...]:
    """The colours of the rows, top to bottom."""
    return ORDERS[s.order]


def neighbours(s: Table, colour: int, other: int) -> bool:
    """Whether two rows lie next to each other."""
    return abs(order(s).index(colour) - order(s).index(other)) == 1


def has(s: Table, seat: int, card: int) -> bool:
    """Whether a seat holds a number."""
    return bool(s.hand[seat][card // VALUES] >> card % VALUES & 1)


def lies(s: Table, place: int) -> bool:
    """Whether a number or a Joker lies in a place."""
    return bool(s.row[place // VALUES] >> place % VALUES & 1)


def joker_lies(s: Table, place: int) -> bool:
    """Whether a Joker stands in a place."""
    return bool(s.joker[place // VALUES] >> place % VALUES & 1)


def beside(s: Table, place: int) -> bool:
    """Whether something lies directly beside a place in its row (LNK-4)."""
    lying = values(s.row[place // VALUES])
    return place % VALUES in lying or place % VALUES + 2 in lying


def numbers(s: Table, seat: int) -> list[int]:
    """The numbers of a hand, by colour and value."""
    return [c * VALUES + v - 1 for c in range(COLOURS) for v in values(s.hand[seat][c])]


def hand(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a hand by colour and value, Jokers last."""
    return (*(NAMES[card] for card in numbers(s, seat)), *(JOKER_NAME,) * s.jokers[seat])


def pile(s: Table) -> tuple[str, ...]:
    """The pile, top card first."""
    return tuple(JOKER_NAME if card == JOKER else NAMES[card] for card in reversed(s.pile[: s.top]))


def row(s: Table, colour: int) -> tuple[str, ...]:
    """What lies in a row: its values, Jokers as ``J9``."""
    return tuple(f"J{v}" if s.joker[colour] >> v - 1 & 1 else str(v) for v in values(s.row[colour]))


def linked(s: Table) -> tuple[str, ...]:
    """The Links on the table, each from the upper row to the lower."""
    gaps = pairwise(order(s))
    return tuple(f"{LETTERS[a]}{v}-{LETTERS[b]}{v}" for a, b in gaps for v in values(s.bridge[PAIR[a][b]]))


def bonuses_left(s: Table) -> int:
    """The Bonus cards nobody has yet; beginners play without (BEG-1)."""
    return 0 if s.beginners else BONUSES - sum(s.bonus)


def cards(s: Table) -> tuple[str, ...]:
    """All cards, wherever they lie."""
    laid = [f"{LETTERS[c]}{v}" for c in range(COLOURS) for v in values(s.row[c] & ~s.joker[c])]
    standing = sum(mask.bit_count() for mask in s.joker) + s.dropped
    links = sum(s.links) + len(linked(s))
    bonuses = bonuses_left(s) + sum(s.bonus)
    held = [card for seat in range(s.seats) for card in hand(s, seat)]
    special = (JOKER_NAME,) * standing + (LINK_NAME,) * links + (BONUS_NAME,) * bonuses
    return (*laid, *held, *pile(s), *special)
