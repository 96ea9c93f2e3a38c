"""Bots with little time to think."""

from __future__ import annotations

from dataclasses import replace

from pioche.bots.levels import METHODS, NAMES, Level, level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagine
from pioche.core import jit
from pioche.core.game import Setting
from pioche.core.round import Round

TRIES = 4 if jit.OFF else 40


def small(level: Level) -> Level:
    """The same level with little time to think."""
    return replace(level, tries=min(level.tries, TRIES), exact=min(level.exact, 50 * TRIES))


def levels_of(setting: Setting) -> list[Level]:
    """Every level of a game and every way to search, with little time to think."""
    return [small(level_of(setting, name)) for name in (*NAMES, *(each.name for each in METHODS))]


def chosen(round: Round, seat: int, level: Level, seed: int = 1) -> str:
    """What a bot of a level does in a seat."""
    return round.game.face.ACTIONS[decide(imagine(round, seat), level, seed)]
