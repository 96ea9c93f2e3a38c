"""What the numbers of an observation say, in their order."""

from pioche.games.chifoumi.deck import KINDS, LAYABLE, MOST_SEATS

PARTS = (
    ("cards known to be in each hand, by kind, the own one first, then in the order of the seats", MOST_SEATS * KINDS),
    ("the top card as it was played", LAYABLE),
    ("cards in each hand, the own one first, then in the order of the seats", MOST_SEATS),
    ("whose turn it is, likewise", MOST_SEATS),
    ("cards laid, by kind", KINDS),
    ("cards in the pile", 1),
    ("cards waiting to be taken", 1),
    ("the direction of play, 0 or 2", 1),
    ("where in a turn: turn, drawn, race, again, give, thanks, trade", 1),
    ("whether one's own answer in a race is asked for", 1),
    ("seats", 1),
    ("the option young", 1),
    ("the option events", 1),
    ("the option stack", 1),
    ("the option mistakes", 1),
    ("whether the round is over", 1),
)
