"""Whatever goes wrong is said in the documented form, logged and counted; a start that fails says why in a sentence."""

from __future__ import annotations

import logging
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import PATIENCE, PROGRAM, Server, get, host, listen, post, serving, sqlite_at
from tests.server.test_live import TWO, read
from tests.server.test_same_instant import house_in_a_thread

DEEP = b"[" * 8_000
NONSENSE = {
    "nested without end": DEEP,
    "nested in a field": b'{"name":"Ada","settings":' + b'{"a":' * 2_000,
    "nested where nobody looks": b'{"x":' + DEEP,
    "no UTF-8": b'{"name":"\xff\xfe","settings":{"game":"elevens","seats":2}}',
    "half a pair": b'{"name":"\\ud800","settings":{"game":"elevens","seats":2}}',
}


@pytest.mark.parametrize("body", NONSENSE.values(), ids=NONSENSE)
def test_a_body_that_is_nonsense_is_refused_not_stumbled_over(server: Server, body: bytes) -> None:
    answer = post(f"{server.base}/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["kind"], answer.json()["code"]) == (400, "refused", "unreadable")


def test_a_message_nested_without_end_is_refused_and_the_stream_goes_on(server: Server) -> None:
    ada = host(server.base, **TWO).connect()
    assert ada.stream
    ada.stream.send('{"kind":"ping","x":' + "[" * 4_000)
    assert ada.until("refused")["code"] == "unreadable"
    ada.say(kind="ping")
    assert ada.until("pong")


@pytest.mark.parametrize("code", ["%00", "A%00B", "%ff", "%ed%a0%80", "A'--", "%F0%9F%83%8F"])
def test_a_code_that_is_none_is_not_found(server: Server, code: str) -> None:
    answer = get(f"{server.base}/api/codes/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# What Litestar 3 will call otherwise is no concern of this test.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_mistake_of_ours_is_logged_counted_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with house_in_a_thread(sqlite_at(tmp_path)) as (base, house, _), caplog.at_level(logging.ERROR):
        ada = host(base, **TWO).connect()

        def stumble(*_: Any) -> Any:
            raise ZeroDivisionError("a mistake")

        monkeypatch.setattr(house, "do", stumble)
        answer = ada.post("start")
        assert (answer.status_code, answer.json()["kind"], answer.json()["code"]) == (500, "refused", "fault")
        ada.act("draw")
        assert ada.until("refused")["code"] == "fault"
        monkeypatch.undo()
        assert "pioche_faults_total 2" in house.metrics.text()
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError] * 2
    assert ada.token not in caplog.text
    assert ada.table not in caplog.text


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_good_bye(tmp_path: Path, sign: signal.Signals) -> None:
    with serving(sqlite_at(tmp_path)) as server:
        ada = host(server.base, **TWO).connect()
        watcher = listen(f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live")
        watcher.recv()
        assert server.process
        server.process.send_signal(sign)
        messages, code = ada.hear_the_end()
        assert (messages[-1], code) == ({"kind": "bye", "why": "closing"}, 1012)
        assert read(str(watcher.recv()))["kind"] == "bye"


def start(*words: str) -> str:
    """What a server that cannot start says."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--host", "127.0.0.1", "--port", "0", "--no-qr", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode not in (0, None)
    said = (done.stdout + done.stderr).strip()
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    return said


def test_a_file_that_is_no_database_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    assert "not a database" in start("--db", sqlite_at(tmp_path))


def test_a_folder_that_cannot_be_made_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in start("--db", f"sqlite:///{tmp_path}/file/tables.db")


def test_tables_of_a_newer_version_are_named_in_a_sentence(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "tables.db")
    file.execute("create table alembic_version (version_num varchar(32) primary key)")
    file.execute("insert into alembic_version values ('9999')")
    file.commit()
    file.close()
    assert "newer version" in start("--db", sqlite_at(tmp_path))


def test_a_postgresql_that_is_not_there_is_named_in_a_sentence_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("PIOCHE_DB", f"postgresql://pioche:hush@127.0.0.1:{port}/pioche")
    said = start()
    assert "cannot be opened" in said
    assert "hush" not in said
