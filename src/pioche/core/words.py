"""The words people read, from one catalogue of Fluent messages per folder and language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST = 1000  # letters of an argument
LANGUAGES = ("fr", "en", "de")
CORE = Path(__file__).parent


def catalogue(folder: Path, lang: str) -> str:
    """The text of a folder's messages in one language."""
    return (folder / f"words.{lang}.ftl").read_text("utf-8")


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for source in (CORE, folder):
        bundle.add_resource(FluentResource(catalogue(source, lang)), allow_overrides=True)
    return bundle


def check_language(lang: str) -> None:
    """Whether there are words in that language."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")


def say(lang: str, key: str, folder: Path = CORE, **args: str | int) -> str:
    """A message with its arguments put in; a game's folder adds its own messages to the common ones."""
    check_language(lang)
    bundle = _bundle(folder, lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise KeyError(f"no message {key} in {lang}")
    text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
    if errors:
        raise ValueError(f"{key} in {lang}: {errors[0]}")
    return str(text)


def _short(value: str | int) -> str | int:
    """What is put into a message; nobody reads a whole file in one."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


class Speaks(Protocol):
    """Whatever can be said in every language."""

    def say(self, lang: str = "en") -> str:
        """The words in that language."""
        ...


@dataclass(frozen=True)
class Verbatim:
    """Words that are the same whoever reads them."""

    text: str

    def say(self, lang: str = "en") -> str:  # noqa: ARG002 - the same in all of them
        """The words."""
        return self.text


@dataclass(frozen=True)
class Sentence:
    """A message whose reader, and so its language, is not known yet."""

    key: str
    folder: Path
    args: Mapping[str, str | int | Speaks]

    def say(self, lang: str = "en") -> str:
        """The message in that language, its arguments too."""
        said = {name: arg if isinstance(arg, str | int) else arg.say(lang) for name, arg in self.args.items()}
        return say(lang, self.key, self.folder, **said)


def sentence(key: str, folder: Path = CORE, **args: str | int | Speaks) -> Sentence:
    """A message to be said later; an argument may be such a message itself."""
    return Sentence(key, folder, args)


def either(first: str | Speaks, *others: str | Speaks) -> str | Speaks:
    """One of several: this or that or that."""
    found = first
    for other in others:
        found = sentence("either", first=found, other=other)
    return found
