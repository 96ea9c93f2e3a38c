"""Records of finished rounds, from a table or from its entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pioche.core.refused import Misdeal, Refused
from pioche.core.round import Round, deal_round
from pioche.table.entries import Created, Dealt, Entry, Lot, Played, Undone
from pioche.table.fair import opened
from pioche.table.refused import TableRefused

if TYPE_CHECKING:
    from pioche.table.table import Table


def of_table(table: Table) -> str:
    """The record of the round that was just finished; before that nobody may have it."""
    sheet = table.sheet
    if not table.round or not sheet.lot or not table.round.over:
        raise TableRefused("not-found")
    return opened(table.round, sheet.lot, sheet.first)


def record_of(entries: Iterable[Entry], deal: int) -> str:
    """The record of a finished round, by the number of its deal at this table, from all the entries of the table."""
    first, *rest = entries
    if not isinstance(first, Created):
        raise TypeError("the entries of a table begin with its creation")
    lot, played = _played(rest, first.coming, deal)
    begins = lot[1] if lot else None
    if not lot:
        raise TableRefused("not-found")
    round = _played_again(first, lot[0], begins, played)
    if not round.over:
        raise TableRefused("not-found")
    return opened(round, lot[0], begins)


def _played_again(first: Created, lot: Lot, begins: int | None, played: Iterable[Played]) -> Round:
    """The round by today's rules, if it was played by these."""
    try:
        check_rules(first)
        round = deal_round(first.settings.setting(), lot.seed, 0, begins)
        for entry in played:
            round.act(entry.seat, entry.text)  # what the table said is an entry, too
    except (Misdeal, Refused):
        raise TableRefused("other-rules") from None
    return round


def check_rules(first: Created) -> None:
    """A Misdeal for a table made under other rules than today's."""
    if first.version != first.settings.setting().game.version:
        raise Misdeal(f"this table was made under version {first.version} of {first.settings.game}")


def _played(entries: Iterable[Entry], coming: Lot, deal: int) -> tuple[tuple[Lot, int | None] | None, list[Played]]:
    """What a deal was made from and who was to begin, and the actions after it up to the next."""
    found, played, deals = None, list[Played](), 0
    for entry in entries:
        if isinstance(entry, Dealt):
            deals += 1
            found = (coming, entry.first) if deals == deal else found
            coming = entry.coming
        elif isinstance(entry, Played) and deals == deal:
            played.append(entry)
        elif isinstance(entry, Undone) and deals == deal:
            played.pop()
    return found, played
