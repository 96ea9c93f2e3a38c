"""``pioche ladder``: how strong the bots are, measured against each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from msgspec import json
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pioche.cli.agents import OwnAgent, agent_of
from pioche.cli.ladder_page import Part, columns_of, pair_row, standing_row, write_page
from pioche.cli.options import AsJson, Choices, Lang, choices_of, game_of, language
from pioche.cli.picture import check_plot
from pioche.cli.say import console, fail, out, reader, tell, told
from pioche.core.game import Game, Setting, games
from pioche.core.refused import Misdeal

if TYPE_CHECKING:  # the lab brings the compiler along, which ``--help`` can do without
    from pioche.bots.think import Clock
    from pioche.lab.ladder import Book, Course, Ladder

Chosen = Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; only a page needs none.")]
Seats = Annotated[int, typer.Option(help="How many seats play; with more than 2, one bot sits among others.")]
Levels = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,NAME[,…]", help="By default all levels; flat, promise, tree, beliefs are ways to search."
    ),
]
Deals = Annotated[int, typer.Option(help="Deals for every pair, each played with seats rotated.")]
Neighbours = Annotated[
    int, typer.Option(help="At least so many deals for levels next to each other; with --deals 0 only these meet.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same deals and choices.")]
Threads = Annotated[int | None, typer.Option(help="By default one per core; the result is the same.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="A picture as well: .png, .svg or .pdf.")]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every deal here, and go on from it.")]
Minutes = Annotated[
    float | None, typer.Option(help="Begin no deal after so many minutes, and show what has been played.")
]
Page = Annotated[Path | None, typer.Option(metavar="FILE", help="Write this page: the ladders of GAME, or of all.")]
Ways = Annotated[int, typer.Option(help="On the page: deals for every pair of ways to search.")]
Crowd = Annotated[int, typer.Option(help="On the page: how many seats the second ladder has.")]
CrowdDeals = Annotated[int, typer.Option(help="On the page: deals for the neighbours on the second ladder.")]

INTERRUPTED = 130  # what a shell expects after Ctrl-C
LINE_COLOUR = "#31688e"
METHODS = ("flat", "promise", "tree", "beliefs")


def ladder(
    game: Chosen = None,
    seats: Seats = 2,
    levels: Levels = None,
    deals: Deals = 100,
    neighbours: Neighbours = 0,
    seed: Seed = 1,
    option: Choices = [],  # noqa: B006 - typer copies it
    threads: Threads = None,
    as_json: AsJson = False,
    plot: Plot = None,
    resume: Resume = None,
    minutes: Minutes = None,
    page: Page = None,
    ways: Ways = 40,
    crowd: Crowd = 4,
    crowd_deals: CrowdDeals = 10,
    agent: OwnAgent = None,
    lang: Lang = None,
) -> None:
    """Let bots of all levels play the same deals against each other: Elo points with 95 % intervals."""
    from pioche.bots.think import Clock
    from pioche.lab.ladder import Course

    language(lang)
    course = Course(deals, neighbours, seed)
    work = Work(threads, resume, Clock(None if minutes is None else 60 * minutes))
    if plot:
        check_plot(plot)
    if page:
        chosen = games() if game is None else (game_of(game),)
        parts = (
            Part(seats, course),
            Part(crowd, Course(0, crowd_deals, seed)),
            Part(seats, Course(ways, 0, seed), ",".join(METHODS)),
        )
        write_page(page, chosen, parts, lambda game, part: _page_part(game, part, work))
        return
    if game is None:
        fail(told("which-game"))
    if agent:
        _meet(_setting(game_of(game), seats, option), agent, _names(levels), course, as_json=as_json)
        return
    climbed = _climb(_setting(game_of(game), seats, option), _names(levels), course, work)
    if not climbed.pairs:
        fail(told("nothing-played"))
    out(json.encode(climbed).decode()) if as_json else _print(climbed)
    if plot:
        _save(climbed, plot)


def _meet(setting: Setting, agent: str, names: list[str], course: Course, *, as_json: bool) -> None:
    """One's own agent among bots of each level."""
    from pioche.lab.agents import meet

    try:
        pairs = list(meet(setting, agent_of(agent), agent, names, course.checked().deals, course.seed))
    except Misdeal as error:
        fail(error)
    if as_json:
        out(json.encode(pairs).decode())
        return
    even = f"{1 / setting.seats:.1%}"
    out(tell("same-deals", setting=setting, deals=str(course.deals), seed=str(course.seed), even=even))
    rows = [pair_row(each, setting.seats, reader())[1:] for each in pairs]
    console().print(_table(columns_of("columns-pair", reader())[1:], rows))


def _page_part(game: Game, part: Part, work: Work) -> Ladder:
    return _climb(_setting(game, part.seats, []), _names(part.levels), part.course, work)


def _setting(game: Game, seats: int, option: list[str]) -> Setting:
    try:
        return game.setting(seats, choices_of(option))
    except Misdeal as error:
        fail(error)


def _names(levels: str | None) -> list[str]:
    from pioche.bots.levels import NAMES

    return list(NAMES) if levels is None else levels.split(",")


class Work(NamedTuple):
    """How to go about it: on how many threads, in which book, how long."""

    threads: int | None
    resume: Path | None
    clock: Clock


def _climb(setting: Setting, names: list[str], course: Course, work: Work) -> Ladder:
    """The ladder, with a bar for the person waiting; what was played is kept, come what may."""
    from pioche.lab.ladder import Book, check_names, climb, matches

    try:
        book = Book.read(work.resume)
        total = sum(each.deals for each in matches(setting, check_names(setting, names), course.checked()))
        with _bar() as bar:
            task = bar.add_task(setting.game.id, total=total)
            keeper = _Keeper(book, work.resume, lambda n: bar.advance(task, n))
            return climb(setting, names, course, book, keeper.note, work.threads, work.clock)
    except Misdeal as error:
        fail(error)
    except KeyboardInterrupt:
        how = tell("interrupted-kept", file=str(work.resume)) if work.resume else tell("interrupted-unkept")
        console(stderr=True).print(f"pioche: {how}", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if work.resume and "book" in locals():
            book.write(work.resume)


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


def _counted() -> str:
    return tell("bar-deals", done="{task.completed:,.0f}", total="{task.total:,.0f}")


def _bar() -> Progress:
    stderr = console(stderr=True)
    name, counted = TextColumn("{task.description}"), TextColumn(_counted())
    left = TimeRemainingColumn(elapsed_when_finished=True)
    return Progress(name, BarColumn(32), counted, left, console=stderr, disable=not stderr.is_terminal)


# Tables


def _print(climbed: Ladder) -> None:
    """The ladder in 80 columns."""
    out("")
    console().print(Text(title(climbed), "bold"))
    out(tell("pairs-deals", seed=str(climbed.seed)))
    out("")
    standings = [standing_row(each, reader()) for each in reversed(climbed.standings)]
    console().print(_table(columns_of("columns-standing", reader()), standings))
    out("")
    pairs = [pair_row(each, climbed.seats, reader()) for each in climbed.pairs]
    console().print(_table(columns_of("columns-pair", reader()), pairs))
    out("")
    out(tell("even-and-times", even=f"{1 / climbed.seats:.1%}"))


def title(climbed: Ladder) -> str:
    """Which setting."""
    options = "".join(f", {name}={value}" for name, value in climbed.options.items())
    return tell("title-setting", game=climbed.game, seats=climbed.seats) + options


def _table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


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
    axes.set_ylabel(tell("elo-points"))
    axes.set_title(title(climbed), fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="0.9")
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        fail(told("unwritable-file", file=str(file), why=str(error.strerror)))
