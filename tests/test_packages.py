"""Games of other packages: found by their entry points, and left out in one sentence where they are broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.core.game import find, games
from pioche.core.shelves import GROUP, say_broken

OTHERS = [game.id for game in games()]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are installed, as long as a test lasts."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for cached in (games, say_broken):
        cached.cache_clear()
    yield tmp_path
    for cached in (games, say_broken):
        cached.cache_clear()


def install(site: Path, name: str, module: str) -> Path:
    """A package of one module that offers games, as an installer leaves it behind."""
    offer(site, name)
    (site / name).mkdir()
    (site / name / "__init__.py").write_text(module, "utf-8")
    return site / name


def offer(site: Path, name: str) -> None:
    """What an installer writes down about a package that offers games."""
    (site / f"{name}-1.dist-info").mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
    for file, text in {"METADATA": metadata, "entry_points.txt": f"[{GROUP}]\n{name} = {name}\n"}.items():
        (site / f"{name}-1.dist-info" / file).write_text(text, "utf-8")


GAME = """
from pioche.core.game import Game
GAMES = (Game(id="{id}", version=1, package=__name__, most_actions=1, longest=1, observed=1),)
"""


def test_a_game_of_another_package_is_listed_after_our_own(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = install(site, "patience_of_ours", GAME.format(id="patience"))
    for lang in ("fr", "en", "de"):
        (folder / f"words.{lang}.ftl").write_text("name-patience = Patience\n", "utf-8")
    (folder / "rules.toml").write_text("", "utf-8")
    assert [game.id for game in games()] == [*OTHERS, "patience"]
    assert find("patience").folder == folder
    assert capsys.readouterr() == ("", "")


BROKEN = {
    "raise ImportError('no\\nsuch thing')": "ImportError: no such thing",
    "GAMES = (": "SyntaxError: '(' was never closed",
    "": "AttributeError: module 'broken_{at}' has no attribute 'GAMES'",
    "GAMES = ('chess',)": "TypeError: 'chess' in its GAMES is not a Game",
    "GAMES = None": "TypeError: 'NoneType' object is not iterable",
    GAME.format(id=OTHERS[0]): f"ValueError: there is a game {OTHERS[0]!r} already",
    GAME.format(id="empty"): "FileNotFoundError: [Errno 2] No such file or directory: ",
}


@pytest.mark.parametrize(("at", "module"), [*enumerate(BROKEN)])
def test_a_broken_package_is_left_out_in_one_sentence_and_the_others_play(
    site: Path, capsys: pytest.CaptureFixture[str], at: int, module: str
) -> None:
    install(site, f"broken_{at}", module)
    assert [game.id for game in games()] == OTHERS
    said = capsys.readouterr().err
    assert said.startswith(f"pioche: the games of broken_{at} are left out: {BROKEN[module].format(at=at)}")
    assert said.count("\n") == 1
