"""A bot knows what its seat knows, and never breaks a rule; these tests name no game."""

from __future__ import annotations

import pytest

import pioche
from pioche.bots.player import Player
from pioche.bots.worlds import Bot, Worlds, move
from pioche.core import jit
from pioche.core.view import View
from pioche.testing.asked import USUAL
from pioche.testing.walks import moments, walk


def test_the_same_seed_makes_the_same_choices_and_the_clock_only_cuts_them_short() -> None:
    setting = USUAL[0]
    for round in moments(setting, 1, 9):
        for seat in round.to_act:
            one, other = (move(round, seat, pioche.bot("skilled", seed=5)) for _ in range(2))
            assert one == other
            assert move(round, seat, pioche.bot("master", seconds=0.0)) in round.legal(seat)


class Cautious:
    """Somebody's own bot: the action that most often wins at once in imagined worlds."""

    def choose(self, view: View, worlds: Worlds) -> str:
        assert len(worlds(3)) == 3
        return view.actions[-1].text


def test_a_bot_of_ones_own_can_take_a_seat() -> None:
    bots: tuple[Bot, ...] = (Cautious(), Player("family"))
    round = next(walk(USUAL[0], 2))
    while not round.over:
        seat = round.to_act[0]
        round.play(seat, move(round, seat, bots[seat % 2]))
    assert round.winners


def test_a_level_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(pioche.Misdeal, match="there are novice, family, skilled, expert, master"):
        pioche.bot("genius")
    with pytest.raises(pioche.Misdeal, match="a seed is"):
        pioche.bot("family", seed=-1)


@pytest.mark.skipif(jit.OFF, reason="about memory of compiled code")
def test_more_tries_need_no_more_memory() -> None:
    from tests.test_cli import ROOT
    from tests.test_jit import python

    program = """
from numba.core.runtime import rtsys
from pioche.bots.levels import Level
from pioche.bots.think import explore, narrow, legal_codes
from pioche.bots.worlds import imagine
from pioche.testing.asked import USUAL
from pioche.testing.walks import middle
round = middle(USUAL[0], 1, 10)
worlds, way = imagine(round, round.to_act[0]), Level("any").way
allocated = []
for tries in (2000, 10, 2000):
    before = rtsys.get_allocation_stats().alloc
    explore(worlds, way, tries, 1)
    codes = legal_codes(worlds)
    narrow(worlds, way, codes, tries, 1, codes[0])
    allocated.append(rtsys.get_allocation_stats().alloc - before)
assert allocated[1] == allocated[2], allocated
"""
    python(program, NUMBA_NRT_STATS="1", PYTHONPATH=f"{ROOT}/src:{ROOT}")
