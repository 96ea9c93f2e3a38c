"""Files for pictures of results."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from pioche.cli.say import fail, told

KINDS_OF_PICTURE = (".png", ".svg", ".pdf")


def check_plot(file: Path) -> None:
    """Say before hours of play, not after, that a picture cannot be made."""
    if file.suffix.lower() not in KINDS_OF_PICTURE:
        fail(told("no-picture", kinds=", ".join(KINDS_OF_PICTURE), file=repr(file.name)))
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        fail(told("unwritable", file=str(file)))
    if find_spec("matplotlib") is None:
        fail(told("plot-needs", command="pip install 'pioche[lab]'"))
