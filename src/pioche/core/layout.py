"""A record is declared once: as a class of annotated fields, from which its layout in memory and its types come.

A field is an ``int``, a ``float``, a ``Word`` or the generator (``Chance``); or, with its shape, an array:
``Annotated[Row, 4]``, ``Annotated[Grid, 6, 4]``, ``Annotated[Cards, 80]``. What an array is depends on the reader: in
compiled code part of the bytes, ``Fields[Ints, Ints, Bytes, Word]``; in a snapshot a list,
``Fields[list[int], list[list[int]], list[int], int]``. Names and numbers are the same in both.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

WORD = 60  # cards in one mask, where a pair of masks holds a hand

Row = TypeVar("Row")  # whole numbers
Grid = TypeVar("Grid")  # rows of them
Cards = TypeVar("Cards")  # the numbers of cards, a byte each
Chance = TypeVar("Chance")  # the generator

KINDS: dict[Any, Any] = {
    int: np.int64,
    float: np.float64,
    np.uint64: np.uint64,
    Row: np.int64,
    Grid: np.int64,
    Cards: np.uint8,
    Chance: np.uint64,
}


def layout(record: type) -> np.dtype[np.void]:
    """The bytes of a record, field by field as declared.

    >>> class Edge:
    ...     visits: int
    ...     worth: float
    >>> layout(Edge).itemsize
    16
    """
    return np.dtype([_field(*each) for each in get_type_hints(record, include_extras=True).items()])


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        return name, KINDS[hint]
    kind, *shape = get_args(hint)
    return name, KINDS[kind], tuple(shape)
