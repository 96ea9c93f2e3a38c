"""What the README prints works as printed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.core import jit

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
COMMANDS = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines() if line]
OURS = [command for command in COMMANDS if command.startswith(".venv/bin/pioche ")]


@pytest.mark.slow
@pytest.mark.skipif(jit.OFF, reason="a million games need the compiler")
@pytest.mark.parametrize("command", OURS)
def test_the_command_runs_as_printed(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_DATA", str(tmp_path))
    words = shlex.split(command)[1:]
    program = [sys.executable, "-c", "from pioche.cli import main; main()", *words]
    run = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)`", README)) | {c.split()[1] for c in COMMANDS if c.startswith("make ")}
    assert named <= targets


def test_every_page_and_picture_that_is_linked_exists() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
