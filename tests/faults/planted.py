"""A fault, and a copy of the project with one in it."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Fault:
    """A sentence that should be false, and the change that makes it true."""

    what: str
    file: str
    old: str
    new: str
    game: str  # the folder of the game that it is tried on
    cases: bool = False  # whether hand-written cases alone catch it, in seconds

    def applies(self) -> bool:
        """Whether the text it replaces stands in its file, once."""
        return (ROOT / "src" / "pioche" / self.file).read_text("utf-8").count(self.old) == 1


def faults() -> list[Fault]:
    """All faults, those of every game and of what they share."""
    return [fault for file in sorted(FOLDER.glob("*.toml")) for fault in _read(file)]


def _read(file: Path) -> list[Fault]:
    """The faults of one file, tried on the game that it names or is named for."""
    text = tomllib.loads(file.read_text("utf-8"))
    return [Fault(**each, game=text.get("game", file.stem)) for each in text["fault"]]


def plant(fault: Fault | None, game: str, folder: Path) -> None:
    """A copy of the project that knows one game, with the fault in it."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "static", "browser"))
    for other in (folder / "src" / "pioche" / "games").iterdir():
        if other.is_dir() and other.name != game:
            shutil.rmtree(other)
    for test in (folder / "tests" / "games").glob("test_*.py"):
        if not test.name.startswith(f"test_{game}"):
            test.unlink()
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder / file)
    if fault:
        path = folder / "src" / "pioche" / fault.file
        path.write_text(path.read_text("utf-8").replace(fault.old, fault.new), "utf-8")
