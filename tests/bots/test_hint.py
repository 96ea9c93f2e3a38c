"""Advice is honest, complete, and good where it can be checked."""

from __future__ import annotations

import pytest

import pioche
from pioche.bots.hint import hint
from pioche.core.game import Setting
from pioche.testing.asked import USUAL
from pioche.testing.levels import TRIES
from pioche.testing.walks import moments

ENDGAME = """game elevens
seats 2
row R 8-13
row Y 11
hand 0 R14 Y12 Y13
hand 1 R7 R15
"""


@pytest.mark.parametrize("usual", USUAL, ids=lambda each: str(each).replace(" ", "-"))
def test_advice_names_every_legal_action_and_depends_only_on_what_the_seat_knows(usual: Setting) -> None:
    for round in moments(usual, 2, 40):
        for seat in round.to_act[:1]:
            advice = hint(round, seat, tries=TRIES)
            assert {each.action for each in advice} == set(round.legal(seat))
            assert [each.chance for each in advice] == sorted((each.chance for each in advice), reverse=True)
            assert all(0 <= each.chance <= 1 for each in advice)
            assert advice[0].best
            assert hint(round.redeal(seat, 4), seat, tries=TRIES) == advice


def test_in_an_endgame_advice_is_certain() -> None:
    round = pioche.position(ENDGAME)
    advice = pioche.hint(round, 0)
    assert {each.chance for each in advice} <= {0.0, 0.5, 1.0}
    assert (advice[0].chance, advice[0].best) == (1.0, True)
    assert {each.action for each in advice} == {"lay R14", "lay Y12"}


def test_who_may_not_act_gets_no_advice() -> None:
    with pytest.raises(pioche.NotYourTurn):
        pioche.hint(pioche.position(ENDGAME), 1)
