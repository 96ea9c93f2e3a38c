"""Gymnasium's own check, for every game; and what a learner meets."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import pioche
from pioche.adapters.gymnasium import ILLEGAL, SeatEnv, name
from pioche.core.game import Game
from tests.adapters.kit import GAMES


@pytest.mark.slow
@GAMES
@pytest.mark.parametrize("illegal", ["end"])
def test_the_check_passes_for_every_registered_id_and_number_of_seats(game: Game, illegal: str) -> None:
    for seats in game.seats:
        check_env(gymnasium.make(name(game), seats=seats, illegal=illegal).unwrapped)


@GAMES
def test_a_learner_that_heeds_the_mask_plays_whole_rounds(game: Game) -> None:
    env = gymnasium.make(name(game), seats=3, rivals="novice")
    env.action_space.seed(1)
    for seed in range(3):
        (_, info), over, reward = env.reset(seed=seed), False, 0.0
        while not over:
            assert reward == 0.0
            _, got, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            reward = float(got)
            assert not cut
        assert 0.0 <= reward <= 1.0


def test_an_illegal_action_ends_the_round_and_says_why() -> None:
    env = SeatEnv("elevens", seed_seat := 2, seat=0)
    assert seed_seat == 2
    env.reset(seed=1)
    codes = env.setting.game.codes
    _, reward, over, _, info = env.step(codes["pass"])
    assert (reward, over) == (ILLEGAL, True)
    assert "ELV-" in info["refused"]
    with pytest.raises(pioche.Misdeal):
        env.step(codes["pass"])


def test_a_learner_may_ask_to_be_refused_instead() -> None:
    env = SeatEnv("elevens", 2, seat=0, illegal="refuse")
    seen, _ = env.reset(seed=1)
    with pytest.raises(pioche.Illegal):
        env.step(env.setting.game.codes["pass"])
    env.step(int(seen["action_mask"].argmax()))


def test_stronger_rivals_leave_less_to_win() -> None:
    assert won("novice") > won("family")


def won(rivals: str) -> float:
    env, total = SeatEnv("elevens", 2, rivals=rivals), 0.0
    env.action_space.seed(2)
    for seed in range(150):
        (_, info), over = env.reset(seed=seed), False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
    return total


@pytest.mark.parametrize("wrong", [{"illegal": "repair"}, {"seat": 2}, {"rivals": "wizard"}, {"seats": 9}])
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(pioche.Misdeal):
        SeatEnv("elevens", **wrong)  # type: ignore[arg-type] # on purpose
