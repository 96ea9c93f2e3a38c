"""A ladder: every level against every other over the same deals, in every seat."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import combinations, islice, takewhile
from math import sqrt
from pathlib import Path

import numpy as np
from msgspec import DecodeError, Struct, ValidationError, field, json

from pioche.bots.levels import Level, level_of, same_as
from pioche.bots.player import decide
from pioche.bots.think import Clock, legal_codes
from pioche.bots.worlds import imagined
from pioche.core.game import Setting
from pioche.core.refused import Misdeal
from pioche.core.round import check_seed
from pioche.core.words import sentence
from pioche.lab.bout import alone, bout
from pioche.lab.elo import Rating, Record, ratings
from pioche.lab.simulate import SURE, Share, check_between, cores

MOST_DEALS = 1_000_000
ANCHOR = "family"
PACED = 40  # decisions timed
FOREVER = Clock(None)


class Pair(Struct, frozen=True):
    """How one bot of a level fared among others of another level."""

    one: str
    others: str
    deals: int
    won: Share


class Standing(Struct, frozen=True):
    """A level on the ladder."""

    level: str
    rating: Rating
    same_as: str | None  # the level it is merged with in this game
    milliseconds: float  # CPU time of a decision that leaves a choice


class Ladder(Struct, frozen=True):
    """The ladder of a setting; the same for the same seed on any number of threads, but for the times."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: int
    deals: int  # for every pair
    neighbours: int  # for every pair of levels next to each other, if more
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


class Book(Struct):
    """What has been played, deal by deal, to go on from: shares by what was played."""

    played: dict[str, list[float]] = field(default_factory=dict)

    @classmethod
    def read(cls, file: Path | None) -> Book:
        """The book in a file; an empty one if there is none yet."""
        if file is None or not file.exists():
            return cls()
        try:
            return json.decode(file.read_bytes(), type=cls)
        except (DecodeError, ValidationError, OSError) as error:
            raise Misdeal(sentence("no-book", file=str(file), why=str(error))) from None

    def write(self, file: Path | None) -> None:
        """Keep it; a crash in between leaves the previous text."""
        if file is not None:
            fresh = file.with_name(f"{file.name}.new")
            fresh.write_bytes(json.encode(self))
            fresh.replace(file)


class Match(Struct, frozen=True):
    """One level alone among others, over a series of deals."""

    setting: Setting
    one: Level
    others: Level
    seed: int
    deals: int

    @property
    def key(self) -> str:
        """Everything the result depends on."""
        version = self.setting.game.version
        return f"{self.setting} version {version} seed {self.seed}: {self.one} among {self.others}"

    def play(self, index: int) -> float:
        """The share of deal ``index``."""
        return alone(self.setting, self.one, self.others, self.seed, index)


class Course(Struct, frozen=True):
    """How long a ladder is: deals for every pair, more of them for neighbours, drawn from a seed."""

    deals: int
    neighbours: int = 0
    seed: int = 1

    def checked(self) -> Course:
        """Itself, if it can be played; without deals for every pair only neighbours meet."""
        check_between("ladder-deals", self.deals or self.neighbours, MOST_DEALS)
        check_between("ladder-deals", self.neighbours or self.deals, MOST_DEALS)
        check_seed(self.seed)
        return self

    def between(self, one: int, other: int) -> int:
        """The deals of two levels, given their places on the ladder."""
        return max(self.deals, self.neighbours) if abs(one - other) == 1 else self.deals


def matches(setting: Setting, names: Sequence[str], course: Course) -> list[Match]:
    """Every pair of levels that differ; with more than two seats each of the two is once the lonely one."""
    levels = [level_of(setting, name) for name in names if same_as(setting.game, name) not in names]
    both = setting.seats > 2
    pairs = [
        pair for low, high in combinations(range(len(levels)), 2) for pair in ((high, low), (low, high))[: 1 + both]
    ]
    lengths = [course.between(*pair) for pair in pairs]
    return [
        Match(setting, levels[one], levels[others], course.seed, deals)
        for (one, others), deals in zip(pairs, lengths, strict=True)
        if deals
    ]


def climb(
    setting: Setting,
    names: Sequence[str],
    course: Course,
    book: Book,
    progress: Callable[[int], object] = int,
    threads: int | None = None,
    clock: Clock = FOREVER,
) -> Ladder:
    """Play what the book does not hold yet, writing it there, and sum up; ``progress`` hears of every deal played.

    Once the clock is up no deal is begun: what has been played is summed up.
    """
    todo = matches(setting, check_names(setting, names), course.checked())
    with ThreadPoolExecutor(threads or cores()) as pool:
        try:
            for match in todo:
                _play(pool, match, book, progress, 2 * (threads or cores()), clock)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return summed(setting, names, course, todo, book)


def _play(
    pool: ThreadPoolExecutor, match: Match, book: Book, progress: Callable[[int], object], ahead: int, clock: Clock
) -> None:
    """The deals of one match that are missing, in order, a few of them played ahead."""
    shares = book.played.setdefault(match.key, [])
    progress(min(len(shares), match.deals))
    missing = takewhile(lambda _: not clock.up, range(len(shares), match.deals))
    for share in _in_order((pool.submit(match.play, index) for index in missing), ahead):
        shares.append(share)
        progress(1)


def _in_order(parts: Iterator[Future[float]], ahead: int) -> Iterator[float]:
    waiting = deque(islice(parts, ahead))
    while waiting:
        share = waiting.popleft().result()
        waiting.extend(islice(parts, 1))
        yield share


def check_names(setting: Setting, names: Sequence[str]) -> Sequence[str]:
    """At least two different levels that exist."""
    for name in names:
        level_of(setting, name)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise Misdeal(sentence("two-levels"))
    return names


def pace(setting: Setting, level: Level) -> float:
    """Milliseconds of CPU time for a decision that leaves a choice, over the first forty in a round of the anchor."""
    states = setting.states()
    took: list[float] = []
    for _ in bout(setting, [level_of(setting, ANCHOR)] * setting.seats, states, 1, 1):
        who = int(setting.game.kernel.acting(states, 0))
        worlds = imagined(setting, states, (who & -who).bit_length() - 1, 1) if who else None
        if worlds and len(legal_codes(worlds)) > 1 and len(took) <= PACED:
            began = time.thread_time()
            decide(worlds, level, 1)
            took.append(time.thread_time() - began)
    return 1000 * float(np.mean(took[1:] or [0.0]))  # the first one may have had to load or compile


# From the book to the ladder


def summed(
    setting: Setting,
    names: Sequence[str],
    course: Course,
    played: Sequence[Match],
    book: Book,
) -> Ladder:
    """The ladder of what is in the book; a level that has not played yet is not on it."""
    met = [match for match in played if book.played[match.key]]
    shares = [tuple(book.played[match.key][: match.deals]) for match in met]
    merged = {name: same_as(setting.game, name) for name in names}
    apart = [name for name in names if any(name in (match.one.name, match.others.name) for match in met)]
    records = [
        Record(apart.index(match.one.name), apart.index(match.others.name), share)
        for match, share in zip(met, shares, strict=True)
    ]
    anchor = apart.index(ANCHOR) if ANCHOR in apart else 0
    places = {name: name if name in apart else merged[name] for name in names}
    rated = dict(zip(apart, ratings(records, len(apart), setting.seats, anchor) if apart else [], strict=True))
    return Ladder(
        game=setting.game.id,
        version=setting.game.version,
        seats=setting.seats,
        options=dict(setting.options),
        seed=course.seed,
        deals=course.deals,
        neighbours=course.neighbours,
        standings=tuple(
            Standing(name, rated[place], merged[name], pace(setting, level_of(setting, name)))
            for name, place in places.items()
            if place in rated
        ),
        pairs=tuple(
            Pair(match.one.name, match.others.name, len(share), share_of_deals(share))
            for match, share in zip(met, shares, strict=True)
        ),
    )


def share_of_deals(shares: Sequence[float]) -> Share:
    """The mean share, and the interval that the differences between deals leave."""
    mean, n = float(np.mean(shares)), len(shares)
    # One deal more, half won, keeps the interval open where all deals went the same way.
    spread = sqrt((float(np.var(shares)) * n + 0.25) / (n + 1))
    reach = SURE * spread / sqrt(n)
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach))
