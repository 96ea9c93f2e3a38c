"""The commands."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from pioche import __version__
from pioche.cli import (
    bench,
    cases,
    export,
    games,
    join,
    ladder,
    learn,
    openapi,
    pages,
    play,
    replay,
    serve,
    simulate,
    soak,
    start_game,
    verify,
)
from pioche.cli.say import complain

app = typer.Typer(
    name="pioche",
    help="One table for a family of card games. Without a command: live tables for this network, and their page.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("rules")(games.rules)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("replay")(replay.replay)
app.command("join")(join.join)
app.command("serve")(serve.serve)
app.command("export")(export.export)
app.command("verify")(verify.verify)
app.command("simulate")(simulate.simulate)
app.command("ladder")(ladder.ladder)
app.command("soak")(soak.soak)
app.command("cases")(cases.cases)
app.command("bench")(bench.bench)
app.command("new-game")(start_game.new_game)
app.command("pages", hidden=True)(pages.pages)
app.command("openapi", hidden=True)(openapi.openapi)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"pioche {__version__}")
        raise typer.Exit(0)


Version = Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="The version, and exit.")]


@app.callback(invoke_without_command=True)
def pioche(
    context: typer.Context,
    no_open: serve.NoOpen = False,
    version: Version = False,  # noqa: ARG001 - answered by its callback
) -> None:
    """One table for a family of card games; without a command, live tables for this network and their page."""
    if context.invoked_subcommand is None:
        serve.open_table(show=not no_open)


def main() -> None:
    """The program; what is wrong with the words typed is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter shows its number
    try:
        sys.exit(app(sys.argv[1:], standalone_mode=False) or 0)
    except typer.TyperException as error:
        complain(f"{error.format_message().rstrip('.')}; see 'pioche --help'")
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
