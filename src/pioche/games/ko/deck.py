"""The cards and codes of KO, and their names: no compiler needed to read them.

A kind is what is printed on a card; a card is one copy of a kind. Kinds 0 to 69 are colour and value, 70 to 79 the
trumps, then KO and the six action cards.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from pioche.core.layout import WORD

COLOURS, VALUES, MOST_SEATS = "RBYGPVO", 10, 6
TRUMP, KO = 70, 80
STEAL, PEEK, SWAP, SHIFT, SKIP, TURN = range(81, 87)
KINDS = 87
EFFECTS = ("steal", "peek", "swap", "shift", "skip", "turn")

# KO-2, our assumption: the book counts neither trumps nor action cards. So many copies of every card of a sort; the
# first number of action cards is the usual one. Three copies of a kind are the most there is room for.
SUITED_COPIES, TRUMP_COPIES, KO_COPIES, ACTION_COPIES = 1, 1, 3, (2, 1, 3, 0)
MOST_COPIES = 3

# By the field `small`: the full game and the one for the smallest.
HAND = (10, 6)  # cards in a hand, and in a complete run
FIRST_PLACING = (6, 3)  # KO-14, KO4-2
MARKET = 10  # cards that lie in the market at first, and stay when it becomes the pile


def copies(small: int, actions: int, kind: int) -> int:
    """How many cards of a kind the deck has."""
    if kind >= STEAL:
        return actions
    if kind == KO:
        return KO_COPIES
    if kind % VALUES >= HAND[small]:
        return 0
    return SUITED_COPIES if kind < TRUMP else TRUMP_COPIES


# Cards in hands are bits of two masks: five colours in the first; two colours, trumps, KO, actions in the second.
# A card's number is 60 times its mask plus its bit; ten numbers of the first mask stay unused.
FIVE_COLOURS = 50
TRUMP_BIT, KO_BIT = TRUMP - FIVE_COLOURS, KO - FIVE_COLOURS
CARDS = KO + MOST_COPIES * (KINDS - KO)
KIND_OF = np.full(WORD + CARDS - FIVE_COLOURS, -1, np.int64)
KIND_OF[:FIVE_COLOURS] = range(FIVE_COLOURS)
KIND_OF[WORD : WORD + KO_BIT] = range(FIVE_COLOURS, KO)
KIND_OF[WORD + KO_BIT :] = np.repeat(np.arange(KO, KINDS), MOST_COPIES)
FIRST = np.array([KIND_OF.tolist().index(kind) for kind in range(KINDS)], np.int64)
ALL_VALUES = (1 << VALUES) - 1
ALL_COPIES = (1 << MOST_COPIES) - 1


def kind_name(kind: int) -> str:
    """The text of a kind: ``R4``, ``A10``, ``KO``, ``peek``."""
    if kind >= STEAL:
        return EFFECTS[kind - STEAL]
    return "KO" if kind == KO else f"{(COLOURS + 'A')[kind // VALUES]}{kind % VALUES + 1}"


NAMES = tuple(kind_name(kind) for kind in range(KINDS))
CODES = {name: kind for kind, name in enumerate(NAMES)}


def effect_kind(effect: int) -> int:
    """The action card whose effect is chosen, by the number of the effect; KINDS for none."""
    return STEAL + effect // MOST_SEATS if effect < AIMED else SHIFT + effect - AIMED


DISCARD = 0
EFFECT = DISCARD + KINDS
AIMED = 3 * MOST_SEATS  # steal, peek and swap name a seat
NONE = EFFECT + AIMED + 3
FROM_PILE, FROM_MARKET = NONE + 1, NONE + 2
TAKE = FROM_MARKET + 1
RUN = TAKE + KINDS
PLACE = RUN + len(COLOURS)
DONE = PLACE + KO + 1
ACTIONS = (
    *(f"discard {name}" for name in NAMES),
    *(f"effect {effect}>{seat}" for effect in EFFECTS[:3] for seat in range(MOST_SEATS)),
    *(f"effect {effect}" for effect in (*EFFECTS[3:], "none")),
    *("from pile", "from market"),
    *(f"take {name}" for name in NAMES),
    *(f"run {colour}" for colour in COLOURS),
    *(f"place {name}" for name in NAMES[: KO + 1]),
    "done",
)


class Phase(IntEnum):
    """Where in a turn the seat is."""

    TURN, DISCARDING, EFFECT, SOURCE, TAKE, PEEK, PLACE, PLACING, REFILL = range(9)


# What a turn still has to do; the robbed seat refills before the thief goes on (KO-10).
ROBBED, SECOND, THIRD, FOURTH = range(1, 5)

MOST_KEPT = 15  # cards of a peeked hand of which four onlookers' knowledge fits into one number
LONGEST = 2000  # KO-18
MOST_ACTIONS = KINDS + 1
OBSERVED = KINDS * (MOST_SEATS + 2) + MOST_SEATS * (VALUES + 4) + 21 + VALUES + len(COLOURS)
