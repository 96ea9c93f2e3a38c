"""The stream of a table: everything a seat or a spectator may hear, as it happens, and actions the other way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pioche.core.words import LANGUAGES
from pioche.server.chance import digest
from pioche.server.database import StoreLost
from pioche.server.door import Door, address, check, door_of, own_seat, seat_with
from pioche.server.hearer import Hearer
from pioche.server.house import House
from pioche.server.live import LiveTable
from pioche.server.messages import Acting, Asked, Bye, Ping, Pong, Reacting, Said
from pioche.server.refusals import STATUS, refused
from pioche.server.routes import done
from pioche.table import Act, Back, React, TableRefused

Socket = WebSocket[Any, Any, Any]
CLOSED = {"replaced": 4000, "flood": 4029, "forbidden": 4403, "closing": 1012}
MOST_BESIDE = 5  # other seats at one device
MOST_REFUSED = 200  # more messages refused as too fast than answered, after which the stream is closed

_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Asked)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str) -> None:
    """Listen at a table: ``?token=`` is the secret of a seat (without: a spectator), ``&lang=`` the language.

    ``&also=``: the secret of another seat at the same device. It counts as being here; nothing of it is sent.
    """
    door, where = door_of(socket), address(socket)
    await socket.accept()
    lang = socket.query_params.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    try:
        table, hearer = await _come_in(door, socket, table_id, lang)
    except TableRefused as refusal:
        await _turn_away(socket, refusal, lang)
        return
    except StoreLost:
        await _part(socket, "closing")
        return
    door.streams[where] += 1
    try:
        await _listen(door, socket, table, hearer)
    finally:
        door.streams[where] -= 1
        door.streams += type(door.streams)()  # those at zero are forgotten
        await asyncio.shield(_go_out(door.house, table, hearer))


async def _come_in(door: Door, socket: Socket, table_id: str, lang: str) -> tuple[LiveTable, Hearer]:
    """Sit down to listen; an older connection of the same seat is told, and closed."""
    check(door.addresses, address(socket))
    if door.streams[address(socket)] >= door.limits.connections:
        raise TableRefused("too-many-requests")
    table = await door.house.find(table_id)
    token = socket.query_params.get("token")
    seat = seat_with(table, token)
    beside = tuple(own_seat(table, other) for other in socket.query_params.getall("also", [])[:MOST_BESIDE])
    hearer = Hearer(seat, digest(token or ""), lang, partial(_send, socket), beside)
    await _settle_all(door.house, table, hearer)
    for older in table.at_seat(seat) if seat is not None else []:
        older.part("replaced")
    table.hearers.append(hearer)
    hearer.tell(table.news(hearer, door.house.now(table)))
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


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _turn_away(socket: Socket, refusal: TableRefused, lang: str) -> None:
    await _send(socket, _encoder.encode(refused(refusal, lang)))
    await socket.close(4000 + STATUS[refusal.code], refusal.code)


async def _listen(door: Door, socket: Socket, table: LiveTable, hearer: Hearer) -> None:
    """Send and receive until either ends."""
    sending = asyncio.create_task(hearer.pump())
    hearing = asyncio.create_task(_hear(door, socket, table, hearer))
    try:
        ended, patience = (sending, hearing), door.limits.patience
        while not (await asyncio.wait(ended, timeout=patience, return_when=asyncio.FIRST_COMPLETED))[0]:
            if hearer.stuck(patience):
                door.house.metrics.count("dead_readers")
                return
        if sending.done() and not hearing.done():
            await _say_bye(socket, sending)
    finally:
        sending.cancel()
        hearing.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _say_bye(socket: Socket, sending: asyncio.Task[str]) -> None:
    """The reason, unless the other side does not take it in any more."""
    if sending.exception():
        return
    try:
        async with asyncio.timeout(1):
            await _part(socket, sending.result())
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return


async def _part(socket: Socket, why: Any) -> None:
    await _send(socket, _encoder.encode(Bye(why)))
    await socket.close(CLOSED[why], why)


async def _hear(door: Door, socket: Socket, table: LiveTable, hearer: Hearer) -> None:
    """Take in what the other side says, one thing after the other; who is refused too often has to go."""
    tired = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            if event.get("code") == CLOSED["closing"]:
                hearer.left = "closing"  # by us: nobody went away
            return
        if event["type"] != "websocket.receive" or hearer.left:
            continue  # who is being shown out is not answered any more
        try:
            answer = await _answer(door, table, hearer, event.get("text") or event.get("bytes") or b"")
        except StoreLost:
            hearer.part("closing")
            continue
        hearer.answer(_encoder.encode(answer))
        tired = tired + 1 if getattr(answer, "code", "") == "too-many-requests" else max(0, tired - 1)
        if tired > MOST_REFUSED:
            hearer.part("flood")


async def _answer(door: Door, table: LiveTable, hearer: Hearer, text: str | bytes) -> Said:
    """What one message is answered with."""
    asked: Asked | None = None
    try:
        check(door.seats, f"{table.id} {id(hearer) if hearer.seat is None else hearer.seat}")
        asked = _read(text)
        return await _carry_out(door.house, table, hearer, asked)
    except TableRefused as refusal:
        stale = refusal.code == "stale" and hearer.seat is not None
        view = table.table.message(hearer.seat, hearer.lang, door.house.now(table)) if stale else None
        return refused(refusal, hearer.lang, asked.id if isinstance(asked, Acting) else None, view)


def _read(text: str | bytes) -> Asked:
    try:
        asked: Asked = _decoder.decode(text)
        return asked
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise TableRefused("unreadable", str(error)) from None


async def _carry_out(house: House, table: LiveTable, hearer: Hearer, asked: Asked) -> Said:
    if isinstance(asked, Ping):
        return Pong()
    if hearer.seat is None or hearer.left:
        raise TableRefused("forbidden")
    if isinstance(asked, Reacting):
        await house.do(table, React(hearer.seat, asked.reaction))
        return Pong()
    await house.do(table, Act(hearer.seat, asked.text, asked.expected, asked.id))
    return done(table, hearer.seat, asked.id)


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
