"""The moment of a decision: the table as it stands, the time, and the lot to draw from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pioche.core.match import first_after
from pioche.table.entries import Dealt, Entry, HostMoved
from pioche.table.fair import draw_lot
from pioche.table.sheet import Sheet

if TYPE_CHECKING:
    from pioche.table.table import Table


class Moment:
    """Numbers the entries of one decision; they happen at one time, which never runs backwards."""

    def __init__(self, table: Table, now: float, lot: Callable[[], int]) -> None:
        self.table, self.lot = table, lot
        self.number, self.at = table.number, max(now, table.sheet.at)

    @property
    def sheet(self) -> Sheet:
        """The table without its cards."""
        return self.table.sheet

    def next(self) -> tuple[int, float]:
        """Number and time of the next entry."""
        self.number += 1
        return self.number, self.at

    def deal(self, *, new_match: bool) -> tuple[Entry, ...]:
        """Deal a round."""
        return (Dealt(*self.next(), first(self.table), draw_lot(self.lot), new_match),)

    def move_host(self, without: int) -> tuple[Entry, ...]:
        """The host's role goes to the next person after that seat, who is here if anybody is; nobody left, it stays."""
        if without != self.sheet.host:
            return ()
        others = [seat for seat in self.sheet.persons() if seat != without]
        here = [seat for seat in others if self.sheet.sittings[seat].present]
        seats = self.sheet.settings.seats
        following = sorted(here or others, key=lambda seat: (seat - without) % seats)
        return (HostMoved(*self.next(), following[0]),) if following else ()


def first(table: Table) -> int | None:
    """Who begins the next round: at first as agreed, then as in any match."""
    return first_after(table.round) if table.round else table.sheet.settings.first
