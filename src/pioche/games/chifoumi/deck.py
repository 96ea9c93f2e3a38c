"""The cards and codes of the ladder, and their names: no compiler needed to read them.

A kind is what is printed on a card; a card is one copy of a kind. Kinds 0 to 53 are symbol, colour, event;
then the three Jokers and the Boulet.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

SYMBOLS, COLOURS, EVENTS = "RPS", "gyr", ("", "again", "race", "+3", "give", "trade")
PLAIN, AGAIN, RACE, PLUS, GIVE, TRADE = range(6)
JOKER, BOULET, KINDS = 54, 57, 58
CARDS, MOST_SEATS, DEALT = 108, 6, 7

# CHI-2, our assumption: the book does not say which cards bear events. So many copies of each of the five events
# for every colour and symbol, by the option `events`; the other cards of that colour and symbol are plain.
SUITED = (12, 10, 10)  # cards of one symbol in green, yellow, red (CHI-1)
JOKERS, BOULETS = 3, 3  # Jokers of each colour; Boulets


def copies(young: int, events: int, kind: int) -> int:
    """How many cards of a kind are played with: young players leave Boulets out, the youngest events too (CHI-22)."""
    if kind == BOULET:
        return 0 if young else BOULETS
    if kind >= JOKER:
        return JOKERS
    if kind % 6:
        return 0 if young == 1 else events
    return SUITED[kind // 6 % 3] - 5 * events


# Cards are numbered kind by kind, by the option `events`; FIRST has the number of the first copy, then how many there
# are in all.
COPIES = [[copies(0, events, kind) for kind in range(KINDS)] for events in range(3)]
FIRST = np.array([np.cumsum([0, *row]) for row in COPIES], np.int64)
KIND_OF = np.array([np.repeat(np.arange(KINDS), row) for row in COPIES], np.int64)


def kind_name(kind: int) -> str:
    """The text of a kind: ``Pg``, ``Sr+3``, ``Jy``, ``X``."""
    if kind == BOULET:
        return "X"
    if kind >= JOKER:
        return f"J{COLOURS[kind - JOKER]}"
    return f"{SYMBOLS[kind // 18]}{COLOURS[kind // 6 % 3]}{EVENTS[kind % 6]}"


NAMES = tuple(kind_name(kind) for kind in range(KINDS))
CODES = {name: kind for kind, name in enumerate(NAMES)}

# What can be laid or snapped: a kind, a Joker called as a symbol (54 + 3 * colour + symbol), or a Boulet, in vain.
CALLS = 9
LAYABLE = JOKER + CALLS + 1
PLAYED = (*NAMES[:JOKER], *(f"J{c}={s}" for c in COLOURS for s in SYMBOLS), "X")


def kind_played(played: int) -> int:
    """The kind of a card as it is played: a Joker whatever it is called."""
    return played if played < JOKER else JOKER + (played - JOKER) // 3


LAY = 0
SNAP = LAY + LAYABLE
DRAW, KEEP, TAKE, PLAY_AGAIN, TURN, LET, THANKS, FORGET = range(SNAP + LAYABLE, SNAP + LAYABLE + 8)
SWAP = FORGET + 1
HAND_OVER = SWAP + MOST_SEATS
ACTIONS = (
    *(f"lay {card}" for card in PLAYED),
    *(f"snap {card}" for card in PLAYED),
    *("draw", "keep", "take", "again", "turn", "let", "thanks", "forget"),
    *(f"trade>{seat}" for seat in range(MOST_SEATS)),
    *(f"give {name}>{seat}" for name in NAMES for seat in range(MOST_SEATS)),
)


class Phase(IntEnum):
    """Where in a turn things stand."""

    TURN, DRAWN, RACE, AGAIN, GIVE, THANKS, TRADE = range(7)


LONGEST = 2000  # CHI-21
LONGEST_WITH_LETS = LONGEST + MOST_SEATS  # who lets a last race go is counted when it is over
MOST_ACTIONS = KINDS * (MOST_SEATS - 1) + 1
OBSERVED = KINDS * (MOST_SEATS + 1) + LAYABLE + 2 * MOST_SEATS + 11
POINTS = (10, 20, 30)  # CHI-19: green, yellow, red
WORST = 50  # a Joker or a Boulet
