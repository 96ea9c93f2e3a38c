"""The server of the load benchmark, watched from outside."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = "from pioche.cli import main; main()"
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server on its own port, watched from outside."""

    def __init__(self, db: str, *, durable: bool = True) -> None:
        words = [
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-qr",
            "--db",
            db,
            "--address-rate",
            "0",
            "--unlimited",
            "--no-prepare",
            "--durable" if durable else "--no-durable",
        ]
        self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.base = line[line.index("http://") :].strip()

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        facts = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(facts[11]) + int(facts[12])) / TICKS

    def memory(self) -> int:
        """Bytes in memory."""
        facts = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", facts)
        return int(found[1]) * 1024 if found else 0

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)
