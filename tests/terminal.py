"""A person at a real pseudo-terminal, who types only what is offered."""

from __future__ import annotations

import contextlib
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping
from fcntl import ioctl
from pathlib import Path

PROGRAM = "from pioche.cli import main; main()"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program in a terminal of 80 columns: read its screen, type, wait for its end."""

    def __init__(self, *words: str, env: Mapping[str, str], columns: int = 80) -> None:
        self.raw = ""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test run in the background ignores Ctrl-C, people do not
            os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *words], {**os.environ, **env})  # noqa: S606 - our own program
        ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    @property
    def text(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def read(self, seconds: float = 60) -> str:
        """Read until the program waits at its prompt or ends; what was new."""
        before, deadline = len(self.raw), time.monotonic() + seconds
        while not self.text.endswith("> "):
            ready, _, _ = select.select([self.fd], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"no prompt within {seconds} s after:\n{self.text[-2000:]}")
            try:
                chunk = os.read(self.fd, 65536)
            except OSError:  # the program has ended and closed its side
                break
            if not chunk:
                break
            self.raw += chunk.decode("utf-8", "replace")
        return ESCAPES.sub("", self.raw[before:]).replace("\r", "")

    def until(self, said: str, seconds: float = 60) -> None:
        """Read until something is said, however late its news come."""
        deadline = time.monotonic() + seconds
        while said not in self.text:
            ready, _, _ = select.select([self.fd], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"not said within {seconds} s: {said!r} after:\n{self.text[-2000:]}"
            self.raw += os.read(self.fd, 65536).decode("utf-8", "replace")

    def type(self, line: str) -> str:
        """Type a line; what the program answers up to its next prompt."""
        os.write(self.fd, line.encode() + b"\n")
        self.raw += "\n"
        return self.read()

    def press(self, key: bytes) -> str:
        """Press a key such as Ctrl-C, and again, as people do, where nothing happens."""
        self.raw += "\n"  # an interrupt that falls between the prompt and the wait for a line is not heard by Python
        for _ in range(5):
            os.write(self.fd, key)
            with contextlib.suppress(AssertionError):
                return self.read(10)
        return self.read()

    def end(self) -> int:
        """Wait for the end; the exit code."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """End it the hard way."""
        os.kill(self.pid, signal.SIGKILL)
        self.end()


def offered(screen: str) -> int:
    """How many numbered choices the last paragraph before the question offers; 0 for none."""
    paragraphs = [part for part in screen.split("\n\n") if part.strip()]
    choices = paragraphs[-2] if len(paragraphs) > 1 else ""
    numbers = [int(found) for found in re.findall(r"(?:^|\s)(\d+) \D", choices)]
    return max(numbers) if numbers and sorted(set(numbers)) == list(range(1, max(numbers) + 1)) else 0


def play_on(terminal: Terminal, screen: str, dice: random.Random, most: int = 100_000) -> str:
    """Answer every question with an offered number, every pause with Enter; the last screen."""
    for _ in range(most):
        if not terminal.text.endswith("> "):
            return screen
        count = offered(screen)
        screen = terminal.type(str(dice.randint(1, count)) if count else "")
    return screen


def kept(folder: Path) -> Path:
    """The one match that was kept."""
    (file,) = (folder / "matches").glob("*.match")
    return file
