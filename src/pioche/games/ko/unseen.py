"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

from pioche.core.jit import Bytes, jit, ones, seeded, shuffle
from pioche.core.kit import cards_in, hand_of, held, held_by_all, pop, sort
from pioche.core.layout import WORD
from pioche.core.memory import gather, known_of
from pioche.games.ko import deck
from pioche.games.ko.deck import COLOURS, KINDS, KO, MOST_SEATS, VALUES, Phase
from pioche.games.ko.runs import rank, run_kos, run_length, useful
from pioche.games.ko.state import State, add, kind_of, least_first, missing


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: unknown cards of other hands, and the pile.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. A seat that has begun
    its run has the cards to place that it still owes: those are dealt first, drawn from the unseen ones.
    """
    s.rng = seeded(seed, 0)
    counts = held_by_all(s)
    if s.over:
        sort(s.pile, s.top)
    else:
        gather(s, me, deck.KIND_OF)
        if me >= 0:
            renumber(s, me)
    shuffle(s, s.pile, s.top)
    s.kept = 0
    s.peeked[:] = 0
    if s.over:
        return
    if s.phase == Phase.PLACING and s.seat != me:
        promise(s, s.seat)
        shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        while seat != me and held(s, seat) < counts[seat]:
            add(s, seat, pop(s))
    if s.phase == Phase.PEEK and s.seat != me:
        for word in range(2):
            s.known[s.seat, word] = s.hand[s.target - 1, word]


@jit
def renumber(s: State, me: int) -> None:
    """Which copy of a kind somebody holds depends on hidden cards: the first ones for ``me``, then seat by seat."""
    for kind in range(KO, KINDS):
        first = int(deck.FIRST[kind]) - WORD
        bits = deck.ALL_COPIES << first
        s.known[me, 1] &= ~bits
        for k in range(s.seats):
            seat = (me + k) % s.seats
            count = ones(s.hand[seat, 1] & bits)
            s.hand[seat, 1] = s.hand[seat, 1] & ~bits | ((1 << count) - 1) << first
            if seat != me:
                s.known[me, 1] |= ((1 << count) - 1) << first
            first += count


@jit
def promise(s: State, seat: int) -> None:
    """A seat that has begun its run gets cards of the shuffled pile that it can place, as many as it still owes."""
    colour = s.colour[seat] - 1
    at, need = s.top - 1, least_first(s) - run_length(s.run[seat])
    while at >= 0 and rank(hand_of(s, seat), colour, s.run[seat]) < need:
        kind = int(s.pile[at])
        if useful(kind, colour, missing(s, seat, colour)):
            s.pile[at] = s.pile[s.top - 1]
            pop(s)
            add(s, seat, kind)
        at -= 1


# In numbers


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """What seat ``me`` sees: hands and runs by seat counted from ``me`` on, the market, the turn so far."""
    out[:] = 0
    for k in range(s.seats):
        observe_hand(s, me, (me + k) % s.seats, out, k * KINDS)
        observe_run(s, (me + k) % s.seats, out, KINDS * (MOST_SEATS + 2) + k * (VALUES + 4))
    for i in range(s.shown):
        out[KINDS * (MOST_SEATS + (i >= s.shown - s.fresh)) + int(s.market[i])] += 1
    at = KINDS * (MOST_SEATS + 2) + MOST_SEATS * (VALUES + 4)
    facts = (
        (s.seat - me + s.seats) % s.seats,
        (s.target - 1 - me + s.seats) % s.seats + 1 if s.target else 0,
        s.top,
        s.direction + 1,
        s.phase,
        s.stage,
        s.thrown,
        s.effect - deck.STEAL + 1 if s.effect else 0,
        s.powers,
        s.wanted,
        s.moved,
        ones(s.idle),
        s.acted // 256,
        s.acted % 256,
        s.gone[0],
        s.gone[1],
        s.seats,
        s.actions,
        s.small,
        s.over,
        s.suited,
    )
    for i in range(len(facts)):
        out[at + i] = min(facts[i], 255)
    observe_set(s, out, at + len(facts))


@jit
def observe_hand(s: State, me: int, seat: int, out: Bytes, at: int) -> None:
    """The cards of a hand that ``me`` knows, by kind."""
    for card in cards_in(hand_of(s, seat) if seat == me or s.over else known_of(s, me, seat)):
        out[at + kind_of(card)] += 1


@jit
def observe_run(s: State, seat: int, out: Bytes, at: int) -> None:
    """A run: its colour, its KO, the size of the hand behind it, its numbers (1 a colour card, 2 a trump)."""
    run = s.run[seat]
    out[at] = s.colour[seat]
    out[at + 1] = run_kos(run)
    out[at + 2] = held(s, seat)
    out[at + 3] = run_length(run)
    for value in range(VALUES):
        out[at + 4 + value] = (run >> value & 1) + 2 * (run >> VALUES + value & 1)


@jit
def observe_set(s: State, out: Bytes, at: int) -> None:
    """The numbers and colours discarded this turn."""
    for value in range(VALUES):
        out[at + value] = s.values >> value & 1
    for colour in range(len(COLOURS)):
        out[at + VALUES + colour] = s.colours >> colour & 1
