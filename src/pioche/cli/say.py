"""How commands speak: results on standard output, one clear line on bad input."""

from __future__ import annotations

import os
from contextvars import ContextVar
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console

from pioche.core.harmless import harmless
from pioche.core.refused import Misdeal
from pioche.core.words import LANGUAGES, Sentence, Speaks, sentence

FOLDER = Path(__file__).parent
_asked: ContextVar[str | None] = ContextVar("asked", default=None)


def note_language(lang: str | None) -> str | None:
    """Remember which language was asked for, before anything has to be said."""
    _asked.set(lang if lang in LANGUAGES else None)
    return lang


def reader() -> str:
    """The language asked for, else that of the environment, else English."""
    named = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return _asked.get() or next((name for name in named if name in LANGUAGES), "en")


def told(key: str, **args: str | int | Speaks) -> Sentence:
    """A message of the commands."""
    return sentence(key, FOLDER, **args)


def tell(key: str, **args: str | int | Speaks) -> str:
    """A message of the commands in the reader's language."""
    return told(key, **args).say(reader())


def in_words(message: str | Speaks) -> str:
    """The message in the reader's language; of a table that cannot be, what is wrong with it, not only the rule."""
    if isinstance(message, str):
        return message
    return (message.sentence if isinstance(message, Misdeal) else message).say(reader())


def console(*, stderr: bool = False) -> Console:
    """A console that colours only what it is told to."""
    return Console(stderr=stderr, highlight=False)


def out(text: str) -> None:
    """A line of the result, as it is but for what would steer the terminal."""
    typer.echo(harmless(text))


def complain(message: str | Speaks) -> None:
    """Say in one line what is wrong."""
    typer.echo(f"pioche: {harmless(in_words(message))}", err=True)


def fail(message: str | Speaks) -> NoReturn:
    """Say in one line what is wrong with the input, and stop with exit code 2."""
    complain(message)
    raise typer.Exit(2)
