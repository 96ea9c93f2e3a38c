"""Lines typed while something else goes on."""

from __future__ import annotations

import os
import sys
from queue import Empty, Queue
from threading import Thread


class Keyboard:
    """Collects typed lines on the side. The thread may still wait for input when the program ends."""

    def __init__(self) -> None:
        self._lines: Queue[str | None] = Queue()
        Thread(target=self._read, daemon=True).start()

    def line(self) -> str | None:
        """A line that was typed; None if there is none yet. EOFError when no more can come."""
        try:
            line = self._lines.get_nowait()
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line.strip()

    def _read(self) -> None:
        rest = b""
        while chunk := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line.decode("utf-8", "replace"))
        self._lines.put(None)
