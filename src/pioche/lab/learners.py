"""What learning agents are given a second: decisions with observations and masks, ours beside other libraries.

Random play again, player decisions per second of CPU time, by turns in one process; dealing is part of the time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from msgspec import Struct

from pioche.adapters import vector
from pioche.core.game import Setting
from pioche.lab.peers import OURS, Table, medians

TABLES = 1_024  # side by side
AT_LEAST = 3e6  # decisions a second in arrays
PETTINGZOO, PGX = "PettingZoo", "pgx"
ARRAYS, AEC, BATCHED = "in arrays", "AEC", "batched"
CLASSIC = ("leduc_holdem-v4", "texas_holdem-v4")
PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")


class Stride(Struct, frozen=True):
    """Decisions per second of CPU time, each with an observation and a mask; and how many times as fast ours are."""

    system: str
    driven: str
    game: str
    decisions: float
    ours_in_arrays: float


class Strides(Struct, frozen=True):
    """All of them, ours in arrays first, and whether these are as many as we ask for."""

    strides: list[Stride]
    at_least: float
    met: bool


def compare(setting: Setting, size: float = 1.0) -> Strides:
    """Play by turns; a run takes about a quarter of a second at size 1."""
    tables = all_tables(setting, size)
    rates = medians(tables)
    strides = [
        Stride(table.system, table.driven, table.game, rate, rates[0] / rate)
        for table, rate in zip(tables, rates, strict=True)
    ]
    return Strides(strides, AT_LEAST, met=rates[0] >= AT_LEAST)


def all_tables(setting: Setting, size: float = 1.0) -> list[Table]:
    """Ours in arrays, ours through PettingZoo, then what is installed of PettingZoo's card games and of pgx."""
    tables = [Table(OURS, ARRAYS, str(setting), partial(_in_arrays, _halls(setting), max(1, round(800 * size))))]
    if find_spec("pettingzoo"):
        tables.append(Table(OURS, AEC, str(setting), partial(_by_aec, _own_env(setting), max(1, round(60 * size)))))
    if find_spec("pettingzoo") and find_spec("rlcard") and find_spec("pygame"):
        tables += [_classic(name, max(1, round(150 * size))) for name in CLASSIC]
    if find_spec("pgx"):
        tables += [_pgx(name, max(1, round(100 * size))) for name in PGX_GAMES]
    return tables


def _halls(setting: Setting) -> vector.Tables:
    return vector.Tables(setting, TABLES)


def _in_arrays(tables: vector.Tables, steps: int, seed: int) -> Callable[[], int]:
    """Random actions at all tables; they go on with the next round by themselves."""
    tables.reset(seed=seed)
    for _ in range(steps):
        tables.step(tables.sample())
    return partial(int, steps * tables.num_envs)


def _own_env(setting: Setting) -> Any:
    aec = import_module("pioche.adapters.pettingzoo")
    return aec.raw_env(setting.game, setting.seats, **dict(setting.options))


def _classic(name: str, games: int) -> Table:
    env = import_module("pettingzoo").make("aec", f"classic/{name}")
    return Table(PETTINGZOO, AEC, name, partial(_by_aec, env, games))


def _by_aec(env: Any, games: int, seed: int) -> Callable[[], int]:
    """Whole rounds through the interface in which one agent acts after the other."""
    dice, decisions = random.Random(seed), 0
    for game in range(games):
        env.reset(seed=seed * games + game)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += not (over or cut)
    return partial(int, decisions)


def _pgx(name: str, steps: int) -> Table:
    """As many tables as ours, compiled as one for this machine's cores; begun again by themselves."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    renewed = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        chances = jax.numpy.log(state.legal_action_mask.astype(float))
        return jax.vmap(renewed)(state, jax.random.categorical(key, chances), jax.random.split(key, TABLES))

    ready = jax.jit(jax.vmap(env.init)), jax.jit(step)
    return Table(PGX, BATCHED, name, partial(_by_pgx, jax, ready, steps))


def _by_pgx(jax: Any, ready: tuple[Any, Any], steps: int, seed: int) -> Callable[[], int]:
    key = jax.random.PRNGKey(seed)
    state = ready[0](jax.random.split(key, TABLES))
    for _ in range(steps):
        key, now = jax.random.split(key)
        state = ready[1](state, now)
    state.rewards.block_until_ready()
    return partial(int, steps * TABLES)
