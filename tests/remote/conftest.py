"""One real server for all tests of the client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server, serving, sqlite_at


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_at(tmp_path_factory.mktemp("tables"))) as server:
        yield server
