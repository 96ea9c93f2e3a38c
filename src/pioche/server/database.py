"""The database behind the store: opened, brought up to date, and guarded against a second process."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.engine import URL, Engine, make_url

MIGRATIONS = Path(__file__).parent / "migrations"
CONNECT = 5  # seconds in which a database has to take a connection
STATEMENT = 4  # seconds a statement may take
LOCK = 2  # seconds it may wait for a lock
ONE_LOCK = 0x70696F63  # any number of our own: PostgreSQL's advisory locks are told apart by it


class StoreRefused(Exception):
    """A store that cannot be opened as asked; the message says why."""


def default_url() -> str:
    """The file in the user's data folder."""
    named = os.environ.get("PIOCHE_DATA")
    folder = Path(named) if named else user_data_path("pioche")
    return f"sqlite:///{folder / 'tables.db'}"


def read_url(text: str) -> URL:
    """The address of a database, SQLite or PostgreSQL; ``@FILE`` names a file that holds it."""
    if text.startswith("@"):
        text = _first_line(Path(text[1:]))
    try:
        url = make_url(text)
    except sa.exc.ArgumentError:
        raise StoreRefused("a database is given as sqlite:///FILE or postgresql://…") from None
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url
    raise StoreRefused(
        f"tables are kept in an SQLite file or in PostgreSQL, not in {backend} {url.database or ''}".strip()
    )


def _first_line(file: Path) -> str:
    try:
        return next(iter(file.read_text().splitlines()), "").strip()
    except (OSError, UnicodeError) as error:
        raise StoreRefused(f"the address of the database cannot be read from {file.name}: {error}") from None


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of this machine."""
    return url.get_backend_name() == "sqlite"


def check_workers(url: URL, workers: int) -> None:
    """Refuse several processes where they could not hear of each other."""
    if workers > 1 and is_sqlite(url):
        raise StoreRefused(
            f"{workers} processes cannot share an SQLite file: none would hear what another has written;"
            " use one process, or PostgreSQL with --db postgresql://…"
        )


def hold(url: URL) -> sqlite3.Connection | None:
    """Keep other processes away from an SQLite file until this connection is closed, or its process has died."""
    if not is_sqlite(url) or url.database is None:
        return None
    file = Path(url.database)
    name = file.with_name(file.name + ".lock")
    for each in (file, name):
        _keep_private(each)
    lock = sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise StoreRefused(
            f"another process serves the tables in {file.name}, and an SQLite file is served by one at a time;"
            " stop it, or use PostgreSQL with --db postgresql://…"
        ) from None
    return lock


def _keep_private(file: Path) -> None:
    """Only the owner reads a store and its folder: it holds what nobody at a table may know yet."""
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name == "posix" and file.stat().st_mode & 0o077:
        file.chmod(0o600)  # what SQLite puts beside it gets the same


def check_there(url: URL) -> None:
    """Refuse a file that does not exist: opening it would make one."""
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise StoreRefused(f"there is no store at {url.database}")


def engine_of(url: URL, *, durable: bool) -> Engine:
    """The engine; what is ``durable`` survives a power failure, not only the end of the process."""
    if not is_sqlite(url):
        return sa.create_engine(url, pool_size=3, max_overflow=2, pool_timeout=CONNECT, connect_args=_patience(durable))
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", _pragmas("FULL" if durable else "NORMAL"))
    return engine


def _patience(durable: bool) -> dict[str, Any]:
    """How long PostgreSQL may take for anything before it counts as lost."""
    options = {
        "statement_timeout": f"{STATEMENT}s",
        "lock_timeout": f"{LOCK}s",
        "idle_in_transaction_session_timeout": "30s",
        **({} if durable else {"synchronous_commit": "off"}),
    }
    return {
        "connect_timeout": CONNECT,
        "tcp_user_timeout": 1000 * CONNECT,
        "options": " ".join(f"-c {name}={value}" for name, value in options.items()),
    }


def _pragmas(synchronous: str) -> Any:
    def prepare(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", f"busy_timeout={1000 * LOCK}"):
            connection.execute(f"PRAGMA {pragma}").close()

    return prepare


def migrate(engine: Engine) -> None:
    """Bring the store up to date; two processes that start together do it one after the other."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("set local statement_timeout = '10min'"))
            connection.execute(sa.text("set local lock_timeout = '2min'"))  # another process may be at it
            connection.execute(sa.text("select pg_advisory_xact_lock(:key)"), {"key": ONE_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
