"""A bot knows what its seat knows, and never breaks a rule; these tests name no game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import pioche
from pioche import Match, Round
from pioche.bots import search
from pioche.bots.player import Player
from pioche.bots.worlds import Bot, Worlds, imagine, move
from pioche.core import jit
from pioche.core.game import Setting
from pioche.core.view import View
from tests.bots.kit import chosen, levels_of, settings
from tests.walks import moments, walk

USUAL = pytest.mark.parametrize("usual", settings(), ids=lambda each: str(each).replace(" ", "-"))
SHARE = 25 if jit.OFF else 12


@USUAL
def test_a_bot_chooses_the_same_when_the_unseen_is_dealt_anew_behind_its_back(usual: Setting) -> None:
    for at, round in enumerate(moments(usual, 3, SHARE)):
        for seat in round.to_act:
            world = round.redeal(seat, 100 + at)
            for level in levels_of(usual):
                assert chosen(world, seat, level) == chosen(round, seat, level), level.name


@USUAL
def test_what_a_bot_is_given_does_not_depend_on_what_its_seat_cannot_know(usual: Setting) -> None:
    for round in moments(usual, 4, SHARE):
        for seat in range(usual.seats):
            worlds, others = imagine(round, seat, 7), imagine(round.redeal(seat, 3), seat, 7)
            assert worlds.base.tobytes() == others.base.tobytes()
            assert worlds(3).tobytes() == others(3).tobytes()


@USUAL
def test_worlds_with_beliefs_look_the_same_to_the_seat_and_repeat_byte_for_byte(usual: Setting) -> None:
    for round in moments(usual, 5, SHARE):
        for seat in range(usual.seats):
            once, twice = believed(round, seat, 2), believed(believed(round, seat, 1), seat, 2)
            plain = believed(round.redeal(seat, 9), seat, 2)
            assert once.state_bytes() == twice.state_bytes() == plain.state_bytes()
            assert once.view(seat).json() == round.view(seat).json()
            assert cards(once) == cards(round)


def believed(round: Round, seat: int, seed: int) -> Round:
    world = round.copy()
    round.game.bind(search).believe_at(world._states, 0, seat, seed)
    return world


def cards(round: Round) -> Counter[str]:
    return Counter(round.game.face.cards(round.snapshot()))


@USUAL
def test_bots_of_all_levels_play_a_match_without_breaking_a_rule(usual: Setting) -> None:
    levels, dice = levels_of(usual), random.Random(8)
    match = Match(usual.game, usual.seats, rounds=1 if jit.OFF else 2, seed=8)
    while not match.over:
        if match.round.over:
            match.next()
        seat = dice.choice(match.round.to_act)
        match.round.play(
            seat, chosen(match.round, seat, levels[(seat + match.number) % len(levels)], dice.randrange(99))
        )
    assert match.winners


def test_the_same_seed_makes_the_same_choices_and_the_clock_only_cuts_them_short() -> None:
    setting = settings()[0]
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
    round = next(walk(settings()[0], 2))
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
from tests.bots.kit import settings
from tests.walks import middle
round = middle(settings()[0], 1, 10)
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
