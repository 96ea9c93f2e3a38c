"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from itertools import pairwise

from pioche.core.snapshot import bits
from pioche.games.links.deck import COLOURS, JOKER_NAME, LETTERS, NAMES, ORDERS, PAIR, VALUES
from pioche.games.links.fields import Fields

Snapshot = Fields[list[int], list[list[int]], list[int], int]


def values(mask: int) -> list[int]:
    """The values of a mask, rising."""
    return [v + 1 for v in bits(mask)]


def order(s: Snapshot) -> tuple[int, ...]:
    """The colours of the rows, top to bottom."""
    return ORDERS[s.order]


def neighbours(s: Snapshot, colour: int, other: int) -> bool:
    """Whether two rows lie next to each other."""
    return abs(order(s).index(colour) - order(s).index(other)) == 1


def among(place: int, masks: list[int]) -> bool:
    """Whether a place, or the number that goes there, is among those of one mask for each colour."""
    return bool(masks[place // VALUES] >> place % VALUES & 1)


def beside(s: Snapshot, place: int) -> bool:
    """Whether something lies directly beside a place in its row (LNK-4)."""
    lying = values(s.row[place // VALUES])
    return place % VALUES in lying or place % VALUES + 2 in lying


def numbers(s: Snapshot, seat: int) -> list[int]:
    """The numbers of a hand, by colour and value."""
    return [c * VALUES + v - 1 for c in range(COLOURS) for v in values(s.hand[seat][c])]


def hand(s: Snapshot, seat: int) -> tuple[str, ...]:
    """The cards of a hand by colour and value, Jokers last."""
    return (*(NAMES[card] for card in numbers(s, seat)), *(JOKER_NAME,) * s.jokers[seat])


def row(s: Snapshot, colour: int) -> tuple[str, ...]:
    """What lies in a row: its values, Jokers as ``J9``."""
    return tuple(f"J{v}" if s.joker[colour] >> v - 1 & 1 else str(v) for v in values(s.row[colour]))


def linked(s: Snapshot) -> tuple[str, ...]:
    """The Links on the table, each from the upper row to the lower."""
    gaps = pairwise(order(s))
    return tuple(f"{LETTERS[a]}{v}-{LETTERS[b]}{v}" for a, b in gaps for v in values(s.bridge[PAIR[a][b]]))
