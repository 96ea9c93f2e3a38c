"""The talk with one who listens at a table: all they may hear, as it happens, and actions the other way."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from pioche.house.chance import digest
from pioche.house.door import Door, check, own_seat, seat_with
from pioche.house.hearer import Hearer
from pioche.house.house import House
from pioche.house.keeping import StoreLost
from pioche.house.live import LiveTable
from pioche.messages import Acting, Asked, Bye, Done, Listening, Ping, Pong, Reacting, Said, refused
from pioche.table import Act, Back, React, TableRefused

LOG = logging.getLogger("pioche.server")
NO_WORD = 'The first message of a stream says who listens: {"kind": "listen", "token": …}.'
MOST_REFUSED = 200  # more messages refused as too fast than answered, after which the stream is closed

_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Asked)


class HungUp(Exception):
    """The other side is not there any more; ``by_us``: because this house is closing."""

    def __init__(self, *, by_us: bool = False) -> None:
        super().__init__("the other side has gone")
        self.by_us = by_us


class Line(Protocol):
    """What carries a talk; every call may raise ``HungUp``."""

    async def send(self, message: bytes) -> None:
        """Send a message."""

    async def hear(self) -> str | bytes:
        """Wait for the next message."""

    async def hang_up(self, why: str) -> None:
        """End the talk, for a reason that the last message has said."""


async def talk(door: Door, line: Line, table_id: str, where: str) -> None:
    """Let somebody listen, and act, until either side ends it."""
    caller = Listening()
    try:
        check(door.addresses, where)
        caller = await _first_word(door, line)
        table, hearer = await _come_in(door, line, table_id, where, caller)
    except TableRefused as refusal:
        await line.send(_encoder.encode(refused(refusal, caller.lang)))
        await line.hang_up(refusal.code)
        return
    except StoreLost:
        await _part(line, "closing")
        return
    except HungUp:
        return
    door.streams.add(where)
    try:
        await _listen(door, line, table, hearer)
    finally:
        door.streams.add(where, -1)
        await asyncio.shield(_go_out(door.house, table, hearer))


async def _first_word(door: Door, line: Line) -> Listening:
    """Who this is: said in the first message, because addresses are written down on the way, secrets and all."""
    try:
        async with asyncio.timeout(door.limits.first):
            asked = _read(await line.hear())
    except TimeoutError:
        raise TableRefused("unreadable", NO_WORD) from None
    if not isinstance(asked, Listening):
        raise TableRefused("unreadable", NO_WORD)
    return asked


async def _come_in(door: Door, line: Line, table_id: str, where: str, caller: Listening) -> tuple[LiveTable, Hearer]:
    """Sit down to listen; an older connection of the same seat is told, and closed."""
    if door.streams.of(where) >= door.limits.connections:
        raise TableRefused("too-many-requests")
    table = await door.house.find(table_id)
    seat = seat_with(table, caller.token)
    if seat is not None:
        check(door.seats, f"{table.id} {seat}")  # to come and go is kept, too
    beside = tuple(dict.fromkeys(own_seat(table, other) for other in caller.also))
    hearer = Hearer(seat, digest(caller.token or ""), caller.lang, line.send, beside)
    await _settle_all(door.house, table, hearer)
    for older in table.at_seat(seat) if seat is not None else []:
        older.part("replaced")
    table.greet(hearer, door.house.now(table))
    return table, hearer


async def _settle_all(house: House, table: LiveTable, hearer: Hearer) -> None:
    """Whoever sits at this device is back."""
    table.coming.update(hearer.beside)  # for as long as this connection lasts
    try:
        for seat in (hearer.seat, *hearer.beside):
            await _settle(house, table, seat)
    except BaseException:
        table.coming.subtract(hearer.beside)
        raise


async def _settle(house: House, table: LiveTable, seat: int | None) -> None:
    """Whoever has a seat is back in it; an older connection that ends meanwhile finds the seat taken."""
    if seat is None:
        return
    table.coming[seat] += 1
    try:
        await house.scribe.ask(lambda: house.store.arrive(table.id, seat))
        await house.do(table, Back(seat))
    finally:
        table.coming[seat] -= 1


async def _listen(door: Door, line: Line, table: LiveTable, hearer: Hearer) -> None:
    """Send and receive until either ends."""
    sending = asyncio.create_task(hearer.pump())
    hearing = asyncio.create_task(_hear(door, line, table, hearer))
    try:
        ended, patience = (sending, hearing), door.limits.patience
        while not (await asyncio.wait(ended, timeout=patience, return_when=asyncio.FIRST_COMPLETED))[0]:
            if hearer.stuck(patience):
                door.house.metrics.count("dead_readers")
                return
        if sending.done() and not hearing.done():
            await _say_bye(line, sending)
    finally:
        sending.cancel()
        hearing.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _say_bye(line: Line, sending: asyncio.Task[str]) -> None:
    """The reason, unless the other side does not take it in any more."""
    if sending.exception():
        return
    with suppress(TimeoutError, HungUp):
        async with asyncio.timeout(1):
            await _part(line, sending.result())


async def _part(line: Line, why: Any) -> None:
    await line.send(_encoder.encode(Bye(why)))
    await line.hang_up(why)


async def _hear(door: Door, line: Line, table: LiveTable, hearer: Hearer) -> None:
    """Take in what the other side says, one thing after the other; who is refused too often has to go."""
    tired = 0
    while True:
        try:
            text = await line.hear()
        except HungUp as end:
            hearer.left = "closing" if end.by_us else hearer.left
            return
        if hearer.left:
            continue  # who is being shown out is not answered any more
        try:
            answer = await _answer(door, table, hearer, text)
        except StoreLost:
            hearer.part("closing")
            continue
        except Exception:
            LOG.exception("a message of a stream failed")
            door.house.metrics.count("faults")
            answer = refused(TableRefused("fault"), hearer.lang, _id(_read(text)))
        hearer.answer(_encoder.encode(answer))
        await hearer.room()
        tired = tired + 1 if getattr(answer, "code", "") == "too-many-requests" else max(0, tired - 1)
        if tired > MOST_REFUSED:
            hearer.part("flood")


async def _answer(door: Door, table: LiveTable, hearer: Hearer, text: str | bytes) -> Said:
    """What one message is answered with."""
    asked: Asked | TableRefused = _read(text)  # first, so that even who is too fast hears which message is refused
    try:
        check(door.seats, f"{table.id} {id(hearer) if hearer.seat is None else hearer.seat}")
        if isinstance(asked, TableRefused):
            raise asked
        return await _carry_out(door.house, table, hearer, asked)
    except TableRefused as refusal:
        stale = refusal.code == "stale" and hearer.seat is not None
        view = table.table.message(hearer.seat, hearer.lang, door.house.now(table)) if stale else None
        return refused(refusal, hearer.lang, _id(asked), view)


def _id(asked: Asked | TableRefused) -> str | None:
    """What an answer names, so that whoever asked knows what it is about."""
    return asked.id if isinstance(asked, Acting) else None


def _read(text: str | bytes) -> Asked | TableRefused:
    """A message, or why it cannot be read as one."""
    try:
        asked: Asked = _decoder.decode(text)
        return asked
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return TableRefused("unreadable", str(error))


async def _carry_out(house: House, table: LiveTable, hearer: Hearer, asked: Asked) -> Said:
    if isinstance(asked, Listening):
        raise TableRefused("unreadable", "This stream listens already.")
    if isinstance(asked, Ping):
        return Pong()
    if hearer.seat is None or hearer.left:
        raise TableRefused("forbidden")
    if isinstance(asked, Reacting):
        await house.do(table, React(hearer.seat, asked.reaction))
        return Pong()
    await house.do(table, Act(hearer.seat, asked.text, asked.expected, asked.id))
    return Done(asked.id, table.done(hearer.seat, asked.id).number)  # what was heard of it is news


async def _go_out(house: House, table: LiveTable, hearer: Hearer) -> None:
    """Stop listening; seats without any connection are gone, until they come back."""
    if hearer in table.hearers:
        table.hearers.remove(hearer)
    table.coming.subtract(hearer.beside)
    mine = () if hearer.seat is None or hearer.left == "forbidden" else (hearer.seat,)
    for seat in (*mine, *hearer.beside) if hearer.left != "closing" else ():
        await _leave(house, table, seat)


async def _leave(house: House, table: LiveTable, seat: int) -> None:
    if table.taken(seat):
        return
    with suppress(StoreLost):  # the caretaker looks for it when the store is back
        if await house.scribe.ask(lambda: house.store.depart(table.id, seat, house.store.worker)):
            await house.miss(table, seat)
