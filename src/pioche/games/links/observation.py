"""What the numbers of an observation say, in their order."""

from pioche.games.links.deck import CARDS, COLOURS, MOST_SEATS

PARTS = (
    ("own numbers, by colour and value", CARDS),
    ("places of the rows that are filled, likewise", CARDS),
    ("Jokers among them, likewise", CARDS),
    ("places that a number fits, likewise", CARDS),
    ("places that a Link may lead to, likewise", CARDS),
    ("numbers unseen, likewise", CARDS),
    ("cards in each hand, the own one first, then in the order of the seats", MOST_SEATS),
    ("Links of each seat, likewise", MOST_SEATS),
    ("Bonus cards of each seat, likewise", MOST_SEATS),
    ("Jokers known to be in each hand, likewise", MOST_SEATS),
    ("whose turn it is, likewise", MOST_SEATS),
    ("who laid the last card, likewise", MOST_SEATS),
    ("the order of the rows, top to bottom", COLOURS),
    ("cards in the pile", 1),
    ("cards from the hand in this turn", 1),
    ("cards laid this turn", 1),
    ("whether a swap waits for a card to be laid", 1),
    ("1 + the place that a Link waits to see filled", 1),
    ("passes in a row", 1),
    ("Jokers discarded", 1),
    ("seats", 1),
    ("whether it is the beginners' game", 1),
    ("whether a drop alone may be a turn", 1),
)
