"""Lessons over HTTP: a moment follows from the answers alone, and no table is made for it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from pioche.core.game import games
from pioche.core.lesson import ON, lessons
from tests.server.kit import Server, serving, sqlite_at

LESSON = next(lesson for game in games() for lesson in lessons(game))
PATH = f"/api/games/{LESSON.setting.game.id}/lessons/{LESSON.id}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(sqlite_at(tmp_path_factory.mktemp("lessons"))) as server:
        yield server


def ask(server: Server, *did: str, path: str = PATH, lang: str = "en") -> httpx.Response:
    return httpx.get(f"{server.base}{path}", params={"lang": lang, "did": list(did)}, timeout=120)


def test_a_lesson_is_played_to_its_end_by_answers_alone(server: Server) -> None:
    did = list[str]()
    moment: dict[str, Any] = ask(server).json()
    while not moment["last"]:
        actions = moment["shown"][-1]["view"].get("actions", [])
        did.append(ON if moment["read"] else actions[0]["text"])
        assert all("actions" not in each["view"] for each in moment["shown"][:-1])
        moment = ask(server, *did).json()
    assert moment["step"] == moment["steps"] == len(LESSON.ideas)
    assert ask(server, *did).json() == moment
    assert httpx.get(f"{server.base}/health", timeout=60).json()["tables"] == 0


def test_an_answer_that_is_not_part_of_the_lesson_is_refused_with_its_reason(server: Server) -> None:
    accepted = LESSON.after([ON]).accepted[0]
    said = ask(server, accepted).json()
    assert (said["code"], said.get("rule")) == ("illegal", None)
    assert ask(server, ON, "dance").json()["code"] == "unreadable"
    assert ask(server, ON, ON).status_code >= 400


def test_a_learner_sees_no_card_that_a_seat_would_not(server: Server) -> None:
    zones = ask(server).json()["shown"][-1]["view"]["zones"]
    assert all(card is None for zone in zones if zone["id"] == "hand 1" for card in zone["cards"])


@pytest.mark.parametrize("path", ["/api/games/nonsense/lessons/x", f"{PATH}x"])
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert ask(server, path=path).json()["code"] == "not-found"
