"""Perfect play where nothing is hidden, compared with trying everything."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pioche import Round, position
from pioche.bots import endgame
from pioche.bots.levels import LEVELS
from pioche.bots.player import decide
from pioche.bots.think import legal_codes, perfect
from pioche.bots.worlds import imagine
from pioche.core import jit
from pioche.core.game import Setting, games
from pioche.core.jit import Floats
from pioche.testing.walks import moments

SMALL = 20 if jit.OFF else 120


def ends(count: int, cards: int) -> list[Round]:
    """Positions of the row game with two seats and no pile, by drawn cards."""
    dice = random.Random(5)
    found: list[Round] = []
    while len(found) < count:
        rows, held = [], []
        for colour in "RYGB":
            low, high = dice.randint(4, 10), dice.randint(12, 17)
            rows.append(f"row {colour} {low}-{high}")
            held += [f"{colour}{value}" for value in range(1, 21) if not low <= value <= high]
        dealt = dice.sample(held, cards)
        own = cards // 2
        hands = [f"hand 0 {' '.join(dealt[:own])}", f"hand 1 {' '.join(dealt[own:])}"]
        found.append(position("\n".join(["game elevens", "seats 2", *rows, *hands])))
    return found


def worth(round: Round, me: int) -> float:
    """What a round is worth to a seat if both play perfectly, by trying every line of play."""
    if round.over:
        return (me in round.winners) / len(round.winners)
    seat = round.to_act[0]
    tried = [worth(after(round, seat, text), me) for text in round.legal(seat)]
    return max(tried) if seat == me else min(tried)


def after(round: Round, seat: int, text: str) -> Round:
    twin = round.copy()
    twin.play(seat, text)
    return twin


@pytest.mark.parametrize("cards", [3, 5, 6])
def test_perfect_play_is_what_trying_everything_finds(cards: int) -> None:
    met: set[float] = set()
    for round in ends(SMALL // cards, cards):
        me = round.turn
        found = perfect(imagine(round, me), legal_codes(imagine(round, me)), 100_000)
        assert found == [worth(after(round, me, text), me) for text in round.legal(me)], round.position()
        met |= set(found)
    assert {0.0, 1.0} <= met


@pytest.mark.slow
def test_a_master_wins_what_can_be_won_whatever_the_other_does() -> None:
    dice, won = random.Random(3), 0
    for round in ends(SMALL // 6, 12):
        me = round.turn
        found = perfect(imagine(round, me), legal_codes(imagine(round, me)), 200_000)
        if not found or max(found) < 1:
            continue
        while not round.over:
            seat = round.to_act[0]
            code = decide(imagine(round, seat), LEVELS[-1], 1) if seat == me else None
            text = dice.choice(round.legal(seat)) if code is None else round.game.face.ACTIONS[code]
            round.play(seat, text)
        assert round.winners == (me,)
        won += 1
    assert won


def test_too_little_time_is_said_and_not_guessed() -> None:
    (round,) = ends(1, 24)
    assert perfect(imagine(round, 0), legal_codes(imagine(round, 0)), 10) is None


def test_a_table_of_positions_met_does_not_outlive_its_endgame() -> None:
    for round in ends(3, 8):
        codes = legal_codes(imagine(round, 0))
        assert perfect(imagine(round, 0), codes, 50_000) == perfect(imagine(round, 0), codes, 50_000)


def certain(round: Round) -> bool:
    return bool(round.game.bind(endgame).is_certain(round.states, 0))


USUAL = [game.variants(seats)[0] for game in games() for seats in game.seats[:2]]


@pytest.mark.parametrize("usual", USUAL, ids=lambda each: str(each).replace(" ", "-"))
def test_where_a_game_is_certain_every_seat_can_tell_the_true_cards_and_no_chance_is_left(usual: Setting) -> None:
    for round in moments(usual, 6, 4):
        if not round.over and certain(round):
            assert round.seats == 2
            for seat in range(2):
                world = round.redeal(seat, 1)
                assert round.game.face.hand(world.snapshot(), 1 - seat) == round.game.face.hand(
                    round.snapshot(), 1 - seat
                )
                assert gains(play_out(round.copy(), 1)) == gains(play_out(round.redeal(seat, 3), 1))


def play_out(round: Round, seed: int) -> Round:
    """Random play by a seed: the same actions if the same are legal."""
    dice = random.Random(seed)
    while not round.over:
        assert certain(round)
        seat = dice.choice(round.to_act)
        round.play(seat, dice.choice(round.legal(seat)))
    return round


def gains(round: Round) -> list[float]:
    out: Floats = np.zeros(round.seats)
    round.game.kernel.gain_at(round.states, 0, out)
    assert sum(out) == pytest.approx(1)
    return list(out)
