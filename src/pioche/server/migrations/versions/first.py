"""The first store: tables, their entries and snapshots, who is where, and the time of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.UniqueConstraint("code", name="one_table_a_code"),
    )
    op.create_index("tables_by_state", "tables", ["state", "touched"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="one_entry_a_number"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="one_place_a_seat"),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("behind", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """One step back."""
    for name in ("house", "workers", "presence", "snapshots", "entries", "tables"):
        op.drop_table(name)
