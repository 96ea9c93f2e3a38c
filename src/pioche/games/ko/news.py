"""Which cards an action brought to light, read off the states before and after it."""

from __future__ import annotations

from pioche.games.ko.deck import AIMED, EFFECT, FROM_PILE, MOST_SEATS, RUN, SHIFT, SWAP, TAKE
from pioche.games.ko.table import Table, hand, kinds_in, named


def target_of(code: int) -> int | None:
    """The seat an action is aimed at, if any."""
    return (code - EFFECT) % MOST_SEATS if EFFECT <= code < EFFECT + AIMED else None


def is_steal(code: int) -> bool:
    """Whether an action steals."""
    return EFFECT <= code < EFFECT + MOST_SEATS


def is_peek(code: int) -> bool:
    """Whether an action peeks."""
    return EFFECT + MOST_SEATS <= code < EFFECT + 2 * MOST_SEATS


def revealed(before: Table, seat: int, code: int, after: Table) -> tuple[str, ...]:
    """The cards that an action drew from the pile, stole or showed."""
    target = target_of(code)
    if target is not None and is_peek(code):
        return hand(before, target)
    if target is not None and is_steal(code):
        return named(new_in(before.hand[seat], after.hand[seat]))
    if code == FROM_PILE or TAKE <= code < RUN:
        new = new_in(before.hand[seat], after.hand[hand_of(before, seat, after)])
        if code >= TAKE:
            new.remove(code - TAKE)
        return named(new)
    return ()


def new_in(before: list[int], after: list[int]) -> list[int]:
    """The kinds that came into a hand."""
    return kinds_in([after[word] & ~before[word] for word in range(2)])


def hand_of(before: Table, seat: int, after: Table) -> int:
    """Who has the hand now that a seat had: a refill may be followed at once by a swap or shift (KO-12)."""
    if before.effect == after.effect or before.effect not in (SWAP, SHIFT):
        return seat
    return before.target - 1 if before.effect == SWAP else (seat + before.direction) % before.seats
