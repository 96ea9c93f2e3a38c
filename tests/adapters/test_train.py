"""The example that learns: what it made plays well, sees the same everywhere, and the way there leads up."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pioche import remote
from pioche.adapters import vector
from pioche.core import jit
from pioche.core.game import find
from pioche.lab.ladder import share_of_deals
from pioche.table import Settings
from pioche.testing.walks import walk
from tests.adapters.kit import seen_at
from tests.bots import frozen
from tests.server.kit import serving, sqlite_at
from tests.terminal import PROGRAM

ROOT = Path(__file__).parents[2]
SETTING = find("elevens").setting(2, {})
AGENT = "examples.elevens_agent:choose"
COMPILED = pytest.mark.skipif(jit.OFF, reason="hundreds of rounds need the compiler")


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "examples")
    return import_module("train")


@pytest.fixture
def agent(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "examples")
    return import_module("elevens_agent")


def test_the_agent_is_shown_the_same_by_a_view_as_by_an_observation(agent: Any) -> None:
    for seed in range(3):
        for round in walk(SETTING, seed):
            for seat in round.to_act:
                seen = seen_at(SETTING, round.states, seat)[None]
                for one, other in zip(agent.from_view(round.view(seat)), agent.from_observation(seen), strict=True):
                    assert np.array_equal(one, other)


def test_the_agent_does_what_the_network_likes_best(agent: Any) -> None:
    for round in walk(SETTING, 3):
        for seat in round.to_act:
            codes = [SETTING.game.codes[text] for text in round.legal(seat)]
            likes = agent.think(agent.saved(), *agent.from_view(round.view(seat)))[0][0]
            best = codes[0] if len(codes) == 1 else max(codes, key=lambda code: likes[code])
            assert agent.choose(round.view(seat)) == SETTING.game.face.ACTIONS[best]


@pytest.mark.slow
@COMPILED
def test_the_saved_agent_clearly_beats_the_frozen_policy(agent: Any, train: Any) -> None:
    won = [rounds_won(train, agent.saved(), seat, 300) for seat in (0, 1)]
    share = share_of_deals(((won[0] + won[1]) / 2).tolist())
    assert share.share >= 0.55
    assert share.low > 0.5


def rounds_won(train: Any, net: Any, mine: int, rounds: int) -> Any:
    """What the network wins of each of so many deals from one seat, the frozen policy in the other."""
    tables, won, done = vector.make(SETTING.game, rounds, 2, seed=2026), np.zeros(rounds), np.zeros(rounds, np.bool_)
    hall = tables._hall
    while not done.all():
        actions, _ = train.decide(net, tables, None)
        for table in np.flatnonzero((hall.seat != mine) & ~done):
            n, seat = int(hall.choices[table]), int(hall.seat[table])
            actions[table] = frozen.choose(hall.states[table], seat, hall.codes[table], n)
        _, rewards, over, _, _ = tables.step(actions)
        won[over & ~done] = rewards[over & ~done, mine]
        done |= over
    return won


@pytest.mark.long
def test_a_few_rounds_of_learning_make_it_stronger(train: Any) -> None:
    dice = np.random.default_rng(1)
    net, tables = train.fresh(train.WIDTH, dice), vector.make(SETTING.game, train.TABLES, 2, seed=1)
    before, adam = train.against_quick(net, 600), train.Adam(net)
    for _ in range(15):
        train.learn(net, adam, train.play(net, tables, dice)[0], train.RATE, dice)
    assert train.against_quick(net, 600) > before + 0.05


def test_the_slopes_are_those_that_small_changes_show(agent: Any, train: Any) -> None:
    dice = np.random.default_rng(3)
    net = {name: each.astype(np.float64) for name, each in agent.fresh(8, dice).items()}
    rows, facts = dice.random((5, 4, agent.ROW_INPUTS)), dice.random((5, agent.FACTS))
    to_likes, to_win = dice.standard_normal((5, agent.STOP + 1)), dice.standard_normal(5)

    def total() -> float:
        likes, win, _ = agent.think(net, rows, facts)
        return float((likes * to_likes).sum() + (np.log(win / (1 - win)) * to_win).sum())

    found = train.slopes(net, rows, facts, agent.think(net, rows, facts)[2], to_likes, to_win)
    for name, weights in net.items():
        at = tuple(int(dice.integers(size)) for size in weights.shape)
        base, weights[at] = total(), weights[at] + 1e-6
        assert (total() - base) / 1e-6 == pytest.approx(found[name][at], rel=1e-3, abs=1e-4), name
        weights[at] -= 1e-6


def command(*words: str, timeout: int = 300) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(program, capture_output=True, text=True, cwd=ROOT, timeout=timeout, check=False)


@pytest.mark.slow
def test_the_agent_plays_on_the_ladder() -> None:
    run = command("ladder", "elevens", "--agent", AGENT, "--levels", "novice", "--deals", "5")
    assert run.returncode == 0, run.stderr
    assert "novice" in run.stdout
    assert "the same 5 deals from every seat" in run.stdout


@pytest.mark.slow
def test_an_agent_that_is_none_or_plays_wrong_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("def wrong(view):\n    return 'dance'\n", "utf-8")
    for name, said in (("own:nobody", "an agent is named"), ("own:wrong", "an action of the agent was refused")):
        program = [sys.executable, "-c", PROGRAM, "ladder", "elevens", "--agent", name, "--levels", "novice"]
        run = subprocess.run(program, capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False)
        assert run.returncode == 2
        assert said in run.stderr.replace("\n", " ")


@pytest.mark.slow
def test_the_agent_plays_a_match_at_a_live_table(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as server:
        settings = Settings("elevens", 2, ("person", "family"), rounds=1, pace="instant")
        with remote.create(server.base, settings, "Ada") as seat:
            link = seat.own_link
        run = command("join", link, "--agent", AGENT, "--hurry", "--lang", "en")
    assert run.returncode == 0, run.stderr
    assert "points" in run.stdout.lower()
