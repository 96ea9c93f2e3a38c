"""How often somebody may ask and how much they may have open, counted by all processes of one machine together."""

from __future__ import annotations

import mmap
import os
import time
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from struct import Struct

from pioche.house.limits import Buckets, Counts

SLOTS = 65_536  # buckets; two callers that fall into one share it, so that nobody gets a full one by taking turns
SLOT = Struct("<dd")  # how much was taken out of a bucket, and when that was
SIZE = SLOTS * SLOT.size
COLUMNS = 64  # processes
COUNT = 4  # bytes


def slot_of(who: str) -> int:
    """Where a caller is counted."""
    return int.from_bytes(blake2b(who.encode(), digest_size=8).digest(), "little") % SLOTS


class CommonBuckets(Buckets):
    """Buckets in a file that several processes have in memory, one change at a time."""

    def __init__(self, file: Path, rate: float, burst: float) -> None:
        super().__init__(rate, burst, time.monotonic)
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, SIZE)
        self._slots = mmap.mmap(self._file, SIZE)

    def take(self, who: str, drops: float = 1) -> bool:
        """Whether this request may pass; what takes more than is there is paid for by the next ones."""
        if not self.rate:
            return True
        os.lockf(self._file, os.F_LOCK, 0)
        try:
            return self._take(slot_of(who) * SLOT.size, drops)
        finally:
            os.lockf(self._file, os.F_ULOCK, 0)

    def _take(self, at: int, drops: float) -> bool:
        taken, then = SLOT.unpack_from(self._slots, at)
        now = self._now()
        taken = max(0.0, taken - (now - then) * self.rate)
        passes: bool = self.burst - taken >= 1
        SLOT.pack_into(self._slots, at, taken + drops if passes else taken, now)
        return passes

    def close(self) -> None:
        """Let go of the file."""
        self._slots.close()
        os.close(self._file)


class CommonCounts(Counts):
    """Counts in a file that several processes have in memory: each writes a column of its own, and all are added up.

    What a process that died had counted ends with the one that takes over its column.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, COLUMNS * SLOTS * COUNT)
        self._map = mmap.mmap(self._file, COLUMNS * SLOTS * COUNT)
        self._all = memoryview(self._map).cast("I")
        self._own = self._claim() * SLOTS
        self._all[self._own : self._own + SLOTS] = memoryview(bytes(SLOTS * COUNT)).cast("I")

    def _claim(self) -> int:
        """The first column that no living process has; the system lets go of it when this one ends."""
        for column in range(COLUMNS):
            os.lseek(self._file, column, os.SEEK_SET)
            with suppress(OSError):
                os.lockf(self._file, os.F_TLOCK, 1)
                return column
        raise RuntimeError(f"more than {COLUMNS} processes")

    def of(self, who: str) -> int:
        """How much somebody has at all processes; two who fall into one slot count as one."""
        return sum(self._all[slot_of(who) :: SLOTS])

    def add(self, who: str, more: int = 1) -> None:
        """Somebody has one more, or one less, at this process."""
        self._all[self._own + slot_of(who)] += more

    def close(self) -> None:
        """Let go of the file."""
        self._all.release()
        self._map.close()
        os.close(self._file)
