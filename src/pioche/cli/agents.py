"""Agents of one's own, named on the command line as ``module:function``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from pioche.cli.say import fail

if TYPE_CHECKING:  # the client brings much along, which ``--help`` can do without
    from pioche.remote import Agent

OwnAgent = Annotated[
    str | None,
    typer.Option("--agent", metavar="MODULE:FUNCTION", help="Seat a function that gets a view and names an action."),
]


def agent_of(text: str) -> Agent:
    """The function of that name, looked for where one stands too."""
    from pioche.remote import agent_named

    sys.path.insert(0, "")
    try:
        return agent_named(text)
    except ValueError as error:
        fail(str(error))
