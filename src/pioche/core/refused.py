"""What can be wrong: with an action (refused), with a table (misdealt), with a text (misread)."""

from __future__ import annotations

from typing import Any, ClassVar

from pioche.core.rulebook import Rule
from pioche.core.words import Speaks, Verbatim, check_language, say, sentence


class Refused(Exception):
    """An action that was not carried out; nothing changed."""

    code: ClassVar[str]

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    @property
    def rule(self) -> str:
        """What a case cites: the id of a rule, or the general reason."""
        return self.code

    def say(self, lang: str = "en") -> str:
        """Why, in one sentence of that language."""
        return say(lang, f"refused-{self.code}", action=self.text)

    def __str__(self) -> str:
        return self.say()


class Unreadable(Refused):
    """There is no such action in this game."""

    code = "unreadable"


class Over(Refused):
    """The round is over."""

    code = "over"


class NotYourTurn(Refused):
    """The seat is not among those who may act."""

    code = "not-your-turn"


class NotHeld(Refused):
    """The seat does not have that card."""

    code = "not-held"


class Illegal(Refused):
    """A rule of the game forbids it."""

    code = "illegal"

    def __init__(self, text: str, why: Rule) -> None:
        super().__init__(text)
        self.why = why

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text, self.why)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.why.id

    def say(self, lang: str = "en") -> str:
        """The rule's own sentence with its id."""
        check_language(lang)
        return self.why.say(lang)


class Misdeal(ValueError):
    """A table that cannot be set up as asked; the message says what is allowed, ``why`` which rules say so."""

    def __init__(self, message: str | Speaks, why: tuple[Rule, ...] = ()) -> None:
        self.sentence = _spoken(message)
        super().__init__(self.sentence.say())
        self.why = why

    @property
    def rule(self) -> str | None:
        """The id of the rule that comes first, if there is one."""
        return self.why[0].id if self.why else None

    def say(self, lang: str = "en") -> str:
        """The rules' own sentences with their ids; where no rule says so, the message."""
        return " ".join(rule.say(lang) for rule in self.why) or self.sentence.say(lang)


class Misread(Misdeal):
    """A text that cannot be read; the message names the line."""

    def __init__(self, line: int, message: str | Speaks) -> None:
        self.line, self.told = line, _spoken(message)
        super().__init__(sentence("at-line", line=str(line), what=self.told))

    @property
    def message(self) -> str:
        """What is wrong with the line."""
        return self.told.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.told)


def _spoken(message: str | Speaks) -> Speaks:
    return Verbatim(message) if isinstance(message, str) else message
