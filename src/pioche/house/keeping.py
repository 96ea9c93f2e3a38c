"""What a house has kept of its tables, and what it asks of whoever keeps it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Protocol


class StoreLost(Exception):
    """The store cannot be reached, or failed: whether something was stored is not known; trying again is harmless."""


class Conflict(Exception):
    """Somebody else has written that entry already, or taken that code."""


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as it is stored."""

    number: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Mark:
    """What the store knows of a table without reading its entries."""

    state: str
    worker: str
    touched: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood after an entry, so that older ones need not be read again."""

    number: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """Entries of one table that are written together or not at all."""

    table_id: str
    lines: tuple[Line, ...]
    mark: Mark | None = None
    code: str | None = None  # given once, with the first entry
    snapshot: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is read: the newest snapshot, and the entries since."""

    code: str | None
    state: str
    snapshot: bytes | None
    lines: tuple[Line, ...]


class Keeper(Protocol):
    """A store. Its calls block: give them to a ``Scribe``."""

    worker: str  # the name of this process

    @property
    def trouble(self) -> tuple[type[Exception], ...]:
        """What its calls raise when it cannot be reached."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""

    def append(self, pages: Sequence[Page]) -> list[Conflict | None]:
        """Write pages; say of each whether somebody else was first."""

    def mark(self, table_id: str, mark: Mark) -> None:
        """Note the state of a table."""

    def set_aside(self, table_id: str) -> None:
        """Keep a table that cannot be played on, until it can: it never grows too old."""

    def aside(self) -> list[str]:
        """The tables that are set aside."""

    def load(self, table_id: str) -> Kept | None:
        """Everything needed to set the table up again; None if there is no such table."""

    def tail(self, table_id: str, after: int) -> tuple[Line, ...]:
        """The entries after a number."""

    def plays(self, table_id: str, deal: int) -> tuple[Line, ...]:
        """The entries that tell of one deal; none if there was no such deal."""

    def by_code(self, code: str) -> str | None:
        """The table with that code."""

    def untended(self, since: float) -> list[str]:
        """The live tables of processes of which nothing was seen since a moment of the house."""

    def tended(self) -> list[str]:
        """The live tables of this process."""

    def put_away(self, before: float, now: float, spared: Container[str]) -> list[str]:
        """Put away tables nobody has touched since a moment of the house: whoever comes brings one back."""

    def clear_away(self, before: float) -> list[str]:
        """Let go for ever of tables that were put away before a moment of the house: their codes are free again."""

    def arrive(self, table_id: str, seat: int) -> None:
        """A seat is connected to this process."""

    def depart(self, table_id: str, seat: int, worker: str) -> bool:
        """A seat is no longer connected to that process; False if it is somewhere else by now."""

    def present(self, table_id: str, seat: int) -> bool:
        """Whether a seat is connected to any process."""

    def connected(self) -> list[tuple[str, int]]:
        """The seats that are, or were, connected to this process."""

    def orphans(self, since: float) -> list[tuple[str, int, str]]:
        """Seats that were connected to a process of which nothing was seen since a moment of the house."""

    def beat(self, now: float) -> None:
        """This process is up, by the time of the house."""
