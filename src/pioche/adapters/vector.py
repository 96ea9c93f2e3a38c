"""Thousands of tables in one call, over arrays: for those who learn from millions of decisions.

>>> import pioche
>>> tables = make(pioche.games()[0].id, tables=8, seats=3, seed=1)
>>> seen, info = tables.reset()
>>> seen, rewards, over, cut, info = tables.step(tables.sample())
>>> seen["observation"].dtype, rewards.shape
(dtype('uint8'), (8, 3))
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pioche.adapters import many
from pioche.adapters.felt import Mask
from pioche.core import jit
from pioche.core.game import Game, Setting, find
from pioche.core.jit import Bytes, Floats, Ints
from pioche.core.refused import Misdeal
from pioche.core.round import check_seed

DICE = np.dtype([("rng", np.uint64)])
LEAST_SHARE = 256  # tables for which it is worth waking another thread

Bools = npt.NDArray[np.bool_]
Seen = dict[str, Any]


class Hall(NamedTuple):
    """The arrays of all tables; each row is one table."""

    states: Any
    dice: Any  # for random play, apart from the cards
    number: Ints  # which round of the series is played
    seat: Ints  # who is asked
    choices: Ints  # how many actions it has
    codes: Ints  # which
    mask: Mask  # the same as a mask
    seen: Bytes  # what it sees
    reward: Floats  # of the round that has just ended, by seat
    over: Bools  # whether one has


class Tables:
    """Tables of one setting, stepped together; at each of them one seat is asked for its action.

    The arrays handed out are the tables' own and are written again by the next call: copy what is to be kept.
    """

    def __init__(self, setting: Setting, tables: int, seed: int = 0, threads: int = 1) -> None:
        if tables < 1 or threads < 1:
            raise Misdeal(f"there is at least 1 table and 1 thread, not {tables} and {threads}")
        self.setting, self.num_envs, self.seed = setting, tables, check_seed(seed)
        self._hall, self._kernel = _furnish(setting, tables), setting.game.bind(many)
        self._drawn = np.zeros(tables, np.int64)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        share = max(-(-tables // threads), LEAST_SHARE)
        self._shares = [(at, min(at + share, tables)) for at in range(0, tables, share)]
        self._cut = np.zeros(tables, np.bool_)
        self.reset()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal again at all tables: table i plays the rounds i, i + n, i + 2n, … of the series of the seed."""
        if options:
            raise Misdeal("the options of the game are fixed when the tables are made")
        self.seed = self.seed if seed is None else check_seed(seed)
        self._hall.number[:] = np.arange(self.num_envs)
        self._hall.reward[:] = 0
        self._hall.over[:] = False
        self._share(partial(self._kernel.open_all, self._hall, self.seed))
        return self.seen, self.info

    def step(self, actions: npt.ArrayLike) -> tuple[Seen, Floats, Bools, Bools, dict[str, Any]]:
        """One action of the seat that is asked at every table.

        Where that ends a round, ``rewards`` holds the gain of every seat, and what is seen belongs to the next round
        already. An illegal action is refused before anything changes at any table.
        """
        chosen = self._checked(actions)
        self._share(partial(self._kernel.step_all, self._hall, chosen, self.seed))
        return self.seen, self._hall.reward, self._hall.over, self._cut, self.info

    def sample(self) -> Ints:
        """Any legal action for every table."""
        self._share(partial(self._kernel.draw_all, self._hall, self._drawn))
        return self._drawn

    def quick(self) -> Ints:
        """What the game's quick policy would do at every table."""
        self._share(partial(self._kernel.quick_all, self._hall, self._drawn))
        return self._drawn

    @property
    def seen(self) -> Seen:
        """What the seats that are asked see, and which actions they have."""
        return {"observation": self._hall.seen, "action_mask": self._hall.mask}

    @property
    def info(self) -> dict[str, Any]:
        """Who is asked, how many actions it has, and which round of the series each table plays."""
        return {"seat": self._hall.seat, "choices": self._hall.choices, "round": self._hall.number}

    @property
    def metadata(self) -> dict[str, Any]:
        """Of Gymnasium's ways to begin again, the one in which the last step of a round shows the next round."""
        from gymnasium.vector import AutoresetMode

        return {"autoreset_mode": AutoresetMode.SAME_STEP}

    @cached_property
    def single_observation_space(self) -> Any:
        """The space of one table's observation."""
        from pioche.adapters.spaces import seen_space

        return seen_space(self.setting.game)

    @cached_property
    def single_action_space(self) -> Any:
        """The space of one seat's action."""
        from pioche.adapters.spaces import action_space

        return action_space(self.setting.game)

    @cached_property
    def observation_space(self) -> Any:
        """The space of all tables' observations."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        """The space of all tables' actions."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_action_space, self.num_envs)

    def close(self) -> None:
        """Send the threads home."""
        if self._pool:
            self._pool.shutdown()

    def _checked(self, actions: npt.ArrayLike) -> Ints:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise Misdeal(f"{self.num_envs} tables need as many actions, not {chosen.shape}")
        at = int(self._kernel.first_illegal(self._hall, chosen))
        if at != many.ALL_LEGAL:
            raise Misdeal(f"seat {self._hall.seat[at]} at table {at} has no action {chosen[at]} now: see action_mask")
        return chosen

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Work on all tables, shared by the threads."""
        if self._pool is None or len(self._shares) == 1:
            work(0, self.num_envs)
        else:
            list(self._pool.map(lambda share: work(*share), self._shares))


def make(game: str | Game, tables: int, seats: int, *, seed: int = 0, threads: int = 1, **options: object) -> Tables:
    """So many tables of a game; the rounds they play are the same for the same seed, on any number of threads."""
    return Tables(find(game).setting(seats, options), tables, seed, threads)


def _furnish(setting: Setting, n: int) -> Hall:
    game = setting.game
    return Hall(
        states=setting.states(n),
        dice=jit.states(DICE, n),
        number=np.zeros(n, np.int64),
        seat=np.zeros(n, np.int64),
        choices=np.zeros(n, np.int64),
        codes=np.zeros((n, game.most_actions), np.int64),
        mask=np.zeros((n, len(game.face.ACTIONS)), np.int8),
        seen=np.zeros((n, game.observed), np.uint8),
        reward=np.zeros((n, setting.seats)),
        over=np.zeros(n, np.bool_),
    )
