"""The text of a position: ``hand 0 R4 KO``, ``known 0>1 R4``, ``run 0 R R1 A2``, ``pile B3``, ``market R5 skip``.

``gone turn`` are cards out of the game, ``acted 90`` actions taken, ``idle 0 2`` the seats whose turns have passed
since a card was moved, ``direction +`` is clockwise.
"""

from __future__ import annotations

from pioche.core.parts import DIRECTION, Deck, Stack, cards, each_word
from pioche.core.position import PAIRS, SEATS, Each, Part, Position, Words
from pioche.core.reading import number
from pioche.games.ko.deck import CODES, COLOURS, KO, LONGEST, NAMES, SKIP, TRUMP, VALUES
from pioche.games.ko.snapshot import HANDS, Snapshot, bits, full, gone, in_deck, market, numbers, run

DECK = Deck(CODES, in_deck)
PILE = Stack("pile", "top", NAMES)
MARKET = Stack("market", "shown", NAMES)


def fresh(s: Snapshot, word: str) -> int:
    """The kind of a card of which the deck has one more than lie somewhere."""
    return DECK.fresh(s, word, POSITION.cards(s))


def two_seats(s: Snapshot, words: Words) -> tuple[int, ...] | None:
    """Two different seats: ``0>1``."""
    pair = PAIRS.named(s, words)
    if pair[0] == pair[1]:
        raise ValueError("every seat knows its own hand")
    return pair


def written_run(s: Snapshot, seat: int) -> Words:
    """The colour of a run, if one was chosen, and its cards."""
    return (COLOURS[s.colour[seat] - 1], *run(s, seat)) if s.colour[seat] else ()


def place_run(s: Snapshot, words: Words, seat: int) -> None:
    """The run of a seat: its colour, then its cards."""
    if not words or words[0] not in COLOURS:
        raise ValueError(f"the colour of a run comes first: one of {' '.join(COLOURS)}")
    s.colour[seat] = COLOURS.index(words[0]) + 1
    for word in words[1:]:
        s.run[seat] += run_bit(s, seat, fresh(s, word))
    if len(run(s, seat)) >= full(s):
        raise ValueError("a complete run has ended the round")


def run_bit(s: Snapshot, seat: int, kind: int) -> int:
    """What a card adds to the number that stands for a run (KO-14, KO-15)."""
    if kind == KO:
        return 1 << 2 * VALUES
    if kind > KO or (kind < TRUMP and kind // VALUES != s.colour[seat] - 1):
        raise ValueError(f"{NAMES[kind]} cannot lie in this run")
    if kind % VALUES in numbers(s, seat):
        raise ValueError(f"the {kind % VALUES + 1} lies in this run twice")
    return 1 << kind % VALUES + (VALUES if kind >= TRUMP else 0)


def put_in_market(s: Snapshot, word: str) -> None:
    """One more card, the latest."""
    MARKET.put(s, fresh(s, word))


def put_gone(s: Snapshot, word: str) -> None:
    """One more skip or turn card out of the game."""
    kind = fresh(s, word)
    if kind < SKIP:
        raise ValueError(f"{word} never leaves the game")
    s.gone[kind - SKIP] += 1


def place_acted(s: Snapshot, words: Words) -> None:
    """How many actions the round has had (KO-18)."""
    s.acted = number(" ".join(words), LONGEST - 1)


def place_idle(s: Snapshot, words: Words) -> None:
    """The seats whose turns have passed since a card was moved (KO-18)."""
    found = {number(word, s.seats - 1) for word in words}
    if not 0 < len(words) < s.seats or len(found) < len(words):
        raise ValueError("some seats are needed here, each once, but not all of them")
    s.idle = sum(1 << seat for seat in found)


def ready(s: Snapshot) -> None:
    """Anticlockwise unless said otherwise (KO-5)."""
    s.direction = s.direction or -1


POSITION = Position(
    *HANDS.parts(fresh, Each(PAIRS.all, two_seats)),
    Part("run", written_run, place_run, SEATS, asked=run, cards=run),
    PILE.part(fresh),
    Part("market", market, each_word(put_in_market), ordered=True, cards=market),
    cards("gone", gone, put_gone),
    Part("acted", lambda s: (str(s.acted),) * (s.acted > 0), place_acted),
    Part("idle", lambda s: tuple(map(str, bits(s.idle))), place_idle),
    DIRECTION,
    ready=ready,
)
