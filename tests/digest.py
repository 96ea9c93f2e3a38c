"""``python -m tests.digest``: a digest of random play in every setting, to compare ways of running the rules."""

from __future__ import annotations

import hashlib

from pioche.core.game import games
from pioche.testing.walks import settings_of, walk

# The same settings with and without the compiler.
SETTINGS = [setting for game in games() for setting in settings_of(game)[::3]]


def digest() -> str:
    """One digest over every state, view and record of a round in every setting."""
    found = hashlib.sha256()
    for setting in SETTINGS:
        for round in walk(setting, 42):
            found.update(round.state_bytes())
        found.update(round.record().encode())
        found.update(round.view(0).json())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest())  # noqa: T201 - it is the result
