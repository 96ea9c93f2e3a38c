"""A finished round once more, step by step, with all hands open: by then its record is public."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from litestar import Response
from msgspec import json
from msgspec.structs import replace

from pioche.core.record import replay as read_round
from pioche.core.round import Round, Step
from pioche.core.view import Event, View, Zone
from pioche.messages import Replay, StepShown
from pioche.server.routes import Asking, DealNumber, TableId, asking, record_text
from pioche.server.visitor import door_of


@asking("/tables/{table_id:str}/replay/{deal:int}", summary="A finished round, step by step")
async def replay(table_id: TableId, deal: DealNumber, request: Asking) -> Response[Replay]:
    """By the number of its deal at this table: every step and the open table after it, first the deal."""
    text = await record_text(table_id, deal, request)
    live = await door_of(request).house.find(table_id)
    names = tuple(sitting.name for sitting in live.table.sheet.sittings)
    return Response(cast(Any, await asyncio.to_thread(written, text, names)))


@lru_cache(8)
def written(record: str, names: tuple[str, ...]) -> bytes:
    """The replay of a record as it is sent."""
    return json.encode(told(read_round(record), names))


def told(round: Round, names: tuple[str, ...]) -> Replay:
    """The steps of a round from its deal."""
    return Replay(
        game=round.game.id,
        version=round.game.version,
        options=dict(round.options),
        seats=round.seats,
        names=names,
        steps=tuple(_steps(round, names)),
    )


def _steps(round: Round, names: tuple[str, ...]) -> Iterator[StepShown]:
    shown = Round(round.setting, round.dealt.copy())
    yield StepShown(None, open_view(shown, names))
    for number, step in enumerate(round.steps, 1):
        if not step.table:  # what the table did by itself came with the deal
            shown.act(step.seat, step.text)
        yield StepShown(_event(number, step), open_view(shown, names))


def _event(number: int, step: Step) -> Event:
    """A step as the seat that took it heard it."""
    return Event(number, step.seat, step.heard[step.seat] or step.text, step.by_table(step.seat))


def open_view(round: Round, names: tuple[str, ...]) -> View:
    """A round as somebody sees it who looks into every hand."""
    view = round.view(None)
    seats = tuple(replace(chair, name=name) for chair, name in zip(view.seats, names, strict=True))
    return replace(view, seats=seats, to_act=round.to_act, events=(), zones=tuple(_open_zones(round, view.zones)))


def _open_zones(round: Round, zones: tuple[Zone, ...]) -> Iterator[Zone]:
    """What lies open to all, and what belongs to a seat as that seat sees it."""
    s, face = round.snapshot(), round.game.face
    own = {zone.id: zone for seat in range(round.seats) for zone in face.zones(s, seat) if zone.owner == seat}
    yield from (own.pop(zone.id, zone) for zone in zones)
    yield from own.values()


REPLAYS = (replay,)
