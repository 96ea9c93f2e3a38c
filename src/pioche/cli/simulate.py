"""``pioche simulate``: thousands of games in a row, and what they say about the balance of a game."""

from __future__ import annotations

import csv
import io
import secrets
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from msgspec import json
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pioche.cli.options import AsJson, Choices, Lang, choices_of, game_of, language
from pioche.cli.picture import check_plot
from pioche.cli.say import console, fail, out, tell, told
from pioche.core.game import Setting
from pioche.core.refused import Misdeal

if TYPE_CHECKING:  # these need numba or matplotlib, which would make every command start slowly
    from matplotlib.axes import Axes

    from pioche.lab.simulate import Line, Result, Spread

Chosen = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Seats = Annotated[int, typer.Option(help="How many seats play.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same result; drawn and shown without it.")]
Policy = Annotated[
    str, typer.Option(metavar="NAME[,NAME...]", help="quick, random or eager: one for all seats, or one for each.")
]
Bots = Annotated[
    str | None, typer.Option(metavar="LEVEL[,LEVEL...]", help="Bots instead: one level for all seats, or one for each.")
]
Threads = Annotated[int | None, typer.Option(help="By default one per core; the result is the same.")]
AsCsv = Annotated[bool, typer.Option("--csv", help="One line per seat as CSV.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="A picture as well: .png, .svg or .pdf.")]

SEAT_COLOUR, ORDER_COLOUR = "#31688e", "#c8553d"
INTERRUPTED = 130  # what a shell expects after Ctrl-C


def simulate(
    game: Chosen,
    seats: Seats = 4,
    games: Games = 100_000,
    seed: Seed = None,
    policy: Policy = "quick",
    bots: Bots = None,
    option: Choices = [],  # noqa: B006 - typer copies it
    threads: Threads = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    plot: Plot = None,
    lang: Lang = None,
) -> None:
    """Play many games on all cores: win shares by seat with 95 % intervals, lengths, draws, passes, points."""
    language(lang)
    if as_json and as_csv:
        fail(told("json-or-csv"))
    if plot:
        check_plot(plot)
    seed = secrets.randbelow(10**9) if seed is None else seed
    result = _run(_setting(game, seats, option), games, seed, (bots or policy).split(","), threads)
    _show(result, as_json, as_csv)
    if plot:
        _save(result, plot)
    if result.games < result.asked:
        _stop(tell("interrupted-after", games=f"{result.games:,}", asked=f"{result.asked:,}"))


def _setting(game: str, seats: int, option: list[str]) -> Setting:
    try:
        return game_of(game).setting(seats, choices_of(option))
    except Misdeal as error:
        fail(error)


def _run(setting: Setting, games: int, seed: int, policies: list[str], threads: int | None) -> Result:
    """The result, with a bar for the person waiting."""
    try:
        from pioche.lab.simulate import simulate

        with _bar() as bar:
            task = bar.add_task("", total=games)
            return simulate(setting, games, seed, policies, lambda done: bar.update(task, completed=done), threads)
    except Misdeal as error:
        fail(error)
    except KeyboardInterrupt:
        _stop(tell("interrupted-at-once"))


def _stop(message: str) -> NoReturn:
    console(stderr=True).print(f"pioche: {message}", markup=False)
    raise typer.Exit(INTERRUPTED)


def _bar() -> Progress:
    """A progress bar on standard error, if somebody sits there."""
    stderr = console(stderr=True)
    counted = TextColumn(tell("bar-games", done="{task.completed:,.0f}", total="{task.total:,.0f}"))
    left = TimeRemainingColumn(elapsed_when_finished=True)
    return Progress(BarColumn(32), counted, left, console=stderr, disable=not stderr.is_terminal)


def _show(result: Result, as_json: bool, as_csv: bool) -> None:
    if as_json:
        out(json.encode(result).decode())
    elif as_csv:
        out(_csv(result))
    else:
        _print(result)


def _csv(result: Result) -> str:
    """A line per seat; what holds for the whole series is repeated on each."""
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(
        [
            "game",
            "seats",
            "options",
            "games",
            "seed",
            "seat",
            "policy",
            "won",
            "low",
            "high",
            "points",
            "points_spread",
            "turns",
        ]
    )
    options = " ".join(f"{name}={value}" for name, value in result.options.items())
    series = (result.game, result.seats, options, result.games, result.seed)
    for seat, line in enumerate(result.by_seat):
        won = line.won.share, line.won.low, line.won.high
        sheet.writerow((*series, seat, result.policies[seat], *won, line.points, line.points_spread, result.turns.mean))
    return text.getvalue().rstrip("\n")


# Tables


def _print(result: Result) -> None:
    """The result in 80 columns."""
    even = 1 / result.seats
    out("")
    console().print(Text(_title(result), "bold"))
    out(_played(result))
    out("")
    seats = [f"{tell('seat-number', seat=seat)}  {policy}" for seat, policy in enumerate(result.policies)]
    _lines(tell("by-seat"), seats, result.by_seat, even)
    order = [tell("nth-to-play", nth=_ordinal(at)) for at in range(result.seats)]
    _lines(tell("by-order"), order, result.by_order, even)
    _spreads(result)
    for line in wrap(tell("how-to-read", even=f"{even:.2%}"), 79):
        out(line)
    if result.shared:
        out(tell("shared-wins", share=f"{result.shared:.2%}"))


def _title(result: Result) -> str:
    options = "".join(f", {name}={value}" for name, value in result.options.items())
    return tell("title-setting", game=result.game, seats=result.seats) + options


def _played(result: Result) -> str:
    return tell("games-and-seed", games=f"{result.games:,}", seed=str(result.seed))


def _ordinal(at: int) -> str:
    return tell("nth", n=at + 1)


def _lines(title: str, names: list[str], lines: tuple[Line, ...], even: float) -> None:
    table = _table(title, tuple(tell("columns-won").split("|")))
    for name, line in zip(names, lines, strict=True):
        table.add_row(
            name,
            f"{line.won.share:.2%}",
            f"{line.won.low:.2%} - {line.won.high:.2%}",
            _against(line, even),
            f"{line.points:.2f}",
            f"{line.points_spread:.2f}",
        )
    console().print(table)
    out("")


def _against(line: Line, even: float) -> Text:
    """The difference in hundredths, and a word where the interval leaves no doubt."""
    key, colour = (("", ""), ("more", "green"), ("less", "red"))[line.won.against(even)]
    word = tell(key) if key else ""
    return Text(f"{word} {100 * (line.won.share - even):+.2f}", colour)


def _spreads(result: Result) -> None:
    table = _table(tell("per-game"), tuple(tell("columns-spread").split("|")))
    for name in ("turns", "actions", "draws", "passes"):
        each: Spread = getattr(result, name)
        counts = map(str, (each.least, each.low, each.median, each.high, each.most))
        if each.most:  # not every game has draws or passes
            table.add_row(tell(f"count-{name}"), f"{each.mean:.2f}", f"{each.spread:.2f}", *counts)
    console().print(table)
    out("")


def _table(title: str, columns: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(title, min_width=17)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


# The picture


def _save(result: Result, file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 4.5), layout="constrained")
    figure.suptitle(f"{tell('label', label=_title(result))} {_played(result)}", fontsize=11)
    shares, lengths = figure.subplots(1, 2, width_ratios=(3, 2))
    _draw_shares(shares, result)
    _draw_lengths(lengths, result)
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        fail(told("unwritable-file", file=str(file), why=str(error.strerror)))


def _draw_shares(axes: Axes, result: Result) -> None:
    """A group by seat, a group by order of turns, and the even line through both."""
    _draw_intervals(axes, 0, result.by_seat, SEAT_COLOUR)
    _draw_intervals(axes, result.seats + 0.5, result.by_order, ORDER_COLOUR)
    axes.axhline(100 / result.seats, color="0.4", linestyle="--", linewidth=1, zorder=1)
    axes.text(1.01, 100 / result.seats, tell("even"), transform=axes.get_yaxis_transform(), va="center", color="0.4")
    places = [at + shift for shift in (0.0, result.seats + 0.5) for at in range(result.seats)]
    seats = [f"{seat}\n{policy}" for seat, policy in enumerate(result.policies)]
    axes.set_xticks(places, [*seats, *map(_ordinal, range(result.seats))], fontsize=8)
    axes.text(0.25, -0.2, tell("by-seat"), transform=axes.transAxes, ha="center", color=SEAT_COLOUR)
    axes.text(0.75, -0.2, tell("by-order"), transform=axes.transAxes, ha="center", color=ORDER_COLOUR)
    _dress(axes, tell("games-won"))


def _draw_intervals(axes: Axes, start: float, lines: tuple[Line, ...], colour: str) -> None:
    for at, line in enumerate(lines):
        won = line.won
        reach = [[100 * (won.share - won.low)], [100 * (won.high - won.share)]]
        axes.errorbar(start + at, 100 * won.share, reach, fmt="o", color=colour, capsize=4, markersize=5)


def _draw_lengths(axes: Axes, result: Result) -> None:
    """How many games took how many turns, and the turns of the median game."""
    turns = range(result.turns.least, result.turns.most + 1)
    axes.bar(turns, [100 * count / result.games for count in result.histogram], width=1, color=SEAT_COLOUR)
    axes.axvline(result.turns.median, color="0.4", linestyle="--", linewidth=1)
    named = tell("median-is", turns=str(result.turns.median))
    axes.text(result.turns.median, 1.01, named, transform=axes.get_xaxis_transform(), ha="center", color="0.4")
    axes.set_xlabel(tell("count-turns"))
    _dress(axes, tell("game-length"))


def _dress(axes: Axes, title: str) -> None:
    axes.set_title(title, fontsize=11, pad=18)
    axes.set_ylabel(tell("percent-games"))
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="0.9")
    axes.set_axisbelow(True)
