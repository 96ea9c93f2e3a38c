"""Matches kept on this machine, so that none is lost: one file each, written after every action."""

from __future__ import annotations

import os
import time
from pathlib import Path

from platformdirs import user_data_path

from pioche.core.match import Match


def folder() -> Path:
    """Where matches are kept."""
    named = os.environ.get("PIOCHE_DATA")
    return (Path(named) if named else user_data_path("pioche")) / "matches"


def new_file(match: Match) -> Path:
    """A file for a new match, named by game and moment."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{match.setting.game.id}-{stamp}{extra}.match" for extra in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in (folder() / name for name in names) if not path.exists())


def keep(match: Match, file: Path) -> None:
    """Write the match; a crash in between leaves the previous text, never half of one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(match.record(), "utf-8")
    fresh.replace(file)


def latest() -> Path | None:
    """The match that was played last."""
    files = sorted(folder().glob("*.match"), key=lambda file: file.stat().st_mtime)
    return files[-1] if files else None
