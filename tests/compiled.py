"""``python -m tests.compiled 2``: compile the rules of every game before the tests, two games at a time.

Tests that run side by side would otherwise each compile the same functions.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

import numpy as np

from pioche.adapters import vector
from pioche.bots import endgame, search
from pioche.bots.hint import hint
from pioche.core.game import Game, Setting, find, games
from pioche.lab import random_play
from pioche.lab.simulate import simulate
from pioche.testing.levels import TRIES
from pioche.testing.traces import traced
from pioche.testing.walks import middle, walk


def compile_rules(id: str) -> str:
    """Use everything that is compiled for a game, once; how long that took."""
    began, game = time.process_time(), find(id)
    setting = game.variants(game.seats[0])[0]
    for play in (in_rounds, in_series, at_tables):
        play(setting)
    return f"{id}: compiled in {time.process_time() - began:.0f} seconds of a core"


def in_rounds(setting: Setting) -> None:
    """What people, bots and adapters play round by round."""
    traced(setting, 1)
    for round in walk(setting, 1):
        round.view(0)
    round = middle(setting, 1, 3)
    hint(round, round.to_act[0], tries=TRIES)
    states = round.redeal(0, 1).states
    setting.game.bind(search).believe_at(states, 0, 0, 1)
    setting.game.bind(endgame).is_certain(states, 0)


def in_series(setting: Setting) -> None:
    """What the laboratory plays game by game."""
    simulate(setting, 10, seed=1)
    states, out = setting.states(), np.zeros(setting.game.most_actions, np.int64)
    setting.game.kernel.playouts(states, 0, 1, 1, out)
    setting.game.bind(random_play).play_on(states, 0, 1, out)


def at_tables(setting: Setting) -> None:
    """What learners play at many tables at once."""
    tables = vector.make(setting.game, 2, setting.seats, seed=1)
    tables.step(tables.quick())
    tables.step(tables.sample())


def largest_first() -> list[str]:
    """One game of every folder; the one with most to compile begins."""
    folders: dict[str, Game] = {game.package: game for game in games()}
    sizes = {g.id: sum(f.stat().st_size for f in g.folder.glob("*.py")) for g in folders.values()}
    return sorted(sizes, key=sizes.__getitem__, reverse=True)


def main() -> None:
    """Compile, and say so game by game."""
    with ProcessPoolExecutor(int(sys.argv[1]), multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_rules, id) for id in largest_first()]):
            print(done.result(), flush=True)


if __name__ == "__main__":
    main()
