"""The text of a position: set-up lines read and written, questions answered."""

from __future__ import annotations

from pioche.core.reading import number, seat_of
from pioche.games.ko.deck import CODES, COLOURS, KIND_OF, KO, LONGEST, NAMES, SKIP, TRUMP, VALUES, WORD
from pioche.games.ko.table import (
    Table,
    cards,
    full,
    gone,
    hand,
    in_deck,
    known_kinds,
    market,
    named,
    numbers,
    pile,
    run,
    run_colour,
)

Words = tuple[str, ...]


def place(s: Table, key: str, words: Words) -> None:
    """Read a line: hand, known, pile, market, run, gone, direction, acted or idle."""
    readers = {
        "hand": place_hand,
        "known": place_known,
        "pile": place_pile,
        "market": place_market,
        "run": place_run,
        "gone": place_gone,
        "direction": place_direction,
        "acted": place_acted,
        "idle": place_idle,
    }
    if key not in readers:
        raise ValueError(f"there is no line {key!r} in this game")
    readers[key](s, words)


def unused_kind(s: Table, word: str) -> int:
    """A kind of which the deck has one more card than lie somewhere (ALL-5)."""
    kind = CODES.get(word, -1)
    if kind < 0 or not in_deck(s, kind):
        raise ValueError(f"there is no card {word} in this game")
    if cards(s).count(word) >= in_deck(s, kind):
        raise ValueError(f"{word} lies more often than the deck has it")
    return kind


def place_hand(s: Table, words: Words) -> None:
    """The cards of a seat."""
    seat = seat_of(words[:1], s.seats)
    for word in words[1:]:
        hold(s, seat, unused_kind(s, word))


def hold(s: Table, seat: int, kind: int) -> None:
    """A card into a hand: the first copy of its kind that nobody holds."""
    taken = [s.hand[each][0] | s.hand[each][1] << WORD for each in range(s.seats)]
    copies = (card for card, each in enumerate(KIND_OF) if each == kind)
    card = next(card for card in copies if not any(mask >> card & 1 for mask in taken))
    s.hand[seat][card // WORD] |= 1 << card % WORD


def place_known(s: Table, words: Words) -> None:
    """What one seat knows of another hand: ``known 0>1 R4 KO``."""
    who, whose = knower_and_owner(s, words[:1])
    for word in words[1:]:
        know(s, who, whose, word)


def knower_and_owner(s: Table, words: Words) -> tuple[int, int]:
    """Two different seats: ``0>1``."""
    knower, _, owner = words[0].partition(">") if len(words) == 1 else ("", "", "")
    who, whose = seat_of((knower,), s.seats), seat_of((owner,), s.seats)
    if who == whose:
        raise ValueError("every seat knows its own hand")
    return who, whose


def know(s: Table, knower: int, owner: int, word: str) -> None:
    """One card of a hand becomes known."""
    for card, kind in enumerate(KIND_OF):
        at, bit = card // WORD, 1 << card % WORD
        if NAMES[kind] == word and s.hand[owner][at] & bit and not s.known[knower][at] & bit:
            s.known[knower][at] |= bit
            return
    raise ValueError(f"seat {owner} does not hold {word} (its 'hand' line comes first)")


def place_pile(s: Table, words: Words) -> None:
    """The pile, top card first."""
    for word in reversed(words):
        s.pile[s.top] = unused_kind(s, word)
        s.top += 1


def place_market(s: Table, words: Words) -> None:
    """The market, the latest card last."""
    for word in words:
        s.market[s.shown] = unused_kind(s, word)
        s.shown += 1


def place_run(s: Table, words: Words) -> None:
    """The run of a seat: its colour, then its cards."""
    seat = seat_of(words[:1], s.seats)
    if len(words) < 2 or words[1] not in COLOURS:
        raise ValueError(f"the colour of a run comes first: one of {' '.join(COLOURS)}")
    s.colour[seat] = COLOURS.index(words[1]) + 1
    for word in words[2:]:
        s.run[seat] += run_bit(s, seat, unused_kind(s, word))
    if len(run(s, seat)) >= full(s):
        raise ValueError("a complete run has ended the round")


def run_bit(s: Table, seat: int, kind: int) -> int:
    """What a card adds to the number that stands for a run (KO-14, KO-15)."""
    if kind == KO:
        return 1 << 2 * VALUES
    if kind > KO or (kind < TRUMP and kind // VALUES != s.colour[seat] - 1):
        raise ValueError(f"{NAMES[kind]} cannot lie in this run")
    if kind % VALUES in numbers(s, seat):
        raise ValueError(f"the {kind % VALUES + 1} lies in this run twice")
    return 1 << kind % VALUES + (VALUES if kind >= TRUMP else 0)


def place_gone(s: Table, words: Words) -> None:
    """Skip and turn cards out of the game."""
    for word in words:
        kind = unused_kind(s, word)
        if kind < SKIP:
            raise ValueError(f"{word} never leaves the game")
        s.gone[kind - SKIP] += 1


def place_direction(s: Table, words: Words) -> None:
    """Clockwise or not."""
    if words not in (("+",), ("-",)):
        raise ValueError("a direction is + or -")
    s.direction = 1 if words == ("+",) else -1


def place_acted(s: Table, words: Words) -> None:
    """How many actions the round has had (KO-18)."""
    s.acted = number(" ".join(words), LONGEST - 1)


def place_idle(s: Table, words: Words) -> None:
    """The seats whose turns have passed since a card was moved (KO-18)."""
    found = {number(word, s.seats - 1) for word in words}
    if not 0 < len(words) < s.seats or len(found) < len(words):
        raise ValueError("some seats are needed here, each once, but not all of them")
    s.idle = sum(1 << seat for seat in found)


def ready(s: Table) -> tuple[str, str] | None:
    """Anticlockwise unless said otherwise (KO-5)."""
    s.direction = s.direction or -1
    return None


def placed(s: Table) -> Words:
    """The lines ``place`` reads back."""
    lines = [f"hand {seat} {' '.join(hand(s, seat))}" for seat in range(s.seats) if hand(s, seat)]
    lines += [f"known {a}>{b} {' '.join(known(s, a, b))}" for a, b in pairs(s) if known(s, a, b)]
    lines += [
        " ".join((f"run {seat}", colour, *run(s, seat)))
        for seat in range(s.seats)
        if (colour := run_colour(s, seat)) is not None
    ]
    zones = {"pile": pile(s), "market": market(s), "gone": gone(s)}
    lines += [f"{name} {' '.join(lying)}" for name, lying in zones.items() if lying]
    lines += [f"acted {s.acted}"] if s.acted else []
    lines += [" ".join(("idle", *(str(seat) for seat in range(s.seats) if s.idle >> seat & 1)))] if s.idle else []
    return (*lines, f"direction {'+' if s.direction > 0 else '-'}")


def pairs(s: Table) -> list[tuple[int, int]]:
    """Every seat with every seat."""
    return [(a, b) for a in range(s.seats) for b in range(s.seats)]


def known(s: Table, knower: int, owner: int) -> Words:
    """The cards one seat knows in another hand."""
    return named(known_kinds(s, knower, owner))


def ask(s: Table, key: str, words: Words) -> Words | None:
    """Hands and what is known of them, runs, the market, the pile, what left the game, the direction."""
    if key == "known":
        return known(s, *knower_and_owner(s, words))
    if key in ("hand", "run"):
        return (hand if key == "hand" else run)(s, seat_of(words, s.seats))
    answers: dict[str, Words] = {
        "pile": pile(s),
        "market": market(s),
        "gone": gone(s),
        "direction": ("+" if s.direction > 0 else "-",),
    }
    return answers.get(key) if not words else None


def spread(key: str, words: Words) -> Words:
    """Expected answers stand as they are."""
    return words
