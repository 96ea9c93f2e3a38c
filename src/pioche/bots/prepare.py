"""All that a table asks of a game's rules, part by part, once: what has to be compiled is then compiled or loaded."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Literal, get_args

from pioche.bots import endgame, think
from pioche.bots.hint import hint
from pioche.bots.levels import NAMES, level_of
from pioche.bots.worlds import imagined
from pioche.core.game import Game, Setting
from pioche.core.round import Round, deal_round

Part = Literal["deal", "act", "choose", "think"]
PARTS: tuple[Part, ...] = get_args(Part)
# What a part is built on. Two that do not need each other may be compiled side by side.
NEEDS: Mapping[Part, tuple[Part, ...]] = {"deal": (), "act": ("deal",), "choose": ("deal",), "think": ("act", "choose")}
FEW = 4  # tries of a search that only has to have run

_done: set[tuple[str, Part]] = set()
_locks: dict[tuple[str, Part], Lock] = {}


def prepare(game: Game, part: Part) -> None:
    """Have a part of a game's rules in the memory of this process; a second time costs nothing."""
    key = game.package, part
    with _locks.setdefault(key, Lock()):
        if key not in _done:
            _DO[part](next(game.settings()))
            _done.add(key)


def _deal(setting: Setting) -> Round:
    """What is seen before anybody has done anything."""
    round = deal_round(setting, 1, 0, None)
    for ear in (*range(round.seats), None):
        round.view(ear)
    _ = round.unasked, round.scores
    return round


def _act(setting: Setting) -> None:
    """A whole round, whatever is done in it."""
    round = _deal(setting)
    while not round.over:
        seat = round.to_act[0]
        round.play(seat, round.legal(seat)[-1])
    round.view(None)


def _choose(setting: Setting) -> None:
    """What a bot does that does not search."""
    round = _deal(setting)
    seat = round.to_act[0]
    round.quick_choice(seat)
    round.redeal(seat, 1)


def _think(setting: Setting) -> None:
    """What a bot does that searches, and an adviser."""
    round = _deal(setting)
    seat = round.to_act[0]
    worlds = imagined(setting, round.states, seat, 1)
    for name in NAMES:
        think.compare(worlds, level_of(setting, name).way, think.legal_codes(worlds), FEW, 1)
    hint(round, seat, tries=FEW)
    exact = max(level_of(setting, name).exact for name in NAMES)
    if exact:
        _see_the_end(round, exact)


def _see_the_end(round: Round, exact: int) -> None:
    """Perfect play, as soon as nothing is hidden any more."""
    certain = round.game.bind(endgame).is_certain
    while not round.over:
        seat = round.to_act[0]
        worlds = imagined(round.setting, round.states, seat, 1)
        if certain(worlds.base, 0):
            think.perfect(worlds, think.legal_codes(worlds), exact)
            return
        round.play(seat, round.quick_choice(seat))


_DO = {"deal": _deal, "act": _act, "choose": _choose, "think": _think}
