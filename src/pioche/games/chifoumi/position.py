"""The text of a position: set-up lines read and written, questions answered."""

from __future__ import annotations

from pioche.core.layout import WORD
from pioche.core.reading import number, seat_of
from pioche.games.chifoumi.deck import BOULET, CODES, JOKER, KIND_OF, LONGEST, NAMES, PLUS, SYMBOLS
from pioche.games.chifoumi.table import (
    Table,
    cards,
    hand,
    has_events,
    in_deck,
    known_kinds,
    named,
    pile,
    top_card,
    under,
)

Words = tuple[str, ...]


def place(s: Table, key: str, words: Words) -> None:
    """Read a line: hand, known, pile, top, under, stack, direction or actions."""
    readers = {
        "hand": place_hand,
        "known": place_known,
        "pile": place_pile,
        "top": place_top,
        "under": place_under,
        "stack": place_stack,
        "direction": place_direction,
        "actions": place_actions,
    }
    if key not in readers:
        raise ValueError(f"there is no line {key!r} in this game")
    readers[key](s, words)


def place_hand(s: Table, words: Words) -> None:
    """The cards of a seat."""
    seat = seat_of(words[:1], s.seats)
    for word in words[1:]:
        hold(s, seat, fresh_kind(s, word))


def hold(s: Table, seat: int, kind: int) -> None:
    """A card into a hand: the first copy of its kind that nobody holds."""
    taken = [s.hand[each][0] | s.hand[each][1] << WORD for each in range(s.seats)]
    free = (card for card in range(len(KIND_OF[s.events])) if KIND_OF[s.events][card] == kind)
    card = next(card for card in free if not any(mask >> card & 1 for mask in taken))
    s.hand[seat][card // WORD] |= 1 << card % WORD


def fresh_kind(s: Table, word: str) -> int:
    """A kind of which the deck has one more card than lie somewhere (ALL-5)."""
    kind = CODES.get(word, -1)
    if kind < 0 or not in_deck(s, kind):
        raise ValueError(f"there is no card {word} in this game")
    if cards(s).count(word) >= in_deck(s, kind):
        raise ValueError(f"{word} lies more often than the deck has it")
    return kind


def place_known(s: Table, words: Words) -> None:
    """What one seat knows of another hand: ``known 0>1 Pg X``."""
    knower, _, owner = words[0].partition(">") if words else ("", "", "")
    who, whose = seat_of((knower,), s.seats), seat_of((owner,), s.seats)
    for word in words[1:]:
        know(s, who, whose, word)


def know(s: Table, knower: int, owner: int, word: str) -> None:
    """One card of a hand becomes known."""
    for card, kind in enumerate(KIND_OF[s.events]):
        at, bit = card // WORD, 1 << card % WORD
        if NAMES[kind] == word and s.hand[owner][at] & bit and not s.known[knower][at] & bit:
            s.known[knower][at] |= bit
            return
    raise ValueError(f"seat {owner} does not hold {word} (its 'hand' line comes first)")


def place_pile(s: Table, words: Words) -> None:
    """The pile, top card first."""
    for word in reversed(words):
        s.pile[s.top] = fresh_kind(s, word)
        s.top += 1


def place_top(s: Table, words: Words) -> None:
    """The card on top, a Joker with its call; it may come before or after the cards under it."""
    if len(words) != 1:
        raise ValueError("one card lies on top")
    name, _, symbol = words[0].partition("=")
    kind = fresh_kind(s, name)
    if (kind >= JOKER) != bool(symbol) or name == "X" or symbol not in ("", *SYMBOLS):
        raise ValueError(f"{words[0]} cannot lie on top; a Joker is written Jy=P")
    s.heap[s.laid] = kind
    s.laid += 1
    s.called = SYMBOLS.index(symbol or name[0])
    s.given = 0


def place_under(s: Table, words: Words) -> None:
    """The laid cards under the top, latest first; ``given`` -1 says that the top is still to come."""
    s.given = 0 if s.laid else -1
    for at, word in enumerate(reversed(words)):
        if word == NAMES[BOULET]:
            raise ValueError("a Boulet is never laid, so none lies under the top card (CHI-10)")
        s.heap.insert(at, fresh_kind(s, word))
        s.heap.pop()
        s.laid += 1


def place_stack(s: Table, words: Words) -> None:
    """Cards to be drawn, waiting for the seat on turn."""
    if len(words) != 1:
        raise ValueError("'stack' takes one number: the cards that wait to be drawn")
    s.waiting = number(words[0], 999)


def place_direction(s: Table, words: Words) -> None:
    """Clockwise or not."""
    if words not in (("+",), ("-",)):
        raise ValueError("a direction is + or -")
    s.direction = 1 if words == ("+",) else -1


def place_actions(s: Table, words: Words) -> None:
    """How many actions the round has had (CHI-21)."""
    s.actions = number(" ".join(words), LONGEST - 1)


def ready(s: Table) -> tuple[str, str] | None:
    """Clockwise unless said otherwise; cards lie under a top card."""
    s.direction = s.direction or 1
    if s.given:
        return "under", "cards lie under a top card: a 'top' line is missing"
    return wrong_stack(s)


def wrong_stack(s: Table) -> tuple[str, str] | None:
    """Why so many cards cannot wait: +3s bring three each, and the last of them lies on top (CHI-14)."""
    if not s.waiting:
        return None
    if not has_events(s):
        return "stack", "without event cards nothing waits to be drawn (CHI-14)"
    if s.waiting % 3:
        return "stack", f"each +3 brings 3 cards, so {s.waiting} cannot wait (CHI-14)"
    plus = s.laid and s.heap[s.laid - 1] < JOKER and s.heap[s.laid - 1] % 6 == PLUS
    return None if plus else ("stack", "cards wait only under a +3 on top (CHI-14)")


def placed(s: Table) -> Words:
    """The lines ``place`` reads back."""
    lines = [f"hand {seat} {' '.join(hand(s, seat))}" for seat in range(s.seats) if hand(s, seat)]
    lines += [f"known {a}>{b} {' '.join(known(s, a, b))}" for a, b in pairs(s) if known(s, a, b)]
    lines += [f"pile {' '.join(pile(s))}"] if s.top else []
    lines += [f"top {top_card(s)}"] if s.laid else []
    lines += [f"under {' '.join(under(s))}"] if s.laid > 1 else []
    lines += [f"stack {s.waiting}"] if s.waiting else []
    lines += [f"actions {s.actions}"] if s.actions else []
    return (*lines, f"direction {'+' if s.direction > 0 else '-'}")


def pairs(s: Table) -> list[tuple[int, int]]:
    """Every seat with every seat."""
    return [(a, b) for a in range(s.seats) for b in range(s.seats)]


def known(s: Table, knower: int, owner: int) -> Words:
    """The cards one seat knows in another hand."""
    return named(known_kinds(s, knower, owner))


def ask(s: Table, key: str, words: Words) -> Words | None:
    """Hands, the pile, the laid cards, the stack, the direction."""
    if key == "hand":
        return hand(s, seat_of(words, s.seats))
    answers: dict[str, Words] = {
        "pile": pile(s),
        "under": under(s),
        "top": (top_card(s) or "",) if s.laid else (),
        "stack": (str(s.waiting),),
        "direction": ("+" if s.direction > 0 else "-",),
    }
    return answers.get(key) if not words else None
