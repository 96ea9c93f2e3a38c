"""At the door: headers, limits, strangers' pages, nonsense."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from pioche.house.limits import Buckets
from pioche.server.lobby import drawn
from tests.server.kit import ConnectionClosed, Person, Server, get, host, listen, post, serving, sqlite_at, wait_for
from tests.server.test_live import TWO, pair, read

CODES = {
    "unreadable", "illegal", "not-held", "not-your-turn", "stale", "over", "not-found", "expired", "set-aside",
    "other-rules", "odd-name", "same-name", "full", "worn-out", "round-is-on", "yours-to-the-end", "forbidden", "fault",
    "too-many-requests",
}  # fmt: skip


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits everybody has."""
    with serving(sqlite_at(tmp_path_factory.mktemp("limited")), more=()) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nosuch", "/health", "/metrics", "/nowhere"])
def test_every_answer_tells_the_browser_to_be_strict(server: Server, path: str) -> None:
    headers = get(server.base + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in headers
    assert "server" not in headers
    assert not path.startswith("/api") or headers["cache-control"] == "no-store"


def test_a_stream_from_a_strangers_page_is_turned_away(server: Server) -> None:
    ada = host(server.base, **TWO)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live"
    with pytest.raises(InvalidStatus) as refused:
        listen(address, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    assert read(str(listen(address, origin=server.base).recv()))["kind"] == "news"


def test_a_strangers_page_may_not_act(server: Server) -> None:
    body = {"name": "Eve", "settings": TWO}
    answer = post(f"{server.base}/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null"])
def test_an_origin_that_is_no_address_is_a_strangers(server: Server, origin: str) -> None:
    answer = post(f"{server.base}/api/tables", json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize("name", ["[", "[::1", "a:b]"])
def test_a_host_that_is_no_address_is_not_the_operator_s(server: Server, name: str) -> None:
    assert get(f"{server.base}/metrics", headers={"host": name}).status_code == 404


def test_too_long_a_request_is_refused(server: Server) -> None:
    body = {"name": "Ada", "settings": {**TWO, "options": {"x": "y" * 100_000}}}
    answer = post(f"{server.base}/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "unreadable")


def test_too_long_a_frame_closes_the_stream(server: Server) -> None:
    ada, _ = pair(server)
    ada.say(kind="act", text="x" * 100_000, expected=1, id="1")
    assert ada.hear_the_end()[1] == 1009


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "no such game", "seats": 2},
        {"game": "elevens", "seats": 1},
        {"game": "elevens", "seats": 9},
        {"game": "elevens", "seats": "two"},
        {"game": "elevens", "seats": 2, "clock": 31},
        {"game": "elevens", "seats": 2, "pace": "hasty"},
        {"game": "elevens", "seats": 2, "rounds": 10**9},
        {"game": "elevens", "seats": 2, "rounds": 0},
        {"game": "elevens", "seats": 2, "first": 5},
        {"game": "elevens", "seats": 2, "options": {"opening": "sideways"}},
        {"game": "elevens", "seats": 2, "plan": ["family", "family"]},
        {"game": "elevens", "seats": 2, "plan": ["person"]},
        {"game": "elevens", "seats": 2, "cheat": True},
        {},
    ],
)
def test_settings_that_cannot_be_are_refused_in_words(server: Server, settings: dict[str, Any]) -> None:
    answer = post(f"{server.base}/api/tables", json={"name": "Ada", "settings": settings})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert answer.json()["text"]


def test_a_wrong_token_is_no_spectator(server: Server) -> None:
    ada = host(server.base, **TWO)
    eve = Person(server.base, ada.table, token="guess")  # noqa: S106 - wrong on purpose
    assert eve.look()["code"] == "forbidden"
    stream = listen(f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live", "guess")
    assert read(str(stream.recv()))["code"] == "forbidden"


def test_a_seat_that_asks_too_fast_is_slowed_down(limited: Server) -> None:
    ada = host(limited.base, **TWO).connect()
    assert "too-many-requests" in pinged(ada, 100)
    wait_for(lambda: pinged(ada, 1) == ["pong"])


def test_an_action_refused_as_too_fast_says_which(limited: Server) -> None:
    ada = host(limited.base, **TWO).connect()
    for at in range(100):
        ada.act("anything", id=f"id {at}")
    answers = [ada.until("refused", "done") for _ in range(100)]
    assert [each["id"] for each in answers] == [f"id {at}" for at in range(100)]
    assert "too-many-requests" in {each.get("code") for each in answers}


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "elevens", "seats": 100_000_000},
        {"game": "elevens", "seats": -100_000_000},
        {"game": "elevens" * 1_000, "seats": 2},
        {"game": "elevens", "seats": 2, "rounds": 10**18},
        {"game": "elevens", "seats": 2, "options": {"o" * 5_000: "p"}},
        {"game": "elevens", "seats": 2, "options": {"opening": "p" * 5_000}},
        {"game": "elevens", "seats": 2, "plan": ["person"] * 500},
    ],
)
def test_endless_words_and_numbers_in_settings_are_refused_at_once(server: Server, settings: dict[str, Any]) -> None:
    began = time.monotonic()
    answer = post(f"{server.base}/api/tables", json={"name": "Ada", "settings": settings})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert len(answer.text) < 1_000
    assert time.monotonic() - began < 5


def test_a_qr_code_is_drawn_once_and_for_no_endless_host(server: Server) -> None:
    drawn.cache_clear()
    assert drawn("http://table/t/abc") is drawn("http://table/t/abc")
    assert drawn.cache_info().hits == 1
    answer = get(f"{server.base}/api/qr.svg?path=/t/abc", headers={"host": "h" * 3_000})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert get(f"{server.base}/api/qr.svg?path=/t/abc").status_code == 200


def pinged(person: Person, times: int) -> list[str]:
    """What so many pings at once are answered with."""
    for _ in range(times):
        person.say(kind="ping")
    return [person.hear().get("code", "pong") for _ in range(times)]


def test_a_flood_closes_the_stream(limited: Server) -> None:
    ada = host(limited.base, **TWO).connect()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1000):
            ada.say(kind="ping")
    messages, code = ada.hear_the_end()
    assert (messages[-1], code) == ({"kind": "bye", "why": "flood"}, 4029)


def test_codes_cannot_be_tried_one_after_the_other(limited: Server) -> None:
    wait_for(lambda: get(f"{limited.base}/api/codes/AAAA").status_code == 429)
    assert get(f"{limited.base}/api/games").status_code == 200


def test_buckets_forget_the_oldest_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.house.limits.MOST_KNOWN", 100)
    buckets = Buckets(1, 1, lambda: 0.0)
    for n in range(1000):
        buckets.take(str(n))
    assert len(buckets._level) <= 100


def test_nonsense_in_a_stream_is_answered_and_nothing_more(server: Server) -> None:
    ada, bob = pair(server)
    assert ada.stream
    draw, good = random.Random(5), b'{"kind":"act","text":"draw","expected":1,"id":"x"}'
    for n in range(300):
        frame = mutated(draw, good)
        ada.stream.send(frame if n % 2 else frame.decode("utf-8", "replace"))
        answer = ada.until("refused", "pong", "done", "bye")
        assert answer["kind"] != "bye"
        assert answer["kind"] != "refused" or answer["code"] in CODES
    assert bob.look()["stage"] == "playing"


def test_frames_that_are_none_only_end_their_own_stream(server: Server) -> None:
    draw = random.Random(6)
    for _ in range(20):
        eve = host(server.base, **TWO).connect()
        assert eve.stream
        with contextlib.suppress(OSError):
            eve.stream.socket.sendall(draw.randbytes(draw.randrange(1, 3000)))
        with contextlib.suppress(OSError):
            eve.stream.socket.close()
    assert get(f"{server.base}/health").json()["ok"] is True


def mutated(draw: random.Random, good: bytes) -> bytes:
    """A frame with some of its bytes gone wrong."""
    frame = bytearray(good)
    for _ in range(draw.randrange(1, 8)):
        at = draw.randrange(len(frame) + 1)
        match draw.randrange(3):
            case 0:
                frame[at:at] = draw.randbytes(draw.randrange(1, 5))
            case 1:
                del frame[at : at + draw.randrange(1, 9)]
            case _:
                frame[at : at + 1] = draw.choice([b"{", b"}", b'"', b"\x00", b"99999999999999999999", b"[[[["])
    return bytes(frame) or b"{}"


def test_health_and_figures(server: Server) -> None:
    pair(server)
    assert get(f"{server.base}/health").json()["ok"] is True
    text = get(f"{server.base}/metrics").text
    assert "pioche_tables_total" in text
    assert 'pioche_action_seconds_bucket{le="+Inf"}' in text
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names))


def test_games_are_listed_in_every_language(server: Server) -> None:
    import pioche

    lists = [get(f"{server.base}/api/games?lang={lang}").json() for lang in ("fr", "en", "de")]
    assert [each["id"] for each in lists[0]] == [game.id for game in pioche.games()]
    assert lists[0] != lists[1]
    assert all(option["values"] for game in lists[0] for option in game["options"])


def test_the_description_is_complete(server: Server) -> None:
    described = get(f"{server.base}/api/openapi.json").json()
    paths = set(described["paths"])
    assert {"/api/tables", "/api/tables/{table_id}/act", "/api/games", "/health", "/metrics"} <= paths
    assert "http://" not in msgspec.json.encode(described["paths"]).decode()
