"""The application: store, house and addresses put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from msgspec import Struct

import pioche
from pioche.house.caretaker import Caretaker
from pioche.house.chance import Chance, Secret
from pioche.house.clock import Clock
from pioche.house.door import Door
from pioche.house.house import House
from pioche.house.limits import Counts, Limits
from pioche.house.scribe import Scribe
from pioche.server.database import default_url
from pioche.server.described import DESCRIBED
from pioche.server.guard import Guard
from pioche.server.lessons import LESSONS
from pioche.server.lobby import LOBBY
from pioche.server.pages import nothing_at, pages_of
from pioche.server.porch import Porch
from pioche.server.post import Post
from pioche.server.preparing import Beside, able
from pioche.server.refusals import HANDLERS
from pioche.server.replays import REPLAYS
from pioche.server.routes import TABLES, before, health, metrics
from pioche.server.store import Store
from pioche.server.stream import live


class Plan(Struct, frozen=True):
    """How a house is to be run."""

    db: str = ""  # without one: a file in the user's data folder
    durable: bool = True  # survive a power failure, too
    origins: tuple[str, ...] = ()  # pages elsewhere that may open streams
    keep_days: float = 14.0  # abandoned tables are kept that long
    limits: Limits = Limits()
    operator: str = ""  # the token with which figures may be read from elsewhere
    proxies: tuple[str, ...] = ()  # whose word about the address of a visitor is believed
    common: str = ""  # the folder in which several processes count together who asks how often
    prepare: bool = False  # compile the rules of all games beside the tables, from the start
    listening: str = ""  # the address it listens at: whether others in the network reach it


@asynccontextmanager
async def open_house(plan: Plan, chance: Chance | None = None) -> AsyncIterator[House]:
    """A house with its store, its caretaker and, where there are several processes, its post."""
    worker = Secret().table_id()
    store = await asyncio.to_thread(Store, plan.db or default_url(), durable=plan.durable, worker=worker)
    scribe = Scribe(store)
    behind, world = await scribe.ask(store.open_house), await scribe.ask(store.world_time)
    beside = Beside() if plan.prepare and able() else None
    house = House(store, scribe, Clock(world - behind), chance, beside)
    caretaker = Caretaker(house, plan.keep_days)
    post = Post(store, house.noticed, house.missed) if store.shared else None
    try:
        if beside:
            beside.start()
        await caretaker.start()
        yield house
    finally:
        await house.close()
        if beside:
            await beside.close()
        await caretaker.close()
        if post:
            await post.close()
        await scribe.close()
        store.close()


def make_app(plan: Plan, chance: Chance | None = None) -> ASGIApp:
    """The application for a server, and what guards it."""
    porch = Porch(plan.limits, plan.proxies, _counted(plan, "sockets"))
    return Guard(api_of(plan, chance, porch), plan.origins, porch)


def api_of(plan: Plan, chance: Chance | None = None, porch: Porch | None = None) -> Litestar:
    """All addresses, with the house behind them."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(plan, chance) as house:
            if porch is not None:
                porch.farewell = house.part_with_all
                house.metrics.gauges["connections"] = porch.__len__
                house.metrics.gauges["connections_at_most"] = lambda: porch.most
            behind_proxy = bool(plan.proxies or plan.origins)
            app.state.door = Door(house, plan.limits, plan.listening, plan.operator, behind_proxy, **_common(plan))
            yield

    routes = Router("/api", route_handlers=[*LOBBY, *LESSONS, *TABLES, *REPLAYS, *DESCRIBED], before_request=before)
    return Litestar(
        route_handlers=[routes, health, metrics, live, *pages_of()],
        lifespan=[lifespan],
        exception_handlers={**HANDLERS, NotFoundException: nothing_at()},
        request_max_body_size=plan.limits.body,
        compression_config=COMPRESSION,
        openapi_config=_described(),
        logging_config=None,
    )


def _common(plan: Plan) -> dict[str, Any]:
    """Where processes count together, if there are several."""
    if not plan.common:
        return {}
    from pioche.server.common_limits import CommonBuckets

    return {
        "buckets": lambda name, rate, burst: CommonBuckets(Path(plan.common) / name, rate, burst),
        "streams": _counted(plan, "streams"),
    }


def _counted(plan: Plan, name: str) -> Counts:
    """What is open, at all processes together where there are several."""
    if not plan.common:
        return Counts()
    from pioche.server.common_limits import CommonCounts

    return CommonCounts(Path(plan.common) / name)


def _described() -> OpenAPIConfig:
    """The description for machines, for one application: a router can have no second."""
    return OpenAPIConfig(
        title="Pioche",
        version=pioche.__version__,
        description="Live tables for a family of card games. No accounts: a seat is a secret token.",
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=_description_only),
        render_plugins=[JsonRenderPlugin(path=DESCRIPTION.removeprefix("/api"))],
    )


async def _description_only(request: Request[Any, Any, Any]) -> None:
    """Litestar has a page of its own for what is not there; here it is refused like everywhere."""
    if request.scope["path"] != DESCRIPTION:
        raise NotFoundException


DESCRIPTION = "/api/openapi.json"
# Answers that are large; files are compressed when they are built.
COMPRESSION = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key="compressed")
