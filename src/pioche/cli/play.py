"""``pioche play``: a match at the terminal table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from pioche.cli import shelf
from pioche.cli.drawing import FOLDER
from pioche.cli.options import Choices, Lang, Plain, choices_of, game_of, language, text_of
from pioche.cli.say import fail, told
from pioche.core.game import Game, games
from pioche.core.match import Match
from pioche.core.record import position as read_position
from pioche.core.record import read_match
from pioche.core.refused import Misdeal
from pioche.core.words import say

Chosen = Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; asked for if missing.")]
Seats = Annotated[int | None, typer.Option(help="How many players, you included.")]
Rounds = Annotated[int | None, typer.Option(help="How many rounds; by default as the game says.")]
Seed = Annotated[int | None, typer.Option(help="Deal these cards again.")]
First = Annotated[int | None, typer.Option(help="The seat of the youngest, who begins; you are seat 0.")]
Names = Annotated[str | None, typer.Option(help="Names of all players, you first, separated by commas.")]
Position = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Play one round on from this text of a position."),
]
Mine = Annotated[str | None, typer.Option(metavar="SEATS", help="The seats you play: 0 (the default), 0,1 or all.")]
Bots = Annotated[
    str | None,
    typer.Option(metavar="LEVEL[,LEVEL...]", help="novice, family, skilled, expert, master: one for all, or one each."),
]
Hint = Annotated[
    bool, typer.Option("--hint", help="Say before each of your actions how good it is; key h asks for it.")
]
Resume = Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a kept match; 'last' is the last one.")]

USUAL = "family"
BOTS = ("Léa", "Noé", "Mia", "Tom", "Zoé")


def play(
    game: Chosen = None,
    seats: Seats = None,
    rounds: Rounds = None,
    seed: Seed = None,
    first: First = None,
    option: Choices = [],  # noqa: B006 - typer copies it
    names: Names = None,
    resume: Resume = None,
    position: Position = None,
    mine: Mine = None,
    bots: Bots = None,
    hint: Hint = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a match in the terminal against bots; it is kept after every action, to go on later."""
    from pioche.cli.table import TerminalTable

    lang, console = language(lang), table_console(plain)
    kept: Mapping[int, str] = shelf.NOBODY
    if resume is not None:
        file = _file_of(resume)
        match, kept = _read(file), shelf.players(text_of(file))
    else:
        if position is not None:
            match = _from_position(position)
        else:
            match = _new_match(console, lang, game, seats, rounds, seed, first, choices_of(option))
        match.names = _names_of(names, match.setting.seats)
        file = shelf.new_file(match)
    own = _mine(mine, match.setting.seats, kept)
    levels = _levels_of(bots, [seat for seat in range(match.setting.seats) if seat not in own], kept)
    TerminalTable(match, console, lang, file, mine=own, plain=plain, levels=levels, hint=hint).run()


def table_console(plain: bool) -> Console:
    """The console of a terminal table."""
    return Console(highlight=False, no_color=True if plain else None)


def _file_of(resume: str) -> Path:
    if resume != "last":
        return Path(resume)
    return shelf.latest() or fail(told("none-kept"))


def _read(file: Path) -> Match:
    try:
        match = read_match(text_of(file))
    except Misdeal as error:
        fail(told("in-file", file=str(file), what=error.sentence))
    match.names = tuple(name or BOTS[seat - 1] for seat, name in enumerate(match.names))
    return match


def _from_position(file: str) -> Match:
    """A match of one round that goes on from a position."""
    try:
        round = read_position(text_of(Path(file)))
        match = Match(round.game, round.seats, 1, 0, None, **round.options)
    except Misdeal as error:
        fail(told("in-file", file=str(file), what=error.sentence))
    match.round = round
    return match


def _mine(seats: str | None, count: int, kept: Mapping[int, str]) -> tuple[int, ...]:
    """The seats a person plays: those asked for, or those played before."""
    before = tuple(seat for seat in range(count) if kept.get(seat) == shelf.PERSON)
    if seats is None and before:
        return before
    if seats == "all":
        return tuple(range(count))
    words = (seats or "0").split(",")
    if not all(word.strip().isdecimal() and int(word) < count for word in words):
        fail(told("mine-takes", last=str(count - 1)))
    return tuple(dict.fromkeys(int(word) for word in words))


def _levels_of(bots: str | None, seats: Sequence[int], kept: Mapping[int, str]) -> dict[int, str]:
    """The level of the bot in each of these seats: one for all, or one each; if none is named, as before."""
    from pioche.bots.levels import find_level

    before = [kept[seat] if kept.get(seat, shelf.PERSON) != shelf.PERSON else USUAL for seat in seats]
    given = bots.split(",") if bots else before or [USUAL]
    if len(given) not in (1, len(seats)):
        fail(told("bots-takes", seats=str(len(seats))))
    try:
        levels = [find_level(name.strip()).name for name in given]
    except Misdeal as error:
        fail(error)
    return dict(zip(seats, levels * len(seats) if len(levels) == 1 else levels, strict=False))


def _names_of(names: str | None, seats: int) -> tuple[str, ...]:
    given = [" ".join(name.split()) for name in names.split(",")] if names else []
    if len(given) > seats or not all(given):
        fail(told("names-takes", seats=str(seats)))
    return (*given, *("", *BOTS)[len(given) : seats])


def _new_match(
    console: Console,
    lang: str,
    game: str | None,
    seats: int | None,
    rounds: int | None,
    seed: int | None,
    first: int | None,
    options: dict[str, str],
) -> Match:
    """The match asked for; whatever is not said when no game is named is asked on the screen."""
    chosen = game_of(game) if game else _ask_game(console, lang)
    if game is None:
        seats = seats or _ask_seats(console, lang, chosen)
        options = {**_ask_options(console, lang, chosen, seats, options), **options}
    try:
        return Match(chosen.id, seats or 3, rounds, seed, first, **options)
    except Misdeal as error:
        fail(error)


def _ask_game(console: Console, lang: str) -> Game:
    named = [(say(lang, "label", FOLDER, label=each.name(lang)), f"about-{each.id}") for each in games()]
    shown = [f"{name} {each.say(lang, about)}" for each, (name, about) in zip(games(), named, strict=True)]
    return games()[pick(console, lang, say(lang, "choose-game", FOLDER), shown)]


def _ask_seats(console: Console, lang: str, game: Game) -> int:
    default = 3 if 3 in game.seats else game.seats[0]
    while True:
        console.print(say(lang, "choose-seats", FOLDER, default=default), markup=False)
        typed = _input(console) or str(default)
        if typed.isdecimal() and int(typed) in game.seats:
            return int(typed)


def _ask_options(console: Console, lang: str, game: Game, seats: int, given: dict[str, str]) -> dict[str, str]:
    """A value for every option that still has a choice."""
    chosen = dict(given)
    for option in game.options:
        fits = [str(v) for v in option.values if game.allows(seats, _with(game, {**chosen, option.name: str(v)}))]
        if option.name not in chosen and len(fits) > 1 and not (option.live or option.alike):
            shown = [game.say(lang, f"option-{option.name}-{value}") for value in fits]
            title = say(lang, "choose-option", FOLDER, option=game.say(lang, f"option-{option.name}"))
            chosen[option.name] = fits[pick(console, lang, title, shown, default=1)]
    return chosen


def _with(game: Game, chosen: dict[str, str]) -> dict[str, str]:
    """The chosen values, and the default of every other option."""
    return {each.name: chosen.get(each.name, str(each.values[0])) for each in game.options}


def pick(console: Console, lang: str, title: str, shown: Sequence[str], default: int | None = None) -> int:
    """Ask until one of the numbered lines is chosen."""
    console.print(title, style="bold", markup=False)
    for n, line in enumerate(shown, 1):
        console.print(f"{n:>2} {line}", markup=False)
    while True:
        typed = _input(console) or str(default)
        if typed.isdecimal() and 1 <= int(typed) <= len(shown):
            return int(typed) - 1
        console.print(say(lang, "choose-number", FOLDER, most=len(shown)), markup=False)


def _input(console: Console) -> str:
    try:
        return console.input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
