"""Every message between a client and the server, and nothing else on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioche.core.view import Event
from pioche.table import Code, Reaction, Settings, TableView, Told

Lang = Literal["fr", "en", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="What the others call you.")]
Text = Annotated[str, Meta(min_length=1, max_length=80, description="An action in the game's words, as in a view.")]
Id = Annotated[
    str, Meta(min_length=1, max_length=40, description="Your own name for this action: a repeat is harmless.")
]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the view this action answers.")]


# What a client sends


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table and sit down as its host."""

    name: Name
    settings: Settings


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: in that seat, or in the first open one. A seat that a bot holds is taken over."""

    name: Name
    seat: Seat | None = None


class Acting(Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="kind"):
    """Do something: ``expected`` is the number of the view it answers."""

    text: Text
    expected: Number
    id: Id


class Reacting(Struct, frozen=True, forbid_unknown_fields=True, tag="react", tag_field="kind"):
    """Show a ready-made reaction."""

    reaction: Reaction


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="kind"):
    """Ask for a sign of life."""


class Relinking(Struct, frozen=True, forbid_unknown_fields=True):
    """Give somebody's seat a new link; the old one stops working."""

    seat: Seat


Asked = Acting | Reacting | Ping


# What the server sends


class Seated(Struct, frozen=True, tag="seated", tag_field="kind"):
    """A seat is yours. ``token`` is its secret, shown only now; ``link`` invites others, ``seat_link`` is your own."""

    table: str
    code: str
    seat: int
    token: str
    link: str
    seat_link: str
    view: TableView


class News(Struct, frozen=True, tag="news", tag_field="kind"):
    """What has just happened, and the table as it stands now; right after connecting nothing has."""

    told: tuple[Told, ...]
    view: TableView


class Done(Struct, frozen=True, tag="done", tag_field="kind"):
    """Your action was carried out: the number of your view afterwards, and what you heard of it."""

    id: str
    number: int
    events: tuple[Event, ...]


class Refused(Struct, frozen=True, tag="refused", tag_field="kind", omit_defaults=True):
    """Nothing changed. ``rule`` names the rule that forbids it; a stale action gets the present view."""

    code: Code
    text: str
    rule: str | None = None
    id: str | None = None
    view: TableView | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="kind"):
    """A sign of life."""


class Bye(Struct, frozen=True, tag="bye", tag_field="kind"):
    """The last message of a stream: another connection of this seat took over, its link was replaced, and so on."""

    why: Literal["replaced", "forbidden", "closing", "flood"]


Said = News | Done | Refused | Pong | Bye


class Found(Struct, frozen=True):
    """The table of a code."""

    table: str
    link: str


class ValueShown(Struct, frozen=True):
    """One choice of an option."""

    value: str
    meaning: str


class OptionShown(Struct, frozen=True):
    """An option of a game; the first value is the default."""

    name: str
    title: str
    values: tuple[ValueShown, ...]


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: int
    title: str
    about: str
    seats: tuple[int, ...]
    rounds: tuple[int, ...]
    low_wins: bool
    options: tuple[OptionShown, ...]


class Health(Struct, frozen=True):
    """The server is up and its store answers."""

    ok: bool
    version: str
    tables: int
