"""Taking back an action: only while nobody knows more by it, nobody else has acted, and all who sit here agree.

Whether an action can be taken back follows from what everybody saw of it, so neither the offer nor its absence tells
what a hand holds. A card that was shown stays known to whoever saw it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pioche.core.round import Round
from pioche.core.view import Zone
from pioche.table.commands import Consent, Hurry, Undo
from pioche.table.entries import Entry, Hurried, Played, UndoAnswered, UndoAsked, Undone
from pioche.table.moment import Moment
from pioche.table.refused import TableRefused
from pioche.table.sheet import Sheet

if TYPE_CHECKING:
    from pioche.table.table import Table

HIDDEN = "?"


def undo(moment: Moment, command: Undo) -> tuple[Entry, ...]:
    """At once where only bots sit with them; else everybody who is here is asked first."""
    sheet = moment.sheet
    if command.expected != moment.table.number_of(command.seat):
        raise TableRefused("stale")
    if not may_undo(sheet, command.seat):
        raise TableRefused("no-undo")
    if others(sheet, command.seat):
        return (UndoAsked(*moment.next(), command.seat),)
    return (Undone(*moment.next(), command.seat),)


def consent(moment: Moment, command: Consent) -> tuple[Entry, ...]:
    """Whoever is asked agrees or not; one no is enough, and who asked may say it, too."""
    sheet, asker = moment.sheet, moment.sheet.undo_asked
    if asker is None:
        raise TableRefused("stale")
    if command.seat in sheet.undo_agreed or (command.seat == asker and command.agreed):
        return ()
    answered = UndoAnswered(*moment.next(), command.seat, command.agreed)
    open_still = {*others(sheet, asker)} - {*sheet.undo_agreed, command.seat}
    if not command.agreed or open_still:
        return (answered,)
    return (answered, Undone(*moment.next(), asker))


def hurry(moment: Moment, command: Hurry) -> tuple[Entry, ...]:
    """Bots play at their quickest until a person is asked; what they decide stays the same."""
    if moment.sheet.hurried:
        return ()
    if not may_hurry(moment.table, command.seat):
        raise TableRefused("forbidden")
    return (Hurried(*moment.next(), command.seat),)


def may_undo(sheet: Sheet, seat: int | None) -> bool:
    """Whether a seat may take back what it just did, or ask for it."""
    return seat is not None and sheet.undoable == seat and sheet.undo_asked is None and sheet.ended is None


def may_hurry(table: Table, seat: int | None) -> bool:
    """Whether only bots are waited for, and nobody else is here to look at them."""
    sheet, acting = table.sheet, table.acting
    if seat not in sheet.persons() or sheet.hurried or table.window or sheet.undo_asked is not None:
        return False
    return bool(acting) and all(sheet.sittings[each].automatic for each in acting) and not others(sheet, seat)


def others(sheet: Sheet, seat: int | None) -> list[int]:
    """The other people who are here and play themselves."""
    return [each for each in sheet.here() if each != seat and not sheet.sittings[each].automatic]


# What everybody saw of an action


class Seen:
    """What a spectator sees of a round before an action, to compare it with what they see afterwards."""

    def __init__(self, round: Round) -> None:
        face, s = round.game.face, round.snapshot()
        self.zones, self.awaited = face.zones(s, None), face.awaited(s, round.to_act, None)


def can_be_taken_back(before: Seen, round: Round, entry: Played) -> bool:
    """Whether a person's action told nobody anything but its own card, and one seat at a time is asked."""
    step, after = round.steps[-1], Seen(round)
    public = len(set(step.heard)) == 1 and step.heard[0] is not None and HIDDEN not in step.heard[0].split()
    alone = len(before.awaited) == 1 and len(after.awaited) == 1
    return entry.by == "person" and not step.unasked and public and alone and _only_shown(before, after, entry, round)


def _only_shown(before: Seen, after: Seen, entry: Played, round: Round) -> bool:
    """Whether a card of the seat's own hand was shown, or nothing that lies face down moved within its turn."""
    if round.game.face.action(round.game.codes[entry.text]).target is not None:
        return False
    was, now = (_unseen(each.zones) for each in (before, after))
    moved = {zone: now[zone] - was[zone] for zone in {*was, *now} if now[zone] != was[zone]}
    hand = next((zone.id for zone in after.zones if zone.kind == "hand" and zone.owner == entry.seat), "")
    goes_on = after.awaited == (entry.seat,) and not round.at_turn_start
    return moved == {hand: -1} or (goes_on and not moved)


def _unseen(zones: tuple[Zone, ...]) -> Counter[str]:
    """How many cards lie face down, zone by zone."""
    return Counter({zone.id: zone.cards.count(None) for zone in zones})
