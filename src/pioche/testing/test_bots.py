"""A bot knows what its seat knows, and never breaks a rule."""

from __future__ import annotations

import random
from collections import Counter

from pioche import Match, Round
from pioche.bots import search
from pioche.bots.worlds import imagine
from pioche.core import jit
from pioche.core.game import Setting
from pioche.testing.levels import chosen, levels_of
from pioche.testing.walks import moments

SHARE = 25 if jit.OFF else 12


def test_a_bot_chooses_the_same_when_the_unseen_is_dealt_anew_behind_its_back(usual: Setting) -> None:
    for at, round in enumerate(moments(usual, 3, SHARE)):
        for seat in round.to_act:
            world = round.redeal(seat, 100 + at)
            for level in levels_of(usual):
                assert chosen(world, seat, level) == chosen(round, seat, level), level.name


def test_what_a_bot_is_given_does_not_depend_on_what_its_seat_cannot_know(usual: Setting) -> None:
    for round in moments(usual, 4, SHARE):
        for seat in range(usual.seats):
            worlds, others = imagine(round, seat, 7), imagine(round.redeal(seat, 3), seat, 7)
            assert worlds.base.tobytes() == others.base.tobytes()
            assert worlds(3).tobytes() == others(3).tobytes()


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
    round.game.bind(search).believe_at(world.states, 0, seat, seed)
    return world


def cards(round: Round) -> Counter[str]:
    return Counter(round.game.face.cards(round.snapshot()))


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
