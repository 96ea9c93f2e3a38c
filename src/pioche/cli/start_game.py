"""``pioche new-game``: a package with a small game that plays, to be made into another one."""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Mapping
from importlib.util import find_spec
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer

from pioche.cli.say import fail, out
from pioche.core.game import games

TEMPLATE = Path(__file__).parent / "new_game"
MOST_LETTERS = 30  # with a longer name the lines that import from its folder grow too long

Name = Annotated[str, typer.Argument(metavar="NAME", help="The id of the game: small letters, digits and hyphens.")]
Folder = Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Where to put it; by default here.")]


def new_game(name: Name, folder: Folder = Path()) -> None:
    """Make a package with a small game that plays at once, to be replaced by your own."""
    _check_name(name)
    place = folder / name
    _check_place(name, place)
    texts = new_files(name)
    _write(place, texts)
    out(f"{len(texts)} files in {place}; start with src/{package_of(name)}/__init__.py. Then:")
    test = f"PIOCHE_GAME={name} pytest --pyargs pioche.testing"
    for command in (f"pip install --editable {place}", f"pioche cases {place}", f"pioche play {name}", test):
        out(f"  {command}")


def _check_name(name: str) -> None:
    wanted = "a name is small letters and digits, begins with a letter, and may have hyphens inside: my-game"
    if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name, re.ASCII) or keyword.iskeyword(name):
        fail(f"{name!r} cannot be the name of a game; {wanted}")
    if len(name) > MOST_LETTERS:
        fail(f"{name!r} cannot be the name of a game; it has more than {MOST_LETTERS} letters")


def _check_place(name: str, place: Path) -> None:
    if name in [game.id for game in games()]:
        fail(f"there is a game {name} already")
    if find_spec(package_of(name)):
        fail(f"Python has a module {package_of(name)} already; a game needs a name of its own")
    if place.exists():
        fail(f"there is a {place} already")
    if not place.parent.is_dir():
        fail(f"there is no folder {place.parent}")


def package_of(name: str) -> str:
    """What Python calls the game with that id."""
    return name.replace("-", "_")


def new_files(name: str) -> Mapping[Path, str]:
    """The files of a new game and their texts."""
    rule = rule_letters(name)
    said = {"id": name, "package": package_of(name), "name": name.replace("-", " ").title()}
    marks = {f"@{mark}@": text for mark, text in {**said, "RULE": rule, "rule": rule.lower()}.items()}
    files = sorted(TEMPLATE.rglob("*.txt"))
    return {_made(file, marks): _filled(file.read_text("utf-8"), marks) for file in files}


def _made(file: Path, marks: Mapping[str, str]) -> Path:
    """Template files end in .txt: nothing takes them for modules or cases before they are."""
    return Path(_filled(str(file.relative_to(TEMPLATE).with_suffix("")), marks))


def _filled(text: str, marks: Mapping[str, str]) -> str:
    for mark, meant in marks.items():
        text = text.replace(mark, meant)
    return text


def rule_letters(name: str) -> str:
    """What the ids of its rules begin with: as few letters of its name as no other game's rules begin with."""
    letters = name.replace("-", "").upper()
    taken = {rule.rpartition("-")[0] for game in games() for rule in game.rulebook}
    shorter = (letters[:n] for n in range(3, len(letters) + 1))
    numbered = (f"{letters}{n}" for n in count(2))
    return next(each for each in chain(shorter, [letters], numbered) if each not in taken)


def _write(place: Path, texts: Mapping[Path, str]) -> None:
    """Write all files, or none."""
    try:
        for file, text in texts.items():
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            (place / file).write_text(text, "utf-8")
    except OSError as error:
        shutil.rmtree(place, ignore_errors=True)
        fail(f"cannot write {place}: {error.strerror}")
