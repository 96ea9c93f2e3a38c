"""The drawings on cards: there is one for every label that is no number, and nothing in them but shapes."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from pioche.core.game import Game, games
from pioche.server.art import pictures
from pioche.server.book import looks

SPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
MEASURES = {"viewBox", "d", "fill-rule", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"}


def test_every_label_is_a_number_or_drawn(game: Game) -> None:
    labels = {look.label for look in looks(game).values()}
    assert [label for label in sorted(labels) if not shown(label, set(pictures(game)))] == []


def shown(label: str, names: set[str]) -> bool:
    """Whether a page can draw it: a number, or the longest name that begins it with a name or a number after it."""
    main = max((name for name in names if label.startswith(name)), key=len, default="")
    rest = label.removeprefix(main)
    return rest in names or rest.isdecimal() or not rest


def test_every_drawing_is_on_some_card(game: Game) -> None:
    labels = [look.label for sibling in siblings(game) for look in looks(sibling).values()]
    assert [name for name in pictures(game) if not any(name in label for label in labels)] == []


def siblings(game: Game) -> tuple[Game, ...]:
    """The games of the same folder, which share its drawings."""
    return tuple(each for each in games() if each.folder == game.folder)


def test_a_drawing_is_small_and_nothing_but_shapes(game: Game) -> None:
    for file in drawings(game):
        check_drawing(file)


def check_drawing(file: Path) -> None:
    assert file.suffix == ".svg"
    assert len(file.read_bytes()) < 1_500
    drawing = ElementTree.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own file
    assert drawing.get("viewBox") == "0 0 64 64"
    assert {part.tag.removeprefix(SPACE) for part in drawing.iter()} <= SHAPES
    assert {name for part in drawing.iter() for name in part.attrib} <= MEASURES


def test_a_drawing_refers_to_nothing(game: Game) -> None:
    for file in drawings(game):
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert [word for word in ("http", "url(", "href", "script", "<!", "<?", "&") if word in text] == [], file.name


def drawings(game: Game) -> list[Path]:
    return sorted((game.folder / "art").glob("*"))
