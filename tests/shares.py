"""Which tests run: the quick ones always, the slow ones in ``make test-all``, of the long ones a share there.

A quick run is for the person who waits for it. A test marked ``slow`` takes more than a few seconds of a core; one
marked ``long`` takes minutes, and another share of those runs with every commit. What is left out is counted.
"""

from __future__ import annotations

import os
import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

ALL = os.environ.get("PIOCHE_TESTS") == "all"
SHARES = 8
MARKS = {
    "slow": "takes more than a few seconds of a core: 'make test-all' runs it",
    "long": f"takes minutes: 'make test-all' runs every {SHARES}th of these, others with every commit",
}


@cache
def share() -> str:
    """The share of the long tests that runs: ``PIOCHE_SHARE`` (a number or ``every``), or another with every commit."""
    return os.environ.get("PIOCHE_SHARE") or str(number_of(commit()) % SHARES)


def commit() -> str:
    """The commit the tests stand on; nothing where there is no git."""
    ask = ["git", "rev-parse", "HEAD"]
    folder = Path(__file__).parent
    return subprocess.run(ask, cwd=folder, capture_output=True, text=True, check=False).stdout.strip()


def number_of(text: str) -> int:
    """A number that a text always gives."""
    return int(sha256(text.encode()).hexdigest()[:8], 16)


def runs(item: pytest.Item) -> bool:
    """Whether this run includes a test."""
    if item.get_closest_marker("long"):
        return ALL and share() in ("every", str(number_of(item.nodeid) % SHARES))
    return ALL or not item.get_closest_marker("slow")


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of this run; the others are counted."""
    left_out = [item for item in items if not runs(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if runs(item)]
