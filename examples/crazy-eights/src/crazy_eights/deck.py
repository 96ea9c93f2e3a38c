"""The cards and actions, their numbers and names; the numbers are those of OpenSpiel."""

from __future__ import annotations

TURN, SUIT, OVER = range(3)  # where a turn stands: to lay or draw, to name a suit, nothing more to do

PACK, MOST_SEATS, MOST_CARDS = 52, 6, 104  # six play with two packs
MOST_DRAWN, MOST_LAID = 5, 100  # cards in a turn, cards in a round
TWO, EIGHT, JACK, QUEEN, ACE = 0, 6, 9, 10, 12  # ranks, counted from the two

# Card c has rank c >> 2 and suit c & 3; the actions after the cards to lay are these.
DRAW, PASS, NAME = PACK, PACK + 1, PACK + 2
RANKS, SUITS = "23456789TJQKA", "CDHS"
NAMES = tuple(suit + rank for rank in RANKS for suit in SUITS)
CODES = {name: card for card, name in enumerate(NAMES)}
# OpenSpiel describes face values, but counts a number card by its place in the pack; so do we (CRZ-6).
POINTS = tuple(50 if card >> 2 == EIGHT else 10 if card >> 2 >= JACK else card + 2 for card in range(PACK))
ACTIONS = (*(f"lay {name}" for name in NAMES), "draw", "pass", *(f"name {suit}" for suit in SUITS))

# Between two cards laid everybody may pass once, an eight needs a suit, and a card is drawn, then kept, at most once.
LONGEST = MOST_LAID * (MOST_SEATS + 1) + 2 * MOST_CARDS + 8
OBSERVED = 3 * PACK + 4 + 3 * MOST_SEATS + 9
