"""Pioche: one table for a family of card games.

>>> import pioche
>>> round = pioche.deal("elevens", seats=3, seed=11)
>>> round.over
False
"""

from pioche.core.game import Game, games
from pioche.core.match import Match
from pioche.core.record import position, replay
from pioche.core.refused import (
    Illegal,
    Misdeal,
    Misread,
    NotHeld,
    NotYourTurn,
    Over,
    Refused,
    Unreadable,
)
from pioche.core.round import Round, deal
from pioche.core.view import Action, Event, View, Zone

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Misdeal",
    "Misread",
    "NotHeld",
    "NotYourTurn",
    "Over",
    "Refused",
    "Round",
    "Unreadable",
    "View",
    "Zone",
    "deal",
    "games",
    "position",
    "replay",
]
