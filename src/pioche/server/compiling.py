"""The process that compiles rules into the cache: it reads what is to be prepared, a line each, and says when it is."""

from __future__ import annotations

import contextlib
import importlib.metadata
import os
import signal
import sys
from hashlib import sha256
from pathlib import Path

from pioche.bots import prepare as parts
from pioche.bots.prepare import Part, prepare
from pioche.core.game import Game, find
from pioche.core.jit import CORE, cache_folder, fingerprint

BESIDE = 10  # how much a process gives way to those that serve people


def stamp(game: Game, part: Part) -> Path:
    """The file that says that this part is in the cache, compiled from these sources by this compiler."""
    folders = (CORE, Path(parts.__file__).parent, game.folder)
    made_of = (game.package, part, sys.version, importlib.metadata.version("numba"), *map(fingerprint, folders))
    return cache_folder() / f"prepared-{sha256(' '.join(made_of).encode()).hexdigest()[:20]}"


def main() -> None:
    """Prepare until nobody asks any more; Ctrl-C is for the server, which then closes this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if "--beside" in sys.argv and hasattr(os, "nice"):
        os.nice(BESIDE)
    for line in sys.stdin:
        id, part = line.split()
        game = find(id)
        with contextlib.suppress(Exception):  # what is wrong with a game is said at its table
            prepare(game, _part(part))
            stamp(game, _part(part)).touch()
        sys.stdout.write("done\n")
        sys.stdout.flush()


def _part(word: str) -> Part:
    return next(part for part in parts.PARTS if part == word)


if __name__ == "__main__":
    main()
