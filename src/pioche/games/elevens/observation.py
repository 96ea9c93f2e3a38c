"""What the numbers of an observation say, in their order."""

from pioche.games.elevens.deck import CARDS, COLOURS, MOST_SEATS

PARTS = (
    ("own hand, by colour and value", CARDS),
    ("cards in the rows, likewise", CARDS),
    ("what fits a row, likewise", CARDS),
    ("cards unseen, likewise", CARDS),
    ("cards in each hand, the own one first, then in the order of the seats", MOST_SEATS),
    ("whose turn it is, likewise", MOST_SEATS),
    ("whether there is such a seat, likewise", MOST_SEATS),
    ("cards in the pile", 1),
    ("cards laid this turn", 1),
    ("cards drawn this turn", 1),
    ("passes in a row", 1),
    ("whether the round is over", 1),
    ("whether the deck has a colour, by colour", COLOURS),
    ("the opening: eleven, extremes, three, free, or that of the small game", 5),
)
