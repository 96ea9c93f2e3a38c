"""Room to think in: kept for each thread and game, so that thinking allocates nothing."""

from __future__ import annotations

from threading import local
from typing import Any, NamedTuple

import numpy as np

from pioche.core import jit
from pioche.core.game import Game
from pioche.core.jit import Floats, Ints
from pioche.core.layout import layout
from pioche.core.stubs import States

MOST_SEATS = 6


class Edge:
    """An action in the tree."""

    move: int  # 8 * action + the seat that chose it
    visits: int  # tries that went this way
    seen: int  # tries that could have
    worth: float  # what they gained for that seat, added up
    next: int  # another edge of the same node; 0 for none
    first: int  # an edge of the node it leads to; 0 for none


EDGE = layout(Edge)


class Way(NamedTuple):
    """How to search."""

    even: int = 0  # so many of one's own actions are tried side by side, in the same worlds; 0: as they promise
    depth: int = 200  # edges of the tree walked down before the quick policy takes over; 1 is flat Monte Carlo
    explore: float = 1.0
    noise: int = 5  # of a hundred actions of a playout that are drawn at random
    cut: int = 400  # actions of a playout
    wide: float = 1e9  # edges of a node, at most so many times the root of its visits
    foreseen: bool = False  # whether others are taken to follow the quick policy in the tree, too
    beliefs: bool = True  # whether worlds heed what play has revealed


class Desk(NamedTuple):
    """The arrays a search writes into."""

    states: States  # 0 is thought about, 1 is played in
    edges: Any  # 0 is the root
    used: Ints  # how many edges there are
    path: Ints
    own: Ints  # the own actions tried side by side
    at: Ints  # edges of the present node by action
    out: Ints
    gain: Floats


class _Desks(local):
    """The desks of one thread."""

    def __init__(self) -> None:
        self.by_package: dict[str, Desk] = {}


_desks = _Desks()


def desk_for(game: Game, tries: int) -> Desk:
    """This thread's desk for a game, cleared, with room for so many tries."""
    found = _desks.by_package.get(game.package)
    if found is None or len(found.edges) < 2 * tries:
        found = _desks.by_package[game.package] = _new_desk(game, 2 * tries)
    found.used[0] = 1
    found.edges[0] = np.zeros(1, EDGE)[0]
    return found


def _new_desk(game: Game, edges: int) -> Desk:
    return Desk(
        states=jit.states(game.rules.STATE, 2),
        edges=jit.states(EDGE, edges),
        used=np.zeros(1, np.int64),
        path=np.zeros(Way().depth + 1, np.int64),
        own=np.zeros(game.most_actions, np.int64),
        at=np.zeros(len(game.face.ACTIONS), np.int64),
        out=np.zeros(game.most_actions, np.int64),
        gain=np.zeros(MOST_SEATS),
    )
