"""What is nobody else's business: figures, secrets on the way, passwords, files."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from pioche.server.database import StoreRefused, read_url
from tests.server.kit import PATIENCE, PROGRAM, Server, get, host, serving, sqlite_at
from tests.server.test_live import TWO, read

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.mark.parametrize(
    "passed_on",
    [{"x-forwarded-for": "192.0.2.7"}, {"forwarded": "for=192.0.2.7"}, {"host": "cards.example"}],
)
def test_figures_are_not_for_those_whom_a_proxy_passes_on(server: Server, passed_on: dict[str, str]) -> None:
    assert "pioche_tables" in get(f"{server.base}/metrics").text
    answer = get(f"{server.base}/metrics", headers=passed_on)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_figures_are_for_whoever_has_the_token_of_the_operator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_OPERATOR", "hush")
    with serving(sqlite_at(tmp_path)) as server:
        far = {"x-forwarded-for": "192.0.2.7"}
        asked = [get(f"{server.base}/metrics", headers=far | {"authorization": f"Bearer {t}"}) for t in ("hush", "h")]
    assert [answer.status_code for answer in asked] == [200, 404]


def test_the_secret_of_a_seat_is_not_taken_from_an_address(server: Server) -> None:
    ada = host(server.base, **TWO)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live?token={ada.token}"
    with connect(address, open_timeout=PATIENCE) as stream:
        stream.send('{"kind":"listen"}')
        assert read(str(stream.recv()))["view"]["seat"] is None


def test_who_does_not_say_who_they_are_is_turned_away(server: Server) -> None:
    ada = host(server.base, **TWO)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live", open_timeout=PATIENCE) as stream:
        stream.send('{"kind":"ping"}')
        refusal = read(str(stream.recv()))
    assert refusal["code"] == "unreadable"
    assert "listen" in refusal["text"]


def test_who_listens_already_cannot_become_somebody_else(server: Server) -> None:
    ada, bob = host(server.base, **TWO).connect(), host(server.base, **TWO)
    ada.say(kind="listen", token=bob.token)
    assert ada.until("refused")["code"] == "unreadable"


@pytest.mark.parametrize("more", [("--proxy", "192.0.2.1"), ("--origin", "https://cards.example")])
def test_behind_a_proxy_figures_need_the_token_even_from_this_machine(tmp_path: Path, more: tuple[str, ...]) -> None:
    with serving(sqlite_at(tmp_path), more=more) as server:
        assert get(f"{server.base}/metrics").status_code == 404


def test_a_store_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with serving(f"sqlite:///{folder / 'tables.db'}"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert set(modes) >= {"tables.db", "tables.db-wal", "tables.db.lock"}
    assert set(modes.values()) == {0o600}


def test_a_store_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)
    with serving(sqlite_at(tmp_path)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_password_on_the_command_line_is_refused_with_the_remedy() -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--db", "postgresql://pioche:hush@127.0.0.1:9/pioche"]
    command = [sys.executable, "-c", PROGRAM, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    said = done.stdout + done.stderr
    assert done.returncode
    assert "PIOCHE_DB" in said
    assert "@FILE" in said
    assert "hush" not in said


def test_the_address_of_the_database_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://pioche:hush@db.example/pioche\n")
    assert "hush" in read_url(f"@{file}").render_as_string(hide_password=False)
    with pytest.raises(StoreRefused, match="cannot be read"):
        read_url(f"@{tmp_path / 'nowhere'}")


@pytest.mark.slow
def test_the_address_of_the_database_is_read_from_the_environment() -> None:
    said = start_without_db({"PIOCHE_DB": "postgresql://pioche:hush@127.0.0.1:9/pioche"})
    assert "127.0.0.1:9" in said
    assert "hush" not in said


def start_without_db(more: dict[str, str]) -> str:
    """What a server says that cannot reach the database of its environment."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--host", "127.0.0.1", "--port", "0"]
    env = os.environ | more
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=env)
    assert done.returncode
    return done.stdout + done.stderr
