"""Alembic enters here with the connection of the store."""

from __future__ import annotations

from alembic import context

from pioche.server.schema import METADATA


def migrate() -> None:
    """Take the steps that are missing."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # not for somebody who only looks whether there are examples to test
    migrate()
