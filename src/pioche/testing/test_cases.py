"""Every hand-written case holds."""

from __future__ import annotations

from pathlib import Path

from pioche.core.case import run_case


def test_case(file: Path) -> None:
    assert [str(failure) for failure in run_case(file)] == []
