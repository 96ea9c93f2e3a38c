"""What a seat is after, and where it may find it: by what it sees and knows alone."""

from __future__ import annotations

from pioche.core.jit import jit, ones
from pioche.core.kit import Masks, hand_of, held
from pioche.core.memory import known_of
from pioche.games.ko.deck import ALL_COPIES, ALL_VALUES, COLOURS, KO, KO_BIT, KO_COPIES, TRUMP_BIT, VALUES
from pioche.games.ko.refill import on_offer
from pioche.games.ko.runs import joined, kos, numbers, rank, run_kos, values_of
from pioche.games.ko.state import State, market_cards, missing

# What a colour to collect is worth: cards held, cards lying in the market (a few are enough), numbers that may come.
HELD, LYING, MOST_LYING, HIDDEN = 10, 6, 5, 1


@jit
def aim(s: State, seat: int) -> int:
    """The colour of the run, or the one best worth collecting."""
    if s.colour[seat]:
        return int(s.colour[seat]) - 1
    return best_colour(s, seat, 0)


@jit
def best_colour(s: State, seat: int, least: int) -> int:
    """The colour best worth collecting of which a seat has so many cards at least."""
    lying, seen = market_cards(s, on_offer(s, seat)), visible(s, seat)
    best, most = 0, -1
    for colour in range(len(COLOURS)):
        own, need = rank(hand_of(s, seat), colour, 0), missing(s, seat, colour)
        hidden = ones(need & ~values_of(seen, colour))
        value = HELD * own + LYING * min(fitting(lying, colour, need), MOST_LYING) + HIDDEN * hidden
        if own >= least and value > most:
            best, most = colour, value
    return best


@jit
def fitting(cards: Masks, colour: int, need: int) -> int:
    """How many of the numbers that are needed a pair of masks could supply; every KO is one."""
    return ones(numbers(cards, colour) & need) + kos(cards)


@jit
def visible(s: State, seat: int) -> Masks:
    """All cards whose place a seat knows."""
    own, known = hand_of(s, seat), (s.known[seat, 0], s.known[seat, 1])
    count = kos(own) + kos(known)
    cards = market_cards(s, s.shown)
    cards = cards[0] | own[0] | known[0], cards[1] | own[1] | known[1]
    for i in range(s.shown):
        count += s.market[i] == KO
    for other in range(s.seats):
        run = s.run[other]
        count += run_kos(run)
        cards = cards[0], cards[1] | (run >> VALUES & ALL_VALUES) << TRUMP_BIT
        for value in range(VALUES):
            if run >> value & 1:
                cards = joined(cards, (s.colour[other] - 1) * VALUES + value)
    first, second = cards
    return first, second & ~(ALL_COPIES << KO_BIT) | ((1 << min(count, KO_COPIES)) - 1) << KO_BIT


# Chances, in hundredths of a needed card


@jit
def chance(s: State, seat: int, colour: int, need: int) -> int:
    """How likely an unseen card is one of those needed."""
    seen = visible(s, seat)
    wanted = ones(need & ~values_of(seen, colour)) + ones(need & ~(seen[1] >> TRUMP_BIT)) + KO_COPIES - kos(seen)
    hidden = s.top
    for other in range(s.seats):
        if other != seat:
            hidden += unknown_cards(s, seat, other)
    return 100 * wanted // max(hidden, 1)


@jit
def unknown_cards(s: State, seat: int, other: int) -> int:
    """How many cards of another hand a seat does not know."""
    known = known_of(s, seat, other)
    return held(s, other) - ones(known[0]) - ones(known[1])


@jit
def hand_gain(s: State, seat: int, other: int, colour: int, need: int, likely: int) -> int:
    """What another hand may hold of the needed cards."""
    return 100 * fitting(known_of(s, seat, other), colour, need) + unknown_cards(s, seat, other) * likely


@jit
def market_gain(s: State, seat: int, n: int, colour: int, need: int) -> int:
    """What the market holds of the needed cards, if n may be taken."""
    return 100 * min(n, fitting(market_cards(s, on_offer(s, seat)), colour, need))
