"""Parts of a position that many games share: cards in hands and piles, numbers, the direction of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pioche.core.position import TABLE, Each, Part, Words
from pioche.core.reading import number


@dataclass(frozen=True)
class Deck:
    """The cards of a game: their codes, and how many of each its options play with."""

    codes: Mapping[str, int]
    copies: Callable[[Any, int], int]
    too_often: str = "lies more often than the deck has it"

    def card(self, s: Any, word: str) -> int:
        """A card of this deck."""
        if word not in self.codes or not self.copies(s, self.codes[word]):
            raise ValueError(f"there is no card {word} in this game")
        return self.codes[word]

    def fresh(self, s: Any, word: str, lying: Words) -> int:
        """A card of which the deck has one more than lie somewhere (ALL-5)."""
        card = self.card(s, word)
        if lying.count(word) >= self.copies(s, card):
            raise ValueError(f"{word} {self.too_often}")
        return card


def each_word(put: Callable[..., None]) -> Callable[..., None]:
    """How a line is read whose words stand for one card each: ``put(s, word, *about)``."""

    def read(s: Any, words: Words, *about: int) -> None:
        for word in words:
            put(s, word, *about)

    return read


def cards(name: str, lying: Callable[..., Words], put: Callable[..., None], each: Each = TABLE) -> Part:
    """A place for cards: ``put(s, word, *about)`` puts one more there."""
    return Part(name, lying, each_word(put), each, cards=lying)


@dataclass(frozen=True)
class Stack:
    """Cards on top of each other: the field with their codes, the top card last, and the field that counts them."""

    field: str
    count: str
    names: Words

    def lying(self, s: Any) -> Words:
        """The cards, the top one first."""
        codes = getattr(s, self.field)[: getattr(s, self.count)]
        return tuple(self.names[code] for code in reversed(codes))

    def put(self, s: Any, code: int) -> None:
        """One more card on top."""
        top = getattr(s, self.count)
        getattr(s, self.field)[top] = code
        setattr(s, self.count, top + 1)

    def part(self, card: Callable[[Any, str], int], name: str = "") -> Part:
        """Its line, the top card first; ``card(s, word)`` is the code of a card that may lie there."""

        def read(s: Any, words: Words) -> None:
            for word in reversed(words):
                self.put(s, card(s, word))

        return Part(name or self.field, self.lying, read, ordered=True, cards=self.lying)


def count(name: str, most: Callable[[Any], int], field: str = "", each: Each = TABLE, card: str = "") -> Part:
    """A number, written unless it is 0: of one field, or of each seat; with ``card``, so many equal cards."""
    at = field or name

    def value(s: Any, *about: int) -> int:
        found = getattr(s, at)
        return int(found[about[0]] if about else found)

    def read(s: Any, words: Words, *about: int) -> None:
        if about:
            getattr(s, at)[about[0]] = only(words, most(s))
        else:
            setattr(s, at, only(words, most(s)))

    def asked(s: Any, *about: int) -> Words:
        return (str(value(s, *about)),)

    def written(s: Any, *about: int) -> Words:
        return asked(s, *about) if value(s, *about) else ()

    def lying(s: Any, *about: int) -> Words:
        return (card,) * value(s, *about) if card else ()

    return Part(name, written, read, each, asked, cards=lying)


def _direction(s: Any) -> Words:
    return ("+" if s.direction > 0 else "-",)


def _read_direction(s: Any, words: Words) -> None:
    if words not in (("+",), ("-",)):
        raise ValueError("a direction is + or -")
    s.direction = 1 if words == ("+",) else -1


DIRECTION = Part("direction", _direction, _read_direction)  # of play, where it can change


def only(words: Words, most: int, least: int = 0) -> int:
    """The one number of a line."""
    if len(words) != 1:
        raise ValueError(f"one number from {least} to {most} is needed here")
    return number(words[0], most, least)


def ranges(values: list[int]) -> Words:
    """Rising values with runs as ranges: ``8-13 17``."""
    firsts = [v for v in values if v - 1 not in values]
    lasts = [v for v in values if v + 1 not in values]
    return tuple(str(a) if a == b else f"{a}-{b}" for a, b in zip(firsts, lasts, strict=True))
