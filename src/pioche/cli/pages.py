"""``pioche pages``: the pages of docs/ that are made from the games, so that they cannot go stale."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from pioche.cli.drawing import FOLDER
from pioche.cli.games import split_values
from pioche.cli.pictures import terminal_picture
from pioche.cli.say import fail, out
from pioche.core import shelves
from pioche.core.game import Game, Option, find, games
from pioche.core.refused import Misdeal
from pioche.core.rulebook import Rule
from pioche.core.words import LANGUAGES, say

Docs = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the pages.")]
Named = Annotated[list[str] | None, typer.Option("--game", help="Pages of this game alone, whatever package it is in.")]
Check = Annotated[bool, typer.Option("--check", help="Only say which pages are stale.")]


def pages(folder: Docs = Path("docs"), check: Check = False, game: Named = None) -> None:
    """Write the generated pages, or check that they are up to date."""
    try:
        named = tuple(map(find, game or ()))
    except Misdeal as error:
        fail(str(error))
    made = {folder / name: text for name, text in (pages_of(named) if named else all_pages()).items()}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    kept = [*folder.glob("rules/*.md"), *folder.glob("spaces/*.md"), *folder.glob("pictures/*.svg")]
    stale += [path for path in sorted(kept) if path not in made and not named]
    if check and stale:
        fail(f"stale pages, run 'make pages': {', '.join(map(str, stale))}")
    for path in stale:
        _write(path, made.get(path))
    out(f"{len(made)} pages, {len(stale)} written" if stale else f"{len(made)} pages up to date")


def _write(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def all_pages() -> dict[str, str]:
    """Every generated page of this project by its name in docs/; games of other packages have theirs there."""
    from pioche.server.protocol import protocol_page

    ours = tuple(game for game in games() if game.package.startswith(f"{shelves.GROUP}."))
    return {"protocol.md": protocol_page(), **pages_of(ours)}


def pages_of(chosen: Sequence[Game]) -> dict[str, str]:
    """The pages of some games by their names."""
    from pioche.adapters.pages import spaces_page

    pictures = {f"pictures/{game.id}.svg": terminal_picture(game) for game in chosen}
    rules = {f"rules/{game.id}.{lang}.md": rules_page(game, lang) for game in chosen for lang in LANGUAGES}
    spaces = {f"spaces/{game.id}.md": spaces_page(game) for game in chosen}
    return {"games.md": games_page(chosen), **rules, **spaces, **pictures}


def games_page(chosen: Sequence[Game]) -> str:
    """Games with their options."""
    parts = ["# Games", "", "Made by `make pages` from what the games declare.", ""]
    for game in chosen:
        parts += _game_part(game)
    return "\n".join(parts)


def _game_part(game: Game) -> list[str]:
    links = " · ".join(f"[{lang}](rules/{game.id}.{lang}.md)" for lang in LANGUAGES)
    facts = [
        f"- seats: {game.seats[0]} to {game.seats[-1]}",
        f"- a match: {_rounds(game)}, {'fewest' if game.low_wins else 'most'} points win",
        f"- rules: {links}",
    ]
    options = [line for option in game.options for line in _option_lines(game, option)]
    return [f"## {game.name()} (`{game.id}`)", "", game.say("en", f"about-{game.id}"), "", *facts, *options, ""]


def _rounds(game: Game) -> str:
    counts = {game.rounds(seats) for seats in game.seats}
    return f"{counts.pop()} rounds" if len(counts) == 1 else "as many rounds as seats"


def _option_lines(game: Game, option: Option) -> list[str]:
    name, (listed, rest) = option.name, split_values(option)
    said = [f"  - `{name}={value}`: {game.say('en', f'option-{name}-{value}')}" for value in listed]
    said[0] += " (default)"
    alike = [f"  - likewise {' '.join(f'`{value}`' for value in rest)}"] if rest else []
    return [f"- {game.say('en', f'option-{name}')}", *said, *alike]


def rules_page(game: Game, lang: str) -> str:
    """The numbered rules of a game in one language; what is not printed in the book is marked."""
    parts = [f"# {game.name(lang)}", "", game.say(lang, f"about-{game.id}"), ""]
    for heading, rules in groupby(game.rulebook.values(), lambda rule: game.heading(rule, lang)):
        parts += [f"## {heading}", ""] if heading else []
        parts += [line for rule in rules for line in (_rule_line(rule, lang), "")]
    return "\n".join(parts)


def _rule_line(rule: Rule, lang: str) -> str:
    mark = "" if rule.status == "printed" else f" *({say(lang, f'status-{rule.status}')})*"
    when = f" `{rule.when}`" if rule.when else ""
    ruled = f" *{say(lang, 'label', FOLDER, label=say(lang, 'status-ruled'))} {rule.ruled[lang]}*" if rule.ruled else ""
    return f"**{rule.id}**{mark}{when} {rule.texts[lang]}{ruled}"
