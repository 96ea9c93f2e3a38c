"""What the numbers of an observation say, in their order."""

from pioche.games.ko.deck import COLOURS, KINDS, MOST_SEATS, VALUES

PARTS = (
    ("cards known to be in each hand, by kind, the own one first, then in the order of the seats", MOST_SEATS * KINDS),
    ("cards of the market, by kind, without the fresh ones", KINDS),
    ("fresh cards of the market, by kind", KINDS),
    (
        "each run, the own one first: its colour, its KOs, cards in the hand behind it, its length, and for every "
        "number 0 (none), 1 (a colour card) or 2 (a trump)",
        MOST_SEATS * (VALUES + 4),
    ),
    ("whose turn it is, counted from the own seat", 1),
    ("1 + the seat an action card is aimed at, likewise", 1),
    ("cards in the pile", 1),
    ("the direction of play, 0 or 2", 1),
    ("where in a turn: turn, discarding, effect, source, take, peek, place, placing, refill", 1),
    ("which refill, or placing", 1),
    ("cards discarded this turn", 1),
    ("the action card that takes effect: 1 + steal, peek, swap, shift, skip, turn", 1),
    ("action cards discarded this turn, a mask", 1),
    ("cards still to be taken from a peeked hand", 1),
    ("whether a card was drawn, taken or placed this turn", 1),
    ("turns in a row in which none was", 1),
    ("actions taken in this round: times 256", 1),
    ("and the rest", 1),
    ("skip cards out of the game", 1),
    ("turn cards out of the game", 1),
    ("seats", 1),
    ("the option actions", 1),
    ("whether it is the game for the smallest", 1),
    ("whether the round is over", 1),
    ("colour cards discarded this turn", 1),
    ("numbers discarded this turn", VALUES),
    ("colours discarded this turn", len(COLOURS)),
)
