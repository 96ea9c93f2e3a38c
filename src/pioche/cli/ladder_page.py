"""The page that ``pioche ladder --page`` writes, and the rows that it shares with the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pioche.cli.say import fail, out, told
from pioche.core.game import Game

if TYPE_CHECKING:  # the lab brings the compiler along, which ``--help`` can do without
    from pioche.lab.ladder import Course, Ladder, Pair, Standing

FEW = 10  # deals; with fewer, Elo points and their intervals say nothing


def columns_of(key: str, lang: str = "en") -> tuple[str, ...]:
    """The heads of the columns of a table."""
    return tuple(told(key).say(lang).split("|"))


def standing_row(each: Standing, lang: str = "en") -> tuple[str, ...]:
    """A level, its rating, its time."""
    name = f"{each.level} (= {each.same_as})" if each.same_as else each.level
    rating = each.rating
    elo, low, high = (f"{round(points):+d}" for points in (rating.elo, rating.low, rating.high))
    return name, elo, told("from-to", low=low, high=high).say(lang), f"{each.milliseconds:.1f}"


def pair_row(each: Pair, seats: int, lang: str = "en") -> tuple[str, ...]:
    """A pair, the share of the one, and whether that differs from an even share."""
    apart = told("yes" if each.won.against(1 / seats) else "no").say(lang)
    share, interval = f"{each.won.share:.1%}", f"{each.won.low:.1%} - {each.won.high:.1%}"
    return each.one, each.others, f"{each.deals:,}", share, interval, apart


INTRODUCTION = """# Bots

Made by `{command}`; every number here is measured, nothing is typed in.

A bot gets what its seat sees and worlds in which everything unseen is dealt again; the true cards never reach it. In
every game there are five levels, weakest first: `novice` plays the quick policy of the game and often anything that is
allowed; `family` plays the quick policy; `skilled`, `expert` and `master` search, with more and more worlds, `expert`
and `master` also with what play has revealed, `master` with perfect play where two seats see through the rest of a
round. A level may keep to the quick policy's action until another has fared better by so many standard errors, and it
may search otherwise with more than two seats, where one try tells less.

Bots of your own sit beside them: anything with `choose(view, worlds) -> action text` is one, `worlds(n)` gives it n
worlds as an array of states, and `pioche.bots.worlds.move(round, seat, bot)` asks it. `pioche.bot("expert")` is a ready
one; `pioche.hint(round, seat)` says how good each action looks.

Elo points count from `family` (among ways to search, from the first). Every pair plays the same deals with the seats
rotated; *apart* says whether the 95 % interval leaves out an even result. A pair with fewer deals than its command asks
for was cut short by the clock (`--minutes`); the same command with `--resume` goes on. With more than two seats only
neighbours meet: one bot of a level alone among others of the next, and the other way round. A level shown as
*(= other)* plays like that other one in this game, because more thinking did not make it measurably stronger.

Four ways to search are compared at equal numbers of playouts: `flat` (no tree), `promise` (information-set tree search,
one's own actions tried by the usual upper confidence bound), `tree` (the same tree, but one's own actions tried side by
side in the same worlds, the worse half of them dropped again and again) and `beliefs` (`tree` in worlds that heed what
play has revealed; *(= tree)* where all that is known are cards that were seen, which every world heeds).
"""


class Part(NamedTuple):
    """One of the ladders of every game on the page."""

    seats: int
    course: Course
    levels: str | None = None  # None: all of them


Climb = Callable[[Game, Part], "Ladder"]


def write_page(page: Path, chosen: Sequence[Game], parts: Sequence[Part], climb: Climb) -> None:
    """The ladders of every game, one after the other."""
    lines = [INTRODUCTION.format(command=page_command(page, parts))]
    for game in chosen:
        lines += [f"## {game.name()} (`{game.id}`)", "", *_merged(game)]
        for part in parts:
            lines += _shown(climb(game, part), part)
    try:
        page.write_text("\n".join(lines), "utf-8")
    except OSError as error:
        fail(told("unwritable-file", file=str(page), why=str(error.strerror)))
    out(f"{page}: {len(chosen)} games")


def page_command(page: Path, parts: Sequence[Part]) -> str:
    """What to type for the same page."""
    usual, crowd, ways = parts
    few, many = f"{_length(usual.course)} --ways {ways.course.deals}", crowd.course.neighbours
    return f"pioche ladder --page {page} --seats {usual.seats} {few} --crowd {crowd.seats} --crowd-deals {many}"


def _length(course: Course) -> str:
    more = f" --neighbours {course.neighbours}" if course.neighbours else ""
    return f"--deals {course.deals}{more} --seed {course.seed}"


def _merged(game: Game) -> list[str]:
    """Which levels are the same in a game, in a sentence."""
    from pioche.bots.levels import NAMES, same_as

    merged = [f"`{name}` plays like `{same_as(game, name)}`" for name in NAMES if same_as(game, name)]
    return [f"Merged here: {', '.join(merged)}.", ""] if merged else []


def _shown(climbed: Ladder, part: Part) -> list[str]:
    levels = f"--levels {part.levels} " if part.levels else ""
    command = f"`pioche ladder {climbed.game} --seats {climbed.seats} {levels}{_length(part.course)}`"
    standings = [standing_row(each) for each in reversed(climbed.standings)]
    pairs = [pair_row(each, climbed.seats) for each in climbed.pairs]
    even = f"{climbed.seats} seats: even is {1 / climbed.seats:.1%}. {command}"
    if not pairs:
        return [even, "", "Nothing has been played yet.", ""]
    enough = min(each.deals for each in climbed.pairs) >= FEW
    rated = (
        _sheet(columns_of("columns-standing"), standings)
        if enough
        else [f"No Elo points: some pairs have under {FEW} deals."]
    )
    return [even, "", *rated, "", *_sheet(columns_of("columns-pair"), pairs), ""]


def _sheet(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    lines = [columns, ("---", *("---:" for _ in columns[1:])), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
