"""``pioche openapi``: the server's description for machines, from which the types of the browser client are made."""

from __future__ import annotations

from pioche.cli.say import out


def openapi() -> None:
    """Print the description of every request and message."""
    from pioche.server.described import description

    out(description().rstrip())
