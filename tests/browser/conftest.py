"""One Chromium and one server for all; a visitor for each test, checked when it leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.kit import Server, close_streams, serving, sqlite_at

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.kit import Visitor


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser.kit import chromium, missing

    if missing():
        pytest.skip(missing())
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001 - no server where no browser is
    with serving(sqlite_at(tmp_path_factory.mktemp("browser"))) as server:
        yield server


@pytest.fixture(autouse=True)
def _no_stream_is_left() -> Iterator[None]:
    yield
    close_streams()


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Callable[..., Visitor]]:
    """Bring a visitor in; each is shown out, and checked, at the end."""
    from tests.browser.kit import Visitor

    here: list[Visitor] = []

    def invite(device: str = "desktop", base: str = "", **more: Any) -> Visitor:
        here.append(Visitor.come(browser, base or house.base, device, **more))
        return here[-1]

    yield invite
    for visitor in here:
        visitor.leave()
