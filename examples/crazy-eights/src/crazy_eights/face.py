"""The words of the game: actions, refusals, what a seat sees and hears."""

from __future__ import annotations

from collections import Counter

from crazy_eights.deck import ACTIONS, CODES, DRAW, EIGHT, MOST_DRAWN, NAMES, OVER, PACK, PASS, SUIT, TURN, TWO
from crazy_eights.position import LAID, POSITION, Snapshot, hand
from pioche.core.view import Action, Card, Zone, hand_zone, pile_zone

__all__ = ["ACTIONS", "POSITION", "hand"]

COLOURS = {"C": "green", "D": "blue", "H": "red", "S": "violet"}


def action(code: int) -> Action:
    """An action as faces show it: its verb, and the card to light up."""
    verb, _, card = ACTIONS[code].partition(" ")
    return Action(ACTIONS[code], verb, card if card in CODES else None)


def source(s: Snapshot, seat: int, action: int) -> str | None:
    """Where the card of an action lies, or what is touched for it: the hand, or the pile."""
    return f"hand {seat}" if action < PACK else "pile" if action == DRAW else None


def card(text: str) -> Card:
    """A card shows its rank in the colour of its suit."""
    return Card(text, COLOURS[text[0]], text[1:].replace("T", "10"))


def sentence(text: str) -> tuple[str, dict[str, str | int]]:
    """The messages of an action or event: its verb, the card or suit, and how many cards were drawn."""
    verb, *words = text.split()
    if verb == "draw":
        shown = words[0] if len(words) == 1 and words[0] in CODES else "hidden"
        return verb, {"card": shown, "count": max(len(words), 1)}
    return verb, {"card" if words and words[0] in CODES else "suit": words[0] if words else ""}


def holds(s: Snapshot, seat: int, action: int) -> bool:
    """Whether the seat has the card of the action."""
    return action >= PACK or bool(s.hand[seat][0] >> action & 1)


def refuse(s: Snapshot, seat: int, action: int) -> str | None:
    """The rule that forbids an action to the seat whose turn it is."""
    if (action > PASS) != (s.phase == SUIT):
        return "CRZ-3"
    if action > PASS:
        return None
    if action >= PACK:
        return None if (action == DRAW) == (s.top > 0 and s.drawn < MOST_DRAWN) else "CRZ-4"
    if s.owed:
        return None if action >> 2 == TWO else "CRZ-5"
    same_rank = action >> 2 == s.discard[s.laid - 1] >> 2
    return None if same_rank or action & 3 == s.suit or action >> 2 == EIGHT else "CRZ-2"


def phase(s: Snapshot) -> str:
    """Where the turn stands; a position can be written at ``turn``."""
    return "drawn" if s.phase == TURN and s.drawn else ("turn", "suit", "over")[s.phase]


def zones(s: Snapshot, seat: int | None) -> tuple[Zone, ...]:
    """The pile face down, the cards face up, and the hands: one's own, and all at the end."""
    face_up = Zone("laid", "stack", cards=LAID.lying(s), caption="zone-laid")
    hands = (hand_zone(each, hand(s, each), each == seat or s.phase == OVER) for each in range(s.seats))
    return (pile_zone(s.top), face_up, *hands)


def facts(s: Snapshot) -> dict[str, int]:
    """The suit to follow if an eight hides it, what is owed, and that play goes the other way."""
    named = {"suit": s.suit} if s.laid and s.phase == TURN and s.discard[s.laid - 1] >> 2 == EIGHT else {}
    return named | ({"owed": s.owed} if s.owed else {}) | ({"reversed": 1} if s.direction < 0 else {})


def opened(before: Snapshot, after: Snapshot) -> tuple[tuple[int, str], ...]:
    """The table turned up the first card."""
    return () if before.laid else ((before.seat, f"turn {NAMES[after.discard[0]]}"),)


def told(before: Snapshot, seat: int, action: int, after: Snapshot, to: int | None) -> str | None:
    """An action as that onlooker hears it: drawn cards are ``?`` to the others."""
    if action != DRAW:
        return ACTIONS[action]
    new = tuple((Counter(hand(after, seat)) - Counter(hand(before, seat))).elements())
    return " ".join(("draw", *(new if to == seat else ("?",) * len(new))))
