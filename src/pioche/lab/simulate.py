"""Many games of one setting, on all cores: who wins, how long it takes, what it comes to in points."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt

import numpy as np
from msgspec import Struct

from pioche.bots.levels import NAMES, Level, level_of
from pioche.core.game import Game, Setting
from pioche.core.jit import Ints
from pioche.core.refused import Misdeal
from pioche.core.round import check_seed
from pioche.core.words import sentence
from pioche.lab import series
from pioche.lab.bout import bout

CHUNK = 2_000  # games played before anybody looks up: some hundredths of a second
BOUTS = 2  # the same for bots that think
MOST_GAMES = 10**9  # hours of work; their squared points still add up in 64 bits
MOST_THREADS = 256
POLICIES = {"random": series.RANDOM, "quick": series.QUICK, "eager": series.EAGER}
KINDS = {"draw": series.DRAWS, "pass": series.PASSES}
SURE = 1.959963984540054  # standard deviations on either side that hold 95 %


class Share(Struct, frozen=True):
    """A share of games, and the Wilson interval that holds the true one in 95 of 100 such series."""

    share: float
    low: float
    high: float

    def against(self, even: float) -> int:
        """1 if surely above that share, -1 if surely below, 0 if it may be just that."""
        return (self.low > even) - (self.high < even)


class Line(Struct, frozen=True):
    """What a seat, or a place in the order of play, got: shared wins count in equal parts."""

    won: Share
    points: float
    points_spread: float  # standard deviation


class Spread(Struct, frozen=True):
    """How a count varies from game to game."""

    mean: float
    spread: float  # standard deviation
    least: int
    low: int  # at most this in 5 % of games
    median: int
    high: int  # at most this in 95 % of games
    most: int


class Result(Struct, frozen=True):
    """A series of games, summed up; the same for the same seed on any number of threads."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    policies: tuple[str, ...]
    seed: int
    asked: int
    games: int  # fewer than asked after an interruption: the first so many of the series
    by_seat: tuple[Line, ...]
    by_order: tuple[Line, ...]  # from the seat that has the first turn, in the direction of play
    shared: float  # games with several winners
    turns: Spread
    actions: Spread
    draws: Spread
    passes: Spread
    histogram: tuple[int, ...]  # games by turns, from the least to the most


@dataclass(frozen=True)
class Tally:
    """The books of ``series``; they can be added, and name every game once."""

    won: Ints
    points: Ints
    lengths: Ints

    @property
    def games(self) -> int:
        """How many games are in the books."""
        return int(self.won.sum())

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.won + other.won, self.points + other.points, self.lengths + other.lengths)


def kinds(game: Game) -> Ints:
    """What each action counts as, told from its verb."""
    verbs = (game.face.action(code).verb for code in range(len(game.face.ACTIONS)))
    return np.array([KINDS.get(verb, series.OTHER) for verb in verbs], np.int64)


def tally(setting: Setting, seed: int, policies: Sequence[str], index: int, games: int) -> Tally:
    """Play the games from ``index`` on."""
    if not plain(policies):
        return tally_bots(setting, seed, policies, index, games)
    codes = np.array([POLICIES[name] for name in policies], np.int64)
    out, books = _room(setting), _empty(setting)
    play = setting.game.bind(series).series
    kind = kinds(setting.game)
    play(setting.states(2), seed, index, games, codes, kind, out, books.won, books.points, books.lengths)
    return books


def tally_bots(setting: Setting, seed: int, names: Sequence[str], index: int, games: int) -> Tally:
    """As ``tally``, the same deals, with a bot of some level in every seat."""
    books, kind = _empty(setting), kinds(setting.game)
    levels = [level_of(setting, name) for name in names]
    for each in range(index, index + games):
        _play_bout(setting, levels, seed, each, kind, books)
    return books


def _play_bout(setting: Setting, levels: Sequence[Level], seed: int, index: int, kind: Ints, books: Tally) -> None:
    """One game of bots, counted as ``series`` counts."""
    states, count, first = setting.states(), np.zeros(series.OTHER + 1, np.int64), -1
    for _, action in bout(setting, levels, states, seed, index):
        now = int(states["seat"][0])
        if action < 0:
            first = turn = now
            continue
        count[[kind[action], series.ACTIONS]] += 1
        count[series.TURNS] += now != turn or not setting.game.kernel.acting(states, 0)
        turn = now
    enter = setting.game.bind(series).enter
    enter(states[0], first, _room(setting), count, books.won, books.points, books.lengths)


def plain(policies: Sequence[str]) -> bool:
    """Whether these are policies, which need no bots."""
    return all(name in POLICIES for name in policies)


def _empty(setting: Setting) -> Tally:
    """Books without an entry."""
    won = np.zeros((setting.seats, 1 << setting.seats), np.int64)
    points = np.zeros((2, setting.seats, setting.seats), np.int64)
    return Tally(won, points, np.zeros((series.OTHER, setting.game.longest + 1), np.int64))


def _room(setting: Setting) -> Ints:
    """Room for legal actions, or for the points of all seats."""
    return np.zeros(max(setting.game.most_actions, setting.seats), np.int64)


def simulate(
    setting: Setting,
    games: int,
    seed: int,
    policies: Sequence[str] = ("quick",),
    progress: Callable[[int], object] = int,
    threads: int | None = None,
) -> Result:
    """Play a series with one policy for all seats or one each; ``progress`` hears how many games are done.

    An interruption gives the result of the games done so far, without a gap; raised again if there are none.
    """
    check_between("series-length", games, MOST_GAMES)
    threads = cores() if threads is None else check_between("threads-between", threads, MOST_THREADS)
    policies = seated(policies, setting.seats)
    work = partial(tally, setting, check_seed(seed), policies)
    total = work(0, 0)  # compiles here, where it can be interrupted
    with ThreadPoolExecutor(threads) as pool:
        try:
            for part in _in_order(pool, work, games, CHUNK if plain(policies) else BOUTS, 2 * threads):
                total = total + part  # one name bound again: an interruption finds a chunk either in or out
                progress(total.games)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            if not total.games:
                raise
    return summed(setting, games, seed, policies, total)


def _in_order(
    pool: ThreadPoolExecutor, work: Callable[[int, int], Tally], games: int, chunk: int, ahead: int
) -> Iterator[Tally]:
    """The parts of a series in order, a few of them played ahead."""
    parts = (pool.submit(work, index, min(chunk, games - index)) for index in range(0, games, chunk))
    waiting = deque(islice(parts, ahead))
    while waiting:
        part = waiting.popleft().result()
        waiting.extend(islice(parts, 1))
        yield part


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_between(key: str, number: int, most: int) -> int:
    """A number from 1 to the most there can be."""
    if not 1 <= number <= most:
        raise Misdeal(sentence(key, most=f"{most:,}", number=f"{number:,}"))
    return number


def seated(policies: Sequence[str], seats: int) -> tuple[str, ...]:
    """A policy for each seat, or a level of bot for each, given one for all or one each."""
    names = NAMES if any(name in NAMES for name in policies) else tuple(POLICIES)
    for name in policies:
        if name not in names:
            raise Misdeal(sentence("no-policy", policy=repr(name), policies=", ".join(names)))
    if len(policies) not in (1, seats):
        raise Misdeal(sentence("policies-needed", seats=str(seats), given=str(len(policies))))
    return tuple(policies) * (seats // len(policies))


# From the books to the result


def summed(setting: Setting, asked: int, seed: int, policies: tuple[str, ...], total: Tally) -> Result:
    """The result of the games in the books."""
    lengths, turns = total.lengths, total.lengths[series.TURNS]
    taken = np.flatnonzero(turns)
    return Result(
        game=setting.game.id,
        version=setting.game.version,
        seats=setting.seats,
        options=dict(setting.options),
        policies=policies,
        seed=seed,
        asked=asked,
        games=total.games,
        by_seat=tuple(_line(setting, total, seat, 0) for seat in range(setting.seats)),
        by_order=tuple(_line(setting, total, place, setting.game.direction) for place in range(setting.seats)),
        shared=sum(count for mask, count in _masks(total.won.sum(0)) if mask.bit_count() > 1) / total.games,
        turns=spread_of(turns),
        actions=spread_of(lengths[series.ACTIONS]),
        draws=spread_of(lengths[series.DRAWS]),
        passes=spread_of(lengths[series.PASSES]),
        histogram=tuple(turns[taken[0] : taken[-1] + 1].tolist()),
    )


def _line(setting: Setting, total: Tally, place: int, step: int) -> Line:
    """The sum for a seat (step 0: counted from seat 0), or for a place counted from the first turn."""
    wins, points, squares = 0.0, 0, 0
    for first in range(setting.seats):
        seat = (first + step * place) % setting.seats if step else place
        wins += sum(count / mask.bit_count() for mask, count in _masks(total.won[first]) if mask >> seat & 1)
        points += int(total.points[0, first, seat])
        squares += int(total.points[1, first, seat])
    return Line(share_of(wins, total.games), *mean_and_spread(total.games, points, squares))


def _masks(won: Ints) -> list[tuple[int, int]]:
    """The games won by each group of seats, as a mask."""
    return list(enumerate(won.tolist()))


def share_of(wins: float, games: int) -> Share:
    """The share of games with its Wilson score interval; shared wins only make it wider than it need be."""
    share, room = wins / games, SURE**2 / games
    centre = (share + room / 2) / (1 + room)
    reach = sqrt(room * (share * (1 - share) + room / 4)) / (1 + room)
    return Share(share, min(max(centre - reach, 0.0), share), max(min(centre + reach, 1.0), share))


def mean_and_spread(n: int, total: int, squares: int) -> tuple[float, float]:
    """Mean and standard deviation of n numbers, from exact sums."""
    return total / n, sqrt(n * squares - total**2) / n


def spread_of(counts: Ints) -> Spread:
    """Mean, spread and percentiles of numbers counted by value."""
    values, upto = np.arange(len(counts)), counts.cumsum()
    n = int(upto[-1])
    ranks = [max(1, -(-n * part // 100)) for part in (0, 5, 50, 95, 100)]
    mean, spread = mean_and_spread(n, int(values @ counts), int(values**2 @ counts))
    return Spread(mean, spread, *np.searchsorted(upto, ranks).tolist())
