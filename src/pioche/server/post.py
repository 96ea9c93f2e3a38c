"""What other processes have written, as PostgreSQL tells it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from threading import Thread

from pioche.server.store import CHANNEL, Store

PAUSE = 0.5  # seconds before connecting again
LOG = logging.getLogger("pioche.server")
Notice = Callable[[str, str, int], None]  # "entry" or "seat", the table, the number of either


class Post:
    """Listens in a thread of its own. After a break everything may have been missed, and that is said too."""

    def __init__(self, store: Store, notice: Notice, missed: Callable[[], None]) -> None:
        self._store, self._notice, self._missed = store, notice, missed
        self._loop = asyncio.get_running_loop()
        self._open = self._heard = True
        self._thread = Thread(target=self._listen, name="post", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._open = False
        await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        import psycopg

        while self._open:
            try:
                self._read()
            except psycopg.Error as error:
                if self._heard:
                    LOG.warning("no notifications from the database: %s", type(error).__name__)
                self._heard = False
                time.sleep(PAUSE)

    def _read(self) -> None:
        import psycopg

        address = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"listen {CHANNEL}")
            self._heard = True
            self._loop.call_soon_threadsafe(self._missed)
            while self._open:
                for note in connection.notifies(timeout=0.5):
                    self._hear(note.payload)

    def _hear(self, payload: str) -> None:
        worker, kind, table_id, number = payload.split()
        if worker != self._store.worker:
            self._loop.call_soon_threadsafe(self._notice, kind, table_id, int(number))
