"""One connection, or hundreds, that ask badly or not at all: they end, and everybody else is answered meanwhile."""

from __future__ import annotations

import contextlib
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from pioche.house.limits import Limits
from pioche.server.porch import Porch
from tests.server.kit import Server, get, host, serving, sqlite_at, wait_for
from tests.server.test_same_instant import house_in_a_thread

SHORT = Limits(first=0.6, whole=0.6, idle=0.6, patience=0.6, sockets=20)
ASKED = b"GET /api/here HTTP/1.1\r\nhost: 127.0.0.1\r\n"
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that waits for nobody."""
    with house_in_a_thread(sqlite_at(tmp_path_factory.mktemp("hurried")), SHORT) as (base, _, _):
        yield int(base.rsplit(":", 1)[1])


@contextlib.contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def send(line: socket.socket, data: bytes, times: int = 1) -> None:
    """Until it is all sent, or nobody takes it any more."""
    with contextlib.suppress(ConnectionError):
        for _ in range(times):
            line.sendall(data)


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", 0),
        (b"GET /api/he", 408),
        (ASKED, 408),
        (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", 408),
    ],
)
def test_who_does_not_finish_a_request_is_not_waited_for(hurried: int, sent: bytes, answered: int) -> None:
    with connected(hurried) as line:
        send(line, sent)
        began = time.monotonic()
        assert status(heard(line)) == answered
        assert time.monotonic() - began < 10


def test_one_byte_now_and_then_does_not_keep_a_connection(hurried: int) -> None:
    with connected(hurried) as line:
        end = time.monotonic() + 10
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                line.sendall(b"x")
                time.sleep(0.1)
        assert time.monotonic() < end


def test_between_two_requests_there_is_a_deadline_and_half_of_the_second_does_not_move_it(hurried: int) -> None:
    with connected(hurried) as line:
        line.sendall(ASKED + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        send(line, ASKED)
        assert status(heard(line)) == 408


def test_a_stream_outlives_every_deadline_of_a_request(hurried: int) -> None:
    ada = host(f"http://127.0.0.1:{hurried}", game="elevens", seats=2).connect()
    time.sleep(2.5 * max(SHORT.first, SHORT.whole, SHORT.idle))
    ada.say(kind="ping")
    assert ada.until("pong")
    ada.close()


def test_who_takes_no_answer_in_is_cut_off(hurried: int) -> None:
    games = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.settimeout(20)
        line.connect(("127.0.0.1", hurried))
        assert any(_refused(line, 10 * games) for _ in range(200))


def _refused(line: socket.socket, data: bytes) -> bool:
    """Whether the other side is gone."""
    time.sleep(0.05)
    try:
        line.sendall(data)
    except ConnectionError:
        return True
    return False


def test_one_address_has_so_many_connections_and_no_more(hurried: int) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(hurried)) for _ in range(SHORT.sockets + 5)]
        answers = [status(heard(line)) for line in lines]
    assert answers.count(503) >= 5
    assert get(f"http://127.0.0.1:{hurried}/api/here").status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(b"x: " + b"a" * 65_536, id="one long header"),
        pytest.param(b"a: b\r\n" * 10_000, id="many short headers"),
        pytest.param(b"x" * 65_536, id="no header at all"),
    ],
)
def test_headers_without_end_cost_nothing(server: Server, head: bytes) -> None:
    assert server.process
    before = _memory(server.process.pid)
    with connected(server.port) as line:
        send(line, b"GET / HTTP/1.1\r\nhost: x\r\n")
        send(line, head, times=1_000)  # up to 64 MB
        assert status(heard(line)) in (0, 400, 431)  # reset, where the refusal crossed what was still being sent
    assert _memory(server.process.pid) - before < 8 * 2**20
    assert get(f"{server.base}/api/here").status_code == 200


def test_headers_that_are_too_many_are_refused_in_the_documented_form(server: Server) -> None:
    answer = get(f"{server.base}/api/here", headers={f"x-{n}": "1" for n in range(100)})
    assert (answer.status_code, answer.json()["kind"], answer.json()["code"]) == (431, "refused", "unreadable")
    long = get(f"{server.base}/api/here", headers={"x": "1" * 20_000})
    assert (long.status_code, long.json()["code"]) == (431, "unreadable")


def test_a_body_without_end_is_not_read(server: Server) -> None:
    with connected(server.port) as line:
        send(line, b"POST /api/nowhere HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        began = time.monotonic()
        send(line, b"10000\r\n" + b"a" * 65_536 + b"\r\n", times=4_000)
        heard(line)
        assert time.monotonic() - began < 15


def test_with_few_handles_silent_visitors_do_not_lock_the_others_out(tmp_path: Path) -> None:
    with few_handles(256), serving(sqlite_at(tmp_path), more=()) as server, ExitStack() as stack:
        for _ in range(240):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(connected(server.port))
        wait_for(lambda: answered_from_elsewhere(server.port))


@contextlib.contextmanager
def few_handles(most: int) -> Iterator[None]:
    """Whatever is started meanwhile may have so many handles and can have no more."""
    script = f"import os, resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({most}, {most})); "
    began = subprocess.Popen

    def limited(words: list[str], **more: Any) -> Any:
        return began([sys.executable, "-c", f"{script}os.execv({sys.executable!r}, {words!r})"], **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "Popen", limited)
        yield


def answered_from_elsewhere(port: int) -> bool:
    """Whether a visitor at another address of this machine is answered."""
    with socket.socket() as line:
        line.settimeout(20)
        line.bind(("127.0.0.2", 0))
        line.connect(("127.0.0.1", port))
        line.sendall(b"GET /api/here HTTP/1.0\r\nhost: 127.0.0.1\r\n\r\n")
        return status(heard(line)) == 200


def test_the_handles_a_process_may_have_are_asked_for() -> None:
    script = "import resource as r; from pioche.server.porch import raise_handles; "
    script += "r.setrlimit(r.RLIMIT_NOFILE, (128, 300)); print(raise_handles(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.split() == ["300", "300"]


class Stay:
    """A connection that notes how it ends."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_a_full_house_parts_with_whoever_has_waited_longest_and_never_with_the_busy() -> None:
    porch, lines = Porch(Limits(sockets=0)), [Stay() for _ in range(4)]
    porch.most = 3
    here: Any = lines
    assert [porch.let_in(line, f"192.0.2.{n}") for n, line in enumerate(here)][:3] == [True] * 3
    assert [line.aborted for line in lines] == [True, False, False, False]
    for line in here[1:]:
        porch.busy(line)
    assert not porch.let_in(here[0], "192.0.2.9")
    for line in here:
        porch.leave(line)
    assert len(porch) == 0


def _memory(pid: int) -> int:
    """Bytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()
