"""``pioche serve`` and ``pioche verify``, and the page that describes the protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from pioche.messages import Asked, Said
from pioche.server.examples import examples
from pioche.server.protocol import protocol_page
from tests.server.kit import PROGRAM, Server, play_on, serving, sqlite_at
from tests.server.test_live import pair


def pioche(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PROGRAM, *words], text=True, capture_output=True, check=False)


@pytest.mark.slow
def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    tried = pioche("serve", "--workers", "2", "--db", sqlite_at(tmp_path))
    assert tried.returncode == 2
    assert tried.stderr.count("\n") == 1
    assert "PostgreSQL" in tried.stderr


@pytest.mark.slow
def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)):
        tried = pioche("serve", "--port", "0", "--db", sqlite_at(tmp_path))
    assert tried.returncode == 2
    assert "one at a time" in tried.stderr


def test_a_taken_port_is_said(server: Server, tmp_path: Path) -> None:
    tried = pioche("serve", "--host", "127.0.0.1", "--port", str(server.port), "--db", sqlite_at(tmp_path))
    assert (tried.returncode, tried.stderr.count("\n")) == (2, 1)
    assert str(server.port) in tried.stderr


def test_address_and_code_for_phones_are_printed(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-c", PROGRAM, "serve", "--port", "0", "--db", sqlite_at(tmp_path)]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE) as started:
        assert started.stdout
        lines = [started.stdout.readline() for _ in range(12)]
        started.terminate()
    assert "http://" in lines[0]
    assert any(mark in "".join(lines) for mark in "█▀▄")


def test_help_does_not_load_the_server() -> None:
    program = "import sys; from pioche.cli import main\ntry: main()\nfinally: print(sorted(sys.modules))"
    shown = subprocess.run(
        [sys.executable, "-c", program, "serve", "--help"], text=True, capture_output=True, check=True
    )
    assert "--workers" in shown.stdout
    assert not any(name in shown.stdout for name in ("'litestar'", "'sqlalchemy'", "'numba'", "'uvicorn'"))


@pytest.mark.slow
def test_a_record_is_verified_and_a_changed_one_is_not(server: Server, tmp_path: Path) -> None:
    people = list(pair(server))
    shown = people[0].view["commitment"]
    play_on(people)
    text = people[0].record(1).text
    kept = tmp_path / "round.record"
    kept.write_text(text, "utf-8")
    assert pioche("verify", str(kept)).stdout.endswith(f"{shown}\n")
    assert pioche("verify", str(kept), "--shown", shown).returncode == 0
    assert pioche("verify", str(kept), "--shown", "0" * 64).returncode == 1
    for wrong in changed(text):
        kept.write_text(wrong, "utf-8")
        tried = pioche("verify", str(kept))
        assert (tried.returncode, tried.stderr.count("\n")) == (1, 1), wrong


def changed(text: str) -> list[str]:
    """The record with another seed, salt, fingerprint, hand, or none of the proof."""
    lines = text.splitlines()
    seed, salt, fingerprint = (next(line for line in lines if line.startswith(f"# {key}")) for key in PROOF)
    hands = [line for line in lines if line.startswith("hand ")]
    swapped = (
        text.replace(hands[0], "\0").replace(hands[1], f"hand 1 {hands[0][7:]}").replace("\0", f"hand 0 {hands[1][7:]}")
    )
    return [
        text.replace(seed, "# seed 1"),
        text.replace(salt, "# salt 00"),
        text.replace(fingerprint, f"# commitment {'0' * 64}"),
        swapped,
        "\n".join(line for line in lines if not line.startswith("#")) + "\n",
    ]


PROOF = ("seed", "salt", "commitment")


def test_every_example_of_the_page_can_be_read_back() -> None:
    for name, message in examples().items():
        body = msgspec.json.encode(message)
        assert msgspec.json.decode(body, type=type(message)) == message, name


@pytest.mark.parametrize("union", [Asked, Said])
def test_every_message_is_on_the_page(union: object) -> None:
    page = protocol_page()
    for kind in getattr(union, "__args__", ()):
        assert f"#### {kind.__name__}\n" in page
        assert f'`"{kind.__struct_config__.tag}"`' in page


@pytest.mark.slow
def test_the_page_is_the_same_every_time() -> None:
    assert protocol_page() == protocol_page()
