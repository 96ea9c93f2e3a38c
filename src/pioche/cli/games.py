"""``pioche games`` and ``pioche rules``: what there is to play, and how."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

import typer
from msgspec import json
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pioche.cli.drawing import FOLDER
from pioche.cli.options import AsJson, Choices, Lang, choices_of, game_of, language
from pioche.cli.say import console, fail, out
from pioche.core.game import Game, Option, Setting
from pioche.core.game import games as all_games
from pioche.core.glance import glance
from pioche.core.refused import Misdeal
from pioche.core.rulebook import Rule
from pioche.core.words import say

Chosen = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, as `pioche games` lists them.")]
VOWELS = "aeiouyàâéèêëîïôœùû"  # before them some languages shorten a word


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """All games with their options."""
    lang = language(lang)
    if as_json:
        out(json.encode([_facts(game, lang) for game in all_games()]).decode())
        return
    for game in all_games():
        for line in _lines(game, lang):
            console().print(line)


def _facts(game: Game, lang: str) -> dict[str, object]:
    options = {option.name: [str(value) for value in option.values] for option in game.options}
    about = game.say(lang, f"about-{game.id}")
    return {"id": game.id, "name": game.name(lang), "about": about, "seats": game.seats, "options": options}


def _lines(game: Game, lang: str) -> list[RenderableType]:
    players = f"{game.seats[0]}-{game.seats[-1]} {say(lang, 'players', FOLDER)}"
    title = Text(game.id, "bold cyan") + Text(f"  {game.name(lang)}, {players}", "bold")
    options = [row for option in game.options for row in _option_rows(game, option, lang)]
    about = beside("  ", game.say(lang, f"about-{game.id}"))
    return [title, about, *options, Text("")]


def _option_rows(game: Game, option: Option, lang: str) -> list[RenderableType]:
    listed, rest = split_values(option)
    said = [(f"{option.name}={value}", game.say(lang, f"option-{option.name}-{value}")) for value in listed]
    said += [("  …", " ".join(rest))] if rest else []
    return [beside(Text(f"  {label:<18}", "cyan"), text) for label, text in said]


def split_values(option: Option) -> tuple[list[str], list[str]]:
    """The values to explain one by one, and those that are of the same kind as the last of these."""
    values = [str(value) for value in option.values]
    return (values[:2], values[2:]) if option.alike else (values, [])


def beside(label: Text | str, text: Text | str) -> RenderableType:
    """A label, and beside it a text that wraps in its own column."""
    grid = Table.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(label, text)
    return grid


def rules(game: Chosen, option: Choices = [], lang: Lang = None, as_json: AsJson = False) -> None:  # noqa: B006 - typer copies it
    """The numbered rules of a game, with options only those that hold then; rulings and options are marked."""
    lang, chosen = language(lang), game_of(game)
    source = _setting(chosen, choices_of(option)) if option else chosen
    if as_json:
        out(json.encode([_rule_facts(rule, lang) for rule in source.rulebook.values()]).decode())
        return
    title, *numbered = rule_lines(source, lang)
    for line in (title, *glance_lines(source, lang), *numbered):
        console().print(line)


def glance_lines(source: Game | Setting, lang: str) -> Iterator[RenderableType]:
    """A game in a few sentences: goal, turn and special cards, with the usual options where none are chosen."""
    setting = source if isinstance(source, Setting) else _setting(source, {})
    points = glance(setting.game).holding(setting.options)
    for part, told in groupby(points, lambda point: point.part):
        yield Text("")
        yield Text(say(lang, f"glance-{part}", FOLDER), "bold")
        yield from (beside("  ", point.texts[lang]) for point in told)


def _setting(game: Game, options: dict[str, str]) -> Setting:
    """The game with these options, with the fewest seats that they allow."""
    wanted = {option.name: str(option.values[0]) for option in game.options} | options
    allowed = [each for each in game.settings() if each.options == wanted]
    try:
        return allowed[0] if allowed else game.setting(game.seats[0], options)
    except Misdeal as error:
        fail(error)


def _rule_facts(rule: Rule, lang: str) -> dict[str, str]:
    return {"id": rule.id, "status": rule.status, "when": rule.when, "text": rule.text(lang)}


def rule_lines(source: Game | Setting, lang: str) -> list[RenderableType]:
    """A paragraph a rule: all rules of a game, each with its condition, or those that hold in a setting."""
    game, settled = (source.game, True) if isinstance(source, Setting) else (source, False)
    title = Text(_heading(game.name(lang), lang), "bold")
    lines: list[RenderableType] = [title]
    for heading, rules in groupby(source.rulebook.values(), lambda rule: game.heading(rule, lang)):
        lines += [Text(""), *([Text(heading, "bold")] if heading else [])]
        lines += [rule_text(rule, lang, settled=settled) for rule in rules]
    return lines


def _heading(name: str, lang: str) -> str:
    vowel = "yes" if name[0].lower() in VOWELS else "no"
    return say(lang, "rules-of", FOLDER, game=name, vowel=vowel)


def rule_text(rule: Rule, lang: str, *, settled: bool = True) -> RenderableType:
    """One rule with its marks; where it is settled that it holds, not when it does."""
    text = Text()
    if rule.status != "printed":
        text.append(f"[{say(lang, f'status-{rule.status}')}] ", "yellow")
    if rule.when and not settled:
        text.append(f"[{say(lang, 'only-when', FOLDER, when=rule.when)}] ", "magenta")
    text.append(rule.texts[lang])
    if rule.ruled:
        text.append(f" [{say(lang, 'ruling', FOLDER)}] ", "yellow").append(rule.ruled[lang])
    return beside(Text(f"{rule.id:<8}", "bold cyan"), text)
