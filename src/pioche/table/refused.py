"""Why a table did not do what it was asked: a closed set of codes, a sentence for each in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args

from pioche.core.refused import Illegal, Misdeal, Refused
from pioche.core.words import say

Code = Literal[
    "unreadable",
    "illegal",
    "not-held",
    "not-your-turn",
    "stale",
    "over",
    "not-found",
    "expired",
    "set-aside",
    "other-rules",
    "odd-name",
    "same-name",
    "full",
    "worn-out",
    "round-is-on",
    "yours-to-the-end",
    "no-undo",
    "forbidden",
    "too-many-requests",
    "fault",
]
CODES: tuple[Code, ...] = get_args(Code)
FOLDER = Path(__file__).parent


class TableRefused(Exception):
    """Nothing changed; ``rule`` is the id of the rule that forbids it, if it is one."""

    def __init__(self, code: Code, detail: str = "", why: Refused | Misdeal | None = None) -> None:
        super().__init__(code, detail, why)
        self.code, self.detail, self.why = code, detail, why

    @property
    def rule(self) -> str | None:
        """The rule of the game that forbids it, if it is one."""
        return self.why.rule if isinstance(self.why, Illegal | Misdeal) else None

    def say(self, lang: str = "en") -> str:
        """Why, in one sentence of that language; a detail for programmers is English."""
        if self.why:
            return self.why.say(lang)
        return self.detail or say(lang, f"table-{self.code}", FOLDER)

    def __str__(self) -> str:
        return f"{self.code}: {self.say()}"


def from_game(refusal: Refused) -> TableRefused:
    """A refusal of the game, as the table passes it on."""
    code: Any = refusal.code
    return TableRefused(code, why=refusal)
