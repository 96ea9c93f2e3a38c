"""How strong a bot plays: five levels, the same names in every game, each a handful of numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pioche.bots.desk import Way
from pioche.core.game import Game, Setting
from pioche.core.refused import Misdeal
from pioche.core.words import sentence

# Ways to search: without a tree; with one, the own actions tried as they promise; with one, the better half of the own
# actions tried again and again in the same worlds.
FLAT, PROMISE, NARROW = "flat", "promise", "narrow"


@dataclass(frozen=True)
class Level:
    """What a bot does to find its action. Without tries it follows the quick policy of the game."""

    name: str
    tries: int = 0  # worlds played out for a decision
    slips: int = 0  # of a hundred decisions that are made without looking
    kind: str = NARROW  # how it searches
    beliefs: bool = False  # deals worlds by what play has revealed
    exact: int = 0  # positions it may look at to play an endgame perfectly
    trust: float = 0.0  # standard errors by which an action must fare better than the quick policy's
    depth: int = Way().depth
    explore: float = Way().explore
    noise: int = Way().noise
    cut: int = Way().cut
    wide: float = Way().wide
    foreseen: bool = Way().foreseen

    @property
    def way(self) -> Way:
        """How it searches."""
        depth = 1 if self.kind == FLAT else self.depth
        return Way(0, depth, self.explore, self.noise, self.cut, self.wide, self.foreseen, self.beliefs)


LEVELS = (
    Level("novice", slips=25),
    Level("family"),
    Level("skilled", tries=100),
    Level("expert", tries=1_000, beliefs=True),
    Level("master", tries=2_500, beliefs=True, exact=40_000),
)
CROWD = "crowd"  # numbers of a level that hold with more than two seats
NAMES = tuple(level.name for level in LEVELS)

# Ways of searching, to be compared with each other at equal numbers of tries.
METHODS = (
    Level("flat", tries=150, kind=FLAT),
    Level("promise", tries=150, kind=PROMISE),
    Level("tree", tries=150),
    Level("beliefs", tries=150, beliefs=True),
)


def level_of(setting: Setting, name: str) -> Level:
    """A level as it is played in a game, which may have numbers of its own for it, and others with many seats."""
    return _level_of(setting.game, name, setting.seats > 2)


@cache
def _level_of(game: Game, name: str, crowded: bool) -> Level:
    own = game.levels.get(name, {})
    if isinstance(own, str):
        return replace(_level_of(game, own, crowded), name=name)
    changes: dict[str, Any] = {key: value for key, value in own.items() if key != CROWD}
    return replace(find_level(name), **changes | dict(own.get(CROWD, {}) if crowded else {}))


def find_level(name: str) -> Level:
    """The level of that name."""
    for level in (*LEVELS, *METHODS):
        if level.name == name:
            return level
    raise Misdeal(sentence("no-level", level=repr(name), levels=", ".join(NAMES)))


def same_as(game: Game, name: str) -> str | None:
    """The level that this one is merged with in a game; None if it plays by itself."""
    if name == "beliefs" and not hasattr(game.rules, "believe"):
        return "tree"  # play reveals nothing there that worlds do not heed anyway
    own = game.levels.get(name)
    return own if isinstance(own, str) else None


def apart(game: Game) -> tuple[str, ...]:
    """The levels that differ in a game, weakest first."""
    return tuple(name for name in NAMES if same_as(game, name) is None)
