"""What play reveals in the row games is true, and found."""

from __future__ import annotations

import pytest

from pioche import Round, position
from pioche.core import jit
from pioche.core.game import Setting, find
from pioche.testing.walks import settings_of, some, walk

ROWS = [setting for name in ("elevens", "elevens-junior") for setting in some(settings_of(find(name)))]

TURN = """game elevens
seats 2
row R 8-13
row Y 11
hand 0 R14 Y5 {other}
hand 1 R7 R15 Y12 Y13
pile B1 B2 B3 G4 G5 G6
"""


def lacking(round: Round, seat: int) -> list[int]:
    return [int(mask) for mask in round.snapshot().lacks[seat]]


def holds_what_it_lacks(round: Round, seat: int) -> bool:
    hand = round.snapshot().hand[seat]
    return any(int(held) & lacks for held, lacks in zip(hand, lacking(round, seat), strict=True))


@pytest.mark.parametrize("each", ROWS, ids=str)
def test_no_seat_holds_a_card_that_it_is_known_to_lack(each: Setting) -> None:
    shown = 0
    for seed in range(1 if jit.OFF else 6):
        for round in walk(each, seed):
            for seat in range(each.seats):
                in_draw = round.snapshot().drawn and seat == round.snapshot().seat  # the drawn card may be any
                assert round.over or in_draw or not holds_what_it_lacks(round, seat)
                shown += any(lacking(round, seat))
    assert shown


def test_a_turn_that_ends_by_itself_shows_nothing() -> None:
    round = position(TURN.format(other="Y6"))
    round.play(0, "lay R14")
    assert round.turn == 1
    assert not any(lacking(round, 0))


def test_who_says_stop_shows_nothing() -> None:
    round = position(TURN.format(other="Y10"))
    round.play(0, "lay R14")
    round.play(0, "stop")
    assert not any(lacking(round, 0))
