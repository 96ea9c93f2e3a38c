"""The store: tables and their entries, written once, never changed."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Container, Sequence
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection

from pioche.house.keeping import Conflict, Kept, Line, Mark, Page, Snapshot
from pioche.server.database import StoreRefused, engine_of, hold, is_sqlite, migrate, read_url
from pioche.server.deals import needed_for
from pioche.server.schema import ENTRIES, HOUSE, PRESENCE, SNAPSHOTS, TABLES, WORKERS

LOG = logging.getLogger("pioche.server")
ABANDONED = ("live", "parked")  # what may grow too old; a match played to its end is kept for ever
CHANNEL = "pioche"
LATEST = 1e11  # seconds: some three thousand years; no clock says that, however wrong it is
CLOSED = 5.0  # seconds without a sign of any process after which the house counts as having been closed


class Store:
    """An open store. Its calls block: give them to a ``Scribe``."""

    # Away or failing, full, locked for too long; and what PostgreSQL raises when it may only be read.
    trouble = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, sa.exc.InternalError)

    def __init__(self, url: str, *, durable: bool = True, worker: str = "") -> None:
        self.url, self.worker = read_url(url), worker
        self._lock = hold(self.url)
        self.engine = engine_of(self.url, durable=durable)
        # For signs of life and for who is where: nobody misses the last of them after a power failure, and whatever is
        # stored durably later brings them with it, as a database writes its log in order.
        self._light = engine_of(self.url, durable=False)
        try:
            migrate(self.engine)
        except Exception:
            self.close()
            raise

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return not is_sqlite(self.url)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        self._light.dispose()
        if self._lock:
            self._lock.close()

    # Writing

    def append(self, pages: Sequence[Page]) -> list[Conflict | None]:
        """Write pages, all in one go if nothing stands against it; say of each whether somebody else was first."""
        try:
            with self.engine.begin() as connection:
                self._write(connection, pages)
        except sa.exc.IntegrityError:
            return [self._append_one(page) for page in pages] if len(pages) > 1 else [Conflict(pages[0].table_id)]
        return [None] * len(pages)

    def _append_one(self, page: Page) -> Conflict | None:
        return self.append([page])[0]

    def _write(self, connection: Connection, pages: Sequence[Page]) -> None:
        fresh = [_table_row(page) for page in pages if page.code]
        if fresh:
            connection.execute(sa.insert(TABLES), fresh)
        connection.execute(_INSERT, [row for page in pages for row in _entry_rows(page)])
        marks = [_mark_values(page.table_id, page.mark) for page in pages if page.mark and not page.code]
        if marks:
            connection.execute(_MARK, marks)
        for page in pages:
            if page.snapshot:
                _put_snapshot(connection, page.table_id, page.snapshot)
        for page in pages:
            self._notify(connection, f"{self.worker} entry {page.table_id} {page.lines[-1].number}")

    def _notify(self, connection: Connection, said: str) -> None:
        """Tell the other processes, once this is stored."""
        if self.shared:
            connection.execute(_NOTIFY, {"said": said})

    def mark(self, table_id: str, mark: Mark) -> None:
        """Note the state of a table."""
        with self._light.begin() as connection:
            connection.execute(_MARK, [_mark_values(table_id, mark)])

    def set_aside(self, table_id: str) -> None:
        """Keep a table that cannot be played on, until it can: it never grows too old."""
        this = sa.and_(TABLES.c.id == table_id, TABLES.c.state != "expired")
        with self.engine.begin() as connection:
            connection.execute(sa.update(TABLES).where(this).values(state="aside"))

    # Reading

    def load(self, table_id: str) -> Kept | None:
        """Everything needed to set the table up again; None if there is no such table."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(TABLES.c.code, TABLES.c.state).where(TABLES.c.id == table_id)).first()
            if row is None:
                return None
            found = SNAPSHOTS.c.table_id == table_id
            kept = connection.execute(sa.select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(found)).first()
            lines = _lines_after(connection, table_id, kept.number if kept else 0)
        return Kept(row.code, row.state, kept_bytes(kept.body) if kept else None, lines)

    def tail(self, table_id: str, after: int) -> tuple[Line, ...]:
        """The entries after a number."""
        with self.engine.connect() as connection:
            return _lines_after(connection, table_id, after)

    def plays(self, table_id: str, deal: int) -> tuple[Line, ...]:
        """The entries that tell of one deal; none if there was no such deal."""
        with self.engine.connect() as connection:
            return _lines_after(connection, table_id, 0, needed_for(connection, table_id, deal))

    def by_code(self, code: str) -> str | None:
        """The table with that code."""
        with self.engine.connect() as connection:
            found: str | None = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
        return found

    def untended(self, since: float) -> list[str]:
        """The live tables of processes of which nothing was seen since a moment of the house."""
        query = sa.select(TABLES.c.id).where(TABLES.c.state == "live", TABLES.c.worker.not_in(_alive(since)))
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def tended(self) -> list[str]:
        """The live tables of this process."""
        query = sa.select(TABLES.c.id).where(TABLES.c.state == "live", TABLES.c.worker == self.worker)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def aside(self) -> list[str]:
        """The tables that are set aside."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.state == "aside")).scalars())

    def put_away(self, before: float, now: float, spared: Container[str]) -> list[str]:
        """Put away tables nobody has touched since a moment of the house: whoever comes brings one back."""
        here = sa.select(PRESENCE.c.table_id)
        old = sa.and_(TABLES.c.state.in_(ABANDONED), TABLES.c.touched < before, TABLES.c.id.not_in(here))
        with self.engine.begin() as connection:
            ids = [
                each for each in connection.execute(sa.select(TABLES.c.id).where(old)).scalars() if each not in spared
            ]
            for each in ids:
                this = sa.update(TABLES).where(TABLES.c.id == each, old)
                connection.execute(this.values(state="away", touched=now))
        return ids

    def clear_away(self, before: float) -> list[str]:
        """Let go for ever of tables that were put away before a moment of the house: their codes are free again."""
        old = sa.and_(TABLES.c.state == "away", TABLES.c.touched < before)
        with self.engine.begin() as connection:
            ids = list(connection.execute(sa.select(TABLES.c.id).where(old).with_for_update()).scalars())
            for table in (ENTRIES.c.table_id, SNAPSHOTS.c.table_id, PRESENCE.c.table_id):
                connection.execute(sa.delete(table.table).where(table.in_(ids)))
            gone = {"state": "expired", "code": None}
            connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(ids)).values(gone))
        return ids

    # Who is where

    def arrive(self, table_id: str, seat: int) -> None:
        """A seat is connected to this process."""
        with self._light.begin() as connection:
            here = sa.and_(PRESENCE.c.table_id == table_id, PRESENCE.c.seat == seat)
            connection.execute(sa.delete(PRESENCE).where(here))
            connection.execute(sa.insert(PRESENCE), {"table_id": table_id, "seat": seat, "worker": self.worker})
            self._notify(connection, f"{self.worker} seat {table_id} {seat}")

    def depart(self, table_id: str, seat: int, worker: str) -> bool:
        """A seat is no longer connected to that process; False if it is somewhere else by now."""
        own = sa.and_(PRESENCE.c.table_id == table_id, PRESENCE.c.seat == seat, PRESENCE.c.worker == worker)
        with self._light.begin() as connection:
            return connection.execute(sa.delete(PRESENCE).where(own)).rowcount > 0

    def present(self, table_id: str, seat: int) -> bool:
        """Whether a seat is connected to any process."""
        here = sa.and_(PRESENCE.c.table_id == table_id, PRESENCE.c.seat == seat)
        with self.engine.connect() as connection:
            return connection.execute(sa.select(PRESENCE.c.seat).where(here)).first() is not None

    def connected(self) -> list[tuple[str, int]]:
        """The seats that are, or were, connected to this process."""
        query = sa.select(PRESENCE.c.table_id, PRESENCE.c.seat).where(PRESENCE.c.worker == self.worker)
        with self.engine.connect() as connection:
            return [(row.table_id, row.seat) for row in connection.execute(query)]

    def orphans(self, since: float) -> list[tuple[str, int, str]]:
        """Seats that were connected to a process of which nothing was seen since a moment of the house."""
        others = PRESENCE.c.worker != self.worker  # whoever asks is not dead, however long it was held up
        query = sa.select(PRESENCE).where(others, PRESENCE.c.worker.not_in(_alive(since)))
        with self.engine.begin() as connection:
            rows = connection.execute(query).all()
            connection.execute(sa.delete(WORKERS).where(WORKERS.c.seen < since - 3600))
        return [(row.table_id, row.seat, row.worker) for row in rows]

    # The time of the house

    def world_time(self) -> float:
        """What the world's clock says: the database's where there are several machines."""
        if not self.shared:
            return time.time()
        with self.engine.connect() as connection:
            said: Any = connection.execute(sa.text("select extract(epoch from clock_timestamp())")).scalar()
        return float(said)

    def open_house(self) -> float:
        """How far the house is behind the world; while it was closed, its clock stood still."""
        world = self.world_time()
        with self.engine.begin() as connection:
            row = connection.execute(sa.select(HOUSE).with_for_update()).first()
            if row is None:
                connection.execute(_FIRST_DAY[connection.dialect.name], {"id": 1, "behind": 0.0, "seen": world})
                return 0.0
            behind, seen = _time(row.behind), _time(row.seen)
            if behind is None or seen is None:
                behind, seen = 0.0, self._latest(connection, world)
                connection.execute(sa.update(HOUSE).values(seen=seen))
            closed = world - behind - seen
            if abs(closed) > CLOSED or not self.shared:
                behind += closed
                connection.execute(sa.update(HOUSE).values(behind=behind))
        return behind

    def _latest(self, connection: Connection, world: float) -> float:
        """When the house was open last, as its tables tell: its own word cannot be read."""
        LOG.warning("the time of the house cannot be read; it goes on from when a table was last played at")
        touched = map(_time, connection.execute(sa.select(TABLES.c.touched)).scalars())
        return max((each for each in touched if each is not None), default=world)

    def beat(self, now: float) -> None:
        """This process is up, by the time of the house."""
        with self._light.begin() as connection:
            connection.execute(sa.update(HOUSE).where(HOUSE.c.seen < now).values(seen=now))
            if not connection.execute(_SEEN, {"who": self.worker, "now": now}).rowcount:
                connection.execute(sa.insert(WORKERS), {"id": self.worker, "seen": now})


def _time(kept: Any) -> float | None:
    """A moment of the house or a span of it, if that is what a row holds."""
    return float(kept) if isinstance(kept, int | float) and abs(kept) < LATEST else None


def try_out(url: URL) -> None:
    """Open the store once, so that what stands against it is said in a sentence before anything is started."""
    where = url.render_as_string(hide_password=True)
    try:
        Store(url.render_as_string(hide_password=False)).close()
    except ModuleNotFoundError:
        raise StoreRefused("PostgreSQL needs its driver: pip install 'pioche[postgres]'") from None
    except CommandError:
        raise StoreRefused(f"the tables at {where} were made by a newer version of this program") from None
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreRefused(f"the tables at {where} cannot be opened: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """The first line of what the system or the database says."""
    said = getattr(error, "orig", None) or error
    return (getattr(said, "strerror", None) or str(said) or type(said).__name__).splitlines()[0]


_INSERT = sa.insert(ENTRIES)
_NOTIFY = sa.text(f"select pg_notify('{CHANNEL}', :said)")
_SEEN = sa.update(WORKERS).where(WORKERS.c.id == sa.bindparam("who")).values(seen=sa.bindparam("now"))
_MARK = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"), TABLES.c.state != "expired")
    .values(state=sa.bindparam("is_now"), worker=sa.bindparam("who"), touched=sa.bindparam("when"))
)


def _first_day() -> dict[str, Any]:
    from sqlalchemy.dialects import postgresql, sqlite

    return {
        "sqlite": sqlite.insert(HOUSE).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(HOUSE).on_conflict_do_nothing(),
    }


_FIRST_DAY = _first_day()


def _alive(since: float) -> sa.ScalarSelect[Any]:
    return sa.select(WORKERS.c.id).where(WORKERS.c.seen >= since).scalar_subquery()


def _put_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
    row = {"table_id": table_id, "number": snapshot.number, "body": snapshot.body}
    connection.execute(sa.insert(SNAPSHOTS), row)


def _table_row(page: Page) -> dict[str, Any]:
    mark = page.mark or Mark("live", "", time.time())
    return {"id": page.table_id, "code": page.code, "state": mark.state, "worker": mark.worker, "touched": mark.touched}


def _entry_rows(page: Page) -> list[dict[str, Any]]:
    return [{"table_id": page.table_id, "number": line.number, "at": line.at, "body": line.body} for line in page.lines]


def _mark_values(table_id: str, mark: Mark) -> dict[str, Any]:
    return {"which": table_id, "is_now": mark.state, "who": mark.worker, "when": mark.touched}


def kept_bytes(body: Any) -> bytes:
    """What a row holds; SQLite keeps whatever type it was given, and what is wrong with it is for its reader to say."""
    return body if isinstance(body, bytes) else str(body).encode("utf-8", "replace")


def _lines_after(
    connection: Connection, table_id: str, after: int, which: sa.ColumnElement[bool] | None = None
) -> tuple[Line, ...]:
    query = (
        sa.select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
        .order_by(ENTRIES.c.number)
    )
    query = query if which is None else query.where(which)
    return tuple(Line(row.number, row.at, kept_bytes(row.body)) for row in connection.execute(query))
