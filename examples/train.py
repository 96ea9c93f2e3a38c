"""Learn ``elevens`` for two from self-play, with NumPy alone: ``python examples/train.py`` (some minutes).

Proximal policy optimisation: the network plays against itself at many tables, then takes a few careful steps towards
what went better than it had expected. It starts from nothing and is told no more than who won.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # products this small only wait for each other on several cores

import numpy as np
import numpy.typing as npt
from elevens_agent import CARDS, SAVED, STOP, Array, Net, flat, fresh, from_observation, think, times

from pioche.adapters import vector

Ints = npt.NDArray[np.int64]

GAME, SEATS, TABLES = "elevens", 2, 512
DECISIONS = 30_000  # between two rounds of learning
BATCH, PASSES = 2_048, 2
WIDTH, RATE, CLIP, CURIOSITY, LOOK_AHEAD, PATIENCE = 64, 1e-3, 0.2, 0.02, 0.9, 0.5
TESTED = 2_000  # rounds against the quick policy


@dataclass
class Played:
    """Decisions that left a choice: what was seen, what was done, and how well the round went from there."""

    rows: Array
    facts: Array
    mask: npt.NDArray[np.bool_]
    action: Ints
    chance: Array  # with which the action was taken
    better: Array  # than expected
    worth: Array  # of the situation, as it turned out


def likelihood(likes: Array, mask: npt.NDArray[np.bool_]) -> Array:
    """The chance of each action: none for what is not allowed."""
    likes = np.where(mask, likes, -1e9)
    grown = np.exp(likes - likes.max(1, keepdims=True))
    return np.asarray(grown / grown.sum(1, keepdims=True), np.float32)


@dataclass
class Choice:
    """What the network did at the tables that left it a choice."""

    at: Ints
    rows: Array
    facts: Array
    mask: npt.NDArray[np.bool_]
    action: Ints
    chance: Array
    expected: Array


def decide(net: Net, tables: vector.Tables, dice: np.random.Generator | None) -> tuple[Ints, Choice]:
    """An action for every table: the only one, or one drawn by its likelihood (without dice the likeliest)."""
    seen, info = tables.seen, tables.info
    actions = seen["action_mask"].argmax(1)
    at = np.flatnonzero(info["choices"] > 1)
    rows, facts = from_observation(seen["observation"][at])
    mask = seen["action_mask"][at, : STOP + 1] > 0
    likes, expected, _ = think(net, rows, facts)
    chances = likelihood(likes, mask)
    chosen = chances.argmax(1) if dice is None else drawn(chances, dice)
    actions[at] = chosen
    return actions, Choice(at, rows, facts, mask, chosen, chances[np.arange(len(at)), chosen], expected)


def drawn(chances: Array, dice: np.random.Generator) -> Ints:
    """One action for each row, by its chance."""
    past = chances.cumsum(1) >= dice.random((len(chances), 1)) * chances.sum(1, keepdims=True)
    return np.asarray(past.argmax(1))


@dataclass
class Diary:
    """What happened at the tables, in order."""

    choices: list[Choice] = field(default_factory=list)
    whose: list[Ints] = field(default_factory=list)  # 2 * round + seat, for every choice
    results: dict[int, float] = field(default_factory=dict)  # by the same number

    def note(self, tables: vector.Tables, choice: Choice) -> None:
        """Before a step: who is about to do what."""
        self.choices.append(choice)
        self.whose.append(SEATS * tables.info["round"][choice.at] + tables.info["seat"][choice.at])

    def close(self, rounds: Ints, rewards: npt.NDArray[np.float64], over: npt.NDArray[np.bool_]) -> None:
        """After a step: what the rounds that are over gave to each seat."""
        for table in np.flatnonzero(over):
            for seat in range(SEATS):
                self.results[SEATS * int(rounds[table]) + seat] = float(rewards[table, seat])

    def read(self) -> Played:
        """The decisions of all finished rounds."""
        whose = np.concatenate(self.whose)
        done = np.array([key in self.results for key in whose.tolist()])
        columns = zip(*((c.rows, c.facts, c.mask, c.action, c.chance, c.expected) for c in self.choices), strict=True)
        rows, facts, mask, action, chance, expected = (np.concatenate(column)[done] for column in columns)
        better = self.judged(whose[done].tolist(), expected.tolist())
        return Played(rows, facts, mask, action, chance, better, expected + better)

    def judged(self, whose: list[int], expected: list[float]) -> Array:
        """How much better than expected it went: mostly by what was expected next, in the end by the result."""
        better, after = [0.0] * len(whose), dict[int, int]()
        for at in range(len(whose) - 1, -1, -1):
            later = after.get(whose[at])
            if later is None:
                better[at] = self.results[whose[at]] - expected[at]
            else:
                better[at] = expected[later] - expected[at] + LOOK_AHEAD * better[later]
            after[whose[at]] = at
        return np.array(better, np.float32)


def play(net: Net, tables: vector.Tables, dice: np.random.Generator) -> tuple[Played, int]:
    """Let the network play against itself; the decisions, and how many rounds were finished."""
    diary, noted = Diary(), 0
    while noted < DECISIONS:
        actions, choice = decide(net, tables, dice)
        diary.note(tables, choice)
        noted += len(choice.at)
        rounds = tables.info["round"].copy()
        _, rewards, over, _, _ = tables.step(actions)
        diary.close(rounds, rewards, over)
    return diary.read(), len(diary.results) // SEATS


def slopes(net: Net, rows: Array, facts: Array, on_the_way: tuple[Array, ...], likes: Array, win: Array) -> Net:
    """How the weights change what is to be made small, given how the network's answers do (backpropagation)."""
    first, shared, second, whole = on_the_way
    cards, stop, win = likes[:, :CARDS].reshape(len(rows), 4, -1), likes[:, CARDS:], win[:, None]
    to_whole = stop @ net["stop"].T + win @ net["win"].T
    to_second = (times(cards, net["cards"].T) + to_whole[:, None] / 4) * (second > 0)
    to_context = to_second.sum(1)
    to_first = (times(to_second, net["again"].T) + (to_context @ net["shared"].T)[:, None] / 4) * (first > 0)
    return {
        "row": flat(rows).T @ flat(to_first),
        "facts": facts.T @ to_first.sum(1),
        "again": flat(first).T @ flat(to_second),
        "shared": shared.T @ to_context,
        "facts2": facts.T @ to_context,
        "cards": flat(second).T @ flat(cards),
        "places": flat(cards).sum(0, keepdims=True),
        "stop": whole.T @ stop,
        "win": whole.T @ win,
    }


class Adam:
    """Steps down a slope, each weight at a pace of its own."""

    def __init__(self, net: Net) -> None:
        self.net, self.steps = net, 0
        self.mean = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.square = {name: np.zeros_like(weights) for name, weights in net.items()}

    def step(self, slope: Net, rate: float) -> None:
        """One step."""
        self.steps += 1
        for name, each in slope.items():
            self.mean[name] += 0.1 * (each - self.mean[name])
            self.square[name] += 0.001 * (each * each - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            self.net[name] -= rate * mean / (np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8)


def learn(net: Net, adam: Adam, played: Played, rate: float, dice: np.random.Generator) -> None:
    """A few passes over what was played."""
    played.better = (played.better - played.better.mean()) / (played.better.std() + 1e-6)
    for _ in range(PASSES):
        order = dice.permutation(len(played.action))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            learn_from(net, adam, played, order[start : start + BATCH], rate)


def learn_from(net: Net, adam: Adam, played: Played, some: Ints, rate: float) -> None:
    """Make what went well likelier, but never by much at once; and expect what came."""
    rows, facts, done = played.rows[some], played.facts[some], np.arange(len(some))
    likes, expected, on_the_way = think(net, rows, facts)
    chances = likelihood(likes, played.mask[some])
    to_likes = towards(chances, played, some, done)
    to_win = PATIENCE * (expected - played.worth[some])
    adam.step(slopes(net, rows, facts, on_the_way, to_likes / len(some), to_win / len(some)), rate)


def towards(chances: Array, played: Played, some: Ints, each: Ints) -> Array:
    """The slope of the clipped objective in what is liked, with a little curiosity."""
    action, better = played.action[some], played.better[some]
    ratio = chances[each, action] / played.chance[some]
    far = ((ratio > 1 + CLIP) & (better > 0)) | ((ratio < 1 - CLIP) & (better < 0))
    pull = np.where(far, 0, ratio * better)[:, None]
    wanted = np.zeros_like(chances)
    wanted[each, action] = 1
    logs = np.log(chances + 1e-9)
    surprise = -(chances * logs).sum(1, keepdims=True)
    return np.asarray(pull * (chances - wanted) + CURIOSITY * chances * (logs + surprise), np.float32)


def against_quick(net: Net, rounds: int = TESTED, seed: int = 999) -> float:
    """The share of rounds won against the game's quick policy, half of them from either seat."""
    tables = vector.make(GAME, rounds, SEATS, seed=seed)
    mine, won, done = np.arange(rounds) % SEATS, np.zeros(rounds), np.zeros(rounds, np.bool_)
    while not done.all():
        theirs = tables.quick().copy()
        ours, _ = decide(net, tables, None)
        _, rewards, over, _, _ = tables.step(np.where(tables.info["seat"] == mine, ours, theirs))
        fresh_over = over & ~done
        won[fresh_over] = rewards[fresh_over, mine[fresh_over]]
        done |= over
    return float(won.mean())


def train(rounds: int, seed: int, save: Path) -> Net:
    """Play and learn by turns until so many rounds have been played, in ever smaller steps."""
    dice, began = np.random.default_rng(seed), time.monotonic()
    net, tables = fresh(WIDTH, dice), vector.make(GAME, TABLES, SEATS, seed=seed)
    adam, done, told = Adam(net), 0, 0
    while done < rounds:
        played, finished = play(net, tables, dice)
        learn(net, adam, played, RATE * max(0.05, 1 - done / rounds), dice)
        done += finished
        if done - told >= rounds / 8:
            told = done
            spent = time.monotonic() - began
            print(f"{done:8,} rounds  {spent:4.0f} s  {against_quick(net):.1%} against the quick policy", flush=True)
    np.savez_compressed(save, **net)  # type: ignore[arg-type] # NumPy's stubs know no names of arrays
    return net


def main() -> None:
    """Train, save, and say how strong it has become."""
    asked = argparse.ArgumentParser(description="Learn elevens for two from self-play.")
    asked.add_argument("--rounds", type=int, default=120_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", type=Path, default=SAVED)
    given = asked.parse_args()
    net = train(given.rounds, given.seed, given.save)
    print(f"saved as {given.save}: {against_quick(net, 10_000):.1%} of 10,000 rounds against the quick policy")


if __name__ == "__main__":
    main()
