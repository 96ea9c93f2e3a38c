"""The quick policy: fill half rows for their Bonus cards, make no ways for others, draw rather than give.

A Joker or a Link goes where it brings a Bonus nearer; a Joker in hand goes before the round does: it costs eleven.
"""

from __future__ import annotations

from pioche.core.jit import Ints, jit
from pioche.games.links.choices import place_linked
from pioche.games.links.deck import DEALT, DRAW, DROP, LINK, STAND, SWAP, VALUES
from pioche.games.links.rules import LOWER, UPPER
from pioche.games.links.state import ALL, State, fits, held

# What an action is worth, found by playing many sets of numbers against each other. With Bonus cards it pays to wait:
# an opened way is a gift, and a half row goes to whoever fills its last place. Beginners have none and lay what fits;
# of two numbers theirs is the second.
SHED, VALUE, MINE, GIFT, DRAWN = (8, 36), (0, 2), (-14, 4), (-74, -24), (-4, -48)
BONUS, LAST_BUT_ONE, LAST_BUT_MINE = 68, 88, 72
JOKER, LAST_JOKER, LINKED, SWAPPED, DROPPED = -58, 120, -26, 2, -52
FEW = 2  # cards in a hand that is nearly out
# Drawing the whole pile before laying anything would be stronger still between two, and a dull evening.
PATIENCE, WEARY = 3, -90


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """One of the n legal actions in ``out``: the one of highest worth, the first of equals."""
    best, most = int(out[0]), worth(s, seat, int(out[0]))
    for i in range(1, n):
        found = worth(s, seat, int(out[i]))
        if found > most:
            best, most = int(out[i]), found
    return best


@jit
def worth(s: State, seat: int, action: int) -> int:
    """What an action is worth to the seat; ending the turn is worth nothing."""
    if action < STAND:
        return worth_number(s, seat, action)
    if action < SWAP:
        return worth_joker(s, seat, action - STAND)
    if action < LINK:
        return SWAPPED
    if action < DROP:
        return worth_link(s, seat, place_linked(action))
    if action == DROP:
        return JOKER + DROPPED + ending(s, seat)
    return worth_drawing(s, seat) if action == DRAW else 0


@jit
def worth_drawing(s: State, seat: int) -> int:
    """A card drawn, and nobody given anything; but not into an ever larger hand."""
    grown = held(s, seat) - DEALT[s.seats] >= PATIENCE
    return DRAWN[s.beginners] + (WEARY if grown else 0)


@jit
def worth_number(s: State, seat: int, card: int) -> int:
    """A number out of the hand, and what it opens."""
    return SHED[s.beginners] + VALUE[s.beginners] * (card % VALUES + 1) + opened(s, seat, card)


@jit
def worth_joker(s: State, seat: int, place: int) -> int:
    """A Joker laid: kept unless it opens something or the end is near."""
    return JOKER + opened(s, seat, place) + ending(s, seat)


@jit
def worth_link(s: State, seat: int, place: int) -> int:
    """A Link: for a card that would not fit otherwise."""
    colour, bit = place // VALUES, 1 << place % VALUES
    if fits(s, colour) & bit:
        return -1000
    mine = s.hand[seat, colour] & bit
    return LINKED + (worth_number(s, seat, place) if mine else worth_joker(s, seat, place))


@jit
def ending(s: State, seat: int) -> int:
    """What it is worth to be rid of a Joker: much when somebody may go out soon."""
    for other in range(s.seats):
        if held(s, other) <= FEW:
            return LAST_JOKER
    return 0


@jit
def opened(s: State, seat: int, place: int) -> int:
    """What filling a place is worth beyond the card: a Bonus brought nearer, own ways less ways for others."""
    colour, bit = place // VALUES, 1 << place % VALUES
    row, hand = int(s.row[colour]) | bit, int(s.hand[seat, colour])
    total = 0 if s.beginners else nearer(row, hand, bit)
    ways = (bit << 1 | bit >> 1) & ~row & ALL & ~fits(s, colour)
    while ways:
        way = ways & -ways
        mine = stretch(hand, way, way > bit)
        total += MINE[s.beginners] * mine if mine else GIFT[s.beginners]
        ways ^= way
    return total


@jit
def nearer(row: int, hand: int, bit: int) -> int:
    """What it is worth that a half row is full now, or lacks one place only."""
    half = LOWER if bit & LOWER else UPPER
    missing = half & ~row
    if missing & (missing - 1):
        return 0
    if missing:
        return LAST_BUT_MINE if hand & missing else LAST_BUT_ONE
    return BONUS


@jit
def stretch(hand: int, way: int, up: bool) -> int:
    """How many cards of a hand follow one another from a place on."""
    count = 0
    while hand & way:
        count += 1
        way = way << 1 if up else way >> 1
    return count
