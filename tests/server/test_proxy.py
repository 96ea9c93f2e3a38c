"""Behind a proxy, and in several processes: whose word is believed, and that limits hold all the same."""

from __future__ import annotations

import subprocess
import sys
from asyncio import Transport
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pioche.house.limits import Limits
from pioche.server.common_limits import SLOTS, CommonBuckets, CommonCounts, slot_of
from pioche.server.porch import Porch
from pioche.server.run import shared_out
from tests.server.kit import Server, get, post, serving, sqlite_at
from tests.server.test_live import TWO

CODES = 60  # more than may be tried at once


def tried(server: Server, *, as_whom: str) -> list[int]:
    """The statuses of many codes tried by visitors whom somebody says to pass on."""
    address = f"{server.base}/api/codes/AAAA"
    return [get(address, headers={"x-forwarded-for": as_whom.format(n=n)}).status_code for n in range(CODES)]


@pytest.mark.slow
def test_forwarded_addresses_are_believed_only_from_a_configured_proxy(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), more=()) as server:
        assert 429 in tried(server, as_whom="192.0.2.{n}")
    with serving(sqlite_at(tmp_path), more=("--proxy", "127.0.0.1")) as server:
        assert set(tried(server, as_whom="192.0.2.{n}")) == {404}
        assert 429 in tried(server, as_whom="192.0.2.1")


def test_a_proxy_that_does_not_pass_the_host_is_refused_with_the_remedy(server: Server) -> None:
    body = {"name": "Ada", "settings": TWO}
    answer = post(f"{server.base}/api/tables", json=body, headers={"origin": "https://cards.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert "--origin https://cards.example" in answer.json()["text"]
    assert "Host" in answer.json()["text"]


def test_below_a_path_the_remedy_is_named(server: Server) -> None:
    said, seen = get(f"{server.base}/api/games", headers={"x-forwarded-prefix": "/cards"}), "/cards/api/games?lang=fr"
    for answer in (said, get(f"{server.base}{seen}")):
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
        assert "host name" in answer.json()["text"]


def test_several_processes_count_together(tmp_path: Path) -> None:
    both = [CommonBuckets(tmp_path / "addresses", rate=0.001, burst=10) for _ in range(2)]
    taken = [both[n % 2].take("192.0.2.7") for n in range(30)]
    assert taken == [True] * 10 + [False] * 20
    assert both[1].take("192.0.2.8")
    for each in both:
        each.close()


def test_two_who_fall_into_one_bucket_share_it(tmp_path: Path) -> None:
    buckets = CommonBuckets(tmp_path / "seats", rate=0.001, burst=10)
    one, other = _together()
    assert sum(buckets.take(who) for _ in range(20) for who in (one, other)) == 10
    buckets.close()


def _together() -> tuple[str, str]:
    """Two callers that are counted in one place."""
    seen = dict[int, str]()
    for who in map(str, range(2 * SLOTS)):
        if slot_of(who) in seen:
            return seen[slot_of(who)], who
        seen[slot_of(who)] = who
    raise AssertionError("there are more callers than places")


WORKER = """
import sys
from pathlib import Path
from pioche.server.common_limits import CommonCounts
counts = CommonCounts(Path(sys.argv[1]))
for _ in range(3):
    counts.add("192.0.2.7")
print(counts.of("192.0.2.7"), flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(file: Path) -> Iterator[int]:
    """What a process counts in all that has three connections of one address itself; it dies in the end."""
    command = [sys.executable, "-c", WORKER, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield int(process.stdout.readline())
        process.kill()


def test_connections_of_one_address_are_counted_by_all_processes_and_end_with_them(tmp_path: Path) -> None:
    file = tmp_path / "sockets"
    here = CommonCounts(file)
    here.add("192.0.2.7")
    with another_process(file) as counted:
        assert counted == here.of("192.0.2.7") == 4
        assert here.of("192.0.2.8") == 0
    with another_process(file) as counted:
        assert counted == 4, "what died with a process is not counted on"
    here.add("192.0.2.7", -1)
    here.close()


def test_a_porch_heeds_what_other_processes_have_let_in(tmp_path: Path) -> None:
    counts = CommonCounts(tmp_path / "sockets")
    counts.add("192.0.2.7", 20)
    porch = Porch(Limits(sockets=20), counts=counts)
    assert not porch.let_in(Transport(), "192.0.2.7")
    assert porch.let_in(Transport(), "192.0.2.8")
    counts.close()


@pytest.mark.parametrize("workers", [2, 4])
def test_connections_are_shared_out_among_processes_that_cannot_count_together(workers: int) -> None:
    limits = Limits()
    assert shared_out(limits, workers).sockets * workers <= limits.sockets
    assert shared_out(limits, workers).connections * workers <= limits.connections
    assert shared_out(Limits(sockets=0), workers).sockets == 0
