"""The commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer(
    name="pioche",
    help="One table for a family of card games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def pioche() -> None:
    """One table for a family of card games."""


@app.command()
def cases(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE-OR-FOLDER…", help="Case files, or folders of them.")],
) -> None:
    """Run case files; each failure with its line, what was expected and what was found."""
    from pioche.core.case import case_files, run_case

    out = Console(soft_wrap=True, highlight=False, markup=False)
    missing = [path for path in paths if not path.exists()]
    if missing:
        fail(f"there is no {missing[0]}")
    files = case_files(paths)
    if not files:
        fail(f"there are no .case files in {', '.join(map(str, paths))}")
    failed = 0
    for file in files:
        failures = run_case(file)
        failed += bool(failures)
        for failure in failures:
            out.print(str(failure))
    out.print(f"{len(files) - failed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


def fail(message: str) -> None:
    """Say in one line what is wrong with the input, and stop."""
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False).print(f"pioche: {message}")
    raise typer.Exit(2)


def main() -> None:
    """The program."""
    app()
