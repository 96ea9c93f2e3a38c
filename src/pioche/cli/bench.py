"""``pioche bench``: the speed of the engine on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import json
from rich.table import Table

from pioche.cli.say import console, fail, out
from pioche.core.game import Setting, find, games
from pioche.core.refused import Misdeal
from pioche.lab.bench import Speed, Start, Strength, speed, start, strength

Chosen = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them without it.")]
Seats = Annotated[int, typer.Option(help="How many seats play.")]
AsJson = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


def bench(game: Chosen = None, seats: Seats = 4, as_json: AsJson = False) -> None:
    """Decisions per second of CPU time in random play on one thread, first deal, and the quick policy's strength."""
    settings = _settings(game, seats)
    with console(stderr=True).status("measuring …") as status:
        speeds, strengths = [], []
        for setting in settings:
            status.update(f"measuring {setting} …")
            speeds.append(speed(setting))
            strengths.append(strength(setting))
        status.update("measuring the first deal of a process …")
        starts = [start(each) for each in dict.fromkeys(setting.game for setting in settings)]
    if as_json:
        out(json.encode({"speed": speeds, "start": starts, "strength": strengths}).decode())
    else:
        _print(speeds, starts, strengths, 1 / seats)


def _settings(game: str | None, seats: int) -> list[Setting]:
    """Every choice of options with that many seats."""
    try:
        chosen = games() if game is None else (find(game),)
    except Misdeal as error:
        fail(str(error))
    found = [setting for each in chosen for setting in each.settings() if setting.seats == seats]
    return found or fail(f"nothing is played with {seats} seats; 2 to 6 can play")


def _print(speeds: list[Speed], starts: list[Start], strengths: list[Strength], even: float) -> None:
    _table(
        "random play on one thread: actions a round, million decisions per second of CPU time, bytes a state",
        "setting|actions|million/s|from Python|bytes",
        [
            (
                s.setting,
                f"{s.decisions_a_round:.0f}",
                f"{s.compiled / 1e6:.1f}",
                f"{s.from_python / 1e6:.2f}",
                f"{s.state_bytes}",
            )
            for s in speeds
        ],
    )
    _table(
        "first deal of a process",
        "game|compiling, once|from the cache",
        [(s.game, f"{s.cold:.1f} s", f"{s.warm:.2f} s") for s in starts],
    )
    _table(
        f"rounds won by one seat with the quick policy (even: {even:.0%})",
        "setting|against random|against eager",
        [(s.setting, f"{s.against_random:.1%}", f"{s.against_eager:.1%}") for s in strengths],
    )


def _table(title: str, columns: str, rows: list[tuple[str, ...]]) -> None:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for at, column in enumerate(columns.split("|")):
        table.add_column(column, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)
    out("")
