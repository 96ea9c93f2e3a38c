"""Time at a table: what is due when, and which bots should think."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import exp, log
from statistics import NormalDist
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from pioche.core.round import MOST_SEED

if TYPE_CHECKING:
    from pioche.table.table import Table

WARNING = 10.0  # seconds before a turn's time is up
HURRY = 1.0  # seconds between the actions with which the clock finishes a turn
AWAY_WARNING, AWAY = 10.0, 30.0  # seconds without a connection
PAUSE = 20.0  # seconds between rounds
MISSED = 2  # turns in a row that the clock had to play, before a bot stands in

# The least and the most seconds a bot of a level needs to see that it can be first.
REACTIONS = {
    "novice": (2.0, 5.0),
    "family": (1.5, 4.0),
    "skilled": (1.2, 3.2),
    "expert": (0.9, 2.4),
    "master": (0.7, 1.8),
}
# The least and the most seconds a bot takes for the first decision of a turn; half of it for the others.
PACES = {"instant": (0.0, 0.0), "normal": (1.0, 2.0), "slow": (3.0, 4.5)}
# What a bot takes at the least, at any pace: longer than it thinks, so that nobody hears whether it had a choice.
QUICK, SEARCHING = (0.02, 0.06), (0.1, 0.25)
LEAST = {"novice": QUICK, "family": QUICK}
# How long the end of a person's turn that the table says itself (ALL-3) keeps the others waiting: as people take to
# see that they will not go on and to say so. Such times are log-normal; told at once, an end would tell that nothing
# else was possible. Where all play at once, as programs do, it takes as long as a quick bot.
END_MEDIAN, END_SPREAD = 2.0, 0.45
END_LEAST, END_MOST = 0.8, 6.0
UNDO_PATIENCE = 20.0  # seconds in which others agree that an action is taken back; bots wait as long
IN_TIME = 0.9  # of a window: a bot is never too late

What = Literal["warn-away", "stand-in", "host", "next", "window", "warn-clock", "clock", "end", "undo"]


class Thought(Struct, frozen=True):
    """A bot should decide for a seat, not to be played before ``due``; its answer is a Think with this ``number``."""

    seat: int
    number: int
    level: str
    due: float
    seed: int


class Due(NamedTuple):
    """Something the clock brings about, by itself."""

    at: float
    what: What
    seat: int


def dues(table: Table) -> list[Due]:
    """What is due, earliest first; nothing while nobody is here, or once the log is full."""
    if table.sheet.parked is not None or table.worn_out:
        return []
    return sorted([*_away(table), *_pause(table), *_window(table), *_clock(table), *_end(table), *_undo(table)])


def _away(table: Table) -> Iterator[Due]:
    """Without a clock a bot plays for nobody unless the others ask for it: a phone may sleep, a match last for days."""
    sheet = table.sheet
    for seat, sitting in enumerate(sheet.sittings):
        if sitting.gone is None:
            continue
        if sheet.settings.clock and sheet.stage in ("playing", "between") and not sitting.stand_in:
            yield Due(sitting.gone + AWAY, "stand-in", seat)
            if not sitting.warned:
                yield Due(sitting.gone + AWAY_WARNING, "warn-away", seat)
        if seat == sheet.host and sheet.here():
            yield Due(sitting.gone + 60.0 * sheet.settings.host_minutes, "host", seat)


def _pause(table: Table) -> Iterator[Due]:
    if table.sheet.stage == "between":
        yield Due(table.sheet.asked + PAUSE, "next", 0)


def _window(table: Table) -> Iterator[Due]:
    """When a window closes, everybody who has not answered lets it go."""
    if table.window:
        yield from (Due(table.sheet.asked + table.window, "window", seat) for seat in table.acting)


def _clock(table: Table) -> Iterator[Due]:
    sheet = table.sheet
    asked = () if table.window or not sheet.settings.clock else table.acting
    for seat in asked:
        if sheet.late == seat:
            yield Due(sheet.asked + HURRY, "clock", seat)
        elif not sheet.sittings[seat].automatic and sheet.ended != seat:
            yield Due(sheet.asked + sheet.settings.clock, "clock", seat)
            if not sheet.warned:
                yield Due(sheet.asked + sheet.settings.clock - WARNING, "warn-clock", seat)


def _end(table: Table) -> Iterator[Due]:
    """When others hear of an end that the table says for a person; a bot says it like any decision of its own."""
    sheet, seat = table.sheet, table.sheet.ended
    if seat is not None and sheet.late != seat and not sheet.sittings[seat].automatic:
        yield Due(sheet.asked + _pause_before_end(table, seat), "end", seat)


def _pause_before_end(table: Table, seat: int) -> float:
    """Drawn from the table's luck, so that it is the same whoever works it out."""
    chance = (_lot(table, seat, "end") % 9999 + 1) / 10000
    if table.sheet.settings.pace == "instant":
        return QUICK[0] + (QUICK[1] - QUICK[0]) * chance
    return min(max(exp(NormalDist(log(END_MEDIAN), END_SPREAD).inv_cdf(chance)), END_LEAST), END_MOST)


def _undo(table: Table) -> Iterator[Due]:
    """When whoever asks to take back an action has waited long enough."""
    seat = table.sheet.undo_asked
    if seat is not None:
        yield Due(table.sheet.undo_since + UNDO_PATIENCE, "undo", seat)


def thoughts(table: Table) -> tuple[Thought, ...]:
    """The bots asked for a decision; none while nobody is here, an action may be taken back, or the log is full."""
    if table.sheet.parked is not None or table.sheet.undo_asked is not None or table.worn_out:
        return ()
    sittings = table.sheet.sittings
    return tuple(_thought(table, seat, sittings[seat].level) for seat in table.acting if sittings[seat].automatic)


def _thought(table: Table, seat: int, level: str) -> Thought:
    sheet, number = table.sheet, table.number_of(seat)
    lot = _lot(table, seat)
    delay = _delay(table, level, lot % 1000 / 1000)
    return Thought(seat, number, level, sheet.asked + delay, lot >> 64 & MOST_SEED)


def _lot(table: Table, seat: int, what: str = "") -> int:
    """A large number that nobody at the table can foresee, another one for every question."""
    asked = f"{table.sheet.luck} {seat} {table.number_of(seat)} {what}".rstrip()
    return int.from_bytes(sha256(asked.encode()).digest())


def _delay(table: Table, level: str, chance: float) -> float:
    """In a window the time a human needs, whatever the pace: who is asked first must not be who snaps first."""
    least, most = REACTIONS[level] if table.window else PACES[_pace(table)]
    delay = least + (most - least) * chance
    if table.window:
        return min(delay, table.window * IN_TIME)
    low, high = LEAST.get(level, SEARCHING)
    return max(delay if table.fresh_turn else delay / 2, low + (high - low) * chance)


def _pace(table: Table) -> str:
    """As agreed; who is alone with bots may have them hurry."""
    return "instant" if table.sheet.hurried else table.sheet.settings.pace
