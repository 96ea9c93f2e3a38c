"""``pioche cases``: run case files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pioche.cli.say import fail, out
from pioche.core.case import case_files, run_case

Paths = Annotated[list[Path], typer.Argument(metavar="FILE-OR-FOLDER", help="Case files, or folders of them.")]


def cases(paths: Paths) -> None:
    """Run case files: every failure with file, line, expected and found; then how many passed and failed."""
    for path in paths:
        if not path.exists():
            fail(f"there is no file or folder {path}")
    files = case_files(paths)
    if not files:
        fail(f"there is no .case file in {', '.join(map(str, paths))}")
    failed = sum(_report(file) for file in files)
    out(f"{len(files) - failed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


def _report(file: Path) -> bool:
    """Print the failures of one file; whether there were any."""
    failures = run_case(file)
    for failure in failures:
        out(str(failure))
    return bool(failures)
