"""What happened at a table: numbered from 1, never changed, enough to make the same table again.

They hold seeds and hashes of secrets: entries go to the store, never to a client.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field, json

from pioche.table.commands import Reaction
from pioche.table.settings import Settings

Mover = Literal["person", "bot", "clock"]
Matter = Literal["clock", "away"]


class Lot(Struct, frozen=True):
    """What a round is dealt from: secret until it is over."""

    seed: int
    salt: str


class Created(Struct, frozen=True, tag="created", tag_field="kind"):
    """The table is set up and its host sits down; the lot of the first round is drawn, and the luck of the bots."""

    number: int
    at: float
    table: str
    version: int
    settings: Settings
    name: str
    token: str
    coming: Lot
    luck: int


class Joined(Struct, frozen=True, tag="joined", tag_field="kind"):
    """A person sat down, maybe in the place of a bot; ``at_once``: in the middle of a round, and for the rest of it."""

    number: int
    at: float
    seat: int
    name: str
    token: str
    at_once: bool = False


class Left(Struct, frozen=True, tag="left", tag_field="kind"):
    """A person gave up a seat: open again before the first deal, a bot's afterwards."""

    number: int
    at: float
    seat: int


class Came(Struct, frozen=True, tag="came", tag_field="kind"):
    """A person is here again."""

    number: int
    at: float
    seat: int


class Went(Struct, frozen=True, tag="went", tag_field="kind"):
    """A person's connection was lost."""

    number: int
    at: float
    seat: int


class Dealt(Struct, frozen=True, tag="dealt", tag_field="kind"):
    """A round was dealt from the lot drawn before; the lot of the round after it is drawn."""

    number: int
    at: float
    first: int | None
    coming: Lot
    new_match: bool = field(default=False, name="anew")  # stored under the name it has always had


class Played(Struct, frozen=True, tag="played", tag_field="kind"):
    """A seat's action: by the person, a bot, or because the time was up."""

    number: int
    at: float
    seat: int
    text: str
    by: Mover
    id: str = ""


class Warned(Struct, frozen=True, tag="warned", tag_field="kind"):
    """A seat's time is nearly up, or a bot is about to play for who is away."""

    number: int
    at: float
    seat: int
    about: Matter


class StoodIn(Struct, frozen=True, tag="stood-in", tag_field="kind"):
    """A bot plays for who is away, until they return."""

    number: int
    at: float
    seat: int


class HostMoved(Struct, frozen=True, tag="host", tag_field="kind"):
    """Somebody else is host now."""

    number: int
    at: float
    seat: int


class Linked(Struct, frozen=True, tag="linked", tag_field="kind"):
    """A seat has a new secret."""

    number: int
    at: float
    seat: int
    token: str


class Offered(Struct, frozen=True, tag="offered", tag_field="kind"):
    """The host agreed that somebody takes the seat of a bot before the round is over."""

    number: int
    at: float
    seat: int


class Reacted(Struct, frozen=True, tag="reacted", tag_field="kind"):
    """Somebody showed a ready-made reaction."""

    number: int
    at: float
    seat: int
    reaction: Reaction


class UndoAsked(Struct, frozen=True, tag="undo-asked", tag_field="kind"):
    """Somebody asks the others whether they may take back what they just did."""

    number: int
    at: float
    seat: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered", tag_field="kind"):
    """Somebody answered; one no ends it. Nobody answered in time: the no of who asked."""

    number: int
    at: float
    seat: int
    agreed: bool


class Undone(Struct, frozen=True, tag="undone", tag_field="kind"):
    """The last action, which was this seat's, is taken back."""

    number: int
    at: float
    seat: int


class Hurried(Struct, frozen=True, tag="hurried", tag_field="kind"):
    """Bots play at their quickest until a person is asked."""

    number: int
    at: float
    seat: int


Seating = Joined | Left | Came | Went | StoodIn | HostMoved | Linked | Offered
Undoing = UndoAsked | UndoAnswered | Undone
Entry = Created | Seating | Dealt | Played | Undoing | Hurried | Warned | Reacted

_reader: json.Decoder[Entry] = json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """The bytes that are stored."""
    return json.encode(entry)


def read_entry(body: bytes) -> Entry:
    """The entry of those bytes."""
    return _reader.decode(body)
