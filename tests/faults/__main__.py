"""``make faults``: plant the faults, one at a time, and see each one caught.

``--check`` only looks that each can be planted; ``--share`` plants a few that cases alone must catch, others with every
commit.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests import shares
from tests.faults.planted import Fault, faults, plant

LEAST = 12  # faults for every game
SHARES = 4
MOST = 900  # seconds for one fault: one that never ends is caught as well
SLOW = tuple(f"--ignore=src/pioche/testing/test_{name}.py" for name in ("adapters", "bots"))
PYTEST = (sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore")
SUITE = (*PYTEST, "tests/test_generator.py", "tests/games", "src/pioche/testing", *SLOW)
CASES = (sys.executable, "-m", "pioche", "cases", "src/pioche/games")
# What is quick comes first: most faults are caught by a hand-written case, without the compiler.
STAGES = (("1", CASES), ("0", SUITE))


def caught_by(fault: Fault | None, game: str) -> str | None:
    """The first line that fails with the fault; None if all pass."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plant(fault, game, folder)
        env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PIOCHE_CACHE": str(folder / "cache")}
        for plain, command in STAGES[: 1 if fault and fault.cases else None]:
            env["NUMBA_DISABLE_JIT"] = plain
            try:
                run = subprocess.run(
                    command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=MOST
                )
            except subprocess.TimeoutExpired:
                return f"no end within {MOST} seconds"
            if run.returncode:
                return said(run.stdout + run.stderr).replace(f"{folder}/", "")
    return None


def said(output: str) -> str:
    """The line of a run that names what failed."""
    found = re.search(r"^(?:(?:FAILED|ERROR) \S+|\S+\.case:\d+: .*)", output, re.MULTILINE)
    return found[0] if found else output[-300:]


def check(planted: list[Fault]) -> int:
    """Whether every fault can be planted, and every game has enough of them."""
    for fault in planted:
        if not fault.applies():
            print(f"{fault.what}: {fault.old!r} does not stand once in {fault.file}")
    games = [fault.game for fault in planted]
    few = sorted({game for game in games if games.count(game) < LEAST})
    for game in few:
        print(f"{game} has fewer than {LEAST} faults")
    return 1 if few or not all(fault.applies() for fault in planted) else 0


def clean(games: list[str]) -> str | None:
    """What fails without any fault: then nothing would be said about the faults."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return next(filter(None, pool.map(lambda game: caught_by(None, game), games)), None)


def try_all(planted: list[Fault]) -> int:
    """Try the tests with each fault."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught = list(pool.map(lambda fault: caught_by(fault, fault.game), planted))
    for fault, line in zip(planted, caught, strict=True):
        print(f"{'caught' if line else 'MISSED'}  {fault.what} ({fault.file})\n        {line or ''}")
    missed = caught.count(None)
    print(f"{len(planted) - missed} caught, {missed} missed")
    return 1 if missed else 0


def main() -> int:
    """Check, or try a share or all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--check", action="store_true")
    asked.add_argument("--share", action="store_true")
    asked.add_argument("game", nargs="*")
    words = asked.parse_args()
    failed = check(faults())
    if failed or words.check:
        return failed
    planted = [fault for fault in faults() if not words.game or fault.game in words.game]
    if words.share:  # of those that take seconds; that all tests pass without a fault the rest of the run shows
        quick = [fault for fault in planted if fault.cases]
        return try_all(quick[shares.number_of(shares.commit()) % SHARES :: SHARES])
    failure = clean(sorted({fault.game for fault in planted}))
    if failure:
        sys.exit(f"the tests fail without any fault: {failure}")
    return try_all(planted)


if __name__ == "__main__":
    sys.exit(main())
