"""``pioche bench``: the speed of the engine on this machine, alone and beside other engines."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import json

from pioche.cli.bench_page import PAGE
from pioche.cli.options import Lang, language
from pioche.cli.say import console, fail, out, tell, told
from pioche.core.game import Game, Setting, find, games
from pioche.core.refused import Misdeal

if TYPE_CHECKING:  # the lab brings the compiler along, which ``--help`` can do without
    from pioche.lab.bench import Speed, Start, Strength
    from pioche.lab.learners import Stride, Strides
    from pioche.lab.peers import Bar, Comparison, Pace

Chosen = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="One game; without it all, beside peers one that they have too."),
]
Seats = Annotated[int, typer.Option(help="How many seats play.")]
Peers = Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel, RLCard, PettingZoo instead (extra 'peers').")]
Page = Annotated[Path | None, typer.Option(metavar="FILE", help="Measure everything, peers too, and write this page.")]
AsJson = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


def bench(
    game: Chosen = None,
    seats: Seats = 4,
    peers: Peers = False,
    page: Page = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Decisions per second of CPU time in random play on one thread, first deal, and the quick policy's strength."""
    lang = language(lang)
    settings = _settings(game, seats)
    if page:
        _check_page(page)
    engine = None if peers and not page else _engine(_settings(None, seats) if page else settings)
    beside = _beside(_comparable(settings)) if peers or page else None
    if page and engine and beside:
        page.write_text(performance_page(engine, *beside), "utf-8")
    if as_json:
        asked = dict(zip(("peers", "learners"), beside, strict=True)) if beside else {}
        out(json.encode({**(engine.figures() if engine else {}), **asked}).decode())
    else:
        alone = engine_sheets(engine, seats, lang) if engine else []
        _print([*alone, *(_all_sheets(*beside, lang) if beside else [])])
        for line in _remarks(beside[0]) if beside else []:
            out(line)


def _remarks(beside: Comparison) -> list[str]:
    """Whether the same game was compared, then what is missing."""
    same = tell("bench-same", setting=beside.setting) if beside.same else tell("bench-other")
    return [same, *beside.missing]


def _settings(game: str | None, seats: int) -> list[Setting]:
    """Every choice of options with that many seats."""
    try:
        chosen = games() if game is None else (find(game),)
    except Misdeal as error:
        fail(error)
    found = [setting for each in chosen for setting in each.variants(seats)]
    return found or fail(told("nobody-plays", seats=str(seats)))


def _comparable(settings: list[Setting]) -> Setting:
    """The first setting of a game that OpenSpiel has too, else of the one with most choices."""

    def choices(game: Game) -> tuple[bool, int]:
        return game.open_spiel is not None, sum(setting.game is game for setting in settings)

    return max(settings, key=lambda setting: choices(setting.game))


def _check_page(page: Path) -> None:
    """Refuse before measuring: a page without its peers must not take the place of a whole one."""
    from pioche.lab.peers import missing

    for line in missing():
        fail(told("page-peers", what=line))
    try:
        page.open("a").close()
    except OSError as error:
        fail(told("unwritable-file", file=str(page), why=str(error.strerror)))


@dataclass(frozen=True)
class Engine:
    """What is measured of the engine alone."""

    speed: list[Speed]
    start: list[Start]
    strength: list[Strength]

    def figures(self) -> dict[str, object]:
        """As they are given out."""
        return {"speed": self.speed, "start": self.start, "strength": self.strength}


def _engine(settings: list[Setting]) -> Engine:
    from pioche.lab.bench import speed, start, strength

    with console(stderr=True).status(tell("measuring")) as status:
        speeds, strengths = [], []
        for setting in settings:
            status.update(tell("measuring-what", what=setting))
            speeds.append(speed(setting))
            strengths.append(strength(setting))
        status.update(tell("measuring-start"))
        starts = [start(each) for each in dict.fromkeys(setting.game for setting in settings)]
    return Engine(speeds, starts, strengths)


def _beside(setting: Setting) -> tuple[Comparison, Strides]:
    from pioche.lab import learners, peers

    with console(stderr=True).status(tell("measuring-peers", what=setting)):
        return peers.compare(setting), learners.compare(setting)


@dataclass(frozen=True)
class Sheet:
    """A table of figures, for the terminal and for a page: words first, then numbers."""

    title: str
    columns: str
    rows: list[tuple[str, ...]]
    words: int = 1


def engine_sheets(engine: Engine, seats: int, lang: str = "en") -> list[Sheet]:
    """The engine alone: speed, first deal, strength."""
    return [
        Sheet(
            told("sheet-speed").say(lang),
            told("columns-speed").say(lang),
            [_speed_row(each) for each in engine.speed],
        ),
        Sheet(
            told("sheet-start").say(lang),
            told("columns-start").say(lang),
            [(each.game, f"{each.cold:.1f} s", f"{each.warm:.2f} s") for each in engine.start],
        ),
        Sheet(
            told("sheet-strength", even=f"{1 / seats:.0%}").say(lang),
            told("columns-strength").say(lang),
            [(each.setting, f"{each.against_random:.1%}", f"{each.against_eager:.1%}") for each in engine.strength],
        ),
    ]


def _speed_row(each: Speed) -> tuple[str, ...]:
    fast, driven = f"{each.compiled / 1e6:.1f}", f"{each.from_python / 1e6:.2f}"
    return each.setting, f"{each.decisions_a_round:.0f}", fast, driven, f"{each.state_bytes}"


def peer_sheets(beside: Comparison, lang: str = "en") -> list[Sheet]:
    """Every table beside ours, and the bars."""
    return [
        Sheet(
            told("sheet-peers").say(lang),
            told("columns-peers").say(lang),
            [_pace_row(each) for each in beside.paces],
            words=3,
        ),
        Sheet(
            told("sheet-bars").say(lang),
            f"{told('columns-bars').say(lang)}|",
            [_bar_row(each, lang) for each in beside.bars],
            words=2,
        ),
    ]


def learner_sheet(strides: Strides, lang: str = "en") -> Sheet:
    """What learning agents are given, beside other libraries."""
    met = told("met" if strides.met else "not-met")
    return Sheet(
        told("sheet-learners", least=f"{strides.at_least / 1e6:g}", met=met).say(lang),
        told("columns-learners").say(lang),
        [_stride_row(each) for each in strides.strides],
        words=3,
    )


def _stride_row(each: Stride) -> tuple[str, ...]:
    return each.system, each.driven, each.game, _three(each.decisions / 1e6), f"{_three(each.ours_in_arrays)} x"


def _all_sheets(beside: Comparison, strides: Strides, lang: str) -> list[Sheet]:
    return [*peer_sheets(beside, lang), learner_sheet(strides, lang)]


def _pace_row(each: Pace) -> tuple[str, ...]:
    ratios = (f"{_three(each.ours_compiled)} x", f"{_three(each.ours_from_python)} x")
    return each.system, each.driven, each.game, _three(each.decisions / 1e6), *ratios


def _three(number: float) -> str:
    """Three figures, which is more than a shared machine can promise."""
    return f"{number:.0f}" if number >= 100 else f"{number:#.3g}"


def _bar_row(each: Bar, lang: str) -> tuple[str, ...]:
    theirs, asked = f"{each.system} {each.driven}", f"{each.at_least:g} x"
    if each.measured is None:
        return each.ours, theirs, asked, "-", told("not-measured").say(lang)
    return each.ours, theirs, asked, f"{_three(each.measured)} x", told("met" if each.met else "not-met").say(lang)


def _print(sheets: list[Sheet]) -> None:
    from rich.table import Table

    for sheet in sheets:
        table = Table(title=sheet.title, title_justify="left", box=None, pad_edge=False)
        for at, column in enumerate(sheet.columns.split("|")):
            table.add_column(column, justify="right" if at >= sheet.words else "left")
        for row in sheet.rows:
            table.add_row(*row)
        console().print(table)
        out("")


def performance_page(engine: Engine, beside: Comparison, strides: Strides) -> str:
    """The page of figures: where, when and how they were measured, and what they do not say."""
    from pioche.lab.bench import RUNS
    from pioche.lab.peers import ALTERNATIONS, DEALS

    speed, start, _ = engine_sheets(engine, 1)
    paces, bars = peer_sheets(beside)
    return PAGE.format(
        day=date.today().isoformat(),
        machine=_machine(),
        runs=RUNS,
        alternations=ALTERNATIONS,
        deals=DEALS,
        setting=beside.setting,
        sameness="which OpenSpiel plays too, by the same rules," if beside.same else "which OpenSpiel does not have,",
        speed=_markdown(speed),
        start=_markdown(start),
        paces=_markdown(paces),
        bars=_markdown(bars),
        strides=_markdown(learner_sheet(strides)),
        asked=f"{strides.at_least / 1e6:g} million a second are asked for: {'met' if strides.met else 'not met'}",
    )


def _markdown(sheet: Sheet) -> str:
    columns = sheet.columns.split("|")
    rule = ["---" if at < sheet.words else "---:" for at in range(len(columns))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, rule, *sheet.rows))


def _machine() -> str:
    """The machine in neutral words: what matters to speed, nothing that tells whose it is."""
    from importlib.metadata import version

    versions = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel", "rlcard", "pettingzoo"))
    return f"{_processor()} ({os.cpu_count()} cores), Python {platform.python_version()}, {versions}"


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text("utf-8").splitlines() if facts.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
