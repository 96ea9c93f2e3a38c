"""Where bots think: at once if that takes no time, else in a few threads beside the tables."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Thread

from pioche.bots.hint import Advice, hint
from pioche.bots.levels import level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import Setting
from pioche.core.round import Round, deal_round

LONGEST = 3.0  # seconds a bot may think


class Thinkers:
    """A bounded pool: many tables of strong bots make each other slower, not the people."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) // 2), thread_name_prefix="thinker")
        self._warm: dict[str, asyncio.Future[None]] = {}

    def warm_up(self, setting: Setting) -> asyncio.Future[None]:
        """Have the rules of a game ready: what has to be compiled or loaded is so beside the tables, once."""
        known = self._warm.get(setting.game.id)
        if known is None:
            known = self._warm[setting.game.id] = asyncio.get_running_loop().create_future()
            # Nobody waits for it when the house is closed.
            Thread(target=_warm, args=(setting, known), name="warm-up", daemon=True).start()
        return known

    async def choose(self, round: Round, seat: int, name: str, lot: int) -> str:
        """The action of a bot for a seat that may act, from what the seat may know alone."""
        level, worlds = level_of(round.setting, name), imagined(round.setting, round._states, seat, lot)
        if level.tries:
            loop = asyncio.get_running_loop()
            code = await loop.run_in_executor(self._pool, decide, worlds, level, lot, LONGEST)
        else:
            code = decide(worlds, level, lot)
        return round.game.face.ACTIONS[code]

    async def advise(self, round: Round, seat: int) -> tuple[Advice, ...]:
        """What a good player would say to a person who may act."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, hint, round, seat)

    def close(self) -> None:
        """Let nobody think any more; what is being thought is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _warm(setting: Setting, done: asyncio.Future[None]) -> None:
    """What goes wrong here would go wrong at the table, too, and is said there."""
    with suppress(Exception):
        _play_a_round(setting)
    with suppress(RuntimeError):  # the house was closed meanwhile
        done.get_loop().call_soon_threadsafe(_settle, done)


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _play_a_round(setting: Setting) -> None:
    """Everything a table asks of the rules, once."""
    round, level = deal_round(setting, 1, 0, None), level_of(setting, "family")
    decide(imagined(setting, round._states, round.to_act[0], 1), level, 1)
    while not round.over:
        seat = round.to_act[0]
        round.play(seat, round.quick_choice(seat))
    round.view(None)
