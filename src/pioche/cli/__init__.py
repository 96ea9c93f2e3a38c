"""The commands."""

from __future__ import annotations

import typer

from pioche.cli import bench, cases, pages

app = typer.Typer(
    name="pioche",
    help="One table for a family of card games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("cases")(cases.cases)
app.command("bench")(bench.bench)
app.command("pages", hidden=True)(pages.pages)


def main() -> None:
    """The program."""
    app()
