"""Bots that play at a level."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pioche.bots import think
from pioche.bots.levels import FLAT, PROMISE, Level, find_level, level_of
from pioche.bots.think import Limit
from pioche.bots.worlds import Worlds
from pioche.core.jit import seeded
from pioche.core.round import check_seed
from pioche.core.view import View


class Player:
    """A bot of a level. The same seed makes the same choice in the same situation.

    >>> import pioche
    >>> from pioche.bots.worlds import move
    >>> round = pioche.deal(pioche.games()[0].id, 2, seed=1)
    >>> move(round, round.turn, Player("family")) in round.legal(round.turn)
    True
    """

    def __init__(self, level: str, seed: int = 0, seconds: float | None = None) -> None:
        self.level, self.seed, self.seconds = find_level(level).name, check_seed(seed), seconds

    def choose(self, view: View, worlds: Worlds) -> str:
        """The text of its action; with ``seconds`` the clock may cut its thinking short."""
        heard = view.events[-1].number if view.events else 0
        level = level_of(worlds.setting, self.level)
        code = decide(worlds, level, _seed(self.seed, heard), self.seconds)
        return worlds.game.face.ACTIONS[code]

    def __repr__(self) -> str:
        return f"Player({self.level!r}, seed={self.seed})"


def decide(worlds: Worlds, level: Level, seed: int, limit: Limit = None) -> int:
    """The code of the action a level chooses; it depends on nothing but what the seat knows, level and seed."""
    codes = think.legal_codes(worlds)
    if len(codes) == 1:
        return codes[0]
    if slips(level, seed):
        return codes[_seed(seed, 2) % len(codes)]
    if not level.tries:
        return quick(worlds)
    return searched(worlds, level, codes, seed, limit)


def decide_steadily(worlds: Worlds, level: Level, seed: int, limit: Limit = None) -> int:
    """The same choice, with as much thought where there is none: whoever listens must not hear the difference."""
    codes = think.legal_codes(worlds)
    if len(codes) == 1 and level.tries:
        think.compare(worlds, level.way, codes, level.tries, seed, limit)
    return decide(worlds, level, seed, limit)


def slips(level: Level, seed: int) -> bool:
    """Whether this decision is made without looking."""
    return _seed(seed, 1) % 100 < level.slips


def quick(worlds: Worlds) -> int:
    """What the quick policy does."""
    out = np.zeros(worlds.game.most_actions, np.int64)
    return int(worlds.game.kernel.choose_at(worlds.base, 0, worlds.seat, out))


def searched(worlds: Worlds, level: Level, codes: Sequence[int], seed: int, limit: Limit) -> int:
    """The best action found: by perfect play where that can be seen, among equals by search."""
    worths = think.perfect(worlds, codes, level.exact) if level.exact else None
    if worths:
        codes = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
        if len(codes) == 1:
            return codes[0]
    if level.kind == PROMISE:
        ranked = think.explore(worlds, level.way, level.tries, seed, limit)
        return next(each.code for each in ranked if each.code in codes)
    if level.kind == FLAT:
        return think.compare(worlds, level.way, codes, level.tries, seed, limit)[0].code
    return narrowed(worlds, level, codes, seed, limit)


def narrowed(worlds: Worlds, level: Level, codes: Sequence[int], seed: int, limit: Limit) -> int:
    """The quick policy's action, unless another is surely better: chance alone should not lead away from it."""
    favourite = quick(worlds)
    ranked = think.narrow(worlds, level.way, codes, level.tries, seed, favourite, limit)
    first = next((each for each in ranked if each.code == favourite), ranked[0])
    return ranked[0].code if think.surely_better(ranked[0], first, level.trust) else first.code


def _seed(seed: int, index: int) -> int:
    """Another seed for every use of one."""
    return int(seeded(seed, index)) >> 1
