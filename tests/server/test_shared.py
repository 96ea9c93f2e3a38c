"""Several processes on one PostgreSQL: any of them serves any table, and everything happens exactly once."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

import pioche
from pioche.table import read_entry
from pioche.table.entries import Went
from pioche.table.record import record_of
from tests.server.conftest import NEEDS_POSTGRES
from tests.server.kit import Person, Server, get, hear_any, host, join, play_on, wait_for
from tests.server.test_live import read

pytestmark = [NEEDS_POSTGRES, pytest.mark.slow]  # several processes, killed and started again
SOAK = bool(os.environ.get("PIOCHE_SOAK"))


@pytest.fixture
def both(pg: str) -> Iterator[tuple[Server, Server]]:
    """Two processes that share a store."""
    with ExitStack() as stack:
        servers = Server(pg).start(), Server(pg).start()
        for server in servers:
            stack.callback(stop_if_up, server)
        yield servers


def stop_if_up(server: Server) -> None:
    if server.process:
        server.stop()


def across(both: tuple[Server, Server], **settings: Any) -> list[Person]:
    """Two people at one table, each connected to a process of their own."""
    ada = host(both[0].base, **{"game": "elevens", "seats": 2, **settings})
    bob = join(both[1].base, ada.table)
    people = [ada.connect(), bob.connect()]
    ada.post("start")
    for person in people:
        person.hear_until(lambda view: view["stage"] == "playing")
    return people


def entries_of(pg: str, table: str) -> list[Any]:
    with psycopg.connect(pg) as connection:
        rows = connection.execute("select number, body from entries where table_id = %s order by number", [table])
        return [read_entry(bytes(body)) for _, body in rows]


def test_people_at_two_processes_play_one_match(both: tuple[Server, Server], pg: str) -> None:
    people = across(both, seats=4, plan=["person", "person", "family", "family"])
    play_on(people)
    assert people[0].view["totals"] == people[1].view["totals"]
    entries = entries_of(pg, people[0].table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert pioche.replay(record_of(entries, 1)).over


def test_two_processes_asked_at_once_carry_out_one(both: tuple[Server, Server]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    people = across(both)
    actor = next(person for person in people if person.actions)
    body = {"kind": "act", "text": actor.actions[0], "expected": actor.view["number"], "id": "tap"}
    twins = [Person(server.base, actor.table, actor.seat, actor.token) for server in both] * 3
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda twin: twin.post("act", body).json(), twins))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["kind"] == "done"


def test_a_second_connection_at_another_process_takes_over(both: tuple[Server, Server]) -> None:
    ada, _ = across(both)
    elsewhere = Person(both[1].base, ada.table, ada.seat, ada.token).connect()
    assert ada.hear_the_end()[0][-1] == {"kind": "bye", "why": "replaced"}
    wait_for(lambda: "pioche_streams 0" in get(f"{both[0].base}/metrics").text)
    for _ in range(2):  # the end of the old connection, and what it may have led to, are written before this is read
        assert get(f"{both[0].base}/health").json()["ok"]
    assert not any(seat.get("away") for seat in elsewhere.look()["seats"])


def test_a_killed_process_loses_nobody_their_seat(both: tuple[Server, Server]) -> None:
    ada, bob = across(both)
    before = bob.view
    both[0].kill()
    ada.base = both[1].base
    ada.connect()
    bob.catch_up()
    assert (ada.view["number"], bob.view["view"]) == (before["number"], before["view"])
    play_on([ada, bob])


def test_the_table_of_a_dead_process_is_found_by_the_other(both: tuple[Server, Server], pg: str) -> None:
    """Nobody asks the second process anything: only the store is read here, where it writes who is gone."""
    ada = host(both[0].base, game="elevens", seats=2, plan=["person", "family"], rounds=3).connect()
    ada.post("start")
    both[0].kill()
    wait_for(lambda: any(isinstance(entry, Went) for entry in entries_of(pg, ada.table)))


def test_a_bots_turn_begun_by_a_killed_process_is_finished_by_the_other(both: tuple[Server, Server], pg: str) -> None:
    ada, bob = across(both, seats=3, plan=["person", "person", "family"], pace="slow", rounds=3)
    while bob.view["view"]["to_act"] != [2]:
        person = next((each for each in (ada, bob) if each.actions), None)
        if person:
            person.do(person.actions[0])
        else:
            hear_any((ada, bob))
    known = len(bots_actions(pg, ada.table))
    both[0].kill()  # which has decided the last action or heard of it first, and was to play for the bot
    bob.hear_until(lambda view: view["view"]["to_act"] != [2])
    entries = entries_of(pg, ada.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len(bots_actions(pg, ada.table)) > known


def bots_actions(pg: str, table: str) -> list[Any]:
    return [entry for entry in entries_of(pg, table) if getattr(entry, "by", "") == "bot"]


@pytest.mark.parametrize("seed", range(10 if SOAK else 1))
def test_random_kills_of_either_process(both: tuple[Server, Server], pg: str, seed: int) -> None:
    draw = random.Random(seed)
    people = across(both, seats=4, plan=["person", "person", "family", "family"], rounds=2)
    for _ in range(10 if SOAK else 3):
        for _ in range(draw.randrange(1, 8)):
            act_somehow(people, both)
        victim = draw.randrange(2)
        both[victim].kill()
        for _ in range(draw.randrange(3)):
            act_somehow(people, both)
        both[victim].start()
    entries = entries_of(pg, people[0].table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    ids = [entry.id for entry in entries if getattr(entry, "id", "")]
    assert len(ids) == len(set(ids))


def act_somehow(people: list[Person], both: tuple[Server, Server]) -> None:
    """Somebody acts at whichever process answers, and repeats it until one does."""
    for person in people:
        server = next(each for each in both if each.process)
        person.base = server.base
        view = person.look()
        actions = (view.get("view") or {}).get("actions", [])
        if view["stage"] == "between":
            person.post("next")
        elif actions:
            body = {"kind": "act", "text": actions[0]["text"], "expected": view["number"], "id": str(time.time_ns())}
            first = person.post("act", body).json()
            assert first["kind"] == "done" or first["code"] in ("stale", "not-your-turn", "over"), first
            again = person.post("act", body).json()
            assert again == first or first["kind"] != "done"


def test_two_workers_of_one_command(pg: str) -> None:
    server = Server(pg, workers=2).start()
    try:
        ada = host(server.base, game="elevens", seats=2)
        bob = join(server.base, ada.table)
        people = [ada.connect(), bob.connect()]
        ada.post("start")
        play_on(people)
    finally:
        server.stop()
    assert read(people[0].bytes_heard[-1])
