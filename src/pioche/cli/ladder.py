"""``pioche ladder``: how strong the bots are, measured against each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import json
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pioche.cli.options import AsJson, Choices, choices_of, game_of
from pioche.cli.picture import check_plot
from pioche.cli.say import console, fail, out
from pioche.core.game import Game, Setting, games
from pioche.core.refused import Misdeal

if TYPE_CHECKING:  # the lab brings the compiler along, which ``--help`` can do without
    from pioche.lab.ladder import Book, Ladder, Pair, Standing

Chosen = Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; only a page needs none.")]
Seats = Annotated[int, typer.Option(help="How many seats play; with more than 2, one bot sits among others.")]
Levels = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,NAME[,…]", help="By default all levels; flat, promise, tree, beliefs are ways to search."
    ),
]
Deals = Annotated[int, typer.Option(help="Deals for every pair, each played with seats rotated.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same deals and choices.")]
Threads = Annotated[int | None, typer.Option(help="By default one per core; the result is the same.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="A picture as well: .png, .svg or .pdf.")]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every deal here, and go on from it.")]
Page = Annotated[Path | None, typer.Option(metavar="FILE", help="Write this page: the ladders of GAME, or of all.")]

INTERRUPTED = 130  # what a shell expects after Ctrl-C
LINE_COLOUR = "#31688e"
METHODS = ("flat", "promise", "tree", "beliefs")


def ladder(
    game: Chosen = None,
    seats: Seats = 2,
    levels: Levels = None,
    deals: Deals = 100,
    seed: Seed = 1,
    option: Choices = [],  # noqa: B006 - typer copies it
    threads: Threads = None,
    as_json: AsJson = False,
    plot: Plot = None,
    resume: Resume = None,
    page: Page = None,
) -> None:
    """Let bots of all levels play the same deals against each other: Elo points with 95 % intervals."""
    if plot:
        check_plot(plot)
    if page:
        chosen = games() if game is None else (game_of(game),)
        _write_page(page, chosen, seats, deals, seed, threads, resume)
        return
    if game is None:
        fail("which game? 'pioche games' lists them")
    climbed = _climb(_setting(game_of(game), seats, option), _names(levels), deals, seed, threads, resume)
    out(json.encode(climbed).decode()) if as_json else _print(climbed)
    if plot:
        _save(climbed, plot)


def _setting(game: Game, seats: int, option: list[str]) -> Setting:
    try:
        return game.setting(seats, choices_of(option))
    except Misdeal as error:
        fail(str(error))


def _names(levels: str | None) -> list[str]:
    from pioche.bots.levels import NAMES

    return list(NAMES) if levels is None else levels.split(",")


def _climb(
    setting: Setting, names: list[str], deals: int, seed: int, threads: int | None, resume: Path | None
) -> Ladder:
    """The ladder, with a bar for the person waiting; what was played is kept, come what may."""
    from pioche.lab.ladder import Book, check_names, climb, matches

    try:
        book = Book.read(resume)
        total = deals * len(matches(setting, check_names(setting, names), seed))
        with _bar() as bar:
            task = bar.add_task(setting.game.id, total=total)
            keeper = _Keeper(book, resume, lambda n: bar.advance(task, n))
            return climb(setting, names, deals, seed, book, keeper.note, threads)
    except Misdeal as error:
        fail(str(error))
    except KeyboardInterrupt:
        said = f"interrupted; go on with --resume {resume}" if resume else "interrupted; --resume FILE keeps the deals"
        console(stderr=True).print(f"pioche: {said}", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if resume and "book" in locals():
            book.write(resume)


class _Keeper:
    """Moves the bar, and writes the book every so often."""

    def __init__(self, book: Book, file: Path | None, bar: Callable[[int], None]) -> None:
        self.book, self.file, self.bar, self.times = book, file, bar, 0

    def note(self, deals: int) -> None:
        """Some more deals are in the book."""
        self.bar(deals)
        self.times += 1
        if self.times % 50 == 0:
            self.book.write(self.file)


def _bar() -> Progress:
    stderr = console(stderr=True)
    name, counted = TextColumn("{task.description}"), TextColumn("{task.completed:,.0f} of {task.total:,.0f} deals")
    left = TimeRemainingColumn(elapsed_when_finished=True)
    return Progress(name, BarColumn(32), counted, left, console=stderr, disable=not stderr.is_terminal)


# Tables


def _print(climbed: Ladder) -> None:
    """The ladder in 80 columns."""
    out("")
    console().print(Text(title(climbed), "bold"))
    out(f"{climbed.deals:,} deals for every pair, seats rotated, seed {climbed.seed}")
    out("")
    console().print(_table(STANDING_COLUMNS, [standing_row(each) for each in reversed(climbed.standings)]))
    out("")
    console().print(_table(PAIR_COLUMNS, [pair_row(each, climbed.seats) for each in climbed.pairs]))
    out("")
    out(f"Even is {1 / climbed.seats:.1%}. Times: CPU of one core for a decision that leaves a choice.")


def title(climbed: Ladder) -> str:
    """Which setting."""
    options = "".join(f", {name}={value}" for name, value in climbed.options.items())
    return f"{climbed.game}, {climbed.seats} seats{options}"


STANDING_COLUMNS = ("level", "Elo", "95 % interval", "ms a decision")
PAIR_COLUMNS = ("one", "among", "won", "95 % interval", "apart")


def standing_row(each: Standing) -> tuple[str, ...]:
    """A level, its rating, its time."""
    name = f"{each.level} (= {each.same_as})" if each.same_as else each.level
    rating = each.rating
    return name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}", f"{each.milliseconds:.1f}"


def pair_row(each: Pair, seats: int) -> tuple[str, ...]:
    """A pair, the share of the one, and whether that differs from an even share."""
    apart = ("no", "yes", "yes")[each.won.against(1 / seats)]
    return each.one, each.others, f"{each.won.share:.1%}", f"{each.won.low:.1%} - {each.won.high:.1%}", apart


def _table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


# The page

INTRODUCTION = """# Bots

Made by `{command}`; every number here is measured, nothing is typed in.

A bot gets what its seat sees and worlds in which everything unseen is dealt anew; the true cards never reach it. In
every game there are five levels, weakest first: `novice` plays the quick policy of the game and often anything that is
allowed; `family` plays the quick policy; `skilled`, `expert` and `master` search, with more and more worlds, `expert`
and `master` also with what play has revealed, and with perfect play where two seats see through the rest of a round.

Bots of your own sit beside them: anything with `choose(view, worlds) -> action text` is one, `worlds(n)` gives it n
worlds as an array of states, and `pioche.bots.worlds.move(round, seat, bot)` asks it. `pioche.bot("expert")` is a ready
one; `pioche.hint(round, seat)` says how good each action looks.

Elo points count from `family`. Every pair plays the same deals with the seats rotated; *apart* says whether the 95 %
interval leaves out an even result. A level shown as *(= other)* plays like that other one in this game, because more
thinking did not make it measurably stronger. Four ways to search are compared at equal numbers of playouts: `flat` (no
tree), `promise` (information-set tree search, one's own actions tried by the usual upper confidence bound), `tree` (the
same tree, but one's own actions tried side by side in the same worlds, the worse half of them dropped again and again)
and `beliefs` (`tree` in worlds that heed what play has revealed).
"""


def _write_page(
    page: Path, chosen: tuple[Game, ...], seats: int, deals: int, seed: int, threads: int | None, resume: Path | None
) -> None:
    """Every game's ladder and its comparison of ways to search, one after the other."""
    from pioche.bots.levels import NAMES

    command = f"pioche ladder --page {page} --seats {seats} --deals {deals} --seed {seed}"
    parts = [INTRODUCTION.format(command=command)]
    for game in chosen:
        setting = _setting(game, seats, [])
        ladders = [_climb(setting, list(names), deals, seed, threads, resume) for names in (NAMES, METHODS)]
        parts += [f"## {game.name()} (`{game.id}`)", "", *_part(ladders[0], ""), *_part(ladders[1], ",".join(METHODS))]
    try:
        page.write_text("\n".join(parts), "utf-8")
    except OSError as error:
        fail(f"{page} cannot be written: {error.strerror}")
    out(f"{page}: {len(chosen)} games")


def _part(climbed: Ladder, levels: str) -> list[str]:
    words = f"--levels {levels} " if levels else ""
    command = f"`pioche ladder {climbed.game} --seats {climbed.seats} {words}--deals {climbed.deals}`"
    standings = [standing_row(each) for each in reversed(climbed.standings)]
    pairs = [pair_row(each, climbed.seats) for each in climbed.pairs]
    return [command, "", *_sheet(STANDING_COLUMNS, standings), "", *_sheet(PAIR_COLUMNS, pairs), ""]


def _sheet(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    lines = [columns, ("---", *("---:" for _ in columns[1:])), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


# The picture


def _save(climbed: Ladder, file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for at, each in enumerate(climbed.standings):
        rating = each.rating
        reach = [[max(0.0, rating.elo - rating.low)], [max(0.0, rating.high - rating.elo)]]
        axes.errorbar(at, rating.elo, reach, fmt="o", color=LINE_COLOUR, capsize=4, markersize=6)
    axes.set_xticks(range(len(climbed.standings)), [each.level for each in climbed.standings])
    axes.set_ylabel("Elo points")
    axes.set_title(f"{title(climbed)}: {climbed.deals:,} deals a pair", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="0.9")
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror}")
