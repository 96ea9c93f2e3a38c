"""A table as a seat or a spectator sees it: a text, and for libraries that render a plain picture."""

from __future__ import annotations

from typing import Any

import numpy as np

from pioche.core.game import Setting
from pioche.core.jit import Bytes
from pioche.core.snapshot import unpack
from pioche.core.view import Zone

FELT, HIDDEN, EMPTY = (30, 70, 50), (120, 120, 140), (45, 90, 68)
INKS: dict[str, tuple[int, int, int]] = {
    "red": (205, 60, 60),
    "yellow": (230, 190, 60),
    "green": (80, 165, 90),
    "blue": (70, 120, 200),
    "pink": (225, 130, 170),
    "violet": (140, 95, 180),
    "orange": (225, 140, 60),
    "grey": (170, 170, 170),
}
HIGH, WIDE, GAP, ACROSS = 14, 10, 2, 60  # of a card, between cards, cards in a line


def zones(setting: Setting, states: Any, seat: int | None = None) -> tuple[Zone, ...]:
    """What a seat (None: a spectator) sees."""
    return setting.game.face.zones(unpack(states), seat)


def text(setting: Setting, states: Any, seat: int | None = None) -> str:
    """One line for every zone; a hidden card is a question mark, an empty place a dot."""
    lines = [f"{zone.id}: {' '.join(_cards(zone))}".rstrip() for zone in zones(setting, states, seat)]
    turn = int(states["seat"][0])
    return "\n".join([f"{setting}, turn of seat {turn}", *lines, ""])


def _cards(zone: Zone) -> list[str]:
    return [*(card or "?" for card in zone.cards), *(place.card or "." for place in zone.places)]


def picture(setting: Setting, states: Any) -> Bytes:
    """Every zone as lines of cards, each a plain rectangle in its colour."""
    lines = [line for zone in zones(setting, states) for line in _lines(zone)]
    image = np.full((GAP + len(lines) * (HIGH + GAP), GAP + ACROSS * (WIDE + GAP), 3), FELT, np.uint8)
    for row, line in enumerate(lines):
        for column, card in enumerate(line):
            top, left = GAP + row * (HIGH + GAP), GAP + column * (WIDE + GAP)
            image[top : top + HIGH, left : left + WIDE] = _ink(setting, card)
    return image


def _lines(zone: Zone) -> list[list[str]]:
    """The cards of a zone; each row of places by itself."""
    if not zone.places:
        cards = _cards(zone)
        return [cards[at : at + ACROSS] for at in range(0, len(cards), ACROSS)] or [[]]
    rows = dict.fromkeys(place.row for place in zone.places)
    return [[place.card or "." for place in zone.places if place.row == row][:ACROSS] for row in rows]


def _ink(setting: Setting, card: str) -> tuple[int, int, int]:
    if card in "?.":
        return HIDDEN if card == "?" else EMPTY
    return INKS.get(setting.game.face.card(card).colour, INKS["grey"])
