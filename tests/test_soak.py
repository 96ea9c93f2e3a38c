"""Random games over all settings: nothing breaks, and what breaks is found."""

from __future__ import annotations

import re

import pytest

from pioche.core import jit
from pioche.core.game import games
from tests.test_cli import pioche

pytestmark = pytest.mark.skipif(jit.OFF, reason="very many games need the compiler")


@pytest.mark.slow
def test_thousands_of_random_games_in_every_setting_break_nothing() -> None:
    run = pioche("soak", "--games", "20000", "--seed", "3")
    assert run.returncode == 0, run.stdout
    assert len(re.findall(r": 20,000 games in \d+ settings, [\d,]+ actions, seed 3: 0 broken", run.stdout)) == len(
        games()
    )


def test_bad_input_is_one_line() -> None:
    bad = {"bridge": "no game 'bridge'", "--games=0": "at least 1", "--seed=-1": "negative"}
    for word, said in bad.items():
        run = pioche("soak", word)
        assert (run.returncode, run.stdout) == (2, "")
        assert said in run.stderr
