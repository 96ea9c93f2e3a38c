"""What card games share, for their compiled rules."""

from __future__ import annotations

from pioche.core.jit import jit

NOBODY = 0, -(1 << 30)  # leads: where ``lead`` begins


@jit
def lead(leaders: tuple[int, int], seat: int, worth: int) -> tuple[int, int]:
    """The seats with the best so far, as a mask, and how much that is, once another seat is looked at; ties share."""
    who, best = leaders
    if worth > best:
        return 1 << seat, worth
    return (who | 1 << seat, best) if worth == best else leaders
