"""All that is kept of one table, for whoever runs the house: it holds seeds, and is for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from msgspec import DecodeError, json
from sqlalchemy.engine import Connection

from pioche.server.database import StoreRefused, check_there, engine_of, read_url
from pioche.server.schema import ENTRIES, SNAPSHOTS, TABLES
from pioche.server.store import kept_bytes


def exported(url: str, named: str) -> list[str]:
    """A table, by its name or its code, in lines of JSON; what cannot be read is given as it is, in base64."""
    read = read_url(url)
    check_there(read)
    engine = engine_of(read, durable=False)
    try:
        with engine.connect() as connection:
            return [json.encode(line).decode() for line in _lines(connection, named)]
    except sa.exc.DBAPIError as error:
        raise StoreRefused(f"the store cannot be read: {type(error.orig).__name__}") from None
    finally:
        engine.dispose()


def _lines(connection: Connection, named: str) -> Iterator[dict[str, Any]]:
    found = sa.or_(TABLES.c.id == named, TABLES.c.code == named.upper())
    row = connection.execute(sa.select(TABLES).where(found)).first()
    if row is None:
        raise StoreRefused(f"there is no table {named!r} in this store")
    yield {"table": row.id, "code": row.code, "state": row.state}
    for snapshot in connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == row.id)):
        yield {"snapshot": snapshot.number, "body": kept_bytes(snapshot.body)}
    entries = sa.select(ENTRIES).where(ENTRIES.c.table_id == row.id).order_by(ENTRIES.c.number)
    for entry in connection.execute(entries):
        yield {"entry": entry.number, "at": entry.at, "body": _readable(kept_bytes(entry.body))}


def _readable(body: bytes) -> Any:
    try:
        return json.decode(body)
    except (DecodeError, UnicodeDecodeError):
        return body
