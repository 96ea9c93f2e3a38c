"""Where bots think: at once if that takes no time, else in a few threads beside the tables."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from pioche.bots.hint import Advice, hint
from pioche.bots.levels import level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagine
from pioche.core.round import Round

LONGEST = 3.0  # seconds a bot may think


class Thinkers:
    """A bounded pool: many tables of strong bots make each other slower, not the people."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) // 2), thread_name_prefix="thinker")

    async def choose(self, round: Round, seat: int, name: str, lot: int) -> str:
        """The action of a bot for a seat that may act, from what the seat may know alone."""
        level, worlds = level_of(round.game, name), imagine(round, seat, lot)
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
