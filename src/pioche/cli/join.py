"""``pioche join``: a seat at a live table, for a person, a bot or one's own agent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from pioche.cli.agents import OwnAgent, agent_of
from pioche.cli.options import Choices, Lang, Plain, choices_of, language
from pioche.cli.say import fail, out

if TYPE_CHECKING:  # the client brings much along, which ``--help`` can do without
    from pioche.remote import Agent, Seat
    from pioche.table import Settings
    from pioche.table.settings import Pace

Where = Annotated[str, typer.Argument(metavar="LINK", help="The link of a table, or an address and a table's code.")]
Name = Annotated[str | None, typer.Option(help="What the others call you; asked for if missing.")]
InSeat = Annotated[int | None, typer.Option("--seat", help="This seat, counted from 1; a bot there makes room.")]
Bot = Annotated[
    str | None, typer.Option("--bot", metavar="LEVEL", help="Seat a bot: novice, family, skilled, expert, master.")
]
Watch = Annotated[bool, typer.Option("--watch", help="Only look on.")]
New = Annotated[str | None, typer.Option("--new", metavar="GAME", help="Set up a table for this game at that address.")]
Seats = Annotated[int, typer.Option(help="How many seats a new table has.")]
Rounds = Annotated[int | None, typer.Option(help="How many rounds at a new table; by default as the game says.")]
Hurry = Annotated[bool, typer.Option("--hurry", help="A bot or agent deals the next round at once.")]

MOST_NAMESAKES = 6  # bots of one name at a table


def join(
    link: Where,
    name: Name = None,
    seat: InSeat = None,
    bot: Bot = None,
    agent: OwnAgent = None,
    watch: Watch = False,
    new: New = None,
    seats: Seats = 3,
    rounds: Rounds = None,
    option: Choices = [],  # noqa: B006 - typer copies it
    hurry: Hurry = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Take a seat at a live table and play there; or seat a bot, or an agent of your own."""
    from pioche.core.refused import Misdeal
    from pioche.remote import Lost, Refused

    lang = language(lang)
    console = Console(highlight=False, no_color=True if plain else None)
    chosen = None if agent is None else agent_of(agent)
    _check_level(bot)
    name = name or (bot and f"{bot} bot") or (agent and agent.partition(":")[2][:24]) or _ask_name(link, watch, lang)
    try:
        at = None if seat is None else seat - 1
        settings = _settings(new, seats, rounds, option, hurried=bool(bot or agent)) if new else None
        with _place(link, name, at, lang, settings, watch=watch) as place:
            if bot or chosen:
                _let_play(place, name, bot, chosen, lang, hurry=hurry)
            else:
                _sit_down(place, console, lang, plain=plain)
    except (Refused, Lost, ValueError) as error:
        fail(error if isinstance(error, Misdeal) else str(error))


def _check_level(bot: str | None) -> None:
    from pioche.bots.levels import find_level
    from pioche.core.refused import Misdeal

    try:
        find_level(bot or "family")
    except Misdeal as error:
        fail(error)


def _ask_name(link: str, watch: bool, lang: str) -> str:
    """The name of a person who is new at the table."""
    from pioche.cli.far_table import WORDS
    from pioche.core.words import say

    if watch or "#" in link:
        return ""
    try:
        return input(f"{say(lang, 'your-name', WORDS)}\n> ").strip()
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None


def _settings(game: str, seats: int, rounds: int | None, options: list[str], *, hurried: bool) -> Settings:
    """A new table: people may come to every seat; who is no person waits for nobody."""
    from pioche.table import Settings

    pace: Pace = "instant" if hurried else "normal"
    return Settings(game, seats, options=choices_of(options), rounds=rounds, pace=pace)


def _place(link: str, name: str, seat: int | None, lang: str, settings: Settings | None, *, watch: bool) -> Seat:
    """The seat asked for."""
    from pioche import remote

    if watch:
        return remote.watch(link, lang)
    return remote.create(link, settings, name, lang) if settings else _named(link, name, seat, lang)


def _named(link: str, name: str, seat: int | None, lang: str, others: int = 1) -> Seat:
    """A seat at a table; the second bot of a name is called so."""
    from pioche import remote

    try:
        return remote.join(link, name if others == 1 else f"{name} {others}", seat, lang)
    except remote.Refused as refusal:
        if refusal.code != "same-name" or not name.endswith(" bot") or others > MOST_NAMESAKES:
            raise
    return _named(link, name, seat, lang, others + 1)


def _sit_down(seat: Seat, console: Console, lang: str, *, plain: bool) -> None:
    from pioche.cli.far_table import FarTable

    FarTable(seat, console, lang, plain=plain).run()


def _let_play(seat: Seat, name: str, bot: str | None, agent: Agent | None, lang: str, *, hurry: bool) -> None:
    """A bot or an agent plays a match, then makes room."""
    from pioche.cli.far_table import WORDS
    from pioche.core.words import say
    from pioche.remote import bot_agent, play

    out(say(lang, "agent-seated", WORDS, name=name, seat=(seat.number or 0) + 1))
    out(say(lang, "invite", WORDS, link=seat.invitation))
    try:
        if seat.view.stage == "lobby" and seat.view.seats[seat.number or 0].host:
            seat.start()
        shown = play(seat, agent or bot_agent(seat, bot or "family"), hurry=hurry)
        out(say(lang, "agent-done", WORDS, points=", ".join(map(str, shown.totals))))
    except KeyboardInterrupt:
        pass
    seat.leave()
