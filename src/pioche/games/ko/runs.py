"""Cards as pairs of masks, and the runs that can be made of them.

A run is one number: its values by colour cards, those by trumps, then how many KO.
"""

from __future__ import annotations

from pioche.core.jit import jit, ones
from pioche.core.kit import Masks
from pioche.core.layout import WORD
from pioche.games.ko.deck import ALL_COPIES, ALL_VALUES, FIRST, KO, KO_BIT, TRUMP, TRUMP_BIT, VALUES


@jit
def values_of(cards: Masks, colour: int) -> int:
    """The values of a colour in a pair of masks; colour 7 are the trumps."""
    word = cards[0] >> colour * VALUES if colour < 5 else cards[1] >> (colour - 5) * VALUES
    return word & ALL_VALUES


@jit
def joined(cards: Masks, kind: int) -> Masks:
    """A pair of masks with one more card of a kind."""
    first, second = cards
    card = int(FIRST[kind])
    if card < WORD:
        return first | 1 << card, second
    while second >> card - WORD & 1:
        card += 1
    return first, second | 1 << card - WORD


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
def numbers(cards: Masks, colour: int) -> int:
    """The numbers that a pair of masks has for a run of a colour, trumps included, as a mask."""
    return values_of(cards, colour) | cards[1] >> TRUMP_BIT & ALL_VALUES


@jit
def kos(cards: Masks) -> int:
    """How many KO a pair of masks has."""
    return ones(cards[1] >> KO_BIT & ALL_COPIES)


@jit
def rank(cards: Masks, colour: int, run: int) -> int:
    """How many cards of a pair of masks could be placed in a run: every number once, and all KO."""
    return ones(numbers(cards, colour) & ~run_values(run)) + kos(cards)


@jit
def useful(kind: int, colour: int, need: int) -> bool:
    """Whether a run of a colour that needs some numbers could use a card (KO-14, KO-15)."""
    if kind >= KO:
        return kind == KO
    if kind < TRUMP and kind // VALUES != colour:
        return False
    return bool(need >> kind % VALUES & 1)
