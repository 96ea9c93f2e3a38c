"""The application: store, house and addresses put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from msgspec import Struct

import pioche
from pioche.server.caretaker import Caretaker
from pioche.server.chance import Chance, Secret
from pioche.server.clock import Clock
from pioche.server.database import default_url
from pioche.server.door import Door
from pioche.server.guard import Guard
from pioche.server.house import House
from pioche.server.limits import Limits
from pioche.server.pages import PAGES
from pioche.server.post import Post
from pioche.server.refusals import HANDLERS
from pioche.server.routes import ROUTES, health, metrics
from pioche.server.scribe import Scribe
from pioche.server.store import Store
from pioche.server.stream import live


class Plan(Struct, frozen=True):
    """How a house is to be run."""

    db: str = ""  # without one: a file in the user's data folder
    durable: bool = False  # survive a power failure, too
    origins: tuple[str, ...] = ()  # pages elsewhere that may open streams
    keep_days: float = 14.0  # abandoned tables are kept that long
    limits: Limits = Limits()


@asynccontextmanager
async def open_house(plan: Plan, chance: Chance | None = None) -> AsyncIterator[House]:
    """A house with its store, its caretaker and, where there are several processes, its post."""
    worker = Secret().table_id()
    store = Store(plan.db or default_url(), durable=plan.durable, worker=worker)
    scribe = Scribe(store)
    behind, world = await scribe.ask(store.open_house), await scribe.ask(store.world_time)
    house = House(store, scribe, Clock(world - behind), chance)
    caretaker = Caretaker(house, plan.keep_days)
    post = Post(store, house.noticed, house.missed) if store.shared else None
    try:
        await caretaker.start()
        yield house
    finally:
        await house.close()
        await caretaker.close()
        if post:
            await post.close()
        await scribe.close()
        store.close()


def make_app(plan: Plan, chance: Chance | None = None) -> ASGIApp:
    """The application for a server, and what guards it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(plan, chance) as house:
            app.state.door = Door(house, plan.limits)
            yield

    app = Litestar(
        route_handlers=[ROUTES, health, metrics, live, *PAGES],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=plan.limits.body,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    return Guard(app, plan.origins)


OPENAPI = OpenAPIConfig(
    title="Pioche",
    version=pioche.__version__,
    description="Live tables for a family of card games. No accounts: a seat is a secret token.",
    path="/api",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
