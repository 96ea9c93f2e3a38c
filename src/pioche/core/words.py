"""The words people read, from one catalogue of Fluent messages per folder and language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{key} in {lang}: {errors[0]}")
    return str(text)
