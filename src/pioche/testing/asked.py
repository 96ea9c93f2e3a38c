"""What the tests of the kit are asked about: games, settings and case files, one test for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from pioche.core.case import case_files
from pioche.testing.walks import CHOSEN, SETTINGS

FILES = sorted({file for game in CHOSEN for file in case_files([game.folder])})
# The usual game with the fewest and with most seats: what thinks long is not asked about every setting.
USUAL = [game.variants(seats)[0] for game in CHOSEN for seats in (game.seats[0], game.seats[-1])]

ASKED: dict[str, tuple[Sequence[Any], Callable[[Any], str]]] = {
    "game": (CHOSEN, lambda game: game.id),
    "setting": (SETTINGS, lambda setting: str(setting).replace(" ", "-")),
    "usual": (USUAL, lambda setting: str(setting).replace(" ", "-")),
    "file": (FILES, lambda file: file.stem),
}


def ask(metafunc: pytest.Metafunc, *names: str) -> None:
    """Run a test that takes one of these names once for each of what the name stands for."""
    for name in names:
        if name in metafunc.fixturenames:
            each, called = ASKED[name]
            metafunc.parametrize(name, each, ids=map(called, each))


def steady_hypothesis() -> None:
    """Time limits of a single example would fail on the first, compiling one, and on busy machines."""
    settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("house")
