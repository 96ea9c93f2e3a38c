"""What a seat may do, by code."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, low, ones
from pioche.games.ko.deck import (
    AIMED,
    ALL_COPIES,
    ALL_VALUES,
    CHOOSING,
    COLOURS,
    DISCARD,
    DONE,
    EFFECT,
    EFFECTS,
    FIRST,
    FROM_MARKET,
    FROM_PILE,
    KINDS,
    KO,
    KO_BIT,
    MOST_SEATS,
    NONE,
    PEEKING,
    PLACE,
    REFILLING,
    RUN,
    SHIFT,
    SOURCE,
    STARTING,
    STEAL,
    TAKE,
    TAKING,
    TRUMP,
    TRUMP_BIT,
    VALUES,
    WORD,
)
from pioche.games.ko.state import (
    State,
    least_first,
    market_cards,
    on_offer,
    pile_dry,
    rank,
    refiller,
    run_values,
    values_of,
)


@jit
def to_act(s: State) -> int:
    """The seat that may act now, as a mask: the one on turn, or the one it has robbed."""
    if s.over:
        return 0
    return 1 << (refiller(s) if s.phase in (SOURCE, TAKING) else s.seat)


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of the seat that may act, by code."""
    if s.phase <= 1:
        return put(out, legal_discards(s, seat, out), DONE)
    if s.phase == CHOOSING:
        return legal_effects(s, seat, out)
    if s.phase in (SOURCE, REFILLING):
        return legal_sources(s, seat, out)
    if s.phase == TAKING:
        return legal_market(s, seat, out)
    if s.phase == PEEKING:
        return list_hand(s.hand[s.target - 1, 0], s.hand[s.target - 1, 1], TAKE, out)
    if s.phase == STARTING:
        return legal_cards(s, seat, out)
    n = legal_cards(s, seat, out) if s.colour[seat] else legal_runs(s, seat, out)
    return put(out, n, DONE)


@jit
def put(out: Ints, n: int, action: int) -> int:
    """One more action in the list."""
    out[n] = action
    return n + 1


@jit
def put_values(out: Ints, n: int, values: int, first: int) -> int:
    """An action for every value of a mask."""
    while values:
        out[n] = first + low(values)
        n += 1
        values &= values - 1
    return n


@jit
def put_kinds(out: Ints, n: int, cards: int, verb: int) -> int:
    """An action for KO and every action card of a mask, once however many copies there are."""
    for kind in range(KO, KINDS):
        if cards >> int(FIRST[kind]) - WORD & ALL_COPIES:
            out[n] = verb + kind
            n += 1
    return n


@jit
def list_hand(first: int, second: int, verb: int, out: Ints) -> int:
    """An action for every kind in a hand."""
    n = 0
    for colour in range(len(COLOURS) + 1):
        n = put_values(out, n, values_of(first, second, colour), verb + colour * VALUES)
    return put_kinds(out, n, second, verb)


# Discarding (KO-6, KO-7, KO4-3)


@jit
def legal_discards(s: State, seat: int, out: Ints) -> int:
    """Colour cards that go with those discarded so far, and every trump, KO and action card."""
    first, second = s.hand[seat, 0], s.hand[seat, 1]
    everywhere, colour = same_everywhere(s), only_colour(s)
    n = 0
    for each in range(len(COLOURS)):
        values = values_of(first, second, each)
        n = put_values(out, n, values if each == colour else values & everywhere, DISCARD + each * VALUES)
    n = put_values(out, n, second >> TRUMP_BIT & ALL_VALUES, DISCARD + TRUMP)
    return put_kinds(out, n, second, DISCARD)


@jit
def only_colour(s: State) -> int:
    """The one colour of the colour cards discarded so far; -1 without one."""
    return low(s.colours) if ones(s.colours) == 1 else -1


@jit
def same_everywhere(s: State) -> int:
    """The values that go with those discarded so far, whatever the colour: the one number, or what lengthens a run."""
    if s.suited == 0:
        return ALL_VALUES
    same = s.values if ones(s.values) == 1 else 0
    return same if s.small or ones(s.values) != s.suited else same | completing(s.values)


@jit
def completing(values: int) -> int:
    """The values that make a run of those of a mask: on either side, or the only one between them."""
    if follow(values):
        return (values << 1 | values >> 1) & ALL_VALUES & ~values
    below = values | values >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8  # every value up to the highest
    holes = below & ~values & -(values & -values)
    return holes if ones(holes) == 1 else 0


@jit
def follow(values: int) -> bool:
    """Whether the values of a mask follow each other without a gap."""
    return values & (values + (values & -values)) == 0


# Effects (KO-9)


@jit
def legal_effects(s: State, seat: int, out: Ints) -> int:
    """What an action card discarded this turn can do, or nothing at all."""
    n = 0
    for kind in range(STEAL, STEAL + len(EFFECTS)):
        if s.powers >> kind - STEAL & 1:
            if kind >= SHIFT:
                n = put(out, n, EFFECT + AIMED + kind - SHIFT)
            else:
                n = legal_targets(s, seat, EFFECT + (kind - STEAL) * MOST_SEATS, out, n)
    return put(out, n, NONE)


@jit
def legal_targets(s: State, seat: int, effect: int, out: Ints, n: int) -> int:
    """An effect aimed at every other seat."""
    for other in range(s.seats):
        if other != seat:
            n = put(out, n, effect + other)
    return n


# Refilling (KO-8)


@jit
def legal_sources(s: State, seat: int, out: Ints) -> int:
    """Pile and market, unless dry."""
    n = 0
    if not pile_dry(s):
        n = put(out, n, FROM_PILE)
    return n if on_offer(s, seat) == 0 else put(out, n, FROM_MARKET)


@jit
def legal_market(s: State, seat: int, out: Ints) -> int:
    """Every kind in the market that this seat may take."""
    first, second = market_cards(s, on_offer(s, seat))
    return list_hand(first, second, TAKE, out)


# Placing (KO-14, KO-15)


@jit
def legal_runs(s: State, seat: int, out: Ints) -> int:
    """The colours of which the hand holds enough."""
    n = 0
    for colour in range(len(COLOURS)):
        if rank(s.hand[seat, 0], s.hand[seat, 1], colour, 0) >= least_first(s):
            n = put(out, n, RUN + colour)
    return n


@jit
def legal_cards(s: State, seat: int, out: Ints) -> int:
    """The cards that fit into a run: numbers of its colour and trumps that do not lie yet, and KO."""
    first, second, colour = s.hand[seat, 0], s.hand[seat, 1], s.colour[seat] - 1
    free = ~run_values(s.run[seat])
    n = put_values(out, 0, values_of(first, second, colour) & free, PLACE + colour * VALUES)
    n = put_values(out, n, second >> TRUMP_BIT & ALL_VALUES & free, PLACE + TRUMP)
    return put(out, n, PLACE + KO) if second >> KO_BIT & ALL_COPIES else n
