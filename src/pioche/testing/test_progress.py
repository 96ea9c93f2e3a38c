"""Rounds go on, keep their cards, and end with a score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from pioche.core.game import Setting
from pioche.core.match import Match
from pioche.testing.walks import FEW, walk


def test_cards_are_conserved_after_every_action(setting: Setting) -> None:
    for seed in range(FEW):
        deck: Counter[str] | None = None
        for round in walk(setting, seed):
            cards = Counter(setting.game.face.cards(round.snapshot()))
            deck = deck or cards
            assert cards == deck


def test_a_round_ends_within_the_declared_number_of_actions_with_winners_and_scores(setting: Setting) -> None:
    for seed in range(FEW):
        *_, last = walk(setting, seed)
        assert len(last.steps) <= setting.game.longest
        assert last.over
        assert last.winners
        assert len(last.scores) == setting.seats
        assert all(last.legal(seat) == () for seat in range(setting.seats))


def test_gain_goes_to_the_winners_alone(setting: Setting) -> None:
    *_, last = walk(setting, 4)
    gain = np.zeros(setting.seats)
    states = setting.states()
    states[:] = last.states
    setting.game.kernel.gain_at(states, 0, gain)
    assert [seat for seat in range(setting.seats) if gain[seat] == gain.max()] == list(last.winners)


def test_long_compiled_play_stays_within_the_bound(setting: Setting) -> None:
    states, out = setting.states(), np.zeros(setting.game.most_actions, np.int64)
    games = 20 * FEW * FEW
    decisions = setting.game.kernel.playouts(states, 0, 1, games, out)
    assert games <= decisions <= games * setting.game.longest
    assert setting.game.kernel.acting(states, 0) == 0


def test_the_fused_step_plays_the_same_round_as_the_front_door(setting: Setting) -> None:
    from pioche.core.round import deal_round

    kernel, states = setting.game.kernel, setting.states()
    out = np.zeros(setting.game.most_actions, np.int64)
    front = deal_round(setting, 9, 0, None)
    turn = kernel.start(states, 0, 9, 0, out)
    while turn >= 0:
        seat, n = turn & 7, turn >> 3
        assert [setting.game.face.ACTIONS[code] for code in out[:n]] == list(front.legal(seat))
        choice = int(out[n // 2])
        front.play(seat, setting.game.face.ACTIONS[choice])
        turn = kernel.step(states, 0, seat, choice, out)
        assert len(front.steps) <= setting.game.longest
    points = np.zeros(setting.seats, np.int64)
    kernel.scores_at(states, 0, points)
    assert front.over
    assert front.scores == tuple(points.tolist())


def test_the_same_seed_gives_the_same_round_and_another_seed_another(setting: Setting) -> None:
    one, same, other = (next(walk(setting, seed)).state_bytes() for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_a_match_adds_up_its_rounds_and_the_best_total_wins(setting: Setting) -> None:
    options: dict[str, Any] = dict(setting.options)
    match = Match(setting.game.id, setting.seats, rounds=2, seed=6, **options)
    while not match.over:
        if match.round.over:
            match.next()
        seat = match.round.to_act[0]
        match.round.play(seat, match.round.legal(seat)[-1])
        assert len(match.round.steps) <= setting.game.longest
    assert match.totals == tuple(map(sum, zip(*match.points, strict=True)))
    best = min(match.totals) if setting.game.low_wins else max(match.totals)
    assert [match.totals[seat] for seat in match.winners] == [best] * len(match.winners)


def test_the_named_first_seat_begins_or_is_refused_with_its_rule(setting: Setting) -> None:
    from pioche import Misdeal, deal

    rule = setting.game.first_rule(setting.options)
    for first in range(setting.seats):
        try:
            round = deal(setting.game.id, setting.seats, seed=3, first=first, **setting.options)
        except Misdeal as error:
            assert rule is not None
            assert rule in str(error)
        else:
            assert rule is None
            assert round.turn == first
