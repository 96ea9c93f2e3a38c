"""An action and what the table then says for the seat on turn, as one function of any game.

All generic code carries out actions this way: where a seat could do nothing but end its turn nobody is asked (ALL-3),
so playouts, search and adapters never meet such a moment.
"""

from __future__ import annotations

from pioche.core.binding import generic
from pioche.core.stubs import State, apply, by_table


@generic
def carry_out(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, then what the table says by itself."""
    apply(s, seat, action)
    said = by_table(s)
    while said >= 0:
        apply(s, s.seat, said)
        said = by_table(s)
