"""The record of KO, and what can be read off it.

Cards in hands are bits, so that ``known`` can say card by card what a seat knows of other hands. Copies of a kind lie
side by side in this numbering and nobody can tell them apart; market and pile are just kinds. A run is one number:
its values by colour cards, those by trumps, then how many KO.
"""

from __future__ import annotations

from pioche.core.jit import Bytes, Ints, Word, jit, low, ones
from pioche.core.layout import layout
from pioche.games.ko.deck import (
    ALL_COPIES,
    ALL_VALUES,
    COLOURS,
    FIRST,
    FIRST_PLACING,
    HAND,
    KIND_OF,
    KO,
    KO_BIT,
    MARKET,
    MOST_COPIES,
    MOST_SEATS,
    ROBBED,
    TRUMP,
    TRUMP_BIT,
    VALUES,
    WORD,
)
from pioche.games.ko.fields import Fields

STATE = layout(Fields)
State = Fields[Ints, Ints, Bytes, Word]

# Hands


@jit
def kind_of(card: int) -> int:
    """What is printed on a card."""
    return int(KIND_OF[card])


@jit
def has(s: State, seat: int, card: int) -> bool:
    """Whether a seat holds that very card."""
    return bool(s.hand[seat, card // WORD] >> card % WORD & 1)


@jit
def add(s: State, seat: int, kind: int) -> int:
    """A card of that kind into a hand: the first copy that nobody holds."""
    card = int(FIRST[kind])
    while kind >= KO and held_by_anyone(s, card):
        card += 1
    s.hand[seat, card // WORD] |= 1 << card % WORD
    return card


@jit
def held_by_anyone(s: State, card: int) -> bool:
    """Whether a card is in some hand."""
    mask = 0
    for seat in range(MOST_SEATS):
        mask |= s.hand[seat, card // WORD]
    return bool(mask >> card % WORD & 1)


@jit
def find(s: State, seat: int, kind: int) -> int:
    """The first card of a kind in a hand; -1 for none."""
    first = int(FIRST[kind])
    for card in range(first, first + (MOST_COPIES if kind >= KO else 1)):
        if has(s, seat, card):
            return card
    return -1


@jit
def held(s: State, seat: int) -> int:
    """How many cards a seat has."""
    return ones(s.hand[seat, 0]) + ones(s.hand[seat, 1])


@jit
def full_hand(s: State) -> int:
    """How many cards a hand is refilled to, and make a run complete."""
    return HAND[s.small]


@jit
def least_first(s: State) -> int:
    """How many cards a first placing needs."""
    return FIRST_PLACING[s.small]


@jit
def values_of(first: int, second: int, colour: int) -> int:
    """The values of a colour in a pair of masks; colour 7 are the trumps."""
    word = first >> colour * VALUES if colour < 5 else second >> (colour - 5) * VALUES
    return word & ALL_VALUES


@jit
def joined(first: int, second: int, kind: int) -> tuple[int, int]:
    """A pair of masks with one more card of a kind."""
    card = int(FIRST[kind])
    if card < WORD:
        return first | 1 << card, second
    while second >> card - WORD & 1:
        card += 1
    return first, second | 1 << card - WORD


@jit
def market_cards(s: State, n: int) -> tuple[int, int]:
    """The n oldest market cards as a pair of masks."""
    first = second = 0
    for i in range(n):
        first, second = joined(first, second, int(s.market[i]))
    return first, second


# Runs


@jit
def run_values(run: int) -> int:
    """The numbers that lie in a run, as a mask; a KO is not fixed to one."""
    return (run | run >> VALUES) & ALL_VALUES


@jit
def run_kos(run: int) -> int:
    """How many KO lie in a run."""
    return run >> 2 * VALUES


@jit
def run_length(run: int) -> int:
    """How many cards lie in a run."""
    return ones(run_values(run)) + run_kos(run)


@jit
def rank(first: int, second: int, colour: int, run: int) -> int:
    """How many cards of a pair of masks could be placed in a run: every number once, and all KO."""
    numbers = values_of(first, second, colour) | second >> TRUMP_BIT & ALL_VALUES
    return ones(numbers & ~run_values(run)) + ones(second >> KO_BIT & ALL_COPIES)


@jit
def fits_run(s: State, seat: int, kind: int) -> bool:
    """Whether a card could be placed in the run of a seat that has one (KO-14, KO-15)."""
    if kind >= TRUMP + VALUES:
        return kind == KO
    if kind < TRUMP and kind // VALUES != s.colour[seat] - 1:
        return False
    return not run_values(s.run[seat]) >> kind % VALUES & 1


@jit
def could_place(s: State, seat: int) -> bool:
    """Whether a seat has a card for its run, or enough to begin one (KO-14)."""
    first, second = s.hand[seat, 0], s.hand[seat, 1]
    if s.colour[seat]:
        return rank(first, second, s.colour[seat] - 1, s.run[seat]) > 0
    for colour in range(len(COLOURS)):
        if rank(first, second, colour, 0) >= least_first(s):
            return True
    return False


# Where cards come from


@jit
def refiller(s: State) -> int:
    """The seat that refills, or would: the robbed one before the thief (KO-10)."""
    return s.target - 1 if s.stage == ROBBED else s.seat


@jit
def pile_dry(s: State) -> bool:
    """Whether nothing can be drawn, not even by making the market the pile (KO-4)."""
    return s.top == 0 and s.shown <= MARKET


@jit
def ordinary(s: State, seat: int) -> int:
    """How many market cards, always the oldest, a seat did not discard itself this turn (KO-8)."""
    return s.shown - s.fresh if seat == s.seat else s.shown


@jit
def on_offer(s: State, seat: int) -> int:
    """How many market cards, the oldest first, a seat may take: its own discards only if all else is dry (KO-8)."""
    others = ordinary(s, seat)
    if others or not pile_dry(s):
        return others
    return 1 if come_back(s, seat) else s.shown


@jit
def come_back(s: State, seat: int) -> bool:
    """Whether all else is dry and no more own discards lie than a seat lacks: then all come back in turn (KO-8)."""
    return ordinary(s, seat) == 0 and pile_dry(s) and 0 < s.shown <= full_hand(s) - held(s, seat)


@jit
def nth_card(s: State, seat: int, n: int) -> int:
    """The n-th card of a hand."""
    word = 0
    mask = s.hand[seat, 0]
    if n >= ones(mask):
        n -= ones(mask)
        word, mask = 1, s.hand[seat, 1]
    for _ in range(n):
        mask &= mask - 1
    return word * WORD + low(mask)
