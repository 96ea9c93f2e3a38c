"""The words of the row games: actions, refusals, zones, events."""

from __future__ import annotations

from functools import lru_cache

from pioche.core.view import Action, Card, Place, Zone, hand_zone, pile_zone
from pioche.games.elevens.deck import ACTIONS, CARDS, DRAW, LETTERS, NAMES, PASS, STOP, VALUES, Opening
from pioche.games.elevens.position import POSITION
from pioche.games.elevens.snapshot import Snapshot, hand, highest, in_deck, letters, lying, started_by

__all__ = ["ACTIONS", "POSITION", "hand"]

# Actions and why they are refused


def action(code: int) -> Action:
    """An action; a card has one place to go, named like itself."""
    verb, _, card = ACTIONS[code].partition(" ")
    return Action(ACTIONS[code], verb, card or None, card or None)


def source(s: Snapshot, seat: int, action: int) -> str | None:
    """Cards are laid from the hand and drawn from the pile."""
    return f"hand {seat}" if action < CARDS else "pile" if action == DRAW else None


COLOUR_NAMES: dict[str, str] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


def card(text: str) -> Card:
    """A card shows its value in its colour."""
    return Card(text, COLOUR_NAMES[text[0]], text[1:])


def exists(s: Snapshot, action: int) -> bool:
    """Whether the action names a card of this deck, or none."""
    return action >= CARDS or in_deck(s, action)


def holds(s: Snapshot, seat: int, action: int) -> bool:
    """Whether the seat has the card to be laid."""
    return action >= CARDS or bool(s.hand[seat][action // VALUES] >> action % VALUES & 1)


def refuse(s: Snapshot, seat: int, action: int) -> str | None:
    """The rule that forbids it."""
    if action < CARDS:
        return refuse_card(s, action // VALUES, action % VALUES + 1)
    return refuse_end(s, seat, action)


def refuse_card(s: Snapshot, colour: int, value: int) -> str | None:
    """Why a value may not be laid in a row."""
    row = lying(s, colour)
    if not row:
        return refuse_start(s, value)
    if value - 1 in row or value + 1 in row:
        return None
    return beside(s, value)


def refuse_start(s: Snapshot, value: int) -> str | None:
    """Why a value may not start a row."""
    if s.opening == Opening.ELEVEN:
        return None if value == 11 else "ELV-5"
    if s.opening == Opening.THREE:
        return None if value in (10, 11, 12) else "TRI-1"
    if s.opening == Opening.FREE:
        return None if started_by(s) in (None, value) else "LIB-2"
    return beside(s, value)


def beside(s: Snapshot, value: int) -> str:
    """The rule that asks for a neighbour in the row."""
    if s.opening == Opening.JUNIOR:
        return "JUN-3"
    if s.opening == Opening.EXTREMES:
        return "XTR-2" if value == 11 else "XTR-1"
    return "ELV-6"


def refuse_end(s: Snapshot, seat: int, action: int) -> str | None:
    """Why a turn may not go on or end by stop, draw or pass."""
    must, pile, empty = ("JUN-4", "JUN-5", "JUN-6") if s.opening == Opening.JUNIOR else ("ELV-7", "ELV-8", "ELV-9")
    if s.laid:
        allowed = STOP
    elif any(holds(s, seat, card) and not refuse(s, seat, card) for card in range(CARDS)):
        return must
    else:
        allowed = DRAW if s.top else PASS
    if action == allowed:
        return None
    return pile if s.top else empty


# What a seat sees and hears


def phase(s: Snapshot) -> str:
    """Start of a turn, or after laying or drawing."""
    if s.over:
        return "over"
    return "laid" if s.laid else "drawn" if s.drawn else "turn"


def zones(s: Snapshot, seat: int | None) -> tuple[Zone, ...]:
    """The rows, the pile, and every hand: the own one open, all of them once the round is over."""
    hands = (hand_zone(owner, hand(s, owner), bool(s.over) or owner == seat) for owner in range(s.seats))
    return (rows_zone(letters(s), tuple(s.row), highest(s)), pile_zone(s.top), *hands)


EMPTY = tuple(Place(name, name[0]) for name in NAMES)
FULL = tuple(Place(name, name[0], name) for name in NAMES)


@lru_cache(1024)
def rows_zone(colours: str, rows: tuple[int, ...], most: int) -> Zone:
    """Every place of every row."""
    places = tuple(
        (FULL if row >> v & 1 else EMPTY)[colour * VALUES + v]
        for colour, row in enumerate(rows)
        if LETTERS[colour] in colours
        for v in range(most)
    )
    return Zone("rows", "rows", places=places, caption="zone-rows")


def facts(s: Snapshot) -> dict[str, int]:
    """The value that starts rows in the free opening, and how many have passed in a row."""
    value = started_by(s)
    return ({"open": value} if value else {}) | ({"passes": s.passes} if s.passes else {})


def opened(before: Snapshot, after: Snapshot) -> tuple[tuple[int, str], ...]:
    """The 11 the table laid for its holder (ELV-3)."""
    for card in range(CARDS):
        if (after.row[card // VALUES] & ~before.row[card // VALUES]) >> card % VALUES & 1:
            seat = next(seat for seat in range(before.seats) if holds(before, seat, card))
            return ((seat, ACTIONS[card]),)
    return ()


def told(before: Snapshot, seat: int, action: int, after: Snapshot, to: int | None) -> str:
    """Everything is said openly but the card drawn, which only the drawer sees."""
    if action != DRAW:
        return ACTIONS[action]
    return f"draw {NAMES[before.pile[before.top - 1]]}" if to == seat else "draw ?"
