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


@contextmanager
def running() -> Iterator[str]:
    """The address of a fresh server, without a database name."""
    folder = Path(tempfile.mkdtemp(prefix="pioche-pg-"))
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:
        them = pwd.getpwnam(NOBODY)
        os.chown(folder, them.pw_uid, them.pw_gid)
        as_whom = {"user": them.pw_uid, "group": them.pw_gid, "extra_groups": []}
    data, port = folder / "data", _free_port()
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **as_whom}
    subprocess.run(["initdb", "-D", data, "-U", "pioche", "-A", "trust", "--no-sync"], check=True, **quiet)  # noqa: S607 - whichever is installed
    settings = ("fsync=off", f"unix_socket_directories={folder}", "listen_addresses=127.0.0.1", "max_connections=60")
    words = [word for each in settings for word in ("-c", each)]
    server = subprocess.Popen(["postgres", "-D", data, "-p", str(port), *words], **quiet)  # noqa: S607 - likewise
    try:
        address = f"postgresql://pioche@127.0.0.1:{port}"
        _wait_for(f"{address}/postgres")
        yield address
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nobody needs its files any more
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str) -> None:
    for _ in range(300):
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
