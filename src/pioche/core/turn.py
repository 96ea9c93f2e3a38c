"""An action and what the table then says for the seat on turn, as one function of any game.

Compiled by ``Game.bind`` and given to all generic code in the place of a game's own ``apply``: where a seat could do
nothing but end its turn nobody is asked (ALL-3), so playouts, search and adapters never meet such a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

act: Callable[[Any, int, int], None]
by_table: Callable[[Any], int]


def apply(s: Any, seat: int, action: int) -> None:
    """Carry out a legal action, then what the table says by itself."""
    act(s, seat, action)
    said = by_table(s)
    while said >= 0:
        act(s, s.seat, said)
        said = by_table(s)
