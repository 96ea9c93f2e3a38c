"""What every test may ask for."""

from __future__ import annotations

import pytest

from pioche.testing.asked import ask, steady_hypothesis

steady_hypothesis()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that names ``setting`` runs for every game, seat count and choice of options."""
    ask(metafunc, "setting")
