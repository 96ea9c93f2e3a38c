"""All the tables this process serves: every command is decided, stored, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pioche.bots.prepare import Part
from pioche.house.chance import Chance, Secret, digest
from pioche.house.clock import Clock
from pioche.house.keeping import Conflict, Keeper, Kept, Mark, Page, Snapshot, StoreLost
from pioche.house.live import LiveTable, game_of, line_of, set_up
from pioche.house.metrics import Metrics
from pioche.house.preparing import Preparing
from pioche.house.scribe import Scribe
from pioche.house.thinkers import Thinkers
from pioche.table import (
    Act,
    Back,
    Code,
    Command,
    Created,
    Entry,
    Gone,
    Settings,
    Start,
    Table,
    TableRefused,
    Think,
    Thought,
    Tick,
    read_entry,
)

LOG = logging.getLogger("pioche.server")
SNAPSHOT_EVERY = 64  # entries
TABLE: tuple[Part, ...] = ("act", "choose")  # what is needed of the rules once a round is on
NOTE_EVERY = 60.0  # seconds between two notes that a table is still played at
SECOND = 1.0  # how long others are given to look after the table they wrote to last
SLOW = 1.5  # seconds the store may need before it counts as lost
SHORTEST = 0.02  # seconds between two looks at a table with nothing to do
GRACE = 20.0  # seconds within which somebody who sat down should be listening
MOST_TOUCHED = 20_000  # tables of which is remembered that this process had them in hand
TRIES = 20  # how often a command is decided again because another process was first


class House:
    """The tables in memory, loaded when somebody asks for them."""

    def __init__(
        self,
        store: Keeper,
        scribe: Scribe,
        clock: Clock,
        chance: Chance | None = None,
        preparing: Preparing | None = None,
    ) -> None:
        self.store, self.scribe, self.clock = store, scribe, clock
        self.chance: Chance = chance or Secret()
        self.thinkers, self.metrics = Thinkers(preparing=preparing), Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.touched: dict[str, None] = {}  # the tables this process has had in hand, the latest last
        self.aside: dict[str, Code] = {}  # tables that cannot be played on, and why
        self.well = True  # whether the store took the last sign of life
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._gauges()

    def _gauges(self) -> None:
        self.metrics.gauges["store_lost"] = lambda: not self.healthy
        self.metrics.gauges["tables_in_memory"] = lambda: len(self.tables)
        self.metrics.gauges["bots_thinking"] = lambda: self.thinkers.bots
        self.metrics.gauges["hints_waiting"] = lambda: self.thinkers.hints
        self.metrics.gauges["streams"] = lambda: sum(len(live.hearers) for live in self.tables.values())

    @property
    def healthy(self) -> bool:
        """Whether the store takes what it is given, and soon."""
        return self.well and not self.scribe.lost and self.scribe.behind < SLOW

    # Tables

    async def create(self, settings: Settings, name: str, token: str) -> LiveTable:
        """A new table with its host in the first seat."""
        table_id, now = self.chance.table_id(), self.clock()
        first = Table.create(settings, name, digest(token), now, table_id, self.chance.lot)
        live = LiveTable(Table.open(first), "")
        self.spawn(self.thinkers.ready(live.table.setting.game, *TABLE))
        await self._store_new(live, first)
        self._take_in(live)
        self.watch(live)
        self.metrics.count("tables")
        return live

    async def _store_new(self, live: LiveTable, first: Created) -> None:
        """Store the first entry under a code that nobody has."""
        for _ in range(TRIES):
            live.code, live.mark = self.chance.code(), self._mark(live)
            try:
                await self.scribe.append(Page(live.id, (line_of(first),), live.mark, live.code))
                return
            except Conflict:
                continue
        raise TableRefused("too-many-requests")

    async def find(self, table_id: str) -> LiveTable:
        """The table of that name; a lost one is said to be lost."""
        if not (table_id.isascii() and table_id.isalnum()):  # a database would stumble over some of the rest
            raise TableRefused("not-found")
        live = self.tables.get(table_id)
        if live:
            live.idle_since = self.clock()  # it stays until the one who asks is done with it
            return live
        if table_id in self.aside:
            raise TableRefused(self.aside[table_id])
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        kept = None
        try:
            kept = await self._read(table_id)
            game = game_of(kept)
            if game is not None:
                await self.thinkers.ready(game, *TABLE)
            live = await self._set_up(table_id, kept)
        except TableRefused as refusal:
            if refusal.code in ("set-aside", "other-rules"):
                await self._set_aside(table_id, refusal)
            raise
        self._take_in(live)
        self.watch(live)
        if kept and live.state != kept.state:
            self.note(live)
        return live

    async def _read(self, table_id: str) -> Kept | None:
        """What the store has of a table; whatever stands there instead of what was written concerns it alone."""
        try:
            return await self.scribe.ask(lambda: self.store.load(table_id))
        except StoreLost:
            raise
        except Exception as error:
            raise TableRefused("set-aside") from error

    def _take_in(self, live: LiveTable) -> None:
        live.idle_since, self.tables[live.id] = self.clock(), live
        self.touched.pop(live.id, None)
        self.touched[live.id] = None
        if len(self.touched) > MOST_TOUCHED:
            del self.touched[next(iter(self.touched))]

    async def _set_up(self, table_id: str, kept: Kept | None) -> LiveTable:
        """From the snapshot and what came after it; where that does not do, from everything that happened."""
        try:
            return await asyncio.to_thread(set_up, kept)
        except TableRefused as refusal:
            if kept is None or kept.snapshot is None or refusal.code == "expired":
                raise
        lines = await self.scribe.ask(lambda: self.store.tail(table_id, 0))
        return await asyncio.to_thread(set_up, replace(kept, snapshot=None, lines=lines))

    async def _set_aside(self, table_id: str, refusal: TableRefused) -> None:
        """Keep a table that cannot be played on, and tell whoever runs the house."""
        self.aside[table_id] = refusal.code
        with contextlib.suppress(Exception):  # a store that cannot even note it has it named at the next start, too
            await self.scribe.ask(lambda: self.store.set_aside(table_id))
        self.metrics.count("set_aside")
        why = type(refusal.__cause__).__name__ if refusal.__cause__ else "other rules"
        LOG.warning("table %s is set aside (%s); 'pioche export %s' writes out what is kept", table_id, why, table_id)

    async def expect(self, live: LiveTable, seat: int) -> None:
        """Whoever was given a seat is expected to listen soon; who never does is gone."""
        await self.scribe.ask(lambda: self.store.arrive(live.id, seat))
        self.look_for(live.id, seat)

    def look_for(self, table_id: str, seat: int) -> None:
        """Look after a while whether somebody listens at a seat, here or at another process."""
        look = partial(self._look_for, table_id, seat)
        asyncio.get_running_loop().call_later(GRACE, lambda: self.spawn(look()))

    async def _look_for(self, table_id: str, seat: int) -> None:
        try:
            live, worker = await self.find(table_id), self.store.worker
        except TableRefused:
            return
        if live.taken(seat):
            return
        left = await self.scribe.ask(lambda: self.store.depart(table_id, seat, worker))
        if left or not await self.scribe.ask(lambda: self.store.present(table_id, seat)):
            await self.miss(live, seat)

    async def miss(self, live: LiveTable, seat: int) -> None:
        """A seat is gone, unless somebody has come to it meanwhile, here or at another process."""
        if not live.taken(seat):
            await self.quietly(live, Gone(seat))
        if await self.scribe.ask(lambda: self.store.present(live.id, seat)):
            await self.quietly(live, Back(seat))

    def drop(self, live: LiveTable) -> None:
        """Forget a table that nobody listens to; the store has it."""
        if live.timer:
            live.timer.cancel()
        live.give_up_thoughts()
        self.tables.pop(live.id, None)

    # Commands

    async def do(self, live: LiveTable, command: Command) -> tuple[Entry, ...]:
        """Carry out a command: decided, stored, told, in this order. Raises ``TableRefused``.

        What was begun is finished, even if whoever asked has gone.
        """
        return await asyncio.shield(asyncio.create_task(self._do(live, command)))

    async def _do(self, live: LiveTable, command: Command) -> tuple[Entry, ...]:
        await self._rules_for(live, command)
        try:
            return await self._carry_out(live, command)
        except TableRefused:
            raise
        except Exception:
            self.show_out(live)
            raise

    async def _rules_for(self, live: LiveTable, command: Command) -> None:
        """A first deal is seen while what is done with it may still be compiled."""
        if isinstance(command, Start):
            await self.thinkers.ready(live.table.setting.game, "deal")
        elif live.table.round is not None:
            await self.thinkers.ready(live.table.setting.game, *TABLE)

    def show_out(self, live: LiveTable) -> None:
        """Say good-bye to everybody at a table and forget it: whoever comes back finds it as it was stored."""
        for hearer in live.hearers:
            hearer.part("closing")
        self.drop(live)

    async def _carry_out(self, live: LiveTable, command: Command) -> tuple[Entry, ...]:
        began = time.perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                entries = self._decide(live, command)
                if not entries or await self._stored(live, entries):
                    break
            else:
                raise TableRefused("too-many-requests")
        if entries and isinstance(command, Act | Think):
            self.metrics.count("actions", "person" if isinstance(command, Act) else "bot")
            self.metrics.took(time.perf_counter() - began)
        return entries

    def _decide(self, live: LiveTable, command: Command) -> tuple[Entry, ...]:
        try:
            return live.table.decide(command, self.now(live), self.chance.lot)
        except TableRefused as refusal:
            self.metrics.count("refusals", refusal.code)
            raise

    async def _stored(self, live: LiveTable, entries: tuple[Entry, ...]) -> bool:
        """Store entries and let them happen; False if another process was first, whose entries happened instead."""
        page = Page(live.id, tuple(map(line_of, entries)), self._fresh_mark(live), None, self._snapshot(live))
        try:
            await self.scribe.append(page)
        except Conflict:
            await self._catch_up(live)
            return False
        live.mine, live.mark = True, page.mark or live.mark
        live.snapped = page.snapshot.number if page.snapshot else live.snapped
        self._happen(live, entries)
        return True

    def _happen(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        live.happen(entries, self.now(live))
        live.give_up_thoughts(live.table.thoughts())
        self.watch(live)
        if live.mark is None or live.state != live.mark.state:
            self.note(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Let happen what other processes have stored."""
        after = live.table.number
        lines = await self.scribe.ask(lambda: self.store.tail(live.id, after))
        if lines:
            live.mine = False
            self._happen(live, [read_entry(line.body) for line in lines])

    def noticed(self, kind: str, table_id: str, number: int) -> None:
        """Another process has stored an entry, or has the connection of a seat now."""
        live = self.tables.get(table_id)
        if live is None:
            return
        if kind == "seat":
            for hearer in live.at_seat(number):
                hearer.part("replaced")
        elif number > live.table.number:
            self.spawn(self._follow(live))

    def missed(self) -> None:
        """Anything may have been stored meanwhile."""
        for live in self.tables.values():
            self.spawn(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self._catch_up(live)
        except StoreLost:
            raise
        except Exception:
            self.show_out(live)
            raise

    def now(self, live: LiveTable) -> float:
        """The time at a table; it never goes back."""
        return max(self.clock(), live.table.sheet.at)

    # Marks and snapshots

    def _mark(self, live: LiveTable) -> Mark:
        return Mark(live.state, self.store.worker, self.clock())

    def _fresh_mark(self, live: LiveTable) -> Mark | None:
        """What the store should note besides the entries: nothing, most of the time."""
        known = live.mark
        return None if known and self.clock() - known.touched < NOTE_EVERY else self._mark(live)

    def note(self, live: LiveTable) -> None:
        """Have the store note how the table stands and that this process looks after it."""
        mark = live.mark = self._mark(live)
        self.spawn(self.scribe.ask(lambda: self.store.mark(live.id, mark)))

    def _snapshot(self, live: LiveTable) -> Snapshot | None:
        """The table before the entries to be stored, every now and then."""
        number = live.table.number
        if number - live.snapped < SNAPSHOT_EVERY:
            return None
        return Snapshot(number, live.table.snapshot())

    # Time and bots

    def watch(self, live: LiveTable) -> None:
        """Look after the table when something is due there, and not before."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.due()
        if due is not None:
            wait = max(due - self.clock(), 0.0) + (SECOND if self.store.shared and not live.mine else 0.0)
            live.timer = asyncio.get_running_loop().call_later(wait, self._wake, live)

    def _wake(self, live: LiveTable) -> None:
        live.timer = None
        self.spawn(self._tend(live))

    async def _tend(self, live: LiveTable) -> None:
        """Do what is due: let bots think, and time run out."""
        live.mine = True
        now, deadline = self.now(live), live.table.deadline()
        before = live.table.number
        for thought in live.table.thoughts():
            if thought not in live.thinking:
                live.thinking[thought] = self.spawn(self._think(live, thought))
        if deadline is not None and deadline <= now:
            await self.quietly(live, Tick())
            if live.table.number == before:
                await asyncio.sleep(SHORTEST)
        if live.timer is None and live.id in self.tables:
            self.watch(live)

    async def _think(self, live: LiveTable, thought: Thought) -> None:
        """Have a bot decide at once and play when it is due; a thought that comes too late is dropped by the table."""
        try:
            if live.table.round is not None:
                text = await self.thinkers.choose(live.table.round, thought.seat, thought.level, thought.seed)
                await asyncio.sleep(max(0.0, thought.due - self.now(live)))
                live.thinking[thought] = None
                await self.quietly(live, Think(thought.seat, text, thought.number))
        finally:
            live.thinking.pop(thought, None)
            if live.timer is None and live.id in self.tables:
                self.watch(live)

    async def quietly(self, live: LiveTable, command: Command) -> None:
        """Carry out a command that nobody waits for."""
        with contextlib.suppress(TableRefused):
            await self.do(live, command)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something on the side; what goes wrong is logged, without what it was about."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() and not isinstance(task.exception(), StoreLost):
            LOG.error("something went wrong at a table", exc_info=task.exception())
            self.metrics.count("faults")

    def part_with_all(self) -> None:
        """Say good-bye to everybody who listens."""
        for live in self.tables.values():
            for hearer in live.hearers:
                hearer.part("closing")

    async def close(self) -> None:
        """Say good-bye to everybody; what was begun is finished."""
        for live in list(self.tables.values()):
            self.show_out(live)
        self.thinkers.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
