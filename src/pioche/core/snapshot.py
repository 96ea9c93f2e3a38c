"""A state unpacked into plain Python numbers and lists, and packed again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any


def unpack(states: Any, i: int = 0) -> SimpleNamespace:
    """A plain copy of state i: reading it is ten times faster than reading the record from Python."""
    return SimpleNamespace(**{name: states[name][i].tolist() for name in states.dtype.names})


def bits(mask: int) -> list[int]:
    """The places of the set bits, rising."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def pack(s: SimpleNamespace, states: Any, i: int = 0) -> None:
    """Write a snapshot into state i."""
    for name, value in vars(s).items():
        states[name][i] = value
