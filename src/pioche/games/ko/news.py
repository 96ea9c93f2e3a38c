"""Which cards an action brought to light, read off the states before and after it."""

from __future__ import annotations

from pioche.games.ko.deck import AIMED, EFFECT, FROM_PILE, MOST_SEATS, NAMES, RUN, SHIFT, SWAP, TAKE
from pioche.games.ko.snapshot import HANDS, Snapshot


def target_of(code: int) -> int | None:
    """The seat an action is aimed at, if any."""
    return (code - EFFECT) % MOST_SEATS if EFFECT <= code < EFFECT + AIMED else None


def is_steal(code: int) -> bool:
    """Whether an action steals."""
    return EFFECT <= code < EFFECT + MOST_SEATS


def is_peek(code: int) -> bool:
    """Whether an action peeks."""
    return EFFECT + MOST_SEATS <= code < EFFECT + 2 * MOST_SEATS


def revealed(before: Snapshot, seat: int, code: int, after: Snapshot) -> tuple[str, ...]:
    """The cards that an action drew from the pile, stole or showed."""
    target = target_of(code)
    if target is not None and is_peek(code):
        return HANDS.hand(before, target)
    if is_steal(code) or code == FROM_PILE or TAKE <= code < RUN:
        new = list(HANDS.gained(before, seat, after, hand_of(before, seat, after)))
        if code >= TAKE:
            new.remove(NAMES[code - TAKE])
        return tuple(new)
    return ()


def hand_of(before: Snapshot, seat: int, after: Snapshot) -> int:
    """Who has the hand now that a seat had: a refill may be followed at once by a swap or shift (KO-12)."""
    if before.effect == after.effect or before.effect not in (SWAP, SHIFT):
        return seat
    return before.target - 1 if before.effect == SWAP else (seat + before.direction) % before.seats
