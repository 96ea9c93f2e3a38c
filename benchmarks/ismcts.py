"""``python benchmarks/ismcts.py``: a level of ours against OpenSpiel's own IS-MCTS, on the same rules, two seats.

Both sit at tables of the OpenSpiel adapter. OpenSpiel's bot gets as many simulations as fill so many times the CPU time
that ours takes for a decision; what both really took is printed. Needs the extra ``peers``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from pioche.adapters import openspiel
from pioche.bots.levels import level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import find, games
from pioche.lab.ladder import share_of_deals

SEATS = 2
EXPLORE = 0.7  # its constant, in units of a win
TRIAL = 20  # simulations to measure its pace
TRIED = 12  # decisions to measure paces on
SPARE = 1.05  # a little more than asked for, rather than less

Choose = Callable[[Any], int]


@dataclass
class Sitter:
    """Somebody who chooses, and the CPU time of every choice that there was."""

    choose: Choose
    took: list[float] = field(default_factory=list)

    def act(self, state: Any) -> int:
        """Its action; the only one is no choice."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        began = time.process_time()
        action = self.choose(state)
        self.took.append(time.process_time() - began)
        return action

    @property
    def pace(self) -> float:
        """Seconds a choice."""
        return fmean(self.took)


def ours(name: str) -> Sitter:
    """A bot of a level."""

    def choose(state: Any) -> int:
        sheet, lot = state.sheet, len(state.history())
        worlds = imagined(sheet.setting, sheet.states, sheet.asked, lot)
        return decide(worlds, level_of(sheet.setting, name), lot)

    return Sitter(choose)


def theirs(game: Any, simulations: int, seed: int = 1) -> Sitter:
    """OpenSpiel's IS-MCTS with random rollouts, in worlds dealt again by our ``redeal``."""
    dice = np.random.RandomState(seed)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), EXPLORE, simulations, random_state=dice)
    bot.set_resampler(lambda state, player: openspiel.resampled(state, player, int(dice.randint(2**31))))
    return Sitter(lambda state: int(bot.step(state)))


def rounds(game: Any, number: int, sitters: list[Sitter], dice: np.random.RandomState) -> Iterator[Any]:
    """Play one deal; every state before a decision, then the last one."""
    state = game.new_initial_state()
    state.apply_action(number)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.choice(state.legal_actions())))
        else:
            yield state
            state.apply_action(sitters[state.current_player()].act(state))
    yield state


def paced(game: Any, level: str, times: float) -> int:
    """How many simulations take so many times as long as a decision of ours, over the same decisions."""
    one, other, quick = ours(level), theirs(game, TRIAL), ours("family")
    dice = np.random.RandomState(0)
    for number in range(game.deals - 3, game.deals):
        for at, state in enumerate(rounds(game, number, [quick] * SEATS, dice)):
            if not state.is_terminal() and len(state.legal_actions()) > 1 and at % 5 == 0 and len(one.took) < TRIED:
                one.act(state), other.act(state)
    del one.took[0], other.took[0]  # the first of each may have had to load or compile
    return max(2, round(SPARE * times * one.pace / other.pace * TRIAL))


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=[game.id for game in games()], nargs="?", default="elevens")
    asked.add_argument("--level", default="expert")
    asked.add_argument("--times", type=float, default=20.0, help="the CPU time of a choice of theirs, in ours")
    asked.add_argument("--deals", type=int, default=30, help="each is played from both seats")
    given = asked.parse_args()
    game = openspiel.load(find(given.game), seats=SEATS, deals=max(1_000, given.deals + 3))
    simulations = paced(game, given.level, given.times)
    print(f"{given.game}, {SEATS} seats: {given.level} against OpenSpiel's IS-MCTS, {simulations} simulations")
    one, other, dice, shares = ours(given.level), theirs(game, simulations), np.random.RandomState(1), []
    for number in range(given.deals):
        won = 0.0
        for seat in range(SEATS):
            *_, last = rounds(game, number, [one, other] if seat == 0 else [other, one], dice)
            won += last.returns()[seat] / SEATS
        shares.append(won)
        so_far = share_of_deals(shares)
        print(
            f"{number + 1:4} deals from both seats: {so_far.share:.1%} won ({so_far.low:.1%} - {so_far.high:.1%}); "
            f"{1e3 * one.pace:.1f} ms a choice, theirs {1e3 * other.pace:.0f} ms: {other.pace / one.pace:.1f} times",
            flush=True,
        )


if __name__ == "__main__":
    main()
