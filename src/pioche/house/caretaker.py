"""What has to be done in a house again and again, whether or not anybody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from pioche.house.house import House
from pioche.house.keeping import StoreLost
from pioche.house.live import LiveTable
from pioche.table import Back, Gone, TableRefused

LOG = logging.getLogger("pioche.server")
BEAT = 1.0  # seconds between two signs of life
SILENCE = 8.0  # seconds without one after which a process counts as dead
IDLE = 30.0  # seconds a table stays in memory with nobody listening and nothing due
HOURLY = 3600.0


class Caretaker:
    """One per process: signs of life, tables of dead processes, tables nobody needs."""

    def __init__(self, house: House, keep_days: float) -> None:
        self.house, self.keep_days = house, keep_days
        self._opened = self._seen = house.clock()
        self._swept = float("-inf")
        self._lost = False
        self._round: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Resume every live table, then go round for ever."""
        await self._beat()
        await self._name_those_aside()
        await self._adopt(self.house.clock())
        self._round = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop going round; the last sign of life says how late it was."""
        if self._round:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        with contextlib.suppress(StoreLost):
            await self._beat()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look_after()
            except StoreLost:
                self._lost = True
            except Exception:
                LOG.exception("the caretaker stumbled")

    async def look_after(self) -> None:
        """One round."""
        await self._beat()
        now = self.house.clock()
        if self._lost or now - self._seen > SILENCE:
            await self._begin_anew(now)
        self._seen = now
        if now - self._opened > SILENCE:  # before that, those who were here may still be on their way back
            await self._part_with_the_lost(now - SILENCE)
            if self.house.store.shared:
                await self._adopt(now - SILENCE)
        self._forget_idle(now)
        await self._expire()

    async def _beat(self) -> None:
        now = self.house.clock()
        try:
            await self.house.scribe.ask(lambda: self.house.store.beat(now))
        except StoreLost:
            self.house.well = False
            raise
        self.house.well = True

    async def _begin_anew(self, now: float) -> None:
        """After the store was lost, or this process was held up: nobody counts as dead yet, and who is here is here."""
        house, self._opened = self.house, now
        for live in list(house.tables.values()):
            for seat in {seat for hearer in live.hearers for seat in hearer.seats}:
                await house.scribe.ask(partial(house.store.arrive, live.id, seat))
                await house.quietly(live, Back(seat))
        for table_id, seat in await house.scribe.ask(house.store.connected):
            house.look_for(table_id, seat)
        await self._take_up_and_look(await house.scribe.ask(house.store.tended))
        self._lost = False

    async def _adopt(self, since: float) -> None:
        """Look after the tables of processes that are no longer there."""
        await self._take_up_and_look(await self.house.scribe.ask(lambda: self.house.store.untended(since)))

    async def _name_those_aside(self) -> None:
        """Tell whoever runs the house which tables were set aside before."""
        aside = await self.house.scribe.ask(self.house.store.aside)
        if aside:
            LOG.warning("set aside, and kept ('pioche export TABLE' writes one out): %s", " ".join(aside))

    async def _take_up_and_look(self, table_ids: list[str]) -> None:
        """What a process or a database had not yet written of who is where died with it: look at every seat."""
        for table_id in table_ids:
            with contextlib.suppress(TableRefused):
                live = await self.house.find(table_id)
                self.house.note(live)
                for seat in live.table.sheet.here():
                    self.house.look_for(table_id, seat)

    async def _part_with_the_lost(self, since: float) -> None:
        """Seats whose process died are gone until they come back."""
        house = self.house
        for table_id, seat, worker in await house.scribe.ask(lambda: house.store.orphans(since)):
            with contextlib.suppress(TableRefused):
                live = await house.find(table_id)
                await house.do(live, Gone(seat))
                if not await house.scribe.ask(partial(house.store.depart, table_id, seat, worker)):
                    await house.do(live, Back(seat))  # it came back in between

    def _forget_idle(self, now: float) -> None:
        for live in list(self.house.tables.values()):
            if _busy(live):
                live.idle_since = now
            elif now - live.idle_since > IDLE:
                self.house.drop(live)

    async def _expire(self) -> None:
        """Once in a while: put abandoned tables away, and clear away those that nobody came back to even then.

        Only the time of the house counts, which no clock of the machine can push on.
        """
        house, now, keep = self.house, self.house.clock(), self.keep_days * 86_400
        if now - self._swept < min(HOURLY, keep / 4):
            return
        self._swept = now
        heard = [live for live in house.tables.values() if live.hearers]
        for live in heard:
            house.note(live)  # other processes should know that somebody is here
        spared = house.touched.keys() | {live.id for live in heard}
        away = await house.scribe.ask(lambda: house.store.put_away(now - keep, now, spared))
        gone = await house.scribe.ask(lambda: house.store.clear_away(now - keep))
        for live in [house.tables[each] for each in (*away, *gone) if each in house.tables]:
            house.show_out(live)


def _busy(live: LiveTable) -> bool:
    return bool(live.hearers) or live.timer is not None or live.lock.locked() or bool(live.thinking)
