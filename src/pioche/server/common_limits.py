"""How often somebody may ask, counted by all processes of one machine together."""

from __future__ import annotations

import mmap
import os
import time
from hashlib import blake2b
from pathlib import Path
from struct import Struct

from pioche.house.limits import Buckets

SLOTS = 16_384  # callers remembered at a time; who falls into the slot of another takes it over
SLOT = Struct("<Qdd")  # who, how full their bucket is, and when that was
SIZE = SLOTS * SLOT.size


class CommonBuckets(Buckets):
    """Buckets in a file that several processes have in memory, one change at a time."""

    def __init__(self, file: Path, rate: float, burst: float) -> None:
        super().__init__(rate, burst, time.monotonic)
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, SIZE)
        self._slots = mmap.mmap(self._file, SIZE)

    def take(self, who: str) -> bool:
        """Whether this request may pass."""
        if not self.rate:
            return True
        name = int.from_bytes(blake2b(who.encode(), digest_size=8).digest(), "little")
        os.lockf(self._file, os.F_LOCK, 0)
        try:
            return self._take(name, name % SLOTS * SLOT.size)
        finally:
            os.lockf(self._file, os.F_ULOCK, 0)

    def _take(self, name: int, at: int) -> bool:
        known, level, then = SLOT.unpack_from(self._slots, at)
        now = self._now()
        level = min(self.burst, level + (now - then) * self.rate) if known == name else self.burst
        SLOT.pack_into(self._slots, at, name, level - 1 if level >= 1 else level, now)
        return level >= 1

    def close(self) -> None:
        """Let go of the file."""
        self._slots.close()
        os.close(self._file)
