"""What the description promises, the server keeps: requests made up by a machine that has read it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.kit import Server, host, serving, sqlite_at

SOAK = bool(os.environ.get("PIOCHE_SOAK"))


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Any]]:
    """A server and what it says of itself."""
    with serving(sqlite_at(tmp_path_factory.mktemp("described"))) as server:
        yield server, schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")


@pytest.mark.slow
def test_made_up_requests_are_answered_as_described(described: tuple[Server, Any]) -> None:
    server, schema = described
    ada = host(server.base, game="elevens", seats=2)
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 14
    for operation in operations:
        _try(operation, server, ada.table, ada.token)


def _try(operation: Any, server: Server, table: str, token: str) -> None:
    """Many requests to one address: half of them to a real table, with its host's secret."""

    @settings(
        max_examples=200 if SOAK else 12,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def attempt(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
            case.path_parameters["table_id"] = table
        answer = case.call(base_url=server.base, headers={"authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=CHECKS)

    import hypothesis

    hypothesis.given(case=operation.as_strategy())(attempt)()


CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]
