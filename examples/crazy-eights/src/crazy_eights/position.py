"""The text of a position: ``hand 0 C2 S8``, ``pile D4 …`` (top first), ``laid HT …`` (latest first), and what counts.

``suit S`` after an eight, ``direction -``, ``owed 2``, ``passes 1``.
"""

from __future__ import annotations

from crazy_eights.deck import CODES, EIGHT, MOST_CARDS, MOST_SEATS, NAMES, PACK, SUITS
from crazy_eights.fields import Fields
from pioche.core.reading import number, seat_of

Table = Fields[list[int], list[list[int]], list[int], int]
COUNTS = {"owed": MOST_CARDS, "passes": MOST_SEATS}


def hand(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a hand by rank."""
    return tuple(NAMES[c] for c in range(PACK) for pack in range(2) if s.hand[seat][pack] >> c & 1)


def pile(s: Table) -> tuple[str, ...]:
    """The pile, top card first."""
    return tuple(NAMES[card] for card in reversed(s.pile[: s.top]))


def laid(s: Table) -> tuple[str, ...]:
    """The cards face up, the latest first."""
    return tuple(NAMES[card] for card in reversed(s.discard[: s.laid]))


def cards(s: Table) -> tuple[str, ...]:
    """All cards, wherever they lie."""
    return (*pile(s), *laid(s), *(card for seat in range(s.seats) for card in hand(s, seat)))


def place(s: Table, key: str, words: tuple[str, ...]) -> None:
    """Put what a line says into the state."""
    if key == "hand":
        seat = seat_of(words[:1], s.seats)
        for card in (fresh(s, word) for word in words[1:]):
            s.hand[seat][s.hand[seat][0] >> card & 1] |= 1 << card
    elif key == "pile":
        for word in reversed(words):
            s.pile[s.top], s.top = fresh(s, word), s.top + 1
    elif key == "laid":
        for word in reversed(words):
            s.discard[s.laid], s.laid = fresh(s, word), s.laid + 1
    elif key == "suit" and words and words[0] in tuple(SUITS):
        s.suit = 1 + SUITS.index(words[0])  # what it is if nobody says so is seen when all lines are read
    elif key == "direction" and words in (("+",), ("-",)):
        s.direction = 1 if words == ("+",) else -1
    elif key in COUNTS:
        setattr(s, key, number(" ".join(words), COUNTS[key]))
    else:
        raise ValueError(f"there is no line {' '.join((key, *words))!r} in this game")


def fresh(s: Table, word: str) -> int:
    """A card that does not lie anywhere yet, with two packs not twice (ALL-5)."""
    if word not in CODES:
        raise ValueError(f"there is no card {word} in this game")
    if cards(s).count(word) > (s.seats > 5):
        raise ValueError(f"{word} lies in two places")
    return CODES[word]


def ready(s: Table) -> tuple[str, str] | None:
    """Everybody has cards, a card lies face up or can be turned up, and its suit is followed unless one is named."""
    if not all(s.hand[seat][0] for seat in range(s.seats)):
        return "hand", "a seat without cards has ended the round"
    if not s.laid and (not s.top or s.pile[s.top - 1] >> 2 == EIGHT):
        return "pile", "no card lies face up, and the pile has none on top that could be turned up"
    s.direction = s.direction or 1
    s.suit = s.suit - 1 if s.suit else s.discard[s.laid - 1] & 3 if s.laid else 0
    return None


def placed(s: Table) -> tuple[str, ...]:
    """The lines that ``place`` reads back."""
    lines = [("pile", *pile(s)), ("laid", *laid(s)), *((f"hand {seat}", *hand(s, seat)) for seat in range(s.seats))]
    lines += [("suit", SUITS[s.suit])] if s.laid else []
    lines += [("direction", "-")] if s.direction < 0 else []
    lines += [(key, str(getattr(s, key))) for key in COUNTS if getattr(s, key)]
    return tuple(" ".join(line) for line in lines if len(line) > 1)


def ask(s: Table, key: str, words: tuple[str, ...]) -> tuple[str, ...] | None:
    """What a case can ask: hands, pile, cards face up, suit, direction, what is owed."""
    if key == "hand":
        return hand(s, seat_of(words, s.seats))
    direction = "+" if s.direction > 0 else "-"
    answers = {"pile": pile(s), "laid": laid(s), "suit": (SUITS[s.suit],), "direction": (direction,)}
    return None if words else {**answers, **{key: (str(getattr(s, key)),) for key in COUNTS}}.get(key)


def spread(key: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """An expected answer as ``ask`` gives it: there is no shorthand."""
    return words
