"""The text of a position: ``rows Y B R G`` (top to bottom), ``row R 8-13 J9 17``, ``linked Y9-B9``, ``pile Y3 J``.

``hand 0 R14 J``, ``known 0 J`` (Jokers that everybody knows of), ``links 0 3`` and ``bonus 0 1`` belong to a seat;
``dropped 1`` are the Jokers out of the game, ``passes 1`` is how many have passed in a row.
"""

from __future__ import annotations

from dataclasses import replace

from pioche.core.parts import Deck, Stack, cards, count, each_word, only, ranges
from pioche.core.position import SEATS, Fault, Part, Position, Words, one_of
from pioche.core.reading import number, values_of
from pioche.games.links import deck
from pioche.games.links.deck import JOKER, JOKER_NAME, LETTERS, VALUES
from pioche.games.links.snapshot import Snapshot, hand, linked, neighbours, order, row, values

ALL_LINKS, STARTER = 15, 11


def copies(s: Snapshot, card: int) -> int:
    """How many of a card there are; beginners have no Jokers (BEG-1)."""
    return 1 if card != JOKER else 0 if s.beginners else deck.JOKERS


DECK = Deck(deck.CODES, copies)
PILE = Stack("pile", "top", (*deck.NAMES, JOKER_NAME))


def without_specials(s: Snapshot) -> str:
    """Why beginners have no such line."""
    return "beginners play without Jokers, Links and Bonus cards" if s.beginners else ""


def fresh_card(s: Snapshot, word: str) -> int:
    """A card that does not lie anywhere yet."""
    return DECK.fresh(s, word, POSITION.cards(s))


def dealt_card(s: Snapshot, word: str) -> int:
    """A card that can be in a hand or in the pile: the 11s lie in their rows from the start (LNK-1)."""
    card = fresh_card(s, word)
    if card != JOKER and card % VALUES == STARTER - 1:
        raise ValueError(f"{word} lies in its row from the start (LNK-1)")
    return card


def deal_in(s: Snapshot, word: str, seat: int) -> None:
    """One more card in a hand."""
    card = dealt_card(s, word)
    if card == JOKER:
        s.jokers[seat] += 1
    else:
        s.hand[seat][card // VALUES] |= 1 << card % VALUES


def know(s: Snapshot, words: Words, seat: int) -> None:
    """The Jokers in a hand that everybody knows of; checked when the hands are complete."""
    if any(word != JOKER_NAME for word in words):
        raise ValueError("only Jokers can be known in another hand here")
    s.shown[seat] = len(words)


def runs(s: Snapshot, colour: int) -> Words:
    """What lies in a row in short: its values, then its Jokers."""
    return (*ranges(values(s.row[colour])), *(f"J{v}" for v in values(s.joker[colour])))


def lay_row(s: Snapshot, words: Words, colour: int) -> None:
    """Values, ranges of values, and Jokers: ``8-13 J9 17``."""
    standing = [number(word[1:], VALUES, 1) for word in words if word.startswith("J")]
    for value in dict.fromkeys(standing):
        stand(s, colour, value, standing.count(value))
    for word in spread_row(words):
        if not word.startswith("J"):
            s.row[colour] |= 1 << fresh_card(s, LETTERS[colour] + word) % VALUES


def stand(s: Snapshot, colour: int, value: int, times: int) -> None:
    """A Joker stands in a place of a row."""
    if times > 1:
        raise ValueError(f"two Jokers stand for {LETTERS[colour]}{value}")
    if value == STARTER:
        raise ValueError(f"no Joker stands for {LETTERS[colour]}{value}: it lies in its row from the start (LNK-1)")
    fresh_card(s, JOKER_NAME)
    s.row[colour] |= 1 << value - 1
    s.joker[colour] |= 1 << value - 1


def spread_row(words: Words) -> Words:
    """Ranges in a row spelt out; a value that a Joker stands for may be inside a range."""
    jokers = [word for word in words if word.startswith("J")]
    lying = [str(value) for word in words if word not in jokers for value in values_of(word, VALUES)]
    return (*(value for value in lying if f"J{value}" not in jokers), *jokers)


def in_row(s: Snapshot, colour: int) -> Words:
    """The numbers and Jokers of a row."""
    return tuple(JOKER_NAME if word.startswith("J") else LETTERS[colour] + word for word in row(s, colour))


def set_order(s: Snapshot, words: Words) -> None:
    """The colours of the rows, top to bottom."""
    name = "".join(words)
    if name not in deck.ORDER_NAMES or len(words) != deck.COLOURS:
        raise ValueError(f"'rows' takes the four colours {' '.join(LETTERS)} in the order of their rows")
    if s.rows and s.rows - 1 != deck.ORDER_NAMES.index(name):
        raise ValueError(f"the option says rows={deck.ORDER_NAMES[s.rows - 1]}")
    s.order = deck.ORDER_NAMES.index(name)


def join(s: Snapshot, word: str) -> None:
    """A Link on the table; ``ready`` sees to it that it joins neighbours."""
    if f"link {word}" not in deck.ACTIONS:
        raise ValueError(f"{word} is no Link; one is written like Y9-B9")
    a, b = (LETTERS.index(end[0]) for end in word.split("-"))
    s.bridge[deck.PAIR[a][b]] |= 1 << int(word.rpartition("-")[2][1:]) - 1


def supply(name: str, card: str, most: int, total: int, called: str) -> Part:
    """The Link or Bonus cards in front of each seat."""
    part = count(name, lambda _s: most, each=SEATS, card=card)

    def read(s: Snapshot, words: Words, seat: int) -> None:
        part.read(s, words, seat)
        if sum(getattr(s, name)) > total:
            raise ValueError(f"there are {total} {called}")

    return replace(part, read=read, barred=without_specials)


def drop(s: Snapshot, words: Words) -> None:
    """The Jokers out of the game."""
    for _ in range(only(words, deck.JOKERS)):
        fresh_card(s, JOKER_NAME)
        s.dropped += 1


def ready(s: Snapshot) -> Fault | None:
    """The order of the rows if the option names it; Links between neighbouring rows; Jokers known in hand."""
    s.order = s.rows - 1 if s.rows else s.order
    for seat in range(s.seats):
        if s.shown[seat] > s.jokers[seat]:
            return "known", f"seat {seat} does not hold so many Jokers"
    for (a, b), mask in zip(deck.PAIRS, s.bridge, strict=True):
        if mask and not (neighbours(s, a, b) and mask & s.row[a] & s.row[b] == mask):
            return "linked", "a Link joins two cards that lie in neighbouring rows"
    return None


POSITION = Position(
    Part("rows", lambda s: tuple(LETTERS[colour] for colour in order(s)), set_order, ordered=True),
    Part(
        "row",
        runs,
        lay_row,
        one_of("a row", lambda s: {LETTERS[colour]: colour for colour in order(s)}),
        asked=row,
        spread=spread_row,
        cards=in_row,
    ),
    Part(
        "linked",
        linked,
        each_word(join),
        cards=lambda s: (deck.LINK_NAME,) * len(linked(s)),
        barred=without_specials,
    ),
    cards("hand", hand, deal_in, SEATS),
    Part("known", lambda s, seat: (JOKER_NAME,) * s.shown[seat], know, SEATS, barred=without_specials),
    supply("links", deck.LINK_NAME, max(deck.LINKS), ALL_LINKS, "Links"),
    supply("bonus", deck.BONUS_NAME, deck.BONUSES, deck.BONUSES, "Bonus cards"),
    PILE.part(dealt_card),
    replace(count("dropped", lambda _s: deck.JOKERS, card=JOKER_NAME), read=drop, barred=without_specials),
    count("passes", lambda s: s.seats - 1),
    ready=ready,
)
