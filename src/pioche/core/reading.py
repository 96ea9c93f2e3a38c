"""Reading what people and programs hand in: whole numbers, ranges, seats."""

from __future__ import annotations

import operator
import re

from pioche.core.refused import Misdeal
from pioche.core.words import sentence


def whole(value: object) -> int | None:
    """A whole number of any integer type, NumPy's too; None for everything else, True and False included."""
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type] # that is the question
    except TypeError:
        return None


def number(word: str, most: int, least: int = 0) -> int:
    """A number written in plain digits without leading zeros."""
    if re.fullmatch("0|[1-9][0-9]{0,18}", word) and least <= int(word) <= most:
        return int(word)
    raise Misdeal(sentence("not-a-number", word=repr(word[:20]), least=str(least), most=str(most)))


def seat_of(words: tuple[str, ...], seats: int) -> int:
    """The one word that names a seat."""
    if len(words) != 1:
        raise Misdeal(sentence("seat-needed", last=str(seats - 1)))
    return number(words[0], seats - 1)


def values_of(word: str, most: int = 99) -> list[int]:
    """A value, or a rising range of values: ``8-13``."""
    first, dash, last = word.partition("-")
    if not first or (dash and not last):
        raise ValueError(f"{word[:20]!r} is neither a value nor a range of values such as 8-13")
    low = number(first, most)
    return list(range(low, (number(last, most, low + 1) if dash else low) + 1))
