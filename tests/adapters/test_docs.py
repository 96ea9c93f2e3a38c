"""What the page for those who train agents shows, works as shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "training.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_every_piece_of_python_runs(block: str) -> None:
    names: dict[str, Any] = {}
    exec(block, names)  # noqa: S102 - our own page
    assert len(names) > 1


def test_every_linked_page_exists() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


def test_the_citation_names_the_version_of_the_package() -> None:
    import pioche

    assert f"version: {pioche.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
