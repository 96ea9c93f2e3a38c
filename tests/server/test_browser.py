"""What the browser table asks of the server: games, books, sentences, replays, addresses, codes, and its own files."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import NotFoundException

import pioche
from pioche.core.game import find
from pioche.core.words import LANGUAGES
from pioche.server.browser import build, files_in
from pioche.server.network import addresses
from pioche.server.pages import NOT_BUILT, PAGES, ROBOTS, nothing_at, pages_of
from tests.server import kit
from tests.server.kit import PATIENCE, Person, Server, host, play_on
from tests.server.test_live import pair

GAMES = pytest.mark.parametrize("game", [game.id for game in pioche.games()])


def get(server: Server, path: str, **more: Any) -> httpx.Response:
    return kit.get(server.base + path, **more)


# Games


def test_a_game_is_offered_with_all_a_page_shows_of_it(server: Server) -> None:
    offered = get(server, "/api/games?lang=de").json()
    covers = {tuple(card["label"] + card["colour"] for card in game["cover"]) for game in offered}
    assert len(covers) == len(offered)  # told apart at a glance
    for game in offered:
        assert game["levels"][:2] == ["novice", "family"]
        assert 1 <= game["minutes"] <= 60
        assert all(option["rule"] and option["live"] in (True, False) for option in game["options"])
        assert len(game["cover"]) == 5
        assert len({card["label"] for card in game["cover"]}) == 5


def test_merged_levels_are_not_offered(server: Server) -> None:
    levels = {game["id"]: game["levels"] for game in get(server, "/api/games").json()}
    merged = {game.id for game in pioche.games() if any(isinstance(own, str) for own in game.levels.values())}
    assert merged
    assert all(len(levels[game]) < 5 for game in merged)


def test_a_table_can_be_set_up_with_every_preset(server: Server) -> None:
    presets = [(game["id"], preset) for game in get(server, "/api/games").json() for preset in game["presets"]]
    assert presets
    for game, preset in presets:
        assert preset["title"]
        view = host(server.base, game=game, seats=2, options=preset["options"]).view
        agreed = {option["name"]: option["value"] for option in view["settings"]["options"]}
        assert agreed | preset["options"] == agreed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("asked", "rule"), [({"options": {"colours": "3"}}, "ELV-2"), ({"first": 0}, "ELV-3")])
def test_settings_that_a_rule_forbids_are_refused_with_that_rule(
    server: Server, lang: str, asked: dict[str, Any], rule: str
) -> None:
    body = {"name": "Ada", "settings": {"game": "elevens", "seats": 3, **asked}}
    answer = httpx.post(f"{server.base}/api/tables?lang={lang}", json=body, timeout=PATIENCE)
    text = find("elevens").rulebook[rule].text(lang)
    said = {"kind": "refused", "code": "unreadable", "text": f"{text} ({rule})", "rule": rule}
    assert (answer.status_code, answer.json()) == (400, said)


# Books


@GAMES
def test_a_book_has_words_cards_sentences_and_rules(server: Server, game: str) -> None:
    book = get(server, f"/api/games/{game}/book?lang=fr").json()
    facts = next(each for each in pioche.games() if each.id == game)
    assert book["game"] == next(each for each in get(server, "/api/games?lang=fr").json() if each["id"] == game)
    assert f"name-{game} = " in book["words"]
    assert "colour-red = rouge" in book["words"]
    assert [rule["id"] for rule in book["rules"]] == list(facts.rulebook)
    assert {rule["status"] for rule in book["rules"]} <= {"printed", "ruled", "option"}
    assert list(book["said"]) == list(facts.face.ACTIONS)
    assert {len(sentence) for sentence in book["said"].values()} == {2}
    assert all(look["colour"] for look in book["cards"].values())


def test_a_book_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    path = f"/api/games/{pioche.games()[0].id}/book"
    first = get(server, path)
    assert first.headers["cache-control"] == "no-cache"
    again = get(server, path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get(server, f"{path}?lang=fr").headers["etag"] != first.headers["etag"]


def test_a_book_is_sent_compressed(server: Server) -> None:
    path = f"/api/games/{pioche.games()[0].id}/book"
    with httpx.stream("GET", server.base + path, headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == get(server, path, headers={"accept-encoding": "identity"}).content
    assert len(sent) < 20_000


def test_there_is_no_book_of_a_game_that_is_none(server: Server) -> None:
    answer = get(server, "/api/games/bridge/book")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# Sentences


def test_events_are_said_by_key_and_arguments(server: Server) -> None:
    answer = get(server, "/api/games/elevens/said", params={"text": ["draw ?", "draw R12", "lay R12"]})
    assert answer.json() == {
        "draw ?": ["draw", {"card": "hidden"}],
        "draw R12": ["draw", {"card": "R12"}],
        "lay R12": ["lay", {"card": "R12"}],
    }


@pytest.mark.parametrize("texts", [["sing"], ["lay R12", ""], [], ["draw"] * 65, ["x" * 10_000]])
def test_texts_that_no_event_has_are_unreadable(server: Server, texts: list[str]) -> None:
    answer = get(server, "/api/games/elevens/said", params={"text": texts})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@GAMES
def test_no_text_whatever_is_an_error(server: Server, game: str) -> None:
    draw = random.Random(4)
    actions = next(each for each in pioche.games() if each.id == game).face.ACTIONS
    for _ in range(60):
        letters = list(draw.choice(actions))
        for _ in range(draw.randrange(1, 4)):
            letters[draw.randrange(len(letters))] = draw.choice(" >=?-+XR9é\0{")
        answer = get(server, f"/api/games/{game}/said", params={"text": "".join(letters)})
        assert answer.status_code in (200, 400), letters
        assert answer.status_code == 200 or answer.json()["code"] == "unreadable"


# Replays


def finished(server: Server) -> list[Person]:
    people = list(pair(server))
    play_on(people)
    return people


def test_a_finished_round_is_told_step_by_step_with_open_hands(server: Server) -> None:
    ada = finished(server)[0]
    told = ada.ask("replay/1").json()
    assert (told["game"], told["seats"], told["names"]) == ("elevens", 2, ["Ada", "Bob"])
    steps = told["steps"]
    record = [line for line in ada.record(1).text.splitlines() if re.match(r"(\d|table) ", line)]
    assert len(steps) == len(record) + 1
    assert steps[0]["event"] is None
    assert [step["event"]["number"] for step in steps[1:]] == list(range(1, len(record) + 1))
    assert all(step["event"]["text"].split()[0] in line for step, line in zip(steps[1:], record, strict=True))
    assert "?" not in "".join(step["event"]["text"] for step in steps[1:])
    for step in steps:
        hands = [zone for zone in step["view"]["zones"] if zone["kind"] == "hand"]
        assert len(hands) == 2
        assert None not in [card for hand in hands for card in hand.get("cards", [])]
    assert steps[-1]["view"]["scores"] == ada.look()["finished"][0]["points"]


def test_a_round_that_is_being_played_has_no_replay(server: Server) -> None:
    ada, _ = pair(server)
    for deal in (1, 2):
        replay, record = ada.ask(f"replay/{deal}"), ada.record(deal)
        assert (replay.status_code, replay.json()["code"]) == (404, "not-found")
        assert (record.status_code, record.json()["code"]) == (404, "not-found")
    assert get(server, "/api/tables/nosuch/replay/1").json()["code"] == "not-found"
    assert ada.ask("replay/0").json()["code"] == "unreadable"


# Where the server is


def test_a_server_for_this_machine_alone_has_no_address_for_others(server: Server) -> None:
    here = get(server, "/api/here").json()
    assert here == {"version": pioche.__version__, "build": build(), "addresses": []}
    assert get(server, "/health").json()["build"] == build()


def test_who_came_by_another_name_is_told_that_name(server: Server) -> None:
    here = get(server, "/api/here", headers={"host": "cards.home:8000"}).json()
    assert here["addresses"] == ["http://cards.home:8000"]
    with httpx.Client(headers={"host": "cards.home:8000"}) as client:
        body = {"name": "Ada", "settings": {"game": "elevens", "seats": 2}}
        link = client.post(f"{server.base}/api/tables", json=body, timeout=PATIENCE).json()["link"]
    assert link.startswith("http://cards.home:8000/t/")


@pytest.mark.parametrize("name", ["[", "x:99999999", "[::1"])
def test_a_host_that_is_none_is_no_address(server: Server, name: str) -> None:
    answer = get(server, "/api/here", headers={"host": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert get(server, "/", headers={"host": name}).status_code == 200


def test_who_came_by_localhost_is_told_the_address_of_the_network() -> None:
    assert addresses("http://localhost:8000", "192.0.2.7", 8000) == ("http://192.0.2.7:8000",)
    assert addresses("http://192.0.2.7:8000", "192.0.2.7", 8000) == ("http://192.0.2.7:8000",)
    assert addresses("https://cards.example", "127.0.0.1", 8000) == ("https://cards.example",)
    assert addresses("http://127.0.0.1:8000", "127.0.0.1", 8000) == ()


def test_a_link_is_drawn_as_a_code_that_a_strict_page_may_show(server: Server) -> None:
    drawn = get(server, "/api/qr.svg", params={"path": "/t/abc"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg ")
    assert "style" not in drawn.text
    assert "script" not in drawn.text
    other = get(server, "/api/qr.svg", params={"path": "/t/abd"})
    assert other.text != drawn.text


@pytest.mark.parametrize("path", ["http://evil.example/", "t/abc", "/t/<script>", "/" + "a" * 500])
def test_only_paths_of_this_server_are_drawn(server: Server, path: str) -> None:
    answer = get(server, "/api/qr.svg", params={"path": path})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


def test_too_long_a_host_is_not_drawn(server: Server) -> None:
    answer = get(server, "/api/qr.svg", headers={"host": "a" * 5000 + ".example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


def test_a_stream_says_that_it_is_one(server: Server) -> None:
    answer = get(server, "/api/tables/abc/live")
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert "WebSocket" in answer.json()["text"]


# The built pages


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as the build leaves it."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    for name, text in {"index.html": "<!doctype html>", "assets/a-1.js": "let a = 1;", "icon.svg": "<svg/>"}.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "assets/a-1.js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    (folder / "assets/a-1.js.br").write_bytes(b"brotli")
    (folder / ".stamp").write_text("secret", "utf-8")
    return folder


@pytest.fixture(scope="module")
def pages(built: Path) -> Iterator[Any]:
    """The addresses of that folder, asked without a network."""
    from litestar.testing import TestClient, create_test_client

    handlers: dict[Any, Any] = {NotFoundException: nothing_at(built)}
    with create_test_client(
        pages_of(built), openapi_config=None, raise_server_exceptions=False, exception_handlers=handlers
    ) as client:
        assert isinstance(client, TestClient)
        yield client


@pytest.mark.parametrize("path", [re.sub(r"\{\w+:str\}", "x1", path) for path in PAGES])
def test_every_address_for_people_gives_the_page_and_asks_each_time_whether_it_is_new(pages: Any, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert pages.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_files_are_kept_for_ever_and_sent_as_the_browser_wants_them(
    pages: Any, accepted: str, encoding: str | None
) -> None:
    with pages.stream("GET", "/assets/a-1.js", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert {"br": b"brotli", None: b"let a = 1;"}.get(encoding, gzip.compress(b"let a = 1;"))[:1] == sent[:1]
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_other_files_are_kept_for_a_while(pages: Any) -> None:
    answer = pages.get("/icon.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/.stamp", "/assets/b.js", "/assets/..%2f.stamp", "/assets/../../x", "/nowhere"])
def test_nothing_else_is_given_away(pages: Any, path: str) -> None:
    assert pages.get(path).status_code == 404


WANTS_A_PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}  # as browsers ask when somebody opens an address


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/x1/more", "/assets/b.js", "/apiary", "/.stamp"])
def test_people_at_an_address_that_is_none_get_the_page(pages: Any, path: str) -> None:
    mark = pages.get("/").headers["etag"]
    answer = pages.get(path, headers={**WANTS_A_PAGE, "if-none-match": mark})
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/x", {}),
        ("/api/x", WANTS_A_PAGE),
        ("/api", WANTS_A_PAGE),
        ("/api/tables/nosuch", WANTS_A_PAGE),
        ("/nowhere", {}),
        ("/assets/b.js", {}),
    ],
)
def test_programs_at_an_address_that_is_none_get_the_code(server: Server, path: str, headers: dict[str, str]) -> None:
    answer = get(server, path, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.json()["text"]


def test_nothing_is_for_search_engines(pages: Any, server: Server) -> None:
    assert pages.get("/robots.txt").text == get(server, "/robots.txt").text == ROBOTS
    assert "Disallow: /" in ROBOTS


def test_pages_that_were_not_built_say_so(tmp_path: Path) -> None:
    from litestar.testing import create_test_client

    handlers: dict[Any, Any] = {NotFoundException: nothing_at(tmp_path)}
    with create_test_client(pages_of(tmp_path), openapi_config=None, exception_handlers=handlers) as client:
        assert client.get("/t/abc").text == NOT_BUILT
        assert client.get("/nowhere", headers=WANTS_A_PAGE).text == NOT_BUILT
    assert "were not built" in NOT_BUILT
    assert build(tmp_path) == ""


def test_the_fingerprint_changes_with_the_pages(built: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><p>", "utf-8")
    assert len({build(built), build(tmp_path)}) == 2
    assert build(built) == files_in(built)["/index.html"].mark


def test_a_browser_gets_no_header_it_would_complain_of(server: Server) -> None:
    name = "cross-origin-opener-policy"
    assert get(server, "/").headers[name] == "same-origin"
    assert name not in get(server, "/", headers={"host": "cards.home:8000"}).headers


def test_a_page_is_served_under_a_strict_policy(server: Server) -> None:
    for path in ("/", "/t/abc", "/rules/elevens"):
        answer = get(server, path)
        assert answer.status_code == 200
        assert "unsafe" not in answer.headers["content-security-policy"]
