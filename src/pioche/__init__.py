"""Pioche: one table for a family of card games.

>>> import pioche
>>> "elevens" in [game.id for game in pioche.games()]
True

A round is dealt from a seed, or set up from a text. It knows everything; a seat is given its view.

>>> round = pioche.deal("elevens", seats=3, seed=11)
>>> round.view(0).zone("hand 1").cards[:3]
(None, None, None)

>>> round = pioche.position('''
...     game elevens
...     seats 2
...     row R 10-12
...     hand 0 R13 Y2
...     hand 1 R9 R14
...     pile Y3 G9
... ''')
>>> round.legal(0)
('lay R13',)
>>> round.play(0, "lay Y2")
Traceback (most recent call last):
pioche.core.refused.Illegal: As long as a colour has no row, only its 11 can start one; ... (ELV-5)
>>> round.play(0, "lay R13")
(Event(number=1, seat=0, text='lay R13', table=False), Event(number=2, seat=0, text='stop', table=True))
>>> round.turn, round.view(1).actions[0].text
(1, 'lay R9')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

# The folder of games and the function that lists them share a name. A package is bound to its parent only
# when first imported: done here, it cannot take the function's place later.
import_module("pioche.games")

from pioche.core.game import Game, games
from pioche.core.match import Match
from pioche.core.record import position, read_match, replay
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
from pioche.core.view import Action, Card, Chair, Event, Place, View, Zone

if TYPE_CHECKING:
    from pioche.bots.hint import Advice
    from pioche.bots.worlds import Bot

__version__ = "0.1.0"


def bot(level: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot of a level: novice, family, skilled, expert or master; the same seed makes the same choices.

    >>> from pioche.bots.worlds import move
    >>> round = deal("elevens", seats=2, seed=3)
    >>> move(round, round.turn, bot("skilled")) in round.legal(round.turn)
    True
    """
    from pioche.bots.player import Player

    return Player(level, seed, seconds)


def hint(round: Round, seat: int) -> tuple[Advice, ...]:
    """The legal actions of a seat with the chance to win the round, best first; from what it may know alone."""
    from pioche.bots.hint import hint

    return hint(round, seat)


__all__ = [
    "Action",
    "Card",
    "Chair",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Misdeal",
    "Misread",
    "NotHeld",
    "NotYourTurn",
    "Over",
    "Place",
    "Refused",
    "Round",
    "Unreadable",
    "View",
    "Zone",
    "bot",
    "deal",
    "games",
    "hint",
    "position",
    "read_match",
    "replay",
]
