"""Matches kept on this machine, so that none is lost: one file each, written after every action."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from platformdirs import user_data_path

from pioche.core.match import Match

PERSON = "person"
NOBODY: Mapping[int, str] = MappingProxyType({})


def folder() -> Path:
    """Where matches are kept."""
    named = os.environ.get("PIOCHE_DATA")
    return (Path(named) if named else user_data_path("pioche")) / "matches"


def new_file(match: Match) -> Path:
    """A file for a new match, named by game and moment."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{match.setting.game.id}-{stamp}{extra}.match" for extra in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in (folder() / name for name in names) if not path.exists())


def keep(match: Match, file: Path, levels: Mapping[int, str] = NOBODY) -> None:
    """Write the match and who plays; a crash in between leaves the previous text, never half of one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    first, rest = match.record().split("\n", 1)
    seated = (f"player {seat} {levels.get(seat, PERSON)}" for seat in range(match.setting.seats))
    fresh.write_text("\n".join([first, *seated, rest]), "utf-8")
    fresh.replace(file)


def players(text: str) -> dict[int, str]:
    """Who plays each seat of a kept match: a person, or the level of a bot; nobody is named in older ones."""
    head = (line.split() for line in text.partition("\npioche")[0].splitlines())
    return {int(words[1]): words[2] for words in head if _names_a_player(words)}


def _names_a_player(words: list[str]) -> bool:
    return len(words) == 3 and words[0] == "player" and words[1].isdecimal()


def latest() -> Path | None:
    """The match that was played last."""
    files = sorted(folder().glob("*.match"), key=lambda file: file.stat().st_mtime)
    return files[-1] if files else None
