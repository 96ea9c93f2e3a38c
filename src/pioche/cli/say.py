"""How commands speak: results on standard output, one clear line on bad input."""

from __future__ import annotations

from typing import NoReturn

import typer
from rich.console import Console

from pioche.core.harmless import harmless


def console(*, stderr: bool = False) -> Console:
    """A console that colours only what it is told to."""
    return Console(stderr=stderr, highlight=False)


def out(text: str) -> None:
    """A line of the result, as it is but for what would steer the terminal."""
    typer.echo(harmless(text))


def complain(message: str) -> None:
    """Say in one line what is wrong."""
    typer.echo(f"pioche: {harmless(message)}", err=True)


def fail(message: str) -> NoReturn:
    """Say in one line what is wrong with the input, and stop with exit code 2."""
    complain(message)
    raise typer.Exit(2)
