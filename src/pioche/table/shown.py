"""What a client gets to see of a table: built from views and public facts alone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from pioche.core.view import Event, View
from pioche.table.entries import Matter
from pioche.table.sheet import Finished, Kind, ReactionShown, Stage

Waiting = Literal["turn", "window", "pause"]
News = Literal[
    "joined",
    "left",
    "came",
    "went",
    "dealt",
    "played",
    "turn",
    "round-over",
    "match-over",
    "warned",
    "stood-in",
    "host",
    "linked",
    "offered",
    "reacted",
    "undo-asked",
    "undo-answered",
    "undone",
    "hurried",
]


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. ``away``: nobody is connected; ``stand_in``: a bot plays for the person.

    ``offered``: the host lets anybody take this bot's seat before the round is over.
    """

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    away: bool = False
    stand_in: bool = False
    host: bool = False
    offered: bool = False
    points: int = 0
    wins: int = 0


class AgreedOption(Struct, frozen=True):
    """An option of the game: what it is about and what was agreed, in words."""

    name: str
    value: str
    title: str
    meaning: str


class SettingsShown(Struct, frozen=True):
    """What was agreed, all of it."""

    game: str
    title: str
    version: int
    seats: int
    rounds: int
    first: int | None
    clock: int
    pace: str
    hints: bool
    host_minutes: int
    options: tuple[AgreedOption, ...]


class ClockShown(Struct, frozen=True):
    """What runs out in ``left`` seconds: the turn of a seat, a window for all, or the pause before the next round."""

    waiting: Waiting
    left: float
    seat: int | None = None


class TableView(Struct, frozen=True, tag="view", tag_field="kind", omit_defaults=True):
    """A table as one seat (None: a spectator) sees it.

    ``number`` is what an action answers: it counts what this onlooker heard of the play, so it tells of nothing else.
    ``may_undo``: this seat may take back what it just did, or ask for it; ``may_hurry``: let the bots play quickly.
    ``undo_asked``: who asks the others to let them take back an action; ``undo_agreed``: who has agreed.
    ``commitment`` is the fingerprint of the present deal, ``coming`` of the next one; ``deal`` counts deals from 1.
    """

    table: str
    number: int
    seat: int | None
    stage: Stage
    settings: SettingsShown
    seats: tuple[SeatShown, ...]
    coming: str
    commitment: str = ""
    deal: int = 0
    round: int = 0
    rounds: int = 1
    match: int = 1
    view: View | None = None
    clock: ClockShown | None = None
    parked: bool = False
    finished: tuple[Finished, ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    reactions: tuple[ReactionShown, ...] = ()
    may_undo: bool = False
    may_hurry: bool = False
    undo_asked: int | None = None
    undo_agreed: tuple[int, ...] = ()

    def json(self) -> bytes:
        """The bytes a client gets."""
        return json.encode(self)


class Told(Struct, frozen=True, tag="told", tag_field="kind", omit_defaults=True):
    """One piece of news for an onlooker, as it may hear it.

    ``event`` says what was played; ``turn``: play went on and nothing was said, as when nobody snapped in a race.
    ``level``: how the bot plays that takes over a seat. ``undone``: an action was taken back.
    """

    what: News
    number: int
    seat: int | None = None
    name: str = ""
    event: Event | None = None
    about: Matter | None = None
    reaction: str = ""
    by: str = ""
    level: str = ""
