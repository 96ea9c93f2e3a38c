"""A level is as strong as it is said to be: a short look, the long one is ``python -m tests.bots.strength``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pioche.bots.levels import level_of
from pioche.core import jit
from tests.bots.strength import SETTING, share

pytestmark = pytest.mark.skipif(jit.OFF, reason="hundreds of rounds need the compiler")


@pytest.mark.slow
def test_even_a_hasty_expert_beats_the_frozen_policy_and_a_novice_loses_to_it() -> None:
    hasty = replace(level_of(SETTING, "expert"), tries=200, exact=2_000)
    assert share(hasty, deals=80).low > 0.5
    assert share(level_of(SETTING, "novice"), deals=150).high < 0.5
