"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

from pioche.core.jit import Bytes, jit, low, ones, seeded, shuffle
from pioche.games.ko.deck import (
    COLOURS,
    FIRST,
    KINDS,
    KO,
    MOST_COPIES,
    MOST_SEATS,
    PEEKING,
    STARTING,
    STEAL,
    TRUMP,
    VALUES,
    WORD,
)
from pioche.games.ko.state import (
    State,
    add,
    held,
    joined,
    kind_of,
    least_first,
    rank,
    run_kos,
    run_length,
    run_values,
    values_of,
)


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: unknown cards of other hands, and the pile.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. A seat that has begun
    its run has the cards to place that it still owes: those are dealt first, drawn from the unseen ones.
    """
    s.rng = seeded(seed, 0)
    counts = (held(s, 0), held(s, 1), held(s, 2), held(s, 3), held(s, 4), held(s, 5))
    if not s.over:
        gather(s, me)
    sort(s)
    shuffle(s, s.pile, s.top)
    s.kept = 0
    s.peeked[:] = 0
    if s.over:
        return
    if s.phase == STARTING and s.seat != me:
        promise(s)
        shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        while seat != me and held(s, seat) < counts[seat]:
            deal_back(s, seat, s.top - 1)
    for seat in range(MOST_SEATS):
        if seat != me:
            s.known[seat, :] = 0
    if s.phase == PEEKING and s.seat != me:
        for word in range(2):
            s.known[s.seat, word] = s.hand[s.target - 1, word]


@jit
def gather(s: State, me: int) -> None:
    """All cards that seat ``me`` does not know, onto the pile; the others as if held by the first copies."""
    for seat in range(s.seats):
        if seat != me:
            for word in range(2):
                sure = s.known[me, word] if me >= 0 else 0
                mask = s.hand[seat, word] & ~sure
                s.hand[seat, word] &= sure
                while mask:
                    s.pile[s.top] = kind_of(word * WORD + low(mask))
                    s.top += 1
                    mask &= mask - 1
    if me >= 0:
        renumber(s, me)


@jit
def renumber(s: State, me: int) -> None:
    """Which copy of a kind somebody holds depends on hidden cards: the first ones for ``me``, then seat by seat."""
    for kind in range(KO, KINDS):
        first = int(FIRST[kind]) - WORD
        bits = ((1 << MOST_COPIES) - 1) << first
        s.known[me, 1] &= ~bits
        for k in range(s.seats):
            seat = (me + k) % s.seats
            count = ones(s.hand[seat, 1] & bits)
            s.hand[seat, 1] = s.hand[seat, 1] & ~bits | ((1 << count) - 1) << first
            if seat != me:
                s.known[me, 1] |= ((1 << count) - 1) << first
            first += count


@jit
def sort(s: State) -> None:
    """The pile in the order of its kinds."""
    first = second = 0
    for i in range(s.top):
        first, second = joined(first, second, int(s.pile[i]))
    put_back(s, put_back(s, 0, first, 0), second, WORD)


@jit
def put_back(s: State, at: int, cards: int, first: int) -> int:
    """The kinds of the cards of a mask, in order, into the pile from a place on."""
    while cards:
        s.pile[at] = kind_of(first + low(cards))
        at += 1
        cards &= cards - 1
    return at


@jit
def deal_back(s: State, seat: int, at: int) -> None:
    """A card of the pile into a hand; the top one fills its place."""
    s.top -= 1
    kind = int(s.pile[at])
    s.pile[at] = s.pile[s.top]
    s.pile[s.top] = 0
    add(s, seat, kind)


# A seat that has begun its run


@jit
def promise(s: State) -> None:
    """The seat on turn gets cards from the shuffled pile that it can place, as many as it still owes."""
    fulfil(s, s.seat, s.colour[s.seat] - 1, least_first(s) - run_length(s.run[s.seat]))


@jit
def fulfil(s: State, seat: int, colour: int, need: int) -> None:
    """Deal the first cards of the pile that can be placed, until so many are in the hand."""
    at = s.top - 1
    while at >= 0 and rank(s.hand[seat, 0], s.hand[seat, 1], colour, s.run[seat]) < need:
        if helps(int(s.pile[at]), colour, numbers(s, seat, colour)):
            deal_back(s, seat, at)
        at -= 1


@jit
def numbers(s: State, seat: int, colour: int) -> int:
    """The numbers a seat has for a run of a colour, lying or in hand."""
    own = values_of(s.hand[seat, 0], s.hand[seat, 1], colour) | values_of(0, s.hand[seat, 1], TRUMP // VALUES)
    return own | run_values(s.run[seat])


@jit
def helps(kind: int, colour: int, have: int) -> bool:
    """Whether a card adds to a run of a colour that has those numbers."""
    if kind >= KO:
        return kind == KO
    if kind < TRUMP and kind // VALUES != colour:
        return False
    return not have >> kind % VALUES & 1


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
        s.effect - STEAL + 1 if s.effect else 0,
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
    for word in range(2):
        mask = s.hand[seat, word]
        if seat != me and not s.over:
            mask &= s.known[me, word]
        while mask:
            out[at + kind_of(word * WORD + low(mask))] += 1
            mask &= mask - 1


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
