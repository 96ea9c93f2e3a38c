"""The compiler and what compiled rules stand on: the cache, the generator, bit helpers.

This is the only file that imports numba. With ``NUMBA_DISABLE_JIT=1``, or where numba is not
installed, the same functions run as plain Python on the same records, slowly and debuggably.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import sys
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

try:
    import numba

    OFF = bool(numba.config.DISABLE_JIT)
except ImportError:  # pragma: no cover - the package asks for numba, some platforms lack it
    OFF = True

P = ParamSpec("P")
R = TypeVar("R")
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Word = np.uint64
CORE = Path(__file__).parent
APART = {*sys.stdlib_module_names, "numpy"}


def cache_folder() -> Path:
    """Where compiled code is kept: one folder per installation, so two checkouts never fight over it."""
    from platformdirs import user_cache_path

    base = os.environ.get("PIOCHE_CACHE")
    checked = "checked" if not OFF and numba.config.BOUNDSCHECK else "plain"
    place = hashlib.sha256(str(CORE).encode()).hexdigest()[:12]
    return (Path(base) if base else user_cache_path("pioche")) / f"{place}-{checked}"


@cache
def fingerprint(folder: Path) -> str:
    """A digest of every source file in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.glob("*.py")):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


@cache
def _say_compiling() -> None:
    """Tell the person waiting, once a process, why the first deal takes so long."""
    print("pioche: compiling the rules for this machine, once; this takes some seconds", file=sys.stderr)  # noqa: T201 - the one line a library may say: silence would look like a hang


if not OFF:
    from llvmlite import ir
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
    from numba.extending import intrinsic

    class _Locator(_CacheLocator):  # type: ignore[misc] # numba has no types
        """Numba stamps a function with its own file alone; a change in a callee would leave stale code."""

        def __init__(self, fn: types.FunctionType) -> None:
            self._py_file = fn.__code__.co_filename
            self._stamp = "".join(fingerprint(folder) for folder in sorted(fn.__dict__["folders"]))
            home = hashlib.sha256(fn.__module__.encode()).hexdigest()[:8]
            self._mark = f"{fn.__code__.co_firstlineno}-{home}"

        def get_cache_path(self) -> str:
            return str(cache_folder())

        def get_source_stamp(self) -> str:
            return self._stamp

        def get_disambiguator(self) -> str:
            return self._mark

        @classmethod
        def from_function(cls, fn: types.FunctionType, _file: str) -> _Locator:
            locator = cls(fn)
            locator.ensure_cache_path()
            return locator

    class _Impl(CompileResultCacheImpl):  # type: ignore[misc] # numba has no types
        _locator_classes = (_Locator,)

    class _Cache(FunctionCache):  # type: ignore[misc] # numba has no types
        _impl_class = _Impl

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            found = super().load_overload(sig, target_context)
            if found is None:
                _say_compiling()
            return found


def jit(fn: Callable[P, R]) -> Callable[P, R]:
    """Compile a function without the GIL, cached on disk; an unwritable folder only means no cache."""
    if OFF:
        return fn
    fn.__dict__["folders"] = folders_of(cast(types.FunctionType, fn))
    dispatcher = numba.njit(nogil=True, no_cfunc_wrapper=True)(fn)  # C never calls it: a tenth of the waiting less
    if inspect.isgeneratorfunction(fn):  # Numba cannot call one that it finds in the cache; it is part of its callers
        return cast(Callable[P, R], dispatcher)
    try:
        dispatcher._cache = _Cache(fn)
    except OSError:
        _say_compiling()
    return cast(Callable[P, R], dispatcher)


def folders_of(fn: types.FunctionType) -> frozenset[Path]:
    """The folders of all that is compiled into a function: of its module's imports and of the functions it can reach.

    A module imports before it defines, so what a function can reach is known when it is defined.
    """
    reached = (getattr(each, "py_func", None) for each in fn.__globals__.values())
    theirs = (each.__dict__.get("folders", ()) for each in reached if each is not None)
    return folders_from(Path(fn.__code__.co_filename)).union(*theirs)


@cache
def folders_from(file: Path) -> frozenset[Path]:
    """The folders that a module takes names from, and that these take theirs from: a number tells no origin."""
    files, ahead = {CORE / "jit.py"}, [file]
    while ahead:
        each = ahead.pop()
        if each not in files:
            files.add(each)
            ahead += imported_by(each)
    return frozenset(each.parent for each in files)


@cache
def imported_by(file: Path) -> list[Path]:
    """The loaded files that a file takes names from, those of Python and NumPy apart."""
    if not file.is_file():
        return []
    names = re.findall(r"^from (\S+) import ", file.read_text("utf-8"), re.MULTILINE)
    ours = (sys.modules.get(name) for name in names if name.split(".")[0] not in APART)
    return [Path(each.__file__) for each in ours if each and each.__file__]


def states(layout: np.dtype[np.void], n: int) -> npt.NDArray[np.void]:
    """Room for n states, all zero; without the compiler a record array, so that ``s.hand`` works."""
    room = np.zeros(n, layout)
    return room.view(np.recarray) if OFF else room


class HasGenerator(Protocol):
    """A record with a generator in it."""

    rng: Word


def _wraps(fn: Callable[P, R]) -> Callable[P, R]:
    """Arithmetic modulo 2**64: silent in machine code, a warning in NumPy unless told otherwise."""
    return np.errstate(over="ignore")(fn) if OFF else jit(fn)


GAMMA = np.uint64(0x9E3779B97F4A7C15)


@_wraps
def scramble(z: Word) -> Word:
    """The finaliser of splitmix64: a bijection that leaves no visible pattern."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@_wraps
def mix(key: Word, word: Word) -> Word:
    """One more word of a digest: quicker than ``scramble``, which ends it."""
    z = (key ^ word) * np.uint64(0xBF58476D1CE4E5B9)
    return z ^ (z >> np.uint64(31))


@_wraps
def seeded(seed: int, index: int) -> Word:
    """The generator's first word for one game of a series: by game index, never by thread."""
    return scramble(scramble(np.uint64(seed) + GAMMA) + np.uint64(index) * np.uint64(0xD1B54A32D192ED03))


@_wraps
def advance(s: HasGenerator) -> Word:
    """The next 64 random bits of the record (splitmix64)."""
    s.rng = s.rng + GAMMA
    return scramble(s.rng)


@_wraps
def below(s: HasGenerator, k: int) -> int:
    """A number from 0 to k-1, each exactly as likely (Lemire's multiplication with rejection)."""
    m = (advance(s) >> np.uint64(32)) * np.uint64(k)
    if (m & np.uint64(0xFFFFFFFF)) < np.uint64(k):
        spare = np.uint64((0x100000000 - k) % k)
        while (m & np.uint64(0xFFFFFFFF)) < spare:
            m = (advance(s) >> np.uint64(32)) * np.uint64(k)
    return int(m >> np.uint64(32))


@jit
def shuffle(s: HasGenerator, cards: Bytes, n: int) -> None:
    """Every order of the first n cards becomes as likely as any other."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def _ones(mask: int) -> int:
    return int(mask).bit_count()


def _low(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


if not OFF:
    # One machine instruction each; a loop over bits would cost a tenth of all playing time.
    @intrinsic  # type: ignore[untyped-decorator] # numba's
    def _ones(_context: Any, _mask: Any) -> Any:
        return numba.int64(numba.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])

    @intrinsic  # type: ignore[untyped-decorator] # numba's
    def _low(_context: Any, _mask: Any) -> Any:
        yes = ir.Constant(ir.IntType(1), 1)
        return numba.int64(numba.int64), lambda _c, builder, _s, args: builder.cttz(args[0], yes)


@jit
def ones(mask: int) -> int:
    """How many bits are set."""
    return _ones(mask)


@jit
def low(mask: int) -> int:
    """The index of the lowest set bit of a mask that has one."""
    return _low(mask)
