"""A table in the memory of this process, with those who listen to it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import json
from msgspec.structs import replace

from pioche.core.game import Game, find
from pioche.core.refused import Misdeal, Refused
from pioche.house.hearer import Hearer
from pioche.house.keeping import Kept, Line, Mark
from pioche.messages import Done, News
from pioche.messages.wire import Wire
from pioche.table import Created, Entry, Table, TableRefused, Thought, Told, read_entry, write_entry
from pioche.table.keeping import settings_in

_encoder = json.Encoder()


class LiveTable:
    """One table: its state, its listeners, its timer. Commands go through one at a time."""

    __slots__ = (
        "code",
        "coming",
        "hearers",
        "idle_since",
        "lock",
        "mark",
        "mine",
        "snapped",
        "table",
        "thinking",
        "timer",
        "wire",
    )

    def __init__(self, table: Table, code: str) -> None:
        self.table, self.code = table, code
        self.hearers: list[Hearer] = []
        self.coming: Counter[int] = Counter()  # connections that a seat is about to have
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        # Bots that are thinking, by what they were asked for; None: what they chose is being played.
        self.thinking: dict[Thought, asyncio.Task[None] | None] = {}
        self.mark: Mark | None = None  # as it was last stored
        self.snapped = table.number
        self.mine = True  # whether this process wrote the last entry
        self.idle_since = 0.0
        self.wire = Wire()

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.table.sheet.table

    @property
    def state(self) -> str:
        """What the store calls it: a table where a match was played to its end is kept for ever."""
        sheet = self.table.sheet
        if sheet.stage == "over":
            return "finished"
        if sheet.parked is None:
            return "live"
        return "finished" if sheet.matches > 1 else "parked"

    def due(self) -> float | None:
        """When somebody has to look after it next."""
        asked, thoughts = self.table.sheet.asked, self.table.thoughts()
        waiting = [each for each in thoughts if each not in self.thinking]
        moments = [asked if self.mine else each.due for each in waiting]  # the process that asked has it thought over
        deadline = self.table.deadline()
        return min(moments if deadline is None else [*moments, deadline], default=None)

    def give_up_thoughts(self, kept: Iterable[Thought] = ()) -> None:
        """End the thinking that nobody waits for any more."""
        wanted = {*kept}
        for thought, task in self.thinking.items():
            if task and thought not in wanted:
                task.cancel()

    def at_seat(self, seat: int | None) -> list[Hearer]:
        """Who listens at a seat."""
        return [hearer for hearer in self.hearers if hearer.seat == seat]

    def taken(self, seat: int) -> bool:
        """Whether anybody listens at a seat, or is about to."""
        return bool(self.coming[seat] or self.at_seat(seat))

    def happen(self, entries: Iterable[Entry], now: float) -> None:
        """Let stored entries happen, and tell everybody what they may hear."""
        ears = {hearer.seat for hearer in self.hearers}
        told: dict[int | None, list[Told]] = {ear: [] for ear in ears}
        for entry in entries:
            self.table.apply(entry)
            for ear in ears:
                told[ear] += self.table.heard(entry, ear)
        self._tell(told, now)
        self.wire.forget()
        self._show_out()

    def _tell(self, told: dict[int | None, list[Told]], now: float) -> None:
        """One message for each seat and language, however many listen."""
        written: dict[tuple[int | None, str], bytes] = {}
        for hearer in self.hearers:
            news, key = told[hearer.seat], (hearer.seat, hearer.lang)
            if not news:
                continue
            if key not in written:
                written[key] = self.news(hearer, now, news)
            hearer.tell(written[key], partial(self.news, hearer, now))

    def greet(self, hearer: Hearer, now: float) -> None:
        """Let somebody listen from now on; the first message says how everything stands."""
        self.hearers.append(hearer)
        whole = partial(self.news, hearer, now)
        hearer.tell(whole(), whole)

    def news(self, hearer: Hearer, now: float, told: Sequence[Told] = ()) -> bytes:
        """The message that says what happened and how things stand; what is told is told once."""
        shown = self.table.message(hearer.seat, hearer.lang, now)
        if told and shown.view:
            shown = replace(shown, view=replace(shown.view, events=()))
        return _encoder.encode(News(tuple(told), self.wire.view(shown)))

    def done(self, seat: int, id: str) -> Done:
        """What an action led to."""
        answer = self.table.answer(seat, id)
        return Done(id, answer.number, answer.events) if answer else Done(id, self.table.number_of(seat), ())

    def _show_out(self) -> None:
        """Whoever listens with a secret that is worth nothing any more has to go."""
        for hearer in self.hearers:
            if hearer.seat is not None and self.table.seat_of(hearer.token) != hearer.seat:
                hearer.part("forbidden")


def opened(snapshot: bytes | None, lines: Sequence[Line], code: str) -> LiveTable:
    """A table as it was stored."""
    entries = [read_entry(line.body) for line in lines]
    if snapshot is None:
        table, entries = Table.open(_first(entries)), entries[1:]
    else:
        table = Table.restore(snapshot)
    live = LiveTable(table, code)
    for entry in entries:
        table.apply(entry)
    live.mine = False
    return live


def _first(entries: Sequence[Entry]) -> Created:
    if not entries or not isinstance(entries[0], Created):
        raise ValueError("the first entry is missing")
    return entries[0]


def set_up(kept: Kept | None) -> LiveTable:
    """A table as it was found in the store, if it was; what cannot be played on is said plainly."""
    if kept is None:
        raise TableRefused("not-found")
    if kept.state == "expired":
        raise TableRefused("expired")
    try:
        live = opened(kept.snapshot, kept.lines, kept.code or "")
    except (Misdeal, Refused):
        raise TableRefused("other-rules") from None
    except Exception as error:  # whatever a row may hold, it concerns this table alone
        raise TableRefused("set-aside") from error
    live.snapped = live.table.number - len(kept.lines)
    return live


def game_of(kept: Kept | None) -> Game | None:
    """The game of a table in the store, before anything of it is played again; None where that cannot be read."""
    try:
        if kept is None:
            return None
        if kept.snapshot is not None:
            return find(settings_in(kept.snapshot).game)
        return find(_first([read_entry(line.body) for line in kept.lines[:1]]).settings.game)
    except Exception:  # whatever a row may hold, opening the table will say it
        return None


def line_of(entry: Entry) -> Line:
    """An entry as it is stored."""
    return Line(entry.number, entry.at, write_entry(entry))
