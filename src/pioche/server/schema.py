"""What the store holds: an append-only log of every table, and little besides."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=True),
    Column("state", String(16), nullable=False),
    Column("worker", String(32), nullable=False),  # the process that looks after it
    Column("touched", Double, nullable=False),  # when it was last played at, in the time of the world
    UniqueConstraint("code", name="one_table_a_code"),
    Index("tables_by_state", "state", "touched"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="one_entry_a_number"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Who is connected to which process: what a process that dies can no longer say.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("worker", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="one_place_a_seat"),
)

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", Double, nullable=False),
)

# One row. The time of the house stands still while no process is up.
HOUSE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("behind", Double, nullable=False),  # seconds the house is behind the world
    Column("seen", Double, nullable=False),
)
