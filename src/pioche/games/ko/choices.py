"""What a seat may do, by code."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, low, ones
from pioche.core.kit import Masks, hand_of, put, put_bits, put_seats
from pioche.core.layout import WORD
from pioche.games.ko import deck
from pioche.games.ko.deck import ALL_VALUES, COLOURS, DISCARD, EFFECT, KO, PLACE, STEAL, TRUMP, VALUES, Phase
from pioche.games.ko.refill import on_offer, pile_dry, refiller
from pioche.games.ko.runs import kos, rank, run_values, values_of
from pioche.games.ko.state import State, least_first, market_cards


@jit
def to_act(s: State) -> int:
    """The seat that may act now, as a mask: the one on turn, or the one it has robbed."""
    if s.over:
        return 0
    return 1 << (refiller(s) if s.phase in (Phase.SOURCE, Phase.TAKE) else s.seat)


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of the seat that may act, by code."""
    if s.phase <= Phase.DISCARDING:
        return put(out, legal_discards(s, seat, out), deck.DONE)
    if s.phase == Phase.EFFECT:
        return legal_effects(s, seat, out)
    if s.phase in (Phase.SOURCE, Phase.REFILL):
        return legal_sources(s, seat, out)
    if s.phase == Phase.TAKE:
        return legal_market(s, seat, out)
    if s.phase == Phase.PEEK:
        return list_kinds(hand_of(s, s.target - 1), deck.TAKE, out)
    if s.phase == Phase.PLACING:
        return legal_cards(s, seat, out)
    n = legal_cards(s, seat, out) if s.colour[seat] else legal_runs(s, seat, out)
    return put(out, n, deck.DONE)


@jit
def put_kinds(out: Ints, n: int, cards: Masks, verb: int) -> int:
    """An action for KO and every action card, once however many copies there are."""
    for kind in range(KO, deck.KINDS):
        if cards[1] >> int(deck.FIRST[kind]) - WORD & deck.ALL_COPIES:
            n = put(out, n, verb + kind)
    return n


@jit
def list_kinds(cards: Masks, verb: int, out: Ints) -> int:
    """An action for every kind there is."""
    n = 0
    for colour in range(len(COLOURS) + 1):
        n = put_bits(out, n, values_of(cards, colour), verb + colour * VALUES)
    return put_kinds(out, n, cards, verb)


# Discarding (KO-6, KO-7, KO4-3)


@jit
def legal_discards(s: State, seat: int, out: Ints) -> int:
    """Colour cards that go with those discarded so far, and every trump, KO and action card."""
    cards, everywhere, colour = hand_of(s, seat), same_everywhere(s), only_colour(s)
    n = 0
    for each in range(len(COLOURS)):
        values = values_of(cards, each)
        n = put_bits(out, n, values if each == colour else values & everywhere, DISCARD + each * VALUES)
    n = put_bits(out, n, values_of(cards, TRUMP // VALUES), DISCARD + TRUMP)
    return put_kinds(out, n, cards, DISCARD)


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
    for kind in range(STEAL, STEAL + len(deck.EFFECTS)):
        if s.powers >> kind - STEAL & 1:
            if kind >= deck.SHIFT:
                n = put(out, n, EFFECT + deck.AIMED + kind - deck.SHIFT)
            else:
                n = put_seats(out, n, s.seats, seat, EFFECT + (kind - STEAL) * deck.MOST_SEATS)
    return put(out, n, deck.NONE)


# Refilling (KO-8)


@jit
def legal_sources(s: State, seat: int, out: Ints) -> int:
    """Pile and market, unless dry."""
    n = 0
    if not pile_dry(s):
        n = put(out, n, deck.FROM_PILE)
    return n if on_offer(s, seat) == 0 else put(out, n, deck.FROM_MARKET)


@jit
def legal_market(s: State, seat: int, out: Ints) -> int:
    """Every kind in the market that this seat may take."""
    return list_kinds(market_cards(s, on_offer(s, seat)), deck.TAKE, out)


# Placing (KO-14, KO-15)


@jit
def legal_runs(s: State, seat: int, out: Ints) -> int:
    """The colours of which the hand holds enough."""
    n = 0
    for colour in range(len(COLOURS)):
        if rank(hand_of(s, seat), colour, 0) >= least_first(s):
            n = put(out, n, deck.RUN + colour)
    return n


@jit
def legal_cards(s: State, seat: int, out: Ints) -> int:
    """The cards that fit into a run: numbers of its colour and trumps that do not lie yet, and KO."""
    cards, colour = hand_of(s, seat), s.colour[seat] - 1
    free = ~run_values(s.run[seat])
    n = put_bits(out, 0, values_of(cards, colour) & free, PLACE + colour * VALUES)
    n = put_bits(out, n, values_of(cards, TRUMP // VALUES) & free, PLACE + TRUMP)
    return put(out, n, PLACE + KO) if kos(cards) else n
