"""The table as one onlooker sees it, put together from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from pioche.core.game import Setting
from pioche.core.match import in_match
from pioche.core.score import Score
from pioche.core.view import View
from pioche.core.words import check_language
from pioche.table.clocks import PAUSE
from pioche.table.fair import commitment
from pioche.table.sheet import Finished, Sheet
from pioche.table.shown import AgreedOption, ClockShown, SeatShown, SettingsShown, TableView
from pioche.table.undo import may_hurry, may_undo

if TYPE_CHECKING:
    from pioche.table.table import Table


def message(table: Table, seat: int | None, lang: str, now: float) -> TableView:
    """What a seat (None: a spectator) may know of a table at that moment."""
    check_language(lang)
    sheet, shown = table.sheet, table.shared
    return TableView(
        table=sheet.table,
        number=table.number_of(seat),
        seat=seat,
        stage=sheet.stage,
        settings=_settings(table, lang),
        seats=shown.seats,
        coming=commitment(sheet.coming),
        commitment=commitment(sheet.lot) if sheet.lot else "",
        deal=sheet.deals,
        round=_round_number(sheet),
        rounds=sheet.rounds,
        match=max(sheet.matches, 1),
        view=_view(table, seat, shown.score),
        clock=None if _knows_first(table, seat) else _clock(table, now),
        parked=sheet.parked is not None,
        finished=shown.finished,
        totals=shown.score.totals,
        winners=shown.score.winners,
        reactions=tuple(sheet.reactions),
        may_undo=may_undo(sheet, seat),
        may_hurry=may_hurry(table, seat),
        undo_asked=sheet.undo_asked,
        undo_agreed=tuple(sheet.undo_agreed),
    )


class Shared(NamedTuple):
    """What everybody sees alike, worked out once for all."""

    seats: tuple[SeatShown, ...]
    score: Score
    finished: tuple[Finished, ...]


def shared(sheet: Sheet, score: Score) -> Shared:
    """What everybody sees alike of a sheet as it stands."""
    seats = tuple(_seat(sheet, seat, points) for seat, points in enumerate(score.totals))
    return Shared(seats, score, tuple(sheet.finished))


def _round_number(sheet: Sheet) -> int:
    """Which round of the match this is, from 1; 0 before the first."""
    return len(sheet.finished) + (sheet.stage == "playing")


def _settings(table: Table, lang: str) -> SettingsShown:
    """What was agreed never changes."""
    if lang not in table.agreed:
        table.agreed[lang] = _agreed(table.sheet, table.setting, lang)
    return table.agreed[lang]


def _agreed(sheet: Sheet, setting: Setting, lang: str) -> SettingsShown:
    given = sheet.settings
    return SettingsShown(
        game=given.game,
        title=setting.game.name(lang),
        version=setting.game.version,
        seats=given.seats,
        rounds=sheet.rounds,
        first=given.first,
        clock=given.clock,
        pace=given.pace,
        hints=given.hints,
        host_minutes=given.host_minutes,
        options=agreed_options(setting, lang),
    )


@lru_cache(4096)
def agreed_options(setting: Setting, lang: str) -> tuple[AgreedOption, ...]:
    """The options of a setting in words."""
    say, values = setting.game.say, setting.options
    return tuple(
        AgreedOption(name, values[name], say(lang, f"option-{name}"), say(lang, f"option-{name}-{values[name]}"))
        for name in (each.name for each in setting.game.options)
    )


def _seat(sheet: Sheet, seat: int, points: int) -> SeatShown:
    sitting = sheet.sittings[seat]
    return SeatShown(
        seat=seat,
        kind=sitting.kind,
        name=sitting.name,
        level=sitting.level if sitting.automatic else "",
        away=sitting.gone is not None,
        stand_in=sitting.stand_in,
        host=seat == sheet.host and sitting.kind == "person",
        offered=seat in sheet.offered,
        points=points,
        wins=sitting.wins,
    )


def _view(table: Table, seat: int | None, score: Score) -> View | None:
    """The round as the seat sees it, with names and totals."""
    if not table.round:
        return None
    view, sittings = _ahead(table, seat) if _knows_first(table, seat) else table.round.view(seat), table.sheet.sittings
    names, kinds = [each.name for each in sittings], [each.kind for each in sittings]
    return in_match(view, score, names, _round_number(table.sheet), kinds)


def _knows_first(table: Table, seat: int | None) -> bool:
    """Whether the table will say the end of this seat's turn, and nobody else knows it yet."""
    return seat is not None and table.sheet.ended == seat


def _ahead(table: Table, seat: int | None) -> View:
    """The round as if the end had been said; nobody is asked anything before all have heard it.

    Hands that are opened at the end of a round are opened for everybody at once.
    """
    ahead = table.ahead.view(seat)
    now = table.round.view(seat) if table.round and table.ahead.over else ahead
    return replace(now, to_act=tuple(each for each in now.to_act if each != seat), actions=(), events=ahead.events)


def _clock(table: Table, now: float) -> ClockShown | None:
    """What is running out; a clock that stands still shows what was left, none goes below zero."""
    sheet = table.sheet
    now = sheet.parked if sheet.parked is not None else now
    if sheet.stage == "between":
        return ClockShown("pause", _left(sheet.asked + PAUSE, now))
    if not table.acting:
        return None
    if table.window:
        return ClockShown("window", _left(sheet.asked + table.window, now))
    seat = table.acting[0]
    if not sheet.settings.clock or sheet.sittings[seat].automatic:
        return None
    return ClockShown("turn", _left(sheet.asked + sheet.settings.clock, now), seat)


def _left(end: float, now: float) -> float:
    return round(max(0.0, end - now), 3)
