"""The quick policy holds cards back, and that wins."""

from __future__ import annotations

import pytest

from pioche import position
from pioche.core import jit
from pioche.core.game import find
from pioche.lab.bench import strength

COMPILED = pytest.mark.skipif(jit.OFF, reason="thousands of rounds need the compiler")


@COMPILED
@pytest.mark.parametrize(
    ("seats", "opening", "random", "eager"),
    [(2, "eleven", 0.79, 0.83), (2, "extremes", 0.79, 0.76), (2, "free", 0.81, 0.86), (4, "eleven", 0.70, 0.80)],
)
def test_the_quick_policy_beats_random_and_eager_play(seats: int, opening: str, random: float, eager: float) -> None:
    measured = strength(find("elevens").setting(seats, {"opening": opening}), games=8000)
    assert measured.against_random > random
    assert measured.against_eager > eager


def test_the_quick_policy_goes_out_when_it_can() -> None:
    round = position("""
        game elevens
        seats 2
        row R 10-12
        hand 0 R13 R14 R9 Y11 Y12
        hand 1 B1
    """)
    while not round.over:
        seat = round.turn
        round.play(seat, round.quick_choice(seat))
    assert round.winners == (0,)
    assert {step.seat for step in round.steps} == {0}


def test_the_quick_policy_lays_one_card_and_keeps_the_rest() -> None:
    round = position("""
        game elevens
        seats 2
        row R 10-12
        hand 0 R13 R14 B2
        hand 1 R15
        pile Y1
        0 lay R13
    """)
    assert round.quick_choice(0) == "stop"
