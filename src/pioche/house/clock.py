"""The time of the house: it runs while somebody is in, and stands still while the house is closed."""

from __future__ import annotations

import time


class Clock:
    """Seconds of the house. It never goes back, whatever happens to the clock of the machine."""

    def __init__(self, now: float) -> None:
        self._start = now - time.monotonic()

    def __call__(self) -> float:
        """The present moment."""
        return self._start + time.monotonic()
