"""The text of a position, declared once by a game: its lines are written and read by it, questions of cases answered.

A game's ``position.py`` ends in ``POSITION = Position(Part(…), …)``: a part for every zone, and for every fact that
counts at the start of a turn. ``core/parts.py`` has those that many games share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pioche.core.reading import seat_of

Words = tuple[str, ...]
About = tuple[int, ...]  # what a line is about: nothing more, a seat, a row, two seats
Fault = tuple[str, str]  # how the line at fault begins, and what is wrong with it


@dataclass(frozen=True)
class Each:
    """What a part has a line for: the word that stands for each of them, and how that word is read."""

    all: Callable[[Any], Mapping[str, About]]
    read: Callable[[Any, Words], About | None]
    what: str = ""

    def named(self, s: Any, words: Words) -> About:
        """What a line is about, by its first word."""
        about = self.read(s, words)
        if about is None:
            names = self.all(s)
            raise ValueError(f"{self.what} is one of {' '.join(sorted(names, key=names.__getitem__))}")
        return about


def _seats(s: Any) -> dict[str, About]:
    return {str(seat): (seat,) for seat in range(s.seats)}


def _pairs(s: Any) -> dict[str, About]:
    return {f"{a}>{b}": (a, b) for a in range(s.seats) for b in range(s.seats)}


def _pair(s: Any, words: Words) -> About:
    one, _, other = words[0].partition(">") if len(words) == 1 else ("", "", "")
    return seat_of((one,), s.seats), seat_of((other,), s.seats)


TABLE = Each(lambda _s: {"": ()}, lambda _s, words: None if words else ())
SEATS = Each(_seats, lambda s, words: (seat_of(words, s.seats),))
PAIRS = Each(_pairs, _pair)  # of seats: ``0>1``


def one_of(what: str, names: Callable[[Any], Mapping[str, int]]) -> Each:
    """A line for each of some things that have names, as rows have letters."""

    def read(s: Any, words: Words) -> About | None:
        found = names(s).get(words[0]) if len(words) == 1 else None
        return None if found is None else (found,)

    return Each(lambda s: {name: (at,) for name, at in names(s).items()}, read, what)


def _allowed(_s: Any) -> str:
    return ""


def no_cards(_s: Any, *_about: int) -> Words:
    """What lies in a part that is no place for cards."""
    return ()


@dataclass(frozen=True)
class Part:
    """A zone or a fact of a position: the word its lines begin with, and how the other words are written and read."""

    name: str
    written: Callable[..., Words]  # (s, *about); where there are no words, there is no line
    read: Callable[..., None]  # (s, words, *about); a ValueError says what is wrong with them
    each: Each = TABLE
    asked: Callable[..., Words] | None = None  # (s, *about): the answer to a question, if it is not what is written
    spread: Callable[[Words], Words] = tuple  # an expected answer as ``asked`` gives it: ranges spelt out
    ordered: bool = False  # whether answers compare in their order
    cards: Callable[..., Words] = no_cards  # (s, *about): those that lie there
    barred: Callable[[Any], str] = _allowed  # why no such line can be with these options

    def lines(self, s: Any) -> list[str]:
        """Its lines."""
        said = ((word, self.written(s, *about)) for word, about in self.each.all(s).items())
        return [" ".join((self.name, *filter(None, (word,)), *words)) for word, words in said if words]

    def place(self, s: Any, words: Words) -> None:
        """Put what a line says into the snapshot."""
        if self.barred(s):
            raise ValueError(self.barred(s))
        at = 0 if self.each is TABLE else 1
        self.read(s, words[at:], *self.each.named(s, words[:at]))

    def answer(self, s: Any, words: Words) -> Words | None:
        """The answer to a question; None if nothing goes by these words."""
        about = self.each.read(s, words)
        return None if about is None else (self.asked or self.written)(s, *about)


def complete(_s: Any) -> Fault | None:
    """Where nothing has to be finished or can be wrong once all lines are read."""
    return None


class Position:
    """All parts of a game's position, in the order in which their lines are written."""

    def __init__(self, *parts: Part, ready: Callable[[Any], Fault | None] = complete) -> None:
        self._parts = {part.name: part for part in parts}
        self.ready = ready
        self.addressed = tuple(part.name for part in parts if part.each is not TABLE)
        self.ordered = tuple(part.name for part in parts if part.ordered)

    def place(self, s: Any, key: str, words: Words) -> None:
        """Put what a line says into the snapshot."""
        if key not in self._parts:
            raise ValueError(f"there is no line {key!r} in this game")
        self._parts[key].place(s, words)

    def placed(self, s: Any) -> Words:
        """The lines that ``place`` reads back."""
        return tuple(line for part in self._parts.values() for line in part.lines(s))

    def ask(self, s: Any, key: str, words: Words) -> Words | None:
        """The answer to a question; None if this game has no such question."""
        return self._parts[key].answer(s, words) if key in self._parts else None

    def spread(self, key: str, words: Words) -> Words:
        """An expected answer as ``ask`` gives it."""
        return self._parts[key].spread(words) if key in self._parts else words

    def cards(self, s: Any) -> Words:
        """All cards, wherever they lie."""
        lying = (part.cards(s, *about) for part in self._parts.values() for about in part.each.all(s).values())
        return tuple(card for cards in lying for card in cards)
