"""What every test may ask for."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.walks import SETTINGS

# Time limits of a single example would fail on the first, compiling one, and on busy machines.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that names ``setting`` runs for every game, seat count and choice of options."""
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", SETTINGS, ids=[str(each).replace(" ", "-") for each in SETTINGS])
