"""The drawings on cards over the wire."""

from __future__ import annotations

from typing import Any

import pytest

import pioche
from pioche.core.game import Game, find
from pioche.server.art import mark, pictures
from tests.server.kit import Server, get

DRAWN = tuple(game for game in pioche.games() if pictures(game))


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
