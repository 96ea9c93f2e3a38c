"""A real server in a process of its own, and how it is asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 120.0  # seconds after which something counts as never happening, on however slow a machine
PROGRAM = "from pioche.cli import main; main()"


# A connection for every request: one that is kept would outlive a killed server.
_web = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


def get(address: str, **more: Any) -> httpx.Response:
    """What is there."""
    return _web.get(address, **more)


def post(address: str, **more: Any) -> httpx.Response:
    """What is answered."""
    return _web.post(address, **more)


def wait_for(what: Callable[[], Any]) -> Any:
    """Ask again and again until the answer is yes."""
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return found


@dataclass
class Server:
    """``pioche serve`` at a port of its own; it can be killed and started again."""

    db: str
    port: int = 0
    workers: int = 1
    more: tuple[str, ...] = ("--unlimited",)
    prepare: bool = False
    process: subprocess.Popen[str] | None = None
    log: list[str] = field(default_factory=list)

    def start(self) -> Server:
        words = ["serve", "--host", "127.0.0.1", "--no-qr", "--db", self.db, "--workers", str(self.workers)]
        words += ["--prepare" if self.prepare else "--no-prepare"]
        command = [sys.executable, "-c", PROGRAM, *words, "--port", str(self.port), *self.more]
        self.process = subprocess.Popen(
            command,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        line = self._line()
        if "http://" not in line:
            raise RuntimeError(line + self.process.communicate(timeout=PATIENCE)[0])
        self.port = int(line.rsplit(":", 1)[1])
        self._await_health()
        return self

    def _line(self) -> str:
        assert self.process
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _await_health(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if get(f"{self.base}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise RuntimeError("the server does not come up")

    def kill(self) -> None:
        """As if the machine had lost it: no chance to say anything."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        assert self.process
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        assert self.process
        output, _ = self.process.communicate(timeout=PATIENCE)
        self.log.append(output)
        code, self.process = self.process.returncode, None
        return code


@contextmanager
def serving(db: str, **more: Any) -> Iterator[Server]:
    """A server that is stopped in the end, whatever happens."""
    server = Server(db, **more).start()
    try:
        yield server
    finally:
        if server.process:
            server.stop()


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
