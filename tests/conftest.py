"""What every test may ask for, and which of them run."""

from __future__ import annotations

import pytest

from pioche.testing.asked import ask, steady_hypothesis
from tests import shares

steady_hypothesis()


def pytest_configure(config: pytest.Config) -> None:
    """Say what the marks mean."""
    for name, meaning in shares.MARKS.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is too slow for this run."""
    shares.choose(config, items)


def pytest_report_header() -> str:
    """Say which share of the tests this is."""
    if not shares.ALL:
        return "the quick tests; 'make test-all' runs the slow ones too"
    return f"all tests, and share {shares.share()} of {shares.SHARES} of the long ones (PIOCHE_SHARE names another)"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that names ``setting`` runs for every game, seat count and choice of options."""
    ask(metafunc, "setting")
