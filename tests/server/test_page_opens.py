"""``pioche`` alone: tables for this network, and their page in the browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.kit import PATIENCE, PROGRAM

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a browser of two lines is written for a shell here")


@contextmanager
def started(folder: Path, *words: str, browser: bool = True) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """``pioche`` with a browser that only notes what it is asked to open; and the port it says."""
    note = folder / "browser"
    note.write_text(f'#!/bin/sh\necho "$1" > "{folder}/opening" && mv "{folder}/opening" "{folder}/opened"\n', "utf-8")
    note.chmod(0o755)
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    bare = {name: value for name, value in os.environ.items() if name not in screens}
    env = bare | {"PIOCHE_DATA": str(folder), "PYTHONUNBUFFERED": "1"} | ({"BROWSER": str(note)} if browser else {})
    command = [sys.executable, "-c", PROGRAM, *words]
    with subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)$", line.strip())
        assert found, line
        try:
            yield process, int(found[1])
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)


def wait_until_served(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).json()["ok"]
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("nothing is served")


def opened(folder: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (folder / "opened").exists():
        assert time.monotonic() < end, "nothing was opened"
        time.sleep(0.05)
    return (folder / "opened").read_text("utf-8").strip()


def test_without_a_command_the_page_is_served_and_opened(tmp_path: Path) -> None:
    with started(tmp_path) as (process, port):
        wait_until_served(port)
        assert opened(tmp_path) == f"http://localhost:{port}/"
        assert "<!doctype html>" in httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).text.lower()
        assert (tmp_path / "tables.db").exists()
    assert process.returncode == 0


def test_where_the_usual_port_is_taken_another_is_found(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("0.0.0.0", 8000))  # noqa: S104 - the port itself is meant
            taken.listen()
        except OSError:
            pass  # somebody else has it: as good
        with started(tmp_path) as (_, port):
            assert port != 8000
            wait_until_served(port)
            assert opened(tmp_path) == f"http://localhost:{port}/"


@pytest.mark.slow
@pytest.mark.parametrize(("words", "browser"), [(("--no-open",), True), ((), False)])
def test_the_page_is_not_opened_unasked_or_without_a_screen(
    tmp_path: Path, words: tuple[str, ...], browser: bool
) -> None:
    with started(tmp_path, *words, browser=browser) as (process, port):
        wait_until_served(port)
        assert process.poll() is None
    assert not (tmp_path / "opened").exists()
