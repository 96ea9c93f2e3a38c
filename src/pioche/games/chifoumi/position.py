"""The text of a position: ``hand 0 Pg X``, ``known 0>1 Pg``, ``pile Sg Py``, ``top Jy=P``, ``under Rg``.

``stack 6`` are the cards that wait to be drawn, ``direction -`` is anticlockwise, ``actions 90`` have been taken.
"""

from __future__ import annotations

from pioche.core.parts import DIRECTION, Deck, Stack
from pioche.core.position import Fault, Part, Position, Words
from pioche.core.reading import number
from pioche.games.chifoumi.deck import BOULET, CODES, JOKER, LONGEST, NAMES, PLUS, SYMBOLS
from pioche.games.chifoumi.snapshot import HANDS, Snapshot, has_events, in_deck, laid, top_card, under

DECK = Deck(CODES, in_deck)
PILE = Stack("pile", "top", NAMES)


def fresh(s: Snapshot, word: str) -> int:
    """The kind of a card of which the deck has one more than lie somewhere."""
    return DECK.fresh(s, word, POSITION.cards(s))


def place_top(s: Snapshot, words: Words) -> None:
    """The card on top, a Joker with its call; it may come before or after the cards under it."""
    if len(words) != 1:
        raise ValueError("one card lies on top")
    name, _, symbol = words[0].partition("=")
    kind = fresh(s, name)
    if (kind >= JOKER) != bool(symbol) or name == "X" or symbol not in ("", *SYMBOLS):
        raise ValueError(f"{words[0]} cannot lie on top; a Joker is written Jy=P")
    s.heap[s.laid] = kind
    s.laid += 1
    s.called = SYMBOLS.index(symbol or name[0])
    s.given = 0


def place_under(s: Snapshot, words: Words) -> None:
    """The laid cards under the top, latest first; ``given`` -1 says that the top is still to come."""
    s.given = 0 if s.laid else -1
    for at, word in enumerate(reversed(words)):
        if word == NAMES[BOULET]:
            raise ValueError("a Boulet is never laid, so none lies under the top card (CHI-10)")
        s.heap.insert(at, fresh(s, word))
        s.heap.pop()
        s.laid += 1


def place_stack(s: Snapshot, words: Words) -> None:
    """Cards to be drawn, waiting for the seat on turn."""
    if len(words) != 1:
        raise ValueError("'stack' takes one number: the cards that wait to be drawn")
    s.waiting = number(words[0], 999)


def place_actions(s: Snapshot, words: Words) -> None:
    """How many actions the round has had (CHI-21)."""
    s.actions = number(" ".join(words), LONGEST - 1)


def ready(s: Snapshot) -> Fault | None:
    """Clockwise unless said otherwise; cards lie under a top card."""
    s.direction = s.direction or 1
    if s.given:
        return "under", "cards lie under a top card: a 'top' line is missing"
    return wrong_stack(s)


def wrong_stack(s: Snapshot) -> Fault | None:
    """Why so many cards cannot wait: +3s bring three each, and the last of them lies on top (CHI-14)."""
    if not s.waiting:
        return None
    if not has_events(s):
        return "stack", "without event cards nothing waits to be drawn (CHI-14)"
    if s.waiting % 3:
        return "stack", f"each +3 brings 3 cards, so {s.waiting} cannot wait (CHI-14)"
    plus = s.laid and s.heap[s.laid - 1] < JOKER and s.heap[s.laid - 1] % 6 == PLUS
    return None if plus else ("stack", "cards wait only under a +3 on top (CHI-14)")


POSITION = Position(
    *HANDS.parts(fresh),
    PILE.part(fresh),
    Part("top", top_card, place_top, cards=laid),
    Part("under", under, place_under, cards=under),
    Part("stack", lambda s: (str(s.waiting),) * (s.waiting > 0), place_stack, asked=lambda s: (str(s.waiting),)),
    Part("actions", lambda s: (str(s.actions),) * (s.actions > 0), place_actions),
    DIRECTION,
    ready=ready,
)
