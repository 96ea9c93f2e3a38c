"""A PostgreSQL of the tests' own, run by somebody without rights."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

NOBODY = "nobody"


def there_is_one() -> bool:
    """Whether PostgreSQL's programs are on this machine."""
    return bool(shutil.which("initdb") and shutil.which("postgres"))


class Postgres:
    """A fresh server; it can be stopped and started again."""

    def __init__(self) -> None:
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="pioche-pg-")), _free_port()
        as_whom: dict[str, Any] = {}
        if os.geteuid() == 0:
            them = pwd.getpwnam(NOBODY)
            os.chown(self.folder, them.pw_uid, them.pw_gid)
            as_whom = {"user": them.pw_uid, "group": them.pw_gid, "extra_groups": []}
        silent = subprocess.DEVNULL
        self._quiet: dict[str, Any] = {"stdout": silent, "stderr": silent, "cwd": self.folder, **as_whom}
        words = ["initdb", "-D", self._data, "-U", "pioche", "-A", "trust", "--no-sync"]
        subprocess.run(words, check=True, **self._quiet)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def address(self) -> str:
        """Without the name of a database."""
        return f"postgresql://pioche@127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = ("fsync=off", f"unix_socket_directories={self.folder}", "listen_addresses=127.0.0.1", MOST)
        words = ["postgres", "-D", self._data, "-p", str(self.port), *(w for each in settings for w in ("-c", each))]
        self.process = subprocess.Popen(words, **self._quiet)
        _wait_for(f"{self.address}/postgres")

    def stop(self) -> None:
        """At once, as if its machine had failed."""
        if self.process:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(60)
            self.process = None


MOST = "max_connections=60"


@contextmanager
def running() -> Iterator[Postgres]:
    """A server that is gone in the end, with its files."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str) -> None:
    for _ in range(1200):
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not start")


def new_database(address: str, name: str) -> str:
    """The address of an empty database."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'create database "{name}"')
    return f"{address}/{name}"
