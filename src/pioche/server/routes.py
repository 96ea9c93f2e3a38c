"""The addresses of the server, but for the stream: each is a request, a command, and what the seat then sees."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

import pioche
from pioche.bots.hint import Advice
from pioche.house.chance import digest
from pioche.house.door import check, own_seat, seat_with
from pioche.house.keeping import StoreLost
from pioche.house.live import LiveTable
from pioche.messages import (
    Acting,
    Consenting,
    Done,
    Found,
    Health,
    Joining,
    Lang,
    NewTable,
    Offering,
    Reacting,
    Relinking,
    Seated,
    StandingIn,
    Undoing,
)
from pioche.server.browser import build
from pioche.server.refusals import RESPONSES
from pioche.server.visitor import address, bearer, best_base, door_of, is_operator, while_there
from pioche.table import (
    Act,
    Command,
    Consent,
    Hurry,
    Join,
    Leave,
    NewLink,
    Next,
    Offer,
    React,
    Rematch,
    StandIn,
    Start,
    TableRefused,
    TableView,
    TakeSeat,
    Undo,
    World,
    read_entry,
    world_of,
)
from pioche.table.record import record_of

Asking = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=32, pattern="^[a-z0-9]+$", description="The name of a table.")]
DealNumber = Annotated[int, Parameter(ge=1, le=1_000_000, description="The number of a deal at its table.")]
Language = Annotated[Lang, Parameter(description="The language of texts and reasons.")]


asking, telling = partial(get, responses=RESPONSES), partial(post, responses=RESPONSES)


async def before(request: Asking) -> None:
    """Nobody may ask too often; said at once, not after whatever the threads are busy with."""
    check(door_of(request).addresses, address(request))


@telling("/tables", summary="Set up a table", status_code=201)
async def create(data: NewTable, request: Asking, lang: Language = "en") -> Seated:
    """The one who asks becomes its host; the answer holds the secret of that seat."""
    door = door_of(request)
    check(door.newcomers, address(request))
    token = door.house.chance.token()
    live = await door.house.create(data.settings, data.name, token)
    return await _seated(request, live, token, lang)


@asking("/codes/{code:str}", summary="The table of a code")
async def by_code(code: Annotated[str, Parameter(max_length=16)], request: Asking) -> Found:
    """A code is short, so that it can be read out; it may not be tried often."""
    door = door_of(request)
    check(door.newcomers, address(request))
    sayable = code.isascii() and code.isalnum()  # a database would stumble over some of the rest
    table_id = await door.house.scribe.ask(lambda: door.house.store.by_code(code.upper())) if sayable else None
    if table_id is None:
        raise TableRefused("not-found")
    return Found(table_id, _link(request, table_id))


@asking("/tables/{table_id:str}", summary="A table as you see it")
async def look(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """With the secret of a seat, what that seat sees; without, what a spectator sees."""
    live = await door_of(request).house.find(table_id)
    return _view(request, live, seat_with(live, bearer(request)), lang)


@telling("/tables/{table_id:str}/join", summary="Sit down", status_code=201)
async def join(table_id: TableId, data: Joining, request: Asking, lang: Language = "en") -> Seated:
    """In an open seat, or in the place of a bot if its seat is named."""
    door = door_of(request)
    live, token = await door.house.find(table_id), door.house.chance.token()
    await door.house.do(live, _sit_down(live, data, digest(token)))
    return await _seated(request, live, token, lang)


def _sit_down(live: LiveTable, joining: Joining, token: str) -> Command:
    sittings, seat = live.table.sheet.sittings, joining.seat
    if seat is not None and seat < len(sittings) and sittings[seat].kind == "bot":
        return TakeSeat(seat, joining.name, token)
    return Join(joining.name, token, seat)


@telling("/tables/{table_id:str}/act", summary="Do something", status_code=200)
async def act(table_id: TableId, data: Acting, request: Asking, lang: Language = "en") -> Done:
    """The same id again is answered with the first result."""
    live, seat = await _mine(table_id, request)
    try:
        await door_of(request).house.do(live, Act(seat, data.text, data.expected, data.id))
    except TableRefused as refusal:
        raise _with_view(refusal, live, seat, lang) from None
    return live.done(seat, data.id)


def _with_view(refusal: TableRefused, live: LiveTable, seat: int, lang: str) -> TableRefused:
    if refusal.code == "stale":
        refusal.view = live.table.message(seat, lang)  # type: ignore[attr-defined]  # read by the refusal's handler
    return refusal


@telling("/tables/{table_id:str}/start", summary="Deal the first round", status_code=200)
async def start(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """The host decides; bots fill the open seats."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Start(seat), seat, lang)


@telling("/tables/{table_id:str}/next", summary="Deal the next round", status_code=200)
async def next_round(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """Anybody at the table may; after a pause it happens by itself."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Next(seat), seat, lang)


@telling("/tables/{table_id:str}/rematch", summary="Play another match", status_code=200)
async def rematch(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """Once a match is over; if several ask, it is one match."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Rematch(seat), seat, lang)


@telling("/tables/{table_id:str}/undo", summary="Take back what you just did", status_code=200)
async def undo(table_id: TableId, data: Undoing, request: Asking, lang: Language = "en") -> TableView:
    """At once if only bots sit with you, else the others are asked; only while your view says ``may_undo``.

    The action showed nothing but its own card, nobody has acted since, and the table has not ended your turn.
    """
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Undo(seat, data.expected), seat, lang)


@telling("/tables/{table_id:str}/consent", summary="Answer who asks to take something back", status_code=200)
async def consent(table_id: TableId, data: Consenting, request: Asking, lang: Language = "en") -> TableView:
    """It happens when all people who are here agree; one no, twenty seconds or the next action end it."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Consent(seat, data.agreed), seat, lang)


@telling("/tables/{table_id:str}/hurry", summary="Let the bots play quickly", status_code=200)
async def hurry(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """Until a person is asked; for who is alone with bots. What they decide stays the same."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Hurry(seat), seat, lang)


@telling("/tables/{table_id:str}/react", summary="Show a reaction", status_code=200)
async def react(table_id: TableId, data: Reacting, request: Asking, lang: Language = "en") -> TableView:
    """One of the ready-made ones."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, React(seat, data.reaction), seat, lang)


@telling("/tables/{table_id:str}/leave", summary="Give up your seat", status_code=200)
async def leave(table_id: TableId, request: Asking, lang: Language = "en") -> TableView:
    """A bot plays on for you; the secret of the seat is worth nothing afterwards."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Leave(seat), None, lang)


@telling("/tables/{table_id:str}/link", summary="A new link for a seat", status_code=201)
async def link(table_id: TableId, data: Relinking, request: Asking, lang: Language = "en") -> Seated:
    """The host gives a seat a new secret; the old one stops working. For who has lost theirs."""
    live, seat = await _mine(table_id, request)
    door, token = door_of(request), door_of(request).house.chance.token()
    await door.house.do(live, NewLink(seat, data.seat, digest(token)))
    return await _seated(request, live, token, lang, sees=seat == data.seat)


@telling("/tables/{table_id:str}/offer", summary="Offer a bot's seat at once", status_code=200)
async def offer(table_id: TableId, data: Offering, request: Asking, lang: Language = "en") -> TableView:
    """The host lets anybody take it in the middle of a round; whoever does keeps it until the round is over."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, Offer(seat, data.seat), seat, lang)


@telling("/tables/{table_id:str}/stand-in", summary="Have a bot play for who is away", status_code=200)
async def stand_in(table_id: TableId, data: StandingIn, request: Asking, lang: Language = "en") -> TableView:
    """Anybody at the table may ask for it; with a clock it happens by itself after half a minute."""
    live, seat = await _mine(table_id, request)
    return await _do(request, live, StandIn(seat, data.seat), seat, lang)


@asking("/tables/{table_id:str}/hint", summary="What a good player would do")
async def hint(table_id: TableId, request: Asking) -> tuple[Advice, ...]:
    """Your actions, best first, with the chance to win the round: worked out from what you may know alone."""
    live, seat = await _mine(table_id, request)
    if not live.table.sheet.settings.hints:
        raise TableRefused("forbidden")
    if live.table.round is None or seat not in live.table.acting or seat == live.table.sheet.ended:
        raise TableRefused("not-your-turn")
    thinkers, round = door_of(request).house.thinkers, live.table.round.copy()
    return await while_there(request, thinkers.advise(round, (table_id, seat)))


@asking("/tables/{table_id:str}/record/{deal:int}", media_type=MediaType.TEXT, summary="The record of a finished round")
async def record(table_id: TableId, deal: DealNumber, request: Asking) -> str:
    """By the number of its deal at this table, with the proof of the deal as comments."""
    return await record_text(table_id, deal, request)


async def record_text(table_id: str, deal: int, request: Asking) -> str:
    """The record of a finished round; of one that is not, nobody may have it."""
    house = door_of(request).house
    live = await house.find(table_id)
    if deal > live.table.sheet.deals:
        raise TableRefused("not-found")
    lines = await house.scribe.ask(lambda: house.store.plays(table_id, deal))
    if not lines:
        raise TableRefused("not-found")
    at = min(deal, 2)  # after the first deal, what was read begins with the deal before
    return await asyncio.to_thread(lambda: record_of((read_entry(line.body) for line in lines), at))


@asking("/tables/{table_id:str}/world", summary="A world to think with")
async def world(table_id: TableId, request: Asking) -> World:
    """For bots elsewhere: a state your seat cannot tell from the true one; what you do not know is drawn."""
    live, seat = await _mine(table_id, request)
    return world_of(live.table, seat)


@asking("/health", summary="Whether the server is up")
async def health(request: Asking) -> Health:
    """Whether the store takes what it is given, too; that is tried every second, not by whoever asks."""
    house = door_of(request).house
    if not house.healthy:
        raise StoreLost
    return Health(True, pioche.__version__, build(), len(house.tables))


@asking("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: Asking) -> Response[str]:
    """Counts and times, for the operator alone: the moment at which a figure changes can be a secret of the table."""
    if not is_operator(request):
        raise TableRefused("not-found", "There is nothing here.")
    text = door_of(request).house.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def _mine(table_id: str, request: Asking) -> tuple[LiveTable, int]:
    """The table and the seat of who asks, if that seat does not ask too often."""
    door = door_of(request)
    live = await door.house.find(table_id)
    seat = own_seat(live, bearer(request))
    check(door.seats, f"{table_id} {seat}")
    return live, seat


async def _do(request: Asking, live: LiveTable, command: Command, seat: int | None, lang: str) -> TableView:
    await door_of(request).house.do(live, command)
    return _view(request, live, seat, lang)


def _view(request: Asking, live: LiveTable, seat: int | None, lang: str) -> TableView:
    return live.table.message(seat, lang, door_of(request).house.now(live))


async def _seated(request: Asking, live: LiveTable, token: str, lang: str, *, sees: bool = True) -> Seated:
    seat, link = own_seat(live, token), _link(request, live.id)
    await door_of(request).house.expect(live, seat)
    view = _view(request, live, seat if sees else None, lang)
    return Seated(live.id, live.code, seat, token, link, f"{link}#{token}", view)


def _link(request: Asking, table_id: str) -> str:
    return f"{best_base(request)}/t/{table_id}"


TABLES = (
    create, by_code, look, join, act, start, next_round, rematch, undo, consent, hurry,
    react, leave, link, offer, stand_in, hint, record, world,
)  # fmt: skip
