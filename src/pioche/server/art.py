"""The pictures on the cards of a game: drawings in its folder ``art``, each named as a label begins or ends."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache

from pioche.core.game import Game


@cache
def pictures(game: Game) -> Mapping[str, str]:
    """The drawings by name, sorted; none where all cards are numbers."""
    files = sorted((game.folder / "art").glob("*.svg"), key=lambda file: file.stem)
    return {file.stem: file.read_text("utf-8") for file in files}


@cache
def mark(game: Game) -> str:
    """A fingerprint of all its drawings."""
    return hashlib.sha256("\n".join(pictures(game).values()).encode()).hexdigest()[:12]
