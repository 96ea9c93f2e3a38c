"""The text of a position: set-up lines read and written, questions answered."""

from __future__ import annotations

from pioche.core.reading import number, seat_of, values_of
from pioche.games.links.deck import (
    ACTIONS,
    BONUSES,
    CODES,
    COLOURS,
    JOKER,
    JOKERS,
    LETTERS,
    LINKS,
    ORDER_NAMES,
    PAIR,
    PAIRS,
    VALUES,
)
from pioche.games.links.table import JOKER_NAME, Table, cards, hand, lies, linked, neighbours, order, pile, row

Words = tuple[str, ...]
ALL_LINKS, STARTER = 15, 11


def place(s: Table, key: str, words: Words) -> None:
    """Read a line: hand, known, pile, row, rows, links, linked, bonus, dropped or passes."""
    readers = {
        "hand": place_hand,
        "known": place_known,
        "pile": place_pile,
        "row": place_row,
        "rows": place_order,
        "links": place_links,
        "linked": place_linked,
        "bonus": place_bonus,
        "dropped": place_dropped,
        "passes": place_passes,
    }
    if key not in readers:
        raise ValueError(f"there is no line {key!r} in this game")
    if s.beginners and key in ("known", "links", "linked", "bonus", "dropped"):
        raise ValueError("beginners play without Jokers, Links and Bonus cards")
    readers[key](s, words)


def place_hand(s: Table, words: Words) -> None:
    """The cards of a seat."""
    seat = seat_of(words[:1], s.seats)
    for word in words[1:]:
        card = dealt_card(s, word)
        if card == JOKER:
            s.jokers[seat] += 1
        else:
            s.hand[seat][card // VALUES] |= 1 << card % VALUES


def fresh_card(s: Table, word: str) -> int:
    """A card of which the deck has one more than lie somewhere (ALL-5)."""
    if word not in CODES or (word == JOKER_NAME and s.beginners):
        raise ValueError(f"there is no card {word} in this game")
    if cards(s).count(word) >= (JOKERS if word == JOKER_NAME else 1):
        raise ValueError(f"{word} lies more often than the deck has it")
    return CODES[word]


def dealt_card(s: Table, word: str) -> int:
    """A card that can be in a hand or in the pile: the 11s lie in their rows from the start (LNK-1)."""
    card = fresh_card(s, word)
    if card != JOKER and card % VALUES == STARTER - 1:
        raise ValueError(f"{word} lies in its row from the start (LNK-1)")
    return card


def place_known(s: Table, words: Words) -> None:
    """The Jokers in a hand that everybody knows of; checked when the hands are complete."""
    seat = seat_of(words[:1], s.seats)
    if any(word != JOKER_NAME for word in words[1:]):
        raise ValueError("only Jokers can be known in another hand here")
    s.shown[seat] = len(words) - 1


def place_pile(s: Table, words: Words) -> None:
    """The pile, top card first."""
    for word in reversed(words):
        s.pile[s.top] = dealt_card(s, word)
        s.top += 1


def place_row(s: Table, words: Words) -> None:
    """A colour, then its values, ranges of values, and Jokers: ``row R 8-13 J9 17``."""
    if not words or words[0] not in tuple(LETTERS):
        raise ValueError(f"a row is one of {' '.join(LETTERS)}")
    standing = [number(word[1:], VALUES, 1) for word in words[1:] if word.startswith("J")]
    for value in dict.fromkeys(standing):
        put_joker(s, words[0], value, standing.count(value))
    for word in words[1:]:
        for value in [] if word.startswith("J") else values_of(word, VALUES):
            if value not in standing:
                card = fresh_card(s, f"{words[0]}{value}")
                s.row[card // VALUES] |= 1 << card % VALUES


def put_joker(s: Table, letter: str, value: int, times: int) -> None:
    """A Joker stands in a place of a row."""
    if times > 1:
        raise ValueError(f"two Jokers stand for {letter}{value}")
    if value == STARTER:
        raise ValueError(f"no Joker stands for {letter}{value}: it lies in its row from the start (LNK-1)")
    fresh_card(s, JOKER_NAME)
    colour = LETTERS.index(letter)
    s.row[colour] |= 1 << value - 1
    s.joker[colour] |= 1 << value - 1


def place_order(s: Table, words: Words) -> None:
    """The colours of the rows, top to bottom."""
    name = "".join(words)
    if name not in ORDER_NAMES or len(words) != COLOURS:
        raise ValueError(f"'rows' takes the four colours {' '.join(LETTERS)} in the order of their rows")
    if s.rows and s.rows - 1 != ORDER_NAMES.index(name):
        raise ValueError(f"the option says rows={ORDER_NAMES[s.rows - 1]}")
    s.order = ORDER_NAMES.index(name)


def place_links(s: Table, words: Words) -> None:
    """The Link cards in front of a seat."""
    s.links[seat_of(words[:1], s.seats)] = only(words[1:], max(LINKS))
    if sum(s.links) > ALL_LINKS:
        raise ValueError(f"there are {ALL_LINKS} Links")


def place_linked(s: Table, words: Words) -> None:
    """The Links on the table; ``ready`` sees to it that they join neighbours."""
    for word in words:
        if f"link {word}" not in ACTIONS:
            raise ValueError(f"{word} is no Link; one is written like Y9-B9")
        a, b = (LETTERS.index(end[0]) for end in word.split("-"))
        s.bridge[PAIR[a][b]] |= 1 << int(word.rpartition("-")[2][1:]) - 1


def place_bonus(s: Table, words: Words) -> None:
    """The Bonus cards in front of a seat."""
    s.bonus[seat_of(words[:1], s.seats)] = only(words[1:], BONUSES)
    if sum(s.bonus) > BONUSES:
        raise ValueError(f"there are {BONUSES} Bonus cards")


def place_dropped(s: Table, words: Words) -> None:
    """The Jokers out of the game."""
    for _ in range(only(words, JOKERS)):
        fresh_card(s, JOKER_NAME)
        s.dropped += 1


def place_passes(s: Table, words: Words) -> None:
    """How many turns in a row were passed."""
    s.passes = only(words, s.seats - 1)


def only(words: Words, most: int, least: int = 0) -> int:
    """The one number of a line."""
    if len(words) != 1:
        raise ValueError(f"one number from {least} to {most} is needed here")
    return number(words[0], most, least)


def ready(s: Table) -> tuple[str, str] | None:
    """The order of the rows if the option names it; Links between neighbouring rows; Jokers known in hand."""
    s.order = s.rows - 1 if s.rows else s.order
    for seat in range(s.seats):
        if s.shown[seat] > s.jokers[seat]:
            return "known", f"seat {seat} does not hold so many Jokers"
    for (a, b), mask in zip(PAIRS, s.bridge, strict=True):
        if mask and not (neighbours(s, a, b) and mask & s.row[a] & s.row[b] == mask):
            return "linked", "a Link joins two cards that lie in neighbouring rows"
    return None


def placed(s: Table) -> Words:
    """The lines ``place`` reads back."""
    seats = range(s.seats)
    lines = [
        "rows " + " ".join(LETTERS[colour] for colour in order(s)),
        *(f"row {LETTERS[colour]} {ranges(s, colour)}" for colour in order(s) if s.row[colour]),
        *(f"linked {' '.join(linked(s))}" for _ in linked(s)[:1]),
        *(f"hand {seat} {' '.join(hand(s, seat))}" for seat in seats if hand(s, seat)),
        *(f"known {seat} {' '.join('J' * s.shown[seat])}" for seat in seats if s.shown[seat]),
        *(f"links {seat} {s.links[seat]}" for seat in seats if s.links[seat]),
        *(f"bonus {seat} {s.bonus[seat]}" for seat in seats if s.bonus[seat]),
        *(f"pile {' '.join(pile(s))}" for _ in range(s.top > 0)),
        *(f"{key} {count}" for key, count in (("dropped", s.dropped), ("passes", s.passes)) if count),
    ]
    return tuple(lines)


def ranges(s: Table, colour: int) -> str:
    """Rising values with runs as ranges, Jokers apart: ``8-13 J9 17``."""
    values = [v for v in range(1, VALUES + 1) if lies(s, colour * VALUES + v - 1)]
    firsts = [v for v in values if v - 1 not in values]
    lasts = [v for v in values if v + 1 not in values]
    runs = [str(a) if a == b else f"{a}-{b}" for a, b in zip(firsts, lasts, strict=True)]
    return " ".join([*runs, *(word for word in row(s, colour) if word.startswith("J"))])


def ask(s: Table, key: str, words: Words) -> Words | None:
    """Hands, the pile, rows and their order, Links and Bonus cards."""
    if key == "hand":
        return hand(s, seat_of(words, s.seats))
    if key in ("links", "bonus"):
        return (str((s.links if key == "links" else s.bonus)[seat_of(words, s.seats)]),)
    if key == "row" and len(words) == 1 and words[0] in tuple(LETTERS):
        return row(s, LETTERS.index(words[0]))
    answers = {
        "pile": pile(s),
        "rows": tuple(LETTERS[c] for c in order(s)),
        "linked": linked(s),
        "dropped": (str(s.dropped),),
    }
    return answers.get(key) if not words else None


def spread(key: str, words: Words) -> Words:
    """Ranges in a row spelt out; a value that a Joker stands for may be inside a range."""
    if key != "row":
        return words
    jokers = [word for word in words if word.startswith("J")]
    values = [str(value) for word in words if word not in jokers for value in values_of(word, VALUES)]
    return (*(value for value in values if f"J{value}" not in jokers), *jokers)
