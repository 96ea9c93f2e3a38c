"""What entries do to a table, and who hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.core.round import Round
from pioche.core.view import Event
from pioche.table.entries import (
    Came,
    Created,
    Dealt,
    Entry,
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
    Undone,
    Warned,
    Went,
)
from pioche.table.fair import commitment
from pioche.table.live import deal_live
from pioche.table.news import Ears, public, shown_to, tell_dealt, tell_played, tell_undone
from pioche.table.record import check_rules
from pioche.table.sheet import (
    BOT_NAMES,
    KEPT_ANSWERS,
    KEPT_REACTIONS,
    Answer,
    Finished,
    ReactionShown,
    Sheet,
    Sitting,
)
from pioche.table.undo import Seen, can_be_taken_back

if TYPE_CHECKING:
    from pioche.table.table import Table


def begin(entry: Created) -> Sheet:
    """The sheet of a new table: the host sits in the first seat meant for a person."""
    settings = entry.settings
    check_rules(entry)
    host = settings.plan.index("person")
    sittings = [Sitting("open") if each == "person" else _bot(seat, each) for seat, each in enumerate(settings.plan)]
    sittings[host] = Sitting("person", name=entry.name, token=entry.token)
    numbers = [0] * (settings.seats + 1)
    sheet = Sheet(entry.table, settings, entry.luck, sittings, host, entry.coming, numbers=numbers)
    sheet.number, sheet.at, sheet.owner = entry.number, entry.at, host
    return sheet


def _bot(seat: int, level: str = "family", wins: int = 0) -> Sitting:
    return Sitting("bot", level, BOT_NAMES[seat], wins=wins)


def happen(table: Table, entry: Entry) -> Ears:
    """Let an entry happen; what each seat and (last) a spectator hears."""
    sheet = table.sheet
    sheet.number, sheet.at = entry.number, entry.at
    ears = _happen(table, entry)
    if sheet.ended is None:
        sheet.ended = _ending(table)
    _park(sheet)
    sheet.hurried = sheet.hurried and _only_bots(table)
    return ears


def _only_bots(table: Table) -> bool:
    """Whether no person is waited for."""
    return bool(table.acting) and all(table.sheet.sittings[seat].automatic for seat in table.acting)


def _ending(table: Table) -> int | None:
    """The person for whom the table is to say the end of a turn (ALL-3)."""
    if not table.acting or table.round is None or table.round.unasked is None:
        return None
    return None if table.sheet.sittings[table.round.turn].automatic else table.round.turn


def _park(sheet: Sheet) -> None:
    """An empty table stands still; who comes back finds every clock as it was."""
    empty = not sheet.here()
    if empty and sheet.parked is None:
        sheet.parked = sheet.at
    elif not empty and sheet.parked is not None:
        sheet.shift(sheet.at - sheet.parked)
        sheet.parked = None


def _happen(table: Table, entry: Entry) -> Ears:
    match entry:
        case Dealt():
            return _deal(table, entry)
        case Played():
            return _play(table, entry)
        case Undone():
            return _undo(table, entry)
        case UndoAsked() | UndoAnswered() | Hurried():
            _ask_or_hurry(table.sheet, entry)
            return public(table.sheet, entry)
        case Created():
            raise ValueError("a table is created once")
        case _:
            if isinstance(entry, Joined | Left | StoodIn):
                _close_undo_of(table.sheet, entry.seat)
            _seat_matters(table, entry)
            return public(table.sheet, entry)


def _close_undo_of(sheet: Sheet, seat: int) -> None:
    """Whoever takes over a seat takes nothing back that another did there."""
    if seat in (sheet.undoable, sheet.undo_asked):
        sheet.close_undo()


def _seat_matters(
    table: Table, entry: Joined | Left | Came | Went | Warned | StoodIn | HostMoved | Linked | Offered | Reacted
) -> None:
    sheet = table.sheet
    match entry:
        case Joined():
            _sit_down(table, entry)
        case Left(seat=seat):
            lobby, wins = sheet.stage == "lobby", sheet.sittings[seat].wins
            sheet.sittings[seat] = Sitting("open") if lobby else _bot(seat, sheet.level_at(seat), wins)
            sheet.owner = None if seat == sheet.whose else sheet.whose
        case Came(seat=seat):
            _come(table, seat)
        case Went(seat=seat):
            sheet.sittings[seat].gone = entry.at
        case Warned(seat=seat, about="away"):
            sheet.sittings[seat].warned = True
        case Warned():
            sheet.warned = True
        case StoodIn(seat=seat):
            sheet.sittings[seat].stand_in = True
            sheet.late = None if sheet.late == seat else sheet.late
        case HostMoved(seat=seat):
            sheet.host, sheet.owner = seat, seat if sheet.owner is None else sheet.owner
        case Offered(seat=seat):
            sheet.offered = [*sheet.offered, seat]
        case Linked(seat=seat):
            sheet.sittings[seat].token = entry.token
        case Reacted(seat=seat):
            sheet.sittings[seat].reacted += 1
            sheet.reactions = [*sheet.reactions, ReactionShown(seat, entry.reaction)][-KEPT_REACTIONS:]


def _sit_down(table: Table, entry: Joined) -> None:
    sheet = table.sheet
    level, wins = sheet.level_at(entry.seat), sheet.sittings[entry.seat].wins
    sheet.sittings[entry.seat] = Sitting("person", level, entry.name, entry.token, wins=wins, bound=entry.at_once)
    sheet.offered = [seat for seat in sheet.offered if seat != entry.seat]
    _restart_clock(table, entry.seat)


def _come(table: Table, seat: int) -> None:
    """A person takes over again; if a bot was just thinking for them, they get the whole time."""
    sitting = table.sheet.sittings[seat]
    if sitting.stand_in:
        _restart_clock(table, seat)
    sitting.gone, sitting.warned, sitting.stand_in, sitting.missed = None, False, False, 0


def _restart_clock(table: Table, seat: int) -> None:
    """The whole time for a decision; a window closes when it closes, for everybody."""
    if seat in table.acting and not table.window:
        table.sheet.asked, table.sheet.warned = table.sheet.at, False


def _ask_or_hurry(sheet: Sheet, entry: UndoAsked | UndoAnswered | Hurried) -> None:
    match entry:
        case Hurried():
            sheet.hurried = True
        case UndoAsked(seat=seat):
            sheet.undo_asked, sheet.undo_since, sheet.undo_agreed = seat, entry.at, []
        case UndoAnswered(seat=seat, agreed=True):
            sheet.undo_agreed = [*sheet.undo_agreed, seat]
        case UndoAnswered():
            sheet.close_undo()


# Rounds


def _deal(table: Table, entry: Dealt) -> Ears:
    sheet = table.sheet
    if entry.new_match:
        sheet.finished, sheet.matches = [], sheet.matches + 1
    sheet.sittings = [_bot(seat) if each.kind == "open" else each for seat, each in enumerate(sheet.sittings)]
    sheet.offered = []
    for each in sheet.sittings:
        each.bound, each.reacted = False, 0
    sheet.lot, sheet.coming, sheet.first = sheet.coming, entry.coming, entry.first
    sheet.deals, sheet.stage = sheet.deals + 1, "playing"
    sheet.asked, sheet.warned, sheet.late, sheet.ended = entry.at, False, None, None
    sheet.close_undo()
    table.round = deal_live(table.setting, sheet.lot.seed, entry.first)
    return tell_dealt(sheet, table.round)


def _play(table: Table, entry: Played) -> Ears:
    round, sheet = _round(table), table.sheet
    known, before, window, seen = _counts(round), shown_to(round), table.window, Seen(round)
    knows, sheet.ended = sheet.ended, None
    round.act(entry.seat, entry.text)
    new = [round.events(ear)[n:] for ear, n in zip(_ears(round), known, strict=True)]
    _tell_first(table, new, knows)
    after = shown_to(round)
    changed = [was != now for was, now in zip(before, after, strict=True)]
    for ear, events in enumerate(new):
        sheet.numbers[ear] += len(events) or changed[ear]
    _note(sheet, entry, new[entry.seat], in_time=bool(window))
    _go_on(table, round, still_open=bool(window) and before[-1][:2] == after[-1][:2])
    sheet.close_undo()
    sheet.undoable = entry.seat if can_be_taken_back(seen, round, entry) else None
    if round.over:
        _finish(table, round)
    return tell_played(table, entry, new, changed)


def _undo(table: Table, entry: Undone) -> Ears:
    """The round as it was before the last action; everybody hears of it, so every view is another one."""
    sheet = table.sheet
    _round(table).take_back()
    sheet.close_undo()
    sheet.numbers = [number + 1 for number in sheet.numbers]
    sheet.asked, sheet.warned, sheet.late, sheet.ended = entry.at, False, None, None
    return tell_undone(table, entry.seat)


def _tell_first(table: Table, new: list[tuple[Event, ...]], knows: int | None) -> None:
    """Who is told the end of its own turn before all others hears it now, and not again when they do."""
    if knows is not None:
        new[knows] = ()
    seat = table.sheet.ended = _ending(table)
    if seat is not None and table.round:
        new[seat] = (*new[seat], *table.ahead.events(seat)[len(table.round.events(seat)) :])


def _round(table: Table) -> Round:
    if table.round is None:
        raise ValueError("nothing has been dealt yet")
    return table.round


def _ears(round: Round) -> tuple[int | None, ...]:
    return (*range(round.seats), None)


def _counts(round: Round) -> list[int]:
    return [len(round.events(ear)) for ear in _ears(round)]


def _note(sheet: Sheet, entry: Played, heard: tuple[Event, ...], *, in_time: bool) -> None:
    """Remember what a client was answered, and whether the person plays at all; a window may pass, a turn may not."""
    sitting = sheet.sittings[entry.seat]
    if entry.by == "person":
        answers = [Answer(entry.id, sheet.numbers[entry.seat], heard)] if entry.id else []
        sitting.answers = [*sitting.answers, *answers][-KEPT_ANSWERS:]
        sitting.missed, sheet.late = 0, None
    elif entry.by == "clock" and not in_time and sheet.late != entry.seat:
        sitting.missed, sheet.late = sitting.missed + 1, entry.seat


def _go_on(table: Table, round: Round, *, still_open: bool) -> None:
    """Another decision is waited for, unless it is the same window."""
    sheet = table.sheet
    if not still_open:
        sheet.asked, sheet.warned = sheet.at, False
    if sheet.late not in round.to_act or table.fresh_turn:
        sheet.late = None


def _finish(table: Table, round: Round) -> None:
    """Write down a finished round; after the last one, who won the match."""
    sheet, lot = table.sheet, table.sheet.lot
    if lot is None:
        raise ValueError("a round was played that was never dealt")
    sheet.finished.append(Finished(sheet.deals, round.scores, round.winners, str(lot.seed), lot.salt, commitment(lot)))
    score = table.score
    sheet.stage = "over" if score.over else "between"
    for seat in score.winners:
        sheet.sittings[seat].wins += 1
