"""Generic functions bound to a game: copies that call its functions where the source calls stubs.

Generic functions may import one another from any module; a copy then calls copies.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, ParamSpec, TypeVar

from pioche.core.jit import jit

P = ParamSpec("P")
R = TypeVar("R")


def generic(fn: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that calls a game's functions by their stubs: compiled once for each game, by ``bind``."""
    fn.__dict__["generic"] = True
    return fn


def own(fn: Callable[P, R]) -> Callable[P, R]:
    """Mark the stub of a function that every game has to have itself."""
    fn.__dict__["own"] = True
    return generic(fn)


class Binding:
    """The copies of generic functions that call one game's functions.

    Each copy is given a name that carries the game: a closure over compiled functions would never be found in the disk
    cache by the next process.
    """

    def __init__(self, name: str, given: Mapping[str, Any], stubs: str) -> None:
        self.name, self.given, self.stubs = name, given, stubs
        self._spaces: dict[str, dict[str, Any]] = {}
        self._lock = RLock()  # games are played in many threads; none may see a module half bound

    def functions(self, module: str) -> dict[str, Any]:
        """The names of a module, every generic function in it bound to the game, and those it imports likewise."""
        with self._lock:
            if module not in self._spaces:
                self._bind_all(module)
            return self._spaces[module]

    def _bind_all(self, module: str) -> None:
        space = self._spaces[module] = dict(vars(sys.modules[module]))
        functions = {key: fn for key, fn in space.items() if isinstance(fn, types.FunctionType)}
        found = {key: fn for key, fn in functions.items() if "generic" in fn.__dict__}
        try:
            # What is imported comes first: a copy's stamp in the cache tells what it can reach.
            for key, fn in sorted(found.items(), key=lambda each: each[1].__module__ == module):
                space[key] = self._bound(fn, space) if fn.__module__ == module else self._imported(fn)
        except TypeError:
            del self._spaces[module]
            raise

    def _imported(self, fn: types.FunctionType) -> Any:
        return self.functions(fn.__module__)[fn.__name__]

    def _bound(self, fn: types.FunctionType, space: dict[str, Any]) -> Any:
        if fn.__module__ == self.stubs and fn.__name__ in self.given:
            return self.given[fn.__name__]
        if "own" in fn.__dict__:
            raise TypeError(f"{self.name} has no function {fn.__name__}: {fn.__doc__}")
        copy = types.FunctionType(fn.__code__, space, fn.__name__, fn.__defaults__)
        copy.__qualname__, copy.__module__ = f"{fn.__qualname__}.{self.name}", fn.__module__
        return jit(copy)
