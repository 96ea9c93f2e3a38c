"""What the numbers of an observation say, in their order."""

from crazy_eights.deck import MOST_SEATS, PACK

PARTS = (
    ("own hand, how often it has each card", PACK),
    ("cards face up, likewise", PACK),
    ("the card on top", PACK),
    ("the suit to follow: clubs, diamonds, hearts, spades", 4),
    ("whether there is such a seat, the own one first, then in the order of the seats", MOST_SEATS),
    ("cards in each hand, likewise", MOST_SEATS),
    ("whose turn it is, likewise", MOST_SEATS),
    ("cards in the pile", 1),
    ("cards drawn in this turn", 1),
    ("cards owed for twos", 1),
    ("turns in a row without a card laid", 1),
    ("whether play goes clockwise", 1),
    ("whether there are special cards", 1),
    ("where the turn stands: to lay or draw, to name a suit, over", 3),
)
