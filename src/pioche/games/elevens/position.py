"""The text of a position: ``row R 8-13``, ``hand 0 R14``, ``lacks 1 R7`` (known not to be held), ``pile Y3 G9``.

``open 7`` is the value that starts rows in the free opening, ``passes 1`` how many have passed in a row.
"""

from __future__ import annotations

from pioche.core.parts import Deck, Stack, cards, count, each_word, only, ranges
from pioche.core.position import SEATS, Fault, Part, Position, Words, one_of
from pioche.core.reading import values_of
from pioche.core.snapshot import bits
from pioche.games.elevens.deck import CODES, COLOURS, LETTERS, NAMES, STARTS, VALUES, Opening
from pioche.games.elevens.snapshot import Snapshot, hand, highest, in_deck, letters, lying, named, started_by

DECK = Deck(CODES, in_deck, "lies in two places")
PILE = Stack("pile", "top", NAMES)


def add(masks: list[int], card: int) -> None:
    """One more card among those of one mask for each colour."""
    masks[card // VALUES] |= 1 << card % VALUES


def deal_in(s: Snapshot, word: str, seat: int) -> None:
    """One more card in a hand."""
    add(s.hand[seat], dealt_card(s, word))


def dealt_card(s: Snapshot, word: str) -> int:
    """A card that can be in a hand or in the pile: not one that lies on the table from the start (JUN-1, XTR-1)."""
    card = DECK.fresh(s, word, POSITION.cards(s))
    if s.opening in (Opening.JUNIOR, Opening.EXTREMES) and card % VALUES + 1 in (1, highest(s)):
        raise ValueError(f"{word} lies on the table from the start ({outermost_rule(s)})")
    return card


def lacked(s: Snapshot, seat: int) -> Words:
    """The cards not laid yet that everybody knows a seat does not hold."""
    return named(tuple(mask & ~row for mask, row in zip(s.lacks[seat], s.row, strict=True)))


def lack(s: Snapshot, word: str, seat: int) -> None:
    """One more card that the seat is known not to hold."""
    add(s.lacks[seat], DECK.card(s, word))


def rows(s: Snapshot) -> dict[str, int]:
    """The colours of the rows by letter."""
    return {letter: LETTERS.index(letter) for letter in letters(s)}


def put_in_row(s: Snapshot, words: Words, colour: int) -> None:
    """Values and ranges of values."""
    if not words:
        raise ValueError("a row that has a line has cards; without cards it needs no line")
    for value in spelt_out(words):
        add(s.row, DECK.fresh(s, LETTERS[colour] + value, POSITION.cards(s)))


def spelt_out(words: Words) -> Words:
    """Every value of a row."""
    return tuple(str(value) for word in words for value in values_of(word))


def open_with(s: Snapshot, words: Words) -> None:
    """The value that starts rows."""
    s.starts = 1 << only(words, highest(s), 1) - 1


def ready(s: Snapshot) -> Fault | None:
    """Which values start rows; whether the table can open."""
    laid = any(s.row)
    if s.opening == Opening.FREE and laid and not s.starts:
        return "row", "opening=free with cards on the table needs an 'open' line: the value that starts rows"
    s.starts = s.starts or STARTS[s.opening]
    elevens = any(each[colour] >> 10 & 1 for each in s.hand for colour in range(COLOURS))
    if s.opening == Opening.ELEVEN and not laid and not elevens:
        return "hand", "nobody holds an 11 to open the round with"
    return next(filter(None, (wrong_row(s, colour) for colour in range(COLOURS))), None)


def wrong_row(s: Snapshot, colour: int) -> Fault | None:
    """Why the cards of a row cannot lie so: it grows without a gap from what started it, or inwards from its ends."""
    row, line = lying(s, colour), f"row {LETTERS[colour]}"
    if row and not s.starts and (row[0], row[-1]) != (1, highest(s)):
        return line, f"the 1 and the {highest(s)} lie in every row from the start ({outermost_rule(s)})"
    if row and s.starts and not s.row[colour] & s.starts:
        started = " or ".join(str(v + 1) for v in bits(s.starts))
        return line, f"a row starts with {started}, and here none lies ({START_RULES[s.opening]})"
    missing = [v for v in range(row[0], row[-1]) if v not in row] if row else []
    if missing and (s.starts or missing[-1] - missing[0] >= len(missing)):
        return (
            line,
            f"a row grows card by card, so {' '.join(ranges(row))} cannot lie so ({GAP_RULES.get(s.opening, 'ELV-6')})",
        )
    return None


START_RULES: dict[int, str] = {Opening.ELEVEN: "ELV-5", Opening.THREE: "TRI-1", Opening.FREE: "LIB-2"}
GAP_RULES: dict[int, str] = {Opening.JUNIOR: "JUN-3", Opening.EXTREMES: "XTR-1"}


def outermost_rule(s: Snapshot) -> str:
    """The rule that lays both ends of a row on the table."""
    return "JUN-1" if s.opening == Opening.JUNIOR else "XTR-1"


POSITION = Position(
    Part(
        "row",
        lambda s, colour: ranges(lying(s, colour)),
        put_in_row,
        one_of("a row", rows),
        asked=lambda s, colour: tuple(map(str, lying(s, colour))),
        spread=spelt_out,
        cards=lambda s, colour: tuple(f"{LETTERS[colour]}{value}" for value in lying(s, colour)),
    ),
    Part(
        "open",
        lambda s: (str(started_by(s)),) if started_by(s) else (),
        open_with,
        barred=lambda s: "" if s.opening == Opening.FREE else "there is no line 'open' in this game",
    ),
    cards("hand", hand, deal_in, SEATS),
    Part("lacks", lacked, each_word(lack), SEATS),
    PILE.part(dealt_card),
    count("passes", lambda s: s.seats - 1),
    ready=ready,
)
