"""The same round natively and through every adapter, for every game and option."""

from __future__ import annotations

import random

import numpy as np

from pioche.adapters import openspiel, pettingzoo, vector
from pioche.adapters.gymnasium import SeatEnv
from pioche.adapters.pages import parts, spaces_page
from pioche.adapters.spaces import seen_space
from pioche.bots.levels import level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import Game, Setting
from pioche.core.round import deal_round
from pioche.testing.traces import options, part, seen_at, traced
from pioche.testing.walks import FEW, SETTINGS, walk

SEEDS = {setting: seed for seed, setting in enumerate(SETTINGS)}  # another round for every setting


def test_the_front_door_plays_the_round_of_the_kernel(setting: Setting) -> None:
    trace, texts = traced(setting, SEEDS[setting]), setting.game.face.ACTIONS
    round = deal_round(setting, trace.seed, 0, None)
    for asked in trace.asked:
        assert round.legal(asked.seat) == tuple(texts[code] for code in asked.legal)
        round.play(asked.seat, texts[asked.action])
    assert [seat for seat, gain in enumerate(trace.gain) if gain == max(trace.gain)] == list(round.winners)


def test_pettingzoo_plays_the_round_of_the_kernel(setting: Setting) -> None:
    trace = traced(setting, SEEDS[setting])
    env = pettingzoo.raw_env(setting.game.id, setting.seats, **options(setting))
    env.reset(seed=trace.seed)
    for asked in trace.asked:
        seen, reward, over, _, _ = env.last()
        assert (env.agent_selection, reward, over) == (f"seat_{asked.seat}", 0.0, False)
        assert seen["observation"].tobytes() == asked.seen.tobytes()
        assert np.flatnonzero(seen["action_mask"]).tolist() == asked.legal
        others = [env.observe(agent)["action_mask"] for agent in env.agents if agent != env.agent_selection]
        assert not np.any(others)
        env.step(asked.action)
    assert list(env.rewards.values()) == trace.gain
    assert all(env.terminations.values())


def test_a_table_among_many_plays_the_round_of_the_kernel(setting: Setting) -> None:
    trace = traced(setting, SEEDS[setting])
    tables = vector.make(setting.game.id, 3, setting.seats, seed=trace.seed, **options(setting))
    seen, info = tables.reset()
    for asked in trace.asked:
        assert info["seat"][0] == asked.seat
        assert seen["observation"][0].tobytes() == asked.seen.tobytes()
        assert np.flatnonzero(seen["action_mask"][0]).tolist() == asked.legal
        actions = tables.sample()
        actions[0] = asked.action
        seen, rewards, over, cut, info = tables.step(actions)
        assert over[0] == (asked is trace.asked[-1])
        assert rewards[0].tolist() == (trace.gain if over[0] else [0.0] * setting.seats)
        assert not cut.any()


def test_openspiel_plays_the_round_of_the_kernel(setting: Setting) -> None:
    trace = traced(setting, SEEDS[setting])
    game = openspiel.load(setting.game.id, setting.seats, deals=1, seed=trace.seed, **options(setting))
    state = game.new_initial_state()
    state.apply_action(0)
    for asked in trace.asked:
        if state.is_chance_node():
            state.apply_action(asked.seat)
        assert state.current_player() == asked.seat
        assert state.legal_actions() == asked.legal
        assert state.observation_tensor(asked.seat)[setting.seats :] == asked.seen.tolist()
        state.apply_action(asked.action)
    assert state.is_terminal()
    assert state.returns() == trace.gain


def test_gymnasium_plays_the_round_that_the_kernel_and_the_bots_play(setting: Setting) -> None:
    seed, level, dice = SEEDS[setting], level_of(setting, "family"), random.Random(1)
    env = SeatEnv(setting.game.id, setting.seats, seat=0, **options(setting))
    seen, _ = env.reset(seed=seed)
    kernel, states = setting.game.kernel, setting.states()
    out, turn, number, reward = np.zeros(setting.game.most_actions, np.int64), -1, -1, 0.0
    over, learnt = False, 0
    while not over:
        if turn < 0 and not learnt:  # the first round in which the learner is asked
            number += 1
            turn = kernel.start(states, 0, seed, number, out)
        legal, seat = out[: turn >> 3].tolist(), turn & 7
        action = dice.choice(legal) if seat == 0 else decide(imagined(setting, states, seat, 0), level, 0)
        if seat == 0:
            learnt += 1
            assert seen["observation"].tobytes() == seen_at(setting, states, 0).tobytes()
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            seen, reward, over, _, _ = env.step(action)
        turn = kernel.step(states, 0, seat, action, out)
    while turn >= 0:
        turn = kernel.step(states, 0, turn & 7, decide(imagined(setting, states, turn & 7, 0), level, 0), out)
    gain = np.zeros(setting.seats)
    kernel.gain_at(states, 0, gain)
    assert reward == gain[0]


def test_every_number_of_an_observation_is_said_to_be_something(game: Game) -> None:
    assert sum(size for _, size in parts(game)) == game.observed
    assert len(parts(game)) > 1


def test_every_action_is_on_the_page_once(game: Game) -> None:
    page = spaces_page(game).partition("## Actions")[2]
    assert page.count("`") == 2 * len(game.face.ACTIONS)
    assert f"| {game.observed - 1} |" in spaces_page(game)


def test_observations_fit_their_space(setting: Setting) -> None:
    space = seen_space(setting.game)
    for seed in range(FEW):
        for round in walk(setting, seed):
            seen = seen_at(setting, round.states, round.turn)
            assert space["observation"].contains(seen)


def test_the_counts_of_hands_and_pile_stand_where_the_page_says(setting: Setting) -> None:
    for round in walk(setting, 3):
        seat = round.to_act[0] if round.to_act else 0
        view = round.view(seat)
        pile = next(zone for zone in view.zones if zone.id == "pile")
        assert part(setting, round.states, seat, "cards in the pile") == [len(pile.cards)]
