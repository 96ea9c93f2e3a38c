"""``make browser``: the tests in a real browser; the few that fail are tried once more, alone, and always named.

A shared machine can starve a browser for minutes. A second chance that nobody sees would hide what is really wrong, so
what needed one is printed, and more than a few is a failure whatever the second chance says.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
FOLDER = "tests/browser"
MOST = 3  # tests that may be tried again


def run(*words: str) -> int:
    """Run the browser tests with these words."""
    return subprocess.run([sys.executable, "-m", "pytest", *words, FOLDER], cwd=ROOT, check=False).returncode


def failed() -> list[str]:
    """The browser tests that failed in the last run."""
    kept = json.loads(FAILED.read_text("utf-8")) if FAILED.exists() else {}
    return sorted(name for name in kept if name.startswith(FOLDER))


def main() -> int:
    """Run, try again what failed, and say so."""
    FAILED.unlink(missing_ok=True)
    code, again = run(*sys.argv[1:]), failed()
    if code != 1 or len(again) > MOST:
        return code
    print(f"second chances: {len(again)} ({', '.join(again)})", flush=True)  # noqa: T201 - nobody may miss it
    return run("-p", "no:xdist", "-rs", "--last-failed")


if __name__ == "__main__":
    sys.exit(main())
