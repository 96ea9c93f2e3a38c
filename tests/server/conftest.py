"""Both stores, real ones."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.kit import Server, close_streams, serving, sqlite_at

NEEDS_POSTGRES = pytest.mark.skipif(not postgres.there_is_one(), reason="no PostgreSQL on this machine")


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A PostgreSQL for all tests of this process."""
    with postgres.running() as server:
        yield server.address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=[NEEDS_POSTGRES, pytest.mark.slow])])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    return postgres.new_database(request.getfixturevalue("postgres_address"), f"t{secrets.token_hex(6)}")


@pytest.fixture
def pg(postgres_address: str) -> str:
    """An empty store that several processes can share."""
    return postgres.new_database(postgres_address, f"t{secrets.token_hex(6)}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with a file for all tests of a module."""
    with serving(sqlite_at(tmp_path_factory.mktemp("house"))) as running:
        yield running


@pytest.fixture(autouse=True)
def _nobody_stays_connected() -> Iterator[None]:
    yield
    close_streams()
