"""What the clock brings about."""

from __future__ import annotations

from pioche.core.round import Round
from pioche.table.clocks import MISSED, Due
from pioche.table.entries import Entry, Played, StoodIn, UndoAnswered, Warned
from pioche.table.moment import Moment


def tick(moment: Moment) -> tuple[Entry, ...]:
    """The first thing that is due by now, if any is."""
    due = next(iter(moment.table.dues), None)
    return _bring(moment, due) if due and due.at <= moment.at else ()


def _bring(moment: Moment, due: Due) -> tuple[Entry, ...]:
    match due.what:
        case "warn-away":
            return (Warned(*moment.next(), due.seat, "away"),)
        case "warn-clock":
            return (Warned(*moment.next(), due.seat, "clock"),)
        case "stand-in":
            return stand_in(moment, due.seat)
        case "host":
            return moment.move_host(due.seat)
        case "next":
            return moment.deal(new_match=False)
        case "end":
            return _end(moment, due.seat)
        case "undo":
            return (UndoAnswered(*moment.next(), due.seat, agreed=False),)
        case _:
            return _time_up(moment, due)


def stand_in(moment: Moment, seat: int) -> tuple[Entry, ...]:
    """A bot plays for who is away."""
    return (StoodIn(*moment.next(), seat),)


def _end(moment: Moment, seat: int) -> tuple[Entry, ...]:
    """What the table says for a person who could do nothing else, told as if they had said it (ALL-3)."""
    said = moment.table.round.unasked if moment.table.round else None
    return (Played(*moment.next(), seat, said, "person"),) if said else ()


def _time_up(moment: Moment, due: Due) -> tuple[Entry, ...]:
    """Who misses a window does what the game says of that; in a turn the quick policy decides."""
    table, round = moment.table, moment.table.round
    if round is None:
        return ()
    if table.clocked:
        return (Played(*moment.next(), due.seat, table.clocked.lapse, "clock"),)
    played = Played(*moment.next(), due.seat, round.quick_choice(due.seat), "clock")
    sitting = table.sheet.sittings[due.seat]
    gives_up = table.sheet.late != due.seat and sitting.missed + 1 >= MISSED and _goes_on(round, played)
    return (played, *(stand_in(moment, due.seat) if gives_up else ()))


def _goes_on(round: Round, played: Played) -> bool:
    """Whether the round is still on after an action."""
    after = round.copy()
    after.play(played.seat, played.text)
    return not after.over
