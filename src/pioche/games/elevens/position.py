"""The text of a position: set-up lines read and written, questions answered."""

from __future__ import annotations

from pioche.core.reading import number, seat_of, values_of
from pioche.games.elevens.deck import CODES, COLOURS, ELEVEN, FREE, LETTERS, STARTS, VALUES
from pioche.games.elevens.table import Table, hand, highest, in_deck, lacked, letters, lying, pile, started_by


def place(s: Table, key: str, words: tuple[str, ...]) -> None:
    """Read a line: hand, lacks, pile, row, open or passes."""
    if key == "hand":
        seat = seat_of(words[:1], s.seats)
        for card in words[1:]:
            put_in_hand(s, seat, fresh_card(s, card))
    elif key == "pile":
        for card in reversed(words):
            s.pile[s.top] = fresh_card(s, card)
            s.top += 1
    elif key == "lacks":
        seat = seat_of(words[:1], s.seats)
        for card in words[1:]:
            put_in_lacks(s, seat, card_of(s, card))
    elif key == "row":
        put_in_row(s, words)
    elif key == "open" and s.opening == FREE:
        s.starts = 1 << only(words, highest(s), 1) - 1
    elif key == "passes":
        s.passes = only(words, s.seats - 1)
    else:
        raise ValueError(f"there is no line {key!r} in this game")


def put_in_hand(s: Table, seat: int, card: int) -> None:
    """One more card."""
    s.hand[seat][card // VALUES] |= 1 << card % VALUES


def put_in_lacks(s: Table, seat: int, card: int) -> None:
    """One more card that the seat is known not to hold."""
    s.lacks[seat][card // VALUES] |= 1 << card % VALUES


def put_in_row(s: Table, words: tuple[str, ...]) -> None:
    """A colour, then its values and ranges of values."""
    if not words or words[0] not in tuple(letters(s)):
        raise ValueError(f"a row is one of {' '.join(letters(s))}")
    for value in spread("row", words[1:]):
        card = fresh_card(s, words[0] + value)
        s.row[card // VALUES] |= 1 << card % VALUES


def card_of(s: Table, word: str) -> int:
    """A card of this deck."""
    card = CODES.get(word, -1)
    if card < 0 or not in_deck(s, card):
        raise ValueError(f"there is no card {word} in this game")
    return card


def fresh_card(s: Table, word: str) -> int:
    """A card of this deck that lies nowhere yet (ALL-5)."""
    card = card_of(s, word)
    spots = [s.row[card // VALUES], *(each[card // VALUES] for each in s.hand)]
    if card in s.pile[: s.top] or any(spot >> card % VALUES & 1 for spot in spots):
        raise ValueError(f"{word} lies in two places")
    return card


def only(words: tuple[str, ...], most: int, least: int = 0) -> int:
    """The one number of a line."""
    if len(words) != 1:
        raise ValueError(f"one number from {least} to {most} is needed here")
    return number(words[0], most, least)


def ready(s: Table) -> tuple[str, str] | None:
    """Which values start rows; whether the table can open."""
    laid = any(s.row)
    if s.opening == FREE and laid and not s.starts:
        return "row", "opening=free with cards on the table needs an 'open' line: the value that starts rows"
    s.starts = s.starts or STARTS[s.opening]
    if s.opening == ELEVEN and not laid and not any(each[c] >> 10 & 1 for each in s.hand for c in range(COLOURS)):
        return "hand", "nobody holds an 11 to open the round with"
    return None


def placed(s: Table) -> tuple[str, ...]:
    """The lines ``place`` reads back."""
    rows = [f"row {LETTERS[c]} {ranges(lying(s, c))}" for c in range(COLOURS) if s.row[c]]
    open_value = [f"open {started_by(s)}"] if s.opening == FREE and started_by(s) else []
    hands = [f"hand {seat} {' '.join(hand(s, seat))}" for seat in range(s.seats) if hand(s, seat)]
    lacks = [f"lacks {seat} {' '.join(lacked(s, seat))}" for seat in range(s.seats) if lacked(s, seat)]
    piled = [f"pile {' '.join(pile(s))}"] if s.top else []
    passed = [f"passes {s.passes}"] if s.passes else []
    return (*rows, *open_value, *hands, *lacks, *piled, *passed)


def ranges(values: list[int]) -> str:
    """Rising values with runs as ranges: ``8-13 17``."""
    firsts = [v for v in values if v - 1 not in values]
    lasts = [v for v in values if v + 1 not in values]
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(firsts, lasts, strict=True))


def ask(s: Table, key: str, words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Hands, the pile and rows."""
    if key == "hand":
        return hand(s, seat_of(words, s.seats))
    if key == "pile" and not words:
        return pile(s)
    if key == "row" and len(words) == 1 and words[0] in tuple(letters(s)):
        return tuple(map(str, lying(s, LETTERS.index(words[0]))))
    return None


def spread(key: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Ranges in a row spelt out."""
    return tuple(str(value) for word in words for value in values_of(word)) if key == "row" else words
