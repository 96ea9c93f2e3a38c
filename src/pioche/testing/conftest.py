"""The tests of the kit run for every chosen game."""

from __future__ import annotations

import pytest

from pioche.testing.asked import ASKED, ask, steady_hypothesis

steady_hypothesis()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test is about whatever it names."""
    ask(metafunc, *ASKED)
