"""The text of a position: set-up lines read and written, questions answered."""

from __future__ import annotations

from pioche.core.reading import number, seat_of, values_of
from pioche.games.elevens.deck import (
    CODES,
    COLOURS,
    ELEVEN,
    EXTREMES,
    FREE,
    JUNIOR,
    LETTERS,
    STARTS,
    THREE,
    VALUES,
)
from pioche.games.elevens.table import Table, bits, hand, highest, in_deck, lacked, letters, lying, pile, started_by


def place(s: Table, key: str, words: tuple[str, ...]) -> None:
    """Read a line: hand, lacks, pile, row, open or passes."""
    if key == "hand":
        seat = seat_of(words[:1], s.seats)
        for card in words[1:]:
            put_in_hand(s, seat, dealt_card(s, card))
    elif key == "pile":
        for card in reversed(words):
            s.pile[s.top] = dealt_card(s, card)
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
    if len(words) == 1:
        raise ValueError("a row that has a line has cards; without cards it needs no line")
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


def dealt_card(s: Table, word: str) -> int:
    """A card that can be in a hand or in the pile: not one that lies on the table from the start (JUN-1, XTR-1)."""
    card = fresh_card(s, word)
    if s.opening in (JUNIOR, EXTREMES) and card % VALUES + 1 in (1, highest(s)):
        raise ValueError(f"{word} lies on the table from the start ({outermost_rule(s)})")
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
    return next(filter(None, (wrong_row(s, colour) for colour in range(COLOURS))), None)


def wrong_row(s: Table, colour: int) -> tuple[str, str] | None:
    """Why the cards of a row cannot lie so: it grows without a gap from what started it, or inwards from its ends."""
    row, line = lying(s, colour), f"row {LETTERS[colour]}"
    if row and not s.starts and (row[0], row[-1]) != (1, highest(s)):
        return line, f"the 1 and the {highest(s)} lie in every row from the start ({outermost_rule(s)})"
    if row and s.starts and not s.row[colour] & s.starts:
        started = " or ".join(str(v + 1) for v in bits(s.starts))
        return line, f"a row starts with {started}, and here none lies ({START_RULES[s.opening]})"
    missing = [v for v in range(row[0], row[-1]) if v not in row] if row else []
    if missing and (s.starts or missing[-1] - missing[0] >= len(missing)):
        return line, f"a row grows card by card, so {ranges(row)} cannot lie so ({gap_rule(s)})"
    return None


START_RULES = {ELEVEN: "ELV-5", THREE: "TRI-1", FREE: "LIB-2"}


def outermost_rule(s: Table) -> str:
    """The rule that lays both ends of a row on the table."""
    return "JUN-1" if s.opening == JUNIOR else "XTR-1"


def gap_rule(s: Table) -> str:
    """The rule against gaps."""
    return {JUNIOR: "JUN-3", EXTREMES: "XTR-1"}.get(s.opening, "ELV-6")


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
