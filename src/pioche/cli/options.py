"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pioche.cli.say import fail, note_language, reader, told
from pioche.core.game import Game, find
from pioche.core.refused import Misdeal
from pioche.core.words import LANGUAGES

Lang = Annotated[
    str | None,
    typer.Option(
        callback=note_language, is_eager=True, help="fr, en or de; by default the language of the environment."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="The data as JSON.")]
Choices = Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")]
Plain = Annotated[bool, typer.Option(help="Plain sentences without pictures: for screen readers.")]


def language(lang: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if lang is not None:
        return lang if lang in LANGUAGES else fail(told("no-language", asked=repr(lang), langs=", ".join(LANGUAGES)))
    return reader()


def game_of(id: str) -> Game:
    """The game with that id."""
    try:
        return find(id)
    except Misdeal as error:
        fail(error)


def choices_of(words: list[str]) -> dict[str, str]:
    """The options given as name=value."""
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            fail(told("option-written-not", word=repr(word)))
        if name in chosen:
            fail(told("option-twice", option=name))
        chosen[name] = value
    return chosen


def text_of(file: Path) -> str:
    """The text of a file a person named."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        fail(told("unreadable-file", file=str(file), why=str(error.strerror)))
    except UnicodeDecodeError:
        fail(told("no-text-file", file=str(file)))
