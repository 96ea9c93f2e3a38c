"""The quick policy: collect one colour, throw the largest set of what it does not need, place at once."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, low, ones
from pioche.core.kit import Masks, cards_in, find, hand_of, held, seat_after
from pioche.games.ko import deck
from pioche.games.ko.aims import aim, best_colour, chance, hand_gain, market_gain
from pioche.games.ko.choices import follow
from pioche.games.ko.deck import COLOURS, DISCARD, KO, PEEK, SHIFT, SKIP, STEAL, SWAP, TRUMP, TURN, VALUES, Phase
from pioche.games.ko.runs import joined, rank, run_length, run_values, useful, values_of
from pioche.games.ko.state import State, copies_of, effect_kind, full_hand, kind_of, least_first, missing

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
    if s.phase in (Phase.PLACE, Phase.PLACING):
        return int(out[0]) if s.colour[seat] else deck.RUN + best_colour(s, seat, least_first(s))
    if s.phase in (Phase.TAKE, Phase.PEEK):
        return best_take(s, seat, out, n)
    if s.phase in (Phase.SOURCE, Phase.REFILL):
        return best_source(s, seat)
    return best_effect(s, seat, out, n) if s.phase == Phase.EFFECT else best_discard(s, seat)


# Sources and cards to take


@jit
def best_source(s: State, seat: int) -> int:
    """The market if it has more of what is needed than the pile promises; the pile before giving the hand away."""
    if s.effect in (SWAP, SHIFT) and s.phase == Phase.SOURCE:
        return deck.FROM_PILE
    colour = aim(s, seat)
    need, n = missing(s, seat, colour), full_hand(s) - held(s, seat)
    better = market_gain(s, seat, n, colour, need) >= n * chance(s, seat, colour, need)
    return deck.FROM_MARKET if better else deck.FROM_PILE


@jit
def best_take(s: State, seat: int, out: Ints, n: int) -> int:
    """What is needed, then what others wait for, then action cards, then what makes the next discard larger."""
    colour = aim(s, seat)
    need = missing(s, seat, colour)
    best, most = int(out[0]), -1
    for i in range(n):
        value = take_worth(s, seat, int(out[i]) - deck.TAKE, colour, need)
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
    cards = hand_of(s, seat)
    return max(with_value(cards, kind % VALUES), ones(values_of(cards, kind // VALUES)))


@jit
def danger(s: State, seat: int, kind: int) -> int:
    """How close the closest other run is that waits for a card; 0 if none does or it is far from complete."""
    most = 0
    if s.acted > PATIENCE * s.seats:
        return 0
    for other in range(s.seats):
        if other != seat and s.colour[other] and waits_for(s, other, kind):
            most = max(most, CLOSE + 1 - (full_hand(s) - run_length(s.run[other])))
    return most


@jit
def waits_for(s: State, seat: int, kind: int) -> bool:
    """Whether a card could be placed in the run of a seat that has one."""
    return useful(kind, s.colour[seat] - 1, ~run_values(s.run[seat]))


# Discarding


@jit
def best_discard(s: State, seat: int) -> int:
    """The next card of the largest set of cards that are not needed, then free extras, then the end."""
    colour = aim(s, seat)
    cards = spare(s, seat, colour)
    card = next_of_set(s, cards)
    if card >= 0:
        return DISCARD + card
    trumps = values_of(cards, TRUMP // VALUES)
    if trumps:
        return DISCARD + TRUMP + low(trumps)
    for kind in range(STEAL, deck.KINDS):
        if find(s.hand, seat, copies_of(kind)) >= 0:
            return DISCARD + kind
    return deck.DONE


@jit
def spare(s: State, seat: int, colour: int) -> Masks:
    """The colour cards and trumps of a hand that it does not need and may show to the others."""
    cards = (0, 0)
    free = ~run_values(s.run[seat])
    suit = values_of(hand_of(s, seat), colour)
    for card in cards_in(hand_of(s, seat)):
        kind = kind_of(card)
        wanted = useful(kind, colour, free & ~suit if kind >= TRUMP else free)
        if kind < KO and not wanted and not danger(s, seat, kind):
            cards = joined(cards, kind)
    return cards


@jit
def next_of_set(s: State, cards: Masks) -> int:
    """The next card of the largest set that can be added: of one colour, of one number, or a run; -1 for none."""
    best, most, present = -1, 0, 0
    for colour in range(len(COLOURS)):
        values = values_of(cards, colour)
        present |= values
        if s.colours in (0, 1 << colour) and ones(values) > most:
            best, most = colour * VALUES + low(values), ones(values)
    for value in range(VALUES):
        if s.values in (0, 1 << value) and with_value(cards, value) > most:
            best, most = card_with(cards, value), with_value(cards, value)
    if not s.small and ones(s.values) == s.suited and follow(s.values):
        values = longest_run(present & ~s.values, s.values)
        if ones(values) > most:
            best = card_with(cards, next_value(values, s.values))
    return best


@jit
def with_value(cards: Masks, value: int) -> int:
    """How many colour cards of a pair of masks have a value."""
    count = 0
    for colour in range(len(COLOURS)):
        count += values_of(cards, colour) >> value & 1
    return count


@jit
def card_with(cards: Masks, value: int) -> int:
    """The first colour card of a pair of masks that has a value."""
    colour = 0
    while not values_of(cards, colour) >> value & 1:
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
    n, following, before = max(s.thrown, 1), seat_after(s, seat, 1), seat_after(s, seat, -1)
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
    return gain - base - 100 * rank(hand_of(s, seat), colour, s.run[seat])


@jit
def best_effect(s: State, seat: int, out: Ints, n: int) -> int:
    """The effect that brings most, or none."""
    colour = aim(s, seat)
    need = missing(s, seat, colour)
    base, likely = usual_gain(s, seat, s.thrown, colour, need), chance(s, seat, colour, need)
    best, most = deck.NONE, 0
    for i in range(n - 1):
        effect = int(out[i]) - deck.EFFECT
        kind = effect_kind(effect)
        value = effect_value(s, seat, kind, effect % deck.MOST_SEATS, colour, need, base, likely)
        if value > most:
            best, most = int(out[i]), value
    return best
