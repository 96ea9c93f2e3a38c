"""``pioche replay``: a kept round or match once more, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import json
from rich.console import Console
from rich.text import Text

from pioche.cli.drawing import Brush
from pioche.cli.options import AsJson, Lang, Plain, language, text_of
from pioche.cli.say import fail, out, told
from pioche.core.record import read_match
from pioche.core.record import replay as read_round
from pioche.core.refused import Misdeal
from pioche.core.round import Round, Step
from pioche.core.view import Event

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a round or a match.")]
Seat = Annotated[int | None, typer.Option(help="See it with the eyes of this seat; else every drawn card is told.")]
Pausing = Annotated[bool, typer.Option("--step", help="Show the table before every turn and wait for Enter.")]


def replay(
    file: File,
    seat: Seat = None,
    step: Pausing = False,
    lang: Lang = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Tell a kept round or match in words; every revealed card is checked against the rules."""
    lang = language(lang)
    rounds, names = _read(file)
    if seat is not None and not 0 <= seat < rounds[0].seats:
        fail(told("no-seat", seat=str(seat), last=str(rounds[0].seats - 1)))
    if as_json:
        out(json.encode([_facts(round, seat) for round in rounds]).decode())
        return
    console = Console(highlight=False, no_color=True if plain else None)
    for round in rounds:
        _tell(round, Brush(round.game, lang, names, seat, plain=plain), console, step)


def _read(file: Path) -> tuple[list[Round], tuple[str, ...]]:
    """The rounds of a record, and what the seats are called."""
    text = text_of(file)
    try:
        if text.lstrip().startswith("match"):
            match = read_match(text)
            return [*match.finished, match.round], match.names
        round = read_round(text)
    except Misdeal as error:
        fail(told("in-file", file=str(file), what=error.sentence))
    return [round], ("",) * round.seats


def _facts(round: Round, seat: int | None) -> dict[str, object]:
    return {
        "game": round.game.id,
        "options": dict(round.options),
        "events": _events(round, seat),
        "scores": round.scores,
        "winners": round.winners,
    }


def _events(round: Round, seat: int | None) -> list[Event]:
    """What a seat heard; for nobody in particular every step as the seat that took it heard it."""
    if seat is not None:
        return list(round.events(seat))
    return [event for event in (_event(n, step, seat) for n, step in enumerate(round.steps, 1)) if event]


def _event(number: int, step: Step, seat: int | None) -> Event | None:
    text = step.heard[step.seat if seat is None else seat]
    return Event(number, step.seat, text, step.by_table(step.seat if seat is None else seat)) if text else None


def _tell(round: Round, brush: Brush, console: Console, pausing: bool) -> None:
    """Say every step, and show the table at the end; pausing, also at the start of every turn."""
    if pausing:
        _tell_slowly(round, brush, console)
    else:
        _print(console, *brush.events(_events(round, brush.me)))
    _show(round, brush, console)
    if round.over:
        won = brush.winners("won-round", round.winners)
        _print(console, won, "", *brush.scores([round.scores], round.scores))


def _tell_slowly(round: Round, brush: Brush, console: Console) -> None:
    shown = Round(round.setting, round.dealt.copy())
    for number, step in enumerate(round.steps, 1):
        if not step.table and shown.at_turn_start:
            _show(shown, brush, console)
            _wait(brush, console)
        event = _event(number, step, brush.me)
        if event:
            _print(console, brush.event(event))
        if not step.table:
            shown.act(step.seat, step.text)


def _wait(brush: Brush, console: Console) -> None:
    try:
        typed = console.input(f"{brush.say('step-hint')} > ")
    except (EOFError, KeyboardInterrupt):
        typed = "q"
    if typed.strip().lower() == "q":
        raise typer.Exit(0)


def _show(round: Round, brush: Brush, console: Console) -> None:
    _print(console, "", *brush.table(round.view(brush.me)), "")


def _print(console: Console, *lines: Text | str) -> None:
    for line in lines:
        console.print(line, markup=False)
