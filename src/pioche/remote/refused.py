"""What can go wrong far from the table."""

from __future__ import annotations

from pioche.table import Code, TableView


class Refused(Exception):
    """The server did not do it: the code, the reason in the seat's language, and the rule that forbids an action."""

    def __init__(self, code: Code, text: str, rule: str | None = None, view: TableView | None = None) -> None:
        super().__init__(code, text, rule, view)
        self.code, self.text, self.rule, self.view = code, text, rule, view

    def __str__(self) -> str:
        return self.text or self.code


class Lost(Exception):
    """The server cannot be reached, or listens to this seat no more; the message says which."""
