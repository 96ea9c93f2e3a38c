"""The drawings on cards: there is one for every label that is no number, and nothing in them but shapes."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import pioche
from pioche.core.game import Game, find
from pioche.server.art import mark, pictures
from pioche.server.book import looks
from tests.server.kit import Server, get

DRAWN = tuple(game for game in pioche.games() if pictures(game))
DRAWINGS = sorted({file for game in pioche.games() for file in (game.folder / "art").glob("*")})
SPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
MEASURES = {"viewBox", "d", "fill-rule", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"}


def of_game(game: Game) -> str:
    return game.id


def of_file(file: Path) -> str:
    return f"{file.parent.parent.name}/{file.stem}"


@pytest.mark.parametrize("game", pioche.games(), ids=of_game)
def test_every_label_is_a_number_or_drawn(game: Game) -> None:
    labels = {look.label for look in looks(game).values()}
    assert [label for label in sorted(labels) if not shown(label, set(pictures(game)))] == []


def shown(label: str, names: set[str]) -> bool:
    """Whether a page can draw it: a number, or the longest name that begins it with a name or a number after it."""
    main = max((name for name in names if label.startswith(name)), key=len, default="")
    rest = label.removeprefix(main)
    return rest in names or rest.isdecimal() or not rest


@pytest.mark.parametrize("game", DRAWN, ids=of_game)
def test_every_drawing_is_on_some_card(game: Game) -> None:
    labels = [look.label for sibling in siblings(game) for look in looks(sibling).values()]
    assert [name for name in pictures(game) if not any(name in label for label in labels)] == []


def siblings(game: Game) -> tuple[Game, ...]:
    """The games of the same folder, which share its drawings."""
    return tuple(each for each in pioche.games() if each.folder == game.folder)


@pytest.mark.parametrize("file", DRAWINGS, ids=of_file)
def test_a_drawing_is_small_and_nothing_but_shapes(file: Path) -> None:
    assert file.suffix == ".svg"
    assert len(file.read_bytes()) < 1_500
    drawing = ElementTree.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own file
    assert drawing.get("viewBox") == "0 0 64 64"
    assert {part.tag.removeprefix(SPACE) for part in drawing.iter()} <= SHAPES
    assert {name for part in drawing.iter() for name in part.attrib} <= MEASURES


@pytest.mark.parametrize("file", DRAWINGS, ids=of_file)
def test_a_drawing_refers_to_nothing(file: Path) -> None:
    text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
    assert [word for word in ("http", "url(", "href", "script", "<!", "<?", "&") if word in text] == []


# Over the wire


def test_a_book_names_the_drawings_and_each_is_served(server: Server) -> None:
    for game in DRAWN:
        book = get(f"{server.base}/api/games/{game.id}/book").json()
        assert book["game"]["art"] == sorted(file.stem for file in (game.folder / "art").glob("*.svg"))
        for name in book["game"]["art"]:
            answer = ask(server, game, f"{name}.svg")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.content == (game.folder / "art" / f"{name}.svg").read_bytes()


def ask(server: Server, game: Game, file: str, **query: str) -> Any:
    return get(f"{server.base}/api/games/{game.id}/art/{file}", params=query)


def test_games_without_drawings_name_none(server: Server) -> None:
    for shown in get(f"{server.base}/api/games").json():
        assert shown["art"] == list(pictures(find(shown["id"])))


def test_a_browser_keeps_a_drawing_for_ever_under_its_mark_only(server: Server) -> None:
    game = DRAWN[0]
    file = f"{next(iter(pictures(game)))}.svg"
    kept = ask(server, game, file, v=mark(game)).headers["cache-control"]
    assert "immutable" in kept
    for other in ({}, {"v": "older"}):
        assert "immutable" not in ask(server, game, file, **other).headers["cache-control"]
    assert get(f"{server.base}/api/games/{game.id}/book").json()["game"]["art_mark"] == mark(game)


@pytest.mark.parametrize("file", ["none.svg", "J", "J.png", ".svg", "..%2Frules.toml", "..%2Fart%2FJ.svg", "J.svg.svg"])
def test_no_other_file_is_there(server: Server, file: str) -> None:
    for game in DRAWN:
        answer = ask(server, game, file)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert get(f"{server.base}/api/games/none/art/J.svg").status_code == 404
