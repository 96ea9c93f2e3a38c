"""The quick policy: one look at the hand and the rows, no search."""

from __future__ import annotations

from pioche.core.jit import Ints, jit
from pioche.games.elevens.state import State


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """One of the n legal actions in ``out``."""
    return int(out[0])
