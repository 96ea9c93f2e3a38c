"""Many tables at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import pioche
from pioche.adapters import vector
from pioche.core.game import Game
from tests.adapters.kit import GAMES


@GAMES
def test_tables_play_on_from_round_to_round_and_every_round_is_the_one_of_its_number(game: Game) -> None:
    n = 5
    tables = vector.make(game, n, 2, seed=3)
    finished = np.zeros(n, np.int64)
    while finished.min() < 3:
        before = tables.info["round"].copy()
        _, rewards, over, _, info = tables.step(tables.quick())
        assert (info["round"] == before + n * over).all()
        assert (rewards.sum(1) == over).all()
        finished += over
    assert (tables.info["round"] == np.arange(n) + n * finished).all()


@GAMES
def test_tables_play_the_same_on_any_number_of_threads(game: Game) -> None:
    n = 3 * vector.LEAST_SHARE
    one, three = (vector.make(game, n, 2, seed=3, threads=threads) for threads in (1, 3))
    for _ in range(60):
        first = [np.array(each) for each in flat(one.step(one.sample()))]
        second = flat(three.step(three.sample()))
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    three.close()


def flat(step: tuple[Any, ...]) -> list[Any]:
    seen, rewards, over, cut, info = step
    return [*seen.values(), rewards, over, cut, *info.values()]


def test_a_later_round_of_a_table_is_the_one_a_fresh_table_of_that_number_plays() -> None:
    few, many = vector.make("elevens", 2, 3, seed=9), vector.make("elevens", 8, 3, seed=9)
    fresh = [many.seen["observation"][each].copy() for each in range(8)]
    while few.info["round"][1] < 7:
        _, _, over, _, info = few.step(few.quick())
        for table in np.flatnonzero(over):
            if info["round"][table] < 8:
                assert few.seen["observation"][table].tobytes() == fresh[info["round"][table]].tobytes()


@pytest.mark.parametrize("wrong", [-1, 82, 83, 10**6])
def test_an_illegal_action_at_one_table_is_refused_and_changes_no_table(wrong: int) -> None:
    tables = vector.make("elevens", 6, 2, seed=1)
    before, actions = tables._hall.states.tobytes(), tables.sample().copy()
    actions[4] = wrong
    with pytest.raises(pioche.Misdeal, match=r"at table 4 has no action"):
        tables.step(actions)
    assert tables._hall.states.tobytes() == before


def test_too_few_actions_are_refused() -> None:
    with pytest.raises(pioche.Misdeal, match="6 tables need as many actions"):
        vector.make("elevens", 6, 2).step([1, 2])


def test_arrays_are_handed_out_without_a_copy_and_fit_their_spaces() -> None:
    tables = vector.make("elevens", 6, 2, seed=1)
    seen, _ = tables.reset(seed=4)
    after, *_ = tables.step(tables.sample())
    assert seen["observation"] is after["observation"]
    assert np.shares_memory(np.from_dlpack(after["observation"]), after["observation"])
    assert tables.observation_space.contains(after)
    assert tables.action_space.contains(tables.sample())
    assert tables.metadata["autoreset_mode"].name == "SAME_STEP"


def test_a_reset_with_a_seed_starts_its_series_and_without_one_the_same_again() -> None:
    tables = vector.make("elevens", 4, 2, seed=1)
    first = tables.seen["observation"].copy()
    for _ in range(9):
        tables.step(tables.sample())
    assert np.array_equal(tables.reset()[0]["observation"], first)
    assert not np.array_equal(tables.reset(seed=2)[0]["observation"], first)


def test_random_actions_are_any_of_the_legal_ones() -> None:
    tables = vector.make("elevens", 2_000, 2, seed=5)
    taken = {(int(c), int(k)) for c, k in places(tables)}
    assert all({k for c, k in taken if c == count} == set(range(count)) for count in (2, 3))


def places(tables: vector.Tables) -> list[tuple[int, int]]:
    """How many choices a table had, and which of them in order was drawn."""
    found = []
    for _ in range(20):
        mask, counts, actions = tables.seen["action_mask"].copy(), tables.info["choices"].copy(), tables.sample()
        found += [(counts[t], mask[t, : actions[t]].sum()) for t in range(len(actions))]
        tables.step(actions)
    return found
