"""Random play of other engines beside ours: player decisions per second of CPU time, by turns in one process.

A game that says which one of OpenSpiel's it is, is compared with itself. All other games differ, so decisions are
compared, not rules. Dealing is part of the time, chance is no decision.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any

import numpy as np
from msgspec import Struct

from pioche.core.game import Setting
from pioche.lab.bench import drive

PEERS = {"open_spiel": "pyspiel", "rlcard": "rlcard"}  # what pip calls it, what Python calls it
ALTERNATIONS = 7
DEALS = 8  # from which rollouts start
OVER = -4  # whose turn it is in OpenSpiel when nobody's; chance is -1

OURS, OPEN_SPIEL, RLCARD = "Pioche", "OpenSpiel", "RLCard"
COMPILED, FROM_PYTHON, BOTS, ROLLOUTS, RUN = "compiled", "from Python", "evaluate_bots", "C++ rollouts", "run()"
BARS = (
    (COMPILED, OPEN_SPIEL, BOTS, 6.0),
    (COMPILED, OPEN_SPIEL, ROLLOUTS, 4.0),
    (COMPILED, RLCARD, RUN, 400.0),
    (FROM_PYTHON, OPEN_SPIEL, FROM_PYTHON, 1.3),
)


@dataclass(frozen=True)
class Table:
    """One game played at random in one way: ``play`` is timed, the tally it hands back counts after that."""

    system: str
    driven: str
    game: str
    play: Callable[[int], Callable[[], int]]


class Pace(Struct, frozen=True):
    """Decisions per second of CPU time at one table, and how many times as fast ours are."""

    system: str
    driven: str
    game: str
    decisions: float
    ours_compiled: float
    ours_from_python: float


class Bar(Struct, frozen=True):
    """How many times as fast ours has to be, and is; nothing is measured where the peer is missing."""

    ours: str
    system: str
    driven: str
    at_least: float
    measured: float | None
    met: bool


class Comparison(Struct, frozen=True):
    """All tables, the bars, and a line for every peer that is missing; ``same``: OpenSpiel played the same game."""

    setting: str
    same: bool
    paces: list[Pace]
    bars: list[Bar]
    missing: list[str]


def missing() -> list[str]:
    """One line for each peer that is not installed."""
    absent = [name for name, module in PEERS.items() if find_spec(module) is None]
    return [f"{name} is not installed: pip install 'pioche[peers]'" for name in absent]


def compare(setting: Setting, size: float = 1.0) -> Comparison:
    """Play at all tables by turns; a run takes about a quarter of a second at size 1."""
    tables = all_tables(setting, size)
    rates = medians(tables)
    paces = [_pace(table, rate, rates[0], rates[1]) for table, rate in zip(tables, rates, strict=True)]
    return Comparison(
        str(setting), setting.game.open_spiel is not None, paces, [_bar(paces, *bar) for bar in BARS], missing()
    )


def all_tables(setting: Setting, size: float = 1.0) -> list[Table]:
    """Ours, compiled and driven from Python, then those of every peer that is installed."""
    tables = _ours(setting, round(50_000 * size))
    if find_spec("pyspiel"):
        tables += _open_spiel(setting, round(6_000 * size))
    if find_spec("rlcard"):
        tables.append(_rlcard(round(200 * size)))
    return tables


def medians(tables: list[Table]) -> list[float]:
    """Decisions per second of CPU time at every table, all of them by turns."""
    for table in tables:
        table.play(0)  # compiles, or loads from the cache
    runs = [[_rate(table, seed) for table in tables] for seed in range(1, ALTERNATIONS + 1)]
    return [median(rates) for rates in zip(*runs, strict=True)]


def _rate(table: Table, seed: int) -> float:
    began = time.process_time()
    tally = table.play(seed)
    spent = time.process_time() - began
    return tally() / spent


def _pace(table: Table, rate: float, compiled: float, from_python: float) -> Pace:
    return Pace(table.system, table.driven, table.game, rate, compiled / rate, from_python / rate)


def _bar(paces: list[Pace], ours: str, system: str, driven: str, at_least: float) -> Bar:
    found = [pace for pace in paces if (pace.system, pace.driven) == (system, driven)]
    ratios = [pace.ours_compiled if ours == COMPILED else pace.ours_from_python for pace in found]
    measured = ratios[0] if ratios else None
    return Bar(ours, system, driven, at_least, measured, met=measured is not None and measured >= at_least)


def _ours(setting: Setting, games: int) -> list[Table]:
    """Whole games inside the kernel, and one fused step a decision."""
    kernel, states = setting.game.kernel, setting.states()
    out = np.zeros(setting.game.most_actions, np.int64)

    def compiled(seed: int) -> Callable[[], int]:
        return partial(int, kernel.playouts(states, 0, seed, games, out))

    def from_python(seed: int) -> Callable[[], int]:
        return partial(int, drive(setting, states, seed, games // 20, out))

    name = f"{setting.game.id}, {setting.seats} seats"
    return [Table(OURS, COMPILED, name, compiled), Table(OURS, FROM_PYTHON, name, from_python)]


def their_game(setting: Setting) -> str:
    """The same game there; where it has none, one that is as quick to play as most of ours."""
    same = setting.game.open_spiel
    return same(setting.seats, setting.options) if same else "crazy_eights(players=4)"


def _open_spiel(setting: Setting, games: int) -> list[Table]:
    """A game of theirs from Python, by its own loop over bots, and by the rollouts of its search."""
    spiel = import_module("pyspiel")
    game = spiel.load_game(their_game(setting))
    name = f"{game.get_type().short_name}, {game.num_players()} seats"
    ways: dict[str, Callable[[int], Callable[[], int]]] = {
        FROM_PYTHON: partial(_by_steps, game, games // 3),
        BOTS: partial(_by_bots, spiel, game, games),
        ROLLOUTS: partial(_by_rollouts, spiel, game, _dealt(game), games // 5),
    }
    return [Table(OPEN_SPIEL, driven, name, play) for driven, play in ways.items()]


def _by_steps(game: Any, games: int, seed: int) -> Callable[[], int]:
    dice = random.Random(seed).random
    return partial(int, sum(playout(game.new_initial_state(), dice) for _ in range(games)))


def playout(state: Any, dice: Callable[[], float]) -> int:
    """Play an OpenSpiel state to its end; how many decisions players took.

    With one pack all outcomes of chance are as likely, so it is drawn from the legal actions like a decision:
    the quickest loop known to us, and much quicker than one that goes through ``chance_outcomes``.
    """
    legal, apply, to_act = state.legal_actions, state.apply_action, state.current_player
    decisions = 0
    while (who := to_act()) != OVER:
        actions = legal()
        apply(actions[int(dice() * len(actions))])
        decisions += who >= 0
    return decisions


def _by_bots(spiel: Any, game: Any, games: int, seed: int) -> Callable[[], int]:
    """Let bots play; the same games are played once more to count them, as states kept would slow it down."""
    deque(bot_games(spiel, game, games, seed), maxlen=0)
    return lambda: sum(decided(state) for state in bot_games(spiel, game, games, seed))


def bot_games(spiel: Any, game: Any, games: int, seed: int) -> Iterator[Any]:
    """The final states of games between uniformly random bots; the same for the same seed."""
    seats = game.num_players()
    bots = [spiel.make_uniform_random_bot(seat, seats * seed + seat) for seat in range(seats)]
    for index in range(games):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed * games + index)
        yield state


def decided(state: Any) -> int:
    """How many decisions of players led to an OpenSpiel state."""
    return sum(step.player >= 0 for step in state.full_history())


def _dealt(game: Any) -> list[Any]:
    return [deal(game, seed) for seed in range(DEALS)]


def deal(game: Any, seed: int) -> Any:
    """An OpenSpiel state at its first decision: a search cannot start at a chance node."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def _by_rollouts(spiel: Any, game: Any, deals: list[Any], rollouts: int, seed: int) -> Callable[[], int]:
    """Roll out each deal in C++; as many playouts of the same deals from Python say how long a rollout is.

    A search of one simulation only evaluates its root, and that evaluation is the rollouts.
    """
    for state in deals:
        evaluator = spiel.RandomRolloutEvaluator(rollouts, seed)
        spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False).mcts_search(state)
    return lambda: round(rollouts * sum(length(state, rollouts, seed) for state in deals))


def length(state: Any, playouts: int, seed: int) -> float:
    """How many decisions a playout of an OpenSpiel state takes on average."""
    dice = random.Random(seed).random
    return fmean(playout(state.clone(), dice) for _ in range(playouts))


def _rlcard(games: int) -> Table:
    """Uno between random agents; RLCard plays it with two seats only."""
    table = import_module("rlcard").make("uno")
    agent = import_module("rlcard.agents").RandomAgent(table.num_actions)
    table.set_agents([agent] * table.num_players)
    return Table(RLCARD, RUN, f"uno, {table.num_players} seats", partial(_by_run, table, games))


def _by_run(table: Any, games: int, seed: int) -> Callable[[], int]:
    """Run whole games; a seat's trajectory is state, action, …, state, so half of it are decisions."""
    table.seed(seed)
    np.random.seed(seed)  # its agents draw from the shared generator
    return partial(int, sum(len(own) // 2 for _ in range(games) for own in table.run()[0]))
