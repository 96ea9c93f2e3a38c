"""One decision of a seat that searches: how its actions fare in imagined worlds, and which is best."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from pioche.bots import endgame, search
from pioche.bots.desk import Desk, Way, desk_for
from pioche.bots.slate import slate_for
from pioche.bots.worlds import Worlds

CHUNK = 100  # tries between two looks at the clock


class Clock:
    """Says when the time for a decision is up: after so many seconds, or once nobody waits for it any more."""

    def __init__(self, seconds: float | None, given_up: Callable[[], bool] | None = None) -> None:
        self.end = None if seconds is None else time.perf_counter() + seconds
        self.given_up = given_up

    @property
    def watched(self) -> bool:
        """Whether thinking may have to end early."""
        return self.end is not None or self.given_up is not None

    @property
    def up(self) -> bool:
        """Whether it is time to decide."""
        late = self.end is not None and time.perf_counter() >= self.end
        return late or (self.given_up is not None and self.given_up())


Limit = Clock | float | None  # a clock, or seconds for a new one, or none at all


def clock_of(limit: Limit) -> Clock:
    """The clock of a limit."""
    return limit if isinstance(limit, Clock) else Clock(limit)


@dataclass(frozen=True)
class Tried:
    """How an action fared: in how many tries, and what they gained on average."""

    code: int
    tries: int
    worth: float


def legal_codes(worlds: Worlds) -> list[int]:
    """The actions the seat may take."""
    out = np.zeros(worlds.game.most_actions, np.int64)
    n = worlds.game.kernel.legal_at(worlds.base, 0, worlds.seat, out)
    codes: list[int] = out[:n].tolist()
    return codes


def explore(worlds: Worlds, way: Way, tries: int, seed: int, limit: Limit = None) -> list[Tried]:
    """Search one tree, the own actions by their promise, most tried first; the clock may end it early."""
    desk = _set_out(worlds, tries)
    _look(desk, worlds, way, tries, seed, clock_of(limit))
    return sorted(read(desk), key=lambda each: -each.tries)


def compare(worlds: Worlds, way: Way, codes: Sequence[int], tries: int, seed: int, limit: Limit = None) -> list[Tried]:
    """Try the given actions side by side, in the same worlds, each equally often; best first."""
    desk = _set_out(worlds, tries)
    return _side_by_side(desk, worlds, way, codes, tries, seed, clock_of(limit))


def narrow(
    worlds: Worlds,
    way: Way,
    codes: Sequence[int],
    tries: int,
    seed: int,
    favourite: int,
    limit: Limit = None,
) -> list[Tried]:
    """Try actions side by side, and again and again only the better half of them; those left, best first.

    The favourite stays to the end: whatever is to take its place must have beaten it in as many worlds.
    """
    desk, left, clock = _set_out(worlds, tries), list(codes), clock_of(limit)
    steps = max(1, (len(left) - 1).bit_length())
    for step in range(steps):
        ranked = _side_by_side(desk, worlds, way, left, tries // steps, seed ^ step, clock)
        better = [each.code for each in ranked[: (len(left) + 1) // 2]]
        left = better if favourite in better or favourite not in left else [*better[: len(left) // 2], favourite]
    return ranked


def surely_better(one: Tried, other: Tried, trust: float) -> bool:
    """Whether an action fared better than another by so many standard errors."""
    doubt = one.worth * (1 - one.worth) / one.tries + other.worth * (1 - other.worth) / other.tries
    return one.worth - other.worth > trust * sqrt(doubt)


def _side_by_side(
    desk: Desk, worlds: Worlds, way: Way, codes: Sequence[int], tries: int, seed: int, clock: Clock
) -> list[Tried]:
    n = len(codes)
    desk.own[:n] = codes
    _look(desk, worlds, way._replace(even=n), max(tries // n, 1) * n, seed, clock)
    return sorted((each for each in read(desk) if each.code in codes), key=lambda each: -each.worth)


def _look(desk: Desk, worlds: Worlds, way: Way, tries: int, seed: int, clock: Clock) -> None:
    """So many tries, in chunks if somebody watches the clock; one chunk in any case."""
    look, done, even = worlds.game.bind(search).look, 0, max(way.even, 1)
    chunk = -(-CHUNK // even) * even if clock.watched else tries
    while done < tries and not (done and clock.up):
        look(desk, way, worlds.seat, seed, done, min(chunk, tries - done))
        done += chunk


def _set_out(worlds: Worlds, tries: int) -> Desk:
    desk = desk_for(worlds.game, tries)
    desk.states[0] = worlds.base[0]
    return desk


def read(desk: Desk) -> list[Tried]:
    """The actions at the root of the tree."""
    found, at = [], int(desk.edges["first"][0])
    while at:
        edge = desk.edges[at]
        found.append(Tried(int(edge["move"]) >> 3, int(edge["visits"]), float(edge["worth"] / edge["visits"])))
        at = int(edge["next"])
    return found


def perfect(worlds: Worlds, codes: Sequence[int], positions: int) -> list[float] | None:
    """What each action is worth under perfect play by both sides; None if something is hidden or it takes too long."""
    bound = worlds.game.bind(endgame)
    if not bound.is_certain(worlds.base, 0):
        return None
    slate, worths = slate_for(worlds.game, positions), np.zeros(len(codes))
    slate.states[0] = worlds.base[0]
    solved = bound.solve(slate, worlds.seat, np.array(codes, np.int64), worths, len(codes))
    return [float(worth) for worth in worths] if solved else None
