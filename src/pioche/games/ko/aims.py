"""What a seat is after, and where it may find it: by what it sees and knows alone."""

from __future__ import annotations

from pioche.core.jit import jit, ones
from pioche.games.ko.deck import (
    ALL_COPIES,
    ALL_VALUES,
    COLOURS,
    KO,
    KO_BIT,
    KO_COPIES,
    TRUMP,
    TRUMP_BIT,
    VALUES,
)
from pioche.games.ko.state import (
    State,
    full_hand,
    held,
    joined,
    market_cards,
    on_offer,
    rank,
    run_kos,
    run_values,
    values_of,
)

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
        own, need = rank(s.hand[seat, 0], s.hand[seat, 1], colour, 0), missing(s, seat, colour)
        hidden = ones(need & ~values_of(seen[0], seen[1], colour))
        value = HELD * own + LYING * min(fitting(lying, colour, need), MOST_LYING) + HIDDEN * hidden
        if own >= least and value > most:
            best, most = colour, value
    return best


@jit
def missing(s: State, seat: int, colour: int) -> int:
    """The numbers a seat still lacks for a run of a colour, lying or in hand, as a mask."""
    have = values_of(s.hand[seat, 0], s.hand[seat, 1], colour) | values_of(0, s.hand[seat, 1], TRUMP // VALUES)
    return ~(have | run_values(s.run[seat])) & (1 << full_hand(s)) - 1


@jit
def fitting(cards: tuple[int, int], colour: int, need: int) -> int:
    """How many of the numbers that are needed a pair of masks could supply; every KO is one."""
    numbers = values_of(cards[0], cards[1], colour) | cards[1] >> TRUMP_BIT
    return ones(numbers & need) + ones(cards[1] >> KO_BIT & ALL_COPIES)


@jit
def useful(kind: int, colour: int, need: int) -> bool:
    """Whether a card is one of those needed."""
    if kind >= KO:
        return kind == KO
    return (kind >= TRUMP or kind // VALUES == colour) and bool(need >> kind % VALUES & 1)


@jit
def visible(s: State, seat: int) -> tuple[int, int]:
    """All cards whose place a seat knows."""
    first, second = market_cards(s, s.shown)
    first |= s.hand[seat, 0] | s.known[seat, 0]
    kos = ones((s.hand[seat, 1] | s.known[seat, 1]) >> KO_BIT & ALL_COPIES)
    second |= s.hand[seat, 1] | s.known[seat, 1]
    for other in range(s.seats):
        kos += run_kos(s.run[other])
        second |= (s.run[other] >> VALUES & ALL_VALUES) << TRUMP_BIT
        for bit in range(VALUES):
            if s.run[other] >> bit & 1:
                first, second = joined(first, second, (s.colour[other] - 1) * VALUES + bit)
    for i in range(s.shown):
        kos += s.market[i] == KO
    return first, second & ~(ALL_COPIES << KO_BIT) | ((1 << min(kos, KO_COPIES)) - 1) << KO_BIT


# Chances, in hundredths of a needed card


@jit
def chance(s: State, seat: int, colour: int, need: int) -> int:
    """How likely an unseen card is one of those needed."""
    seen = visible(s, seat)
    wanted = ones(need & ~values_of(seen[0], seen[1], colour)) + ones(need & ~(seen[1] >> TRUMP_BIT))
    wanted += KO_COPIES - ones(seen[1] >> KO_BIT & ALL_COPIES)
    hidden = s.top
    for other in range(s.seats):
        if other != seat:
            hidden += held(s, other) - known_cards(s, seat, other)
    return 100 * wanted // max(hidden, 1)


@jit
def known_cards(s: State, seat: int, other: int) -> int:
    """How many cards of another hand a seat knows."""
    return ones(s.hand[other, 0] & s.known[seat, 0]) + ones(s.hand[other, 1] & s.known[seat, 1])


@jit
def hand_gain(s: State, seat: int, other: int, colour: int, need: int, likely: int) -> int:
    """What another hand may hold of the needed cards."""
    known = (s.hand[other, 0] & s.known[seat, 0], s.hand[other, 1] & s.known[seat, 1])
    unknown = held(s, other) - known_cards(s, seat, other)
    return 100 * fitting(known, colour, need) + unknown * likely


@jit
def market_gain(s: State, seat: int, n: int, colour: int, need: int) -> int:
    """What the market holds of the needed cards, if n may be taken."""
    return 100 * min(n, fitting(market_cards(s, on_offer(s, seat)), colour, need))
