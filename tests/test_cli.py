"""The commands, run as a person runs them."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pioche(*words: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pioche", *map(str, words)],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


def test_help_answers_at_once() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = pioche("--help")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert run.returncode == 0
    assert "cases" in run.stdout
    # Half a second, on whatever machine: the compiler alone would take more to load.
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.5


@pytest.mark.slow
def test_cases_ends_with_a_count_and_succeeds() -> None:
    run = pioche("cases", "src/pioche/games")
    assert run.returncode == 0, run.stdout
    assert re.fullmatch(r"\d+ passed, 0 failed", run.stdout.strip().splitlines()[-1])


def test_cases_prints_file_line_expected_and_found_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "wrong.case"
    file.write_text("game elevens\nseats 2\nrow R 11\nhand 0 R12\nturn = 1\n", "utf-8")
    run = pioche("cases", file)
    assert run.returncode == 1
    assert f"{file}:5: turn: expected 1, found 0" in run.stdout.replace("\n", "")
    assert run.stdout.strip().endswith("0 passed, 1 failed")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cases", "nowhere"), "there is no file or folder nowhere"),
        (("cases", "docs"), "there is no .case file in docs"),
        (("bench", "bridge"), "there is no game 'bridge'"),
        (("bench", "--seats", "9"), "nothing is played with 9 seats"),
        (("bench", "--seats", "many"), "Invalid value for '--seats'"),
        (("dance",), "No such command 'dance'; see 'pioche --help'"),
        (("cases",), "Missing argument"),
        (("games", "--fast"), "No such option"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    run = pioche(*words)
    assert run.returncode == 2
    assert run.stdout == ""
    assert said in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_generated_pages_are_up_to_date() -> None:
    assert pioche("pages", "--check").returncode == 0


@pytest.mark.slow
def test_stale_and_orphaned_pages_are_found_and_mended(tmp_path: Path) -> None:
    assert pioche("pages", tmp_path).returncode == 0
    (tmp_path / "games.md").write_text("old", "utf-8")
    (tmp_path / "rules" / "gone.en.md").write_text("old", "utf-8")
    stale = pioche("pages", tmp_path, "--check")
    assert (stale.returncode, "games.md" in stale.stderr, "gone.en.md" in stale.stderr) == (2, True, True)
    assert pioche("pages", tmp_path).returncode == 0
    assert pioche("pages", tmp_path, "--check").returncode == 0


@pytest.mark.slow
def test_bench_prints_its_figures_as_json() -> None:
    run = pioche("bench", "elevens-junior", "--json")
    figures = json.loads(run.stdout)
    assert figures["speed"][0]["compiled"] > figures["speed"][0]["from_python"] > 0
    assert figures["start"][0]["warm"] > 0
