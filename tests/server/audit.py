"""Known weaknesses in what this project depends on: ``python tests/server/audit.py``, part of ``make check``.

Without a way to the advisories it says so in one line and holds nobody up.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

COMMAND = ["-m", "pip_audit", "-r", "constraints.txt", "--disable-pip", "--no-deps", "--progress-spinner", "off"]


def main() -> int:
    """Ask, report, and say by the exit code whether something has to be done."""
    asked = subprocess.run([sys.executable, *COMMAND, "--timeout", "5", "-f", "json"], capture_output=True, text=True)
    try:
        found: list[dict[str, Any]] = json.loads(asked.stdout)["dependencies"]
    except (ValueError, KeyError):
        return _say("not audited: the advisories cannot be reached")
    audited = [each for each in found if "skip_reason" not in each]
    if not audited:
        return _say("not audited: the advisories cannot be reached")
    weak = [f"{each['name']} {each['version']}: {weakness['id']}" for each in audited for weakness in each["vulns"]]
    _say("\n".join(weak) or f"{len(audited)} dependencies, no known weakness")
    return 1 if weak else 0


def _say(text: str) -> int:
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
