"""Who hears what of an entry: nobody hears, nor notices, what the game keeps from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pioche.core.round import Round
from pioche.core.view import Event
from pioche.table.entries import (
    Came,
    HostMoved,
    Hurried,
    Joined,
    Left,
    Linked,
    Offered,
    Played,
    Reacted,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Warned,
    Went,
)
from pioche.table.sheet import Sheet
from pioche.table.shown import News, Told

if TYPE_CHECKING:
    from pioche.table.table import Table

Ears = tuple[tuple[Told, ...], ...]
Asked = UndoAsked | UndoAnswered | Hurried
Public = Joined | Left | Came | Went | Warned | StoodIn | HostMoved | Linked | Offered | Reacted | Asked

WHAT: dict[type[Public], News] = {
    Joined: "joined",
    Left: "left",
    Came: "came",
    Went: "went",
    Warned: "warned",
    StoodIn: "stood-in",
    HostMoved: "host",
    Linked: "linked",
    Offered: "offered",
    Reacted: "reacted",
    UndoAsked: "undo-asked",
    UndoAnswered: "undo-answered",
    Hurried: "hurried",
}


def shown_to(round: Round) -> list[tuple[int, str, tuple[int, ...]]]:
    """Where play stands, as each seat and (last) a spectator sees it."""
    s, acting, face = round.snapshot(), round.to_act, round.game.face
    turn, phase = round.turn, face.phase(s)
    return [(turn, phase, face.awaited(s, acting, ear)) for ear in (*range(round.seats), None)]


def public(sheet: Sheet, entry: Public) -> Ears:
    """What everybody hears."""
    return tuple((_public(sheet, entry, number),) for number in sheet.numbers)


def _public(sheet: Sheet, entry: Public, number: int) -> Told:
    what = WHAT[type(entry)]
    match entry:
        case Joined(seat=seat, name=name):
            return Told(what, number, seat, name)
        case Warned(seat=seat, about=about):
            return Told(what, number, seat, about=about)
        case Left(seat=seat) | StoodIn(seat=seat) if sheet.sittings[seat].automatic:
            return Told(what, number, seat, level=sheet.sittings[seat].level)
        case Reacted(seat=seat, reaction=reaction):
            return Told(what, number, seat, reaction=reaction)
        case _:
            return Told(what, number, entry.seat)


def tell_dealt(sheet: Sheet, round: Round) -> Ears:
    """A deal counts as something heard; then what the table did by itself."""
    ears = list[tuple[Told, ...]]()
    for at, ear in enumerate((*range(round.seats), None)):
        events = round.events(ear)
        sheet.numbers[at] += 1 + len(events)
        number = sheet.numbers[at]
        ears.append((Told("dealt", number), *(_event(each, number, "table") for each in events)))
    return tuple(ears)


def tell_played(table: Table, entry: Played, new: Sequence[Sequence[Event]], changed: Sequence[bool]) -> Ears:
    """What each heard of an action; where nothing was said but play went on, that it did."""
    ears, turn = list[tuple[Told, ...]](), table.round.turn if table.round else None
    for events, moved, number in zip(new, changed, table.sheet.numbers, strict=True):
        told = tuple(_event(each, number, entry.by) for each in events)
        silent = (Told("turn", number, turn),) if moved and not told else ()
        ears.append((*told, *silent, *_ends(table, number)))
    return tuple(ears)


def tell_undone(table: Table, seat: int) -> Ears:
    """Everybody hears that an action was taken back."""
    ears, round = list[tuple[Told, ...]](), table.round
    for ear, number in zip((*range(len(table.sheet.numbers) - 1), None), table.sheet.numbers, strict=True):
        last = round.events(ear)[-1] if round else None
        ears.append((Told("undone", number, seat, event=last),))
    return tuple(ears)


def _event(event: Event, number: int, by: str) -> Told:
    return Told("played", number, event.seat, event=event, by=by)


def _ends(table: Table, number: int) -> tuple[Told, ...]:
    over = (Told("round-over", number),) if table.sheet.stage in ("between", "over") else ()
    return (*over, Told("match-over", number)) if table.sheet.stage == "over" else over
