"""The quick policy: collect one colour, throw the largest set of what it does not need, place at once."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, low, ones
from pioche.games.ko.aims import aim, best_colour, chance, hand_gain, market_gain, missing, useful
from pioche.games.ko.choices import follow
from pioche.games.ko.deck import (
    AIMED,
    ALL_COPIES,
    ALL_VALUES,
    CHOOSING,
    COLOURS,
    DISCARD,
    DONE,
    EFFECT,
    FIRST,
    FROM_MARKET,
    FROM_PILE,
    KINDS,
    KO,
    MOST_SEATS,
    NONE,
    PEEK,
    PEEKING,
    PLACING,
    REFILLING,
    RUN,
    SHIFT,
    SKIP,
    SOURCE,
    STARTING,
    STEAL,
    SWAP,
    TAKE,
    TAKING,
    TRUMP,
    TRUMP_BIT,
    TURN,
    VALUES,
    WORD,
)
from pioche.games.ko.state import (
    State,
    fits_run,
    full_hand,
    has,
    held,
    joined,
    least_first,
    rank,
    run_length,
    run_values,
    values_of,
)

# A card that another run waits for is kept from it while that lacks so few cards; but not for ever: a table at which
# everybody blocks everybody would never come to an end. So many actions for each seat.
CLOSE, PATIENCE = 3, 30
# What it is worth that another seat loses its turn, in hundredths of a card that one's run needs, and how much more
# for each card of that seat's run; and what a card of difference is worth between the runs on either side.
LOST_TURN, LOST_RUN, OTHER_WAY = 100, 10, 30
# What taking a card is worth: needed ones first, then those others wait for, then actions in the order of their kinds.
NEEDED, BLOCKING, ACTION_WORTH = 2000, 250, (300, 600, 400, 300, 350, 100)


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """One of the n legal actions in ``out``."""
    if n == 1:
        return int(out[0])
    if s.phase in (PLACING, STARTING):
        return int(out[0]) if s.colour[seat] else RUN + best_colour(s, seat, least_first(s))
    if s.phase in (TAKING, PEEKING):
        return best_take(s, seat, out, n)
    if s.phase in (SOURCE, REFILLING):
        return best_source(s, seat)
    return best_effect(s, seat, out, n) if s.phase == CHOOSING else best_discard(s, seat)


# Sources and cards to take


@jit
def best_source(s: State, seat: int) -> int:
    """The market if it has more of what is needed than the pile promises; the pile before giving the hand away."""
    if s.effect in (SWAP, SHIFT) and s.phase == SOURCE:
        return FROM_PILE
    colour = aim(s, seat)
    need, n = missing(s, seat, colour), full_hand(s) - held(s, seat)
    better = market_gain(s, seat, n, colour, need) >= n * chance(s, seat, colour, need)
    return FROM_MARKET if better else FROM_PILE


@jit
def best_take(s: State, seat: int, out: Ints, n: int) -> int:
    """What is needed, then what others wait for, then action cards, then what makes the next discard larger."""
    colour = aim(s, seat)
    need = missing(s, seat, colour)
    best, most = int(out[0]), -1
    for i in range(n):
        value = take_worth(s, seat, int(out[i]) - TAKE, colour, need)
        if value > most:
            best, most = int(out[i]), value
    return best


@jit
def take_worth(s: State, seat: int, kind: int, colour: int, need: int) -> int:
    """What a card is worth to a seat."""
    if useful(kind, colour, need):
        return NEEDED - (kind >= TRUMP) + 2 * (kind == KO)
    if kind >= STEAL:
        return ACTION_WORTH[kind - STEAL]
    return BLOCKING * danger(s, seat, kind) + companions(s, seat, kind)


@jit
def companions(s: State, seat: int, kind: int) -> int:
    """How many cards of a hand have the number or the colour of a card, whichever are more; a trump goes with all."""
    if kind >= TRUMP:
        return VALUES
    first, second = s.hand[seat, 0], s.hand[seat, 1]
    same = 0
    for colour in range(len(COLOURS)):
        same += values_of(first, second, colour) >> kind % VALUES & 1
    return max(same, ones(values_of(first, second, kind // VALUES)))


@jit
def danger(s: State, seat: int, kind: int) -> int:
    """How close the closest other run is that waits for a card; 0 if none does or it is far from complete."""
    most = 0
    if s.acted > PATIENCE * s.seats:
        return 0
    for other in range(s.seats):
        if other != seat and s.colour[other] and fits_run(s, other, kind):
            most = max(most, CLOSE + 1 - (full_hand(s) - run_length(s.run[other])))
    return most


# Discarding


@jit
def best_discard(s: State, seat: int) -> int:
    """The next card of the largest set of cards that are not needed, then free extras, then the end."""
    colour = aim(s, seat)
    first, second = spare(s, seat, colour)
    card = next_of_set(s, first, second)
    if card >= 0:
        return DISCARD + card
    trumps = second >> TRUMP_BIT & ALL_VALUES
    if trumps:
        return DISCARD + TRUMP + low(trumps)
    for kind in range(STEAL, KINDS):
        if s.hand[seat, 1] >> int(FIRST[kind]) - WORD & ALL_COPIES:
            return DISCARD + kind
    return DONE


@jit
def spare(s: State, seat: int, colour: int) -> tuple[int, int]:
    """The colour cards and trumps of a hand that it does not need and may show to the others."""
    first = second = 0
    free = ~run_values(s.run[seat])
    suit = values_of(s.hand[seat, 0], s.hand[seat, 1], colour)
    for kind in range(KO):
        if has(s, seat, int(FIRST[kind])):
            wanted = free >> kind % VALUES & 1
            if kind >= TRUMP:
                wanted &= ~suit >> kind % VALUES & 1
            elif kind // VALUES != colour:
                wanted = 0
            if not wanted and not danger(s, seat, kind):
                first, second = joined(first, second, kind)
    return first, second


@jit
def next_of_set(s: State, first: int, second: int) -> int:
    """The next card of the largest set that can be added: of one colour, of one number, or a run; -1 for none."""
    best, most, present = -1, 0, 0
    for colour in range(len(COLOURS)):
        values = values_of(first, second, colour)
        present |= values
        if s.colours in (0, 1 << colour) and ones(values) > most:
            best, most = colour * VALUES + low(values), ones(values)
    for value in range(VALUES):
        if s.values in (0, 1 << value):
            count = with_value(first, second, value)
            if count > most:
                best, most = card_with(first, second, value), count
    if not s.small and ones(s.values) == s.suited and follow(s.values):
        values = longest_run(present & ~s.values, s.values)
        if ones(values) > most:
            best = card_with(first, second, next_value(values, s.values))
    return best


@jit
def with_value(first: int, second: int, value: int) -> int:
    """How many colour cards of a pair of masks have a value."""
    count = 0
    for colour in range(len(COLOURS)):
        count += values_of(first, second, colour) >> value & 1
    return count


@jit
def card_with(first: int, second: int, value: int) -> int:
    """The first colour card of a pair of masks that has a value."""
    colour = 0
    while not values_of(first, second, colour) >> value & 1:
        colour += 1
    return colour * VALUES + value


@jit
def longest_run(present: int, thrown: int) -> int:
    """The most values that follow each other, or that go on a run already thrown."""
    best = 0
    for start in range(VALUES):
        values = 0
        for value in range(start, VALUES):
            if not (present | thrown) >> value & 1:
                break
            values |= 1 << value
            if values & thrown == thrown and ones(values & ~thrown) > ones(best):
                best = values & ~thrown
    return best


@jit
def next_value(values: int, thrown: int) -> int:
    """The value of a run to throw next: beside those thrown, or the lowest."""
    beside = values & (thrown << 1 | thrown >> 1)
    return low(beside) if thrown else low(values)


# Action cards


@jit
def usual_gain(s: State, seat: int, n: int, colour: int, need: int) -> int:
    """What n cards of the better source bring."""
    return max(market_gain(s, seat, n, colour, need), n * chance(s, seat, colour, need))


@jit
def effect_value(s: State, seat: int, kind: int, other: int, colour: int, need: int, base: int, likely: int) -> int:
    """What an effect brings beyond refilling as usual."""
    n, step = max(s.thrown, 1), s.direction + s.seats
    following, before = (seat + step) % s.seats, (seat - step + 2 * s.seats) % s.seats
    if kind == SKIP:
        return LOST_TURN // (s.seats - 1) + LOST_RUN * run_length(s.run[following])
    if kind == TURN:
        return OTHER_WAY * (run_length(s.run[following]) - run_length(s.run[before]))
    if kind == SHIFT:
        other = before
    gain = hand_gain(s, seat, other, colour, need, likely)
    if kind == PEEK:
        return min(gain, 100 * n) - base
    if kind == STEAL:
        return gain * min(n, held(s, other)) // max(held(s, other), 1) - base
    return gain - base - 100 * rank(s.hand[seat, 0], s.hand[seat, 1], colour, s.run[seat])


@jit
def best_effect(s: State, seat: int, out: Ints, n: int) -> int:
    """The effect that brings most, or none."""
    colour = aim(s, seat)
    need = missing(s, seat, colour)
    base, likely = usual_gain(s, seat, s.thrown, colour, need), chance(s, seat, colour, need)
    best, most = NONE, 0
    for i in range(n - 1):
        effect = int(out[i]) - EFFECT
        kind = STEAL + effect // MOST_SEATS if effect < AIMED else SHIFT + effect - AIMED
        value = effect_value(s, seat, kind, effect % MOST_SEATS, colour, need, base, likely)
        if value > most:
            best, most = int(out[i]), value
    return best
