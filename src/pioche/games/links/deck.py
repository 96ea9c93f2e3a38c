"""The cards and codes of the linked rows, and their names: no compiler needed to read them."""

from __future__ import annotations

from itertools import combinations, permutations

VALUES, COLOURS, MOST_SEATS = 21, 4, 6
CARDS = VALUES * COLOURS  # the numbers; also the places they go to
JOKER, JOKERS = CARDS, 4  # the code of a Joker in the pile, and how many there are
BONUSES, WORTH = 7, 11  # a Bonus card brings as much as a Joker in hand costs (LNK-19)
MOST = 4  # cards from the hand in a turn (LNK-3)

DEALT = (0, 0, 20, 20, 15, 12, 12)
LINKS = (0, 0, 4, 4, 3, 3, 2)

# An action is a number: a card laid, a Joker laid in a place, a card swapped in, a Link from a place to another row.
LAY, STAND, SWAP, LINK = 0, CARDS, 2 * CARDS, 3 * CARDS
DROP = LINK + CARDS * (COLOURS - 1)
DRAW, STOP, PASS = DROP + 1, DROP + 2, DROP + 3

# A number enters its row once, laid or swapped in, and a swap sends one more Joker into play: MOVES in all. Each may
# be a turn that needs a stop, and between two such turns at an empty pile fewer seats pass than sit at the table.
MOVES = 2 * CARDS + JOKERS
LONGEST = MOVES * (2 + MOST_SEATS) + CARDS + JOKERS + 15

# Legal at once: every number held fits, or a Joker and a Link go to every empty place from both sides.
MOST_ACTIONS = CARDS + CARDS + CARDS + 2 * CARDS + 2

OBSERVED = 6 * CARDS + 6 * MOST_SEATS + 14

LETTERS = "RYGB"
ORDERS = tuple(permutations(range(COLOURS)))  # of the rows, top to bottom (LNK-1)
ORDER_NAMES = tuple("".join(LETTERS[colour] for colour in order) for order in ORDERS)
# Which colours lie beside a colour, as a mask, by order.
NEAR = tuple(
    tuple(sum(1 << other for at, other in enumerate(order) if abs(at - order.index(c)) == 1) for c in range(COLOURS))
    for order in ORDERS
)
PAIRS = tuple(combinations(range(COLOURS), 2))  # of rows that a Link may join
# The pair of two colours, whichever is named first; that of a colour with itself is never asked for.
PAIR = tuple(
    tuple(PAIRS.index((min(a, b), max(a, b))) if a != b else 0 for b in range(COLOURS)) for a in range(COLOURS)
)

NAMES = tuple(f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1))
JOKER_NAME, LINK_NAME, BONUS_NAME = "J", "link", "bonus"
CODES = {name: card for card, name in enumerate(NAMES)} | {JOKER_NAME: JOKER}
# The places where each Link starts and ends: in two rows, at the same value.
LINK_ENDS = tuple(
    (a * VALUES + v, b * VALUES + v) for a in range(COLOURS) for b in range(COLOURS) if a != b for v in range(VALUES)
)
ACTIONS = (
    *(f"lay {name}" for name in NAMES),
    *(f"lay J={name}" for name in NAMES),
    *(f"swap {name}" for name in NAMES),
    *(f"link {NAMES[start]}-{NAMES[end]}" for start, end in LINK_ENDS),
    "drop J",
    "draw",
    "stop",
    "pass",
)
