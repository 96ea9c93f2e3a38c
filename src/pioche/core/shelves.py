"""Where games lie: in the folder of games, and in every installed package that offers some."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

GROUP = "pioche.games"  # the entry points by which a package says where its games are


def own() -> Iterator[Any]:
    """The packages in the folder of games, in the order of their names."""
    shelf = importlib.import_module(GROUP)
    for name in sorted(found.name for found in pkgutil.iter_modules(shelf.__path__)):
        yield importlib.import_module(f"{GROUP}.{name}")


def offered() -> list[EntryPoint]:
    """What other packages offer, in the order of their names; who is found twice on the path offers once."""
    return sorted({each.value: each for each in entry_points(group=GROUP)}.values(), key=lambda each: each.name)


@cache
def say_broken(offer: EntryPoint, why: str) -> None:
    """Tell once a process that a package is left out: the others play on."""
    package = offer.dist.name if offer.dist else offer.value
    print(f"pioche: the games of {package} are left out: {why}", file=sys.stderr)  # noqa: T201 - a game that is silently missing would be looked for in vain
