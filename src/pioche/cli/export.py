"""``pioche export``: all that is kept of a table, for whoever runs the server."""

from __future__ import annotations

from typing import Annotated

import typer

from pioche.cli.say import fail, out
from pioche.cli.serve import Db

Named = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, or its code.")]


def export(table: Named, db: Db = "") -> None:
    """Write out all that is kept of a table, one line of JSON for each entry; it holds secrets of the deals."""
    from pioche.server.database import StoreRefused, default_url
    from pioche.server.export import exported

    try:
        lines = exported(db or default_url(), table)
    except StoreRefused as refusal:
        fail(str(refusal))
    for line in lines:
        out(line)
