"""What a client says to a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioche.table import Reaction, Settings

Lang = Literal["fr", "en", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=96, description="What the others call you, in 24 letters at most.")]
Text = Annotated[str, Meta(min_length=1, max_length=80, description="An action in the game's words, as in a view.")]
Id = Annotated[
    str, Meta(min_length=1, max_length=40, description="Your own name for this action: a repeat is harmless.")
]
Token = Annotated[str, Meta(min_length=1, max_length=80, description="The secret of a seat.")]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the view this action answers.")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table and sit down as its host."""

    name: Name
    settings: Settings


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: in that seat, or in the first open one. A bot's seat: between rounds, or once it is offered."""

    name: Name
    seat: Seat | None = None


class Listening(Struct, frozen=True, forbid_unknown_fields=True, tag="listen", tag_field="kind", omit_defaults=True):
    """The first message of a stream: ``token`` is the secret of a seat; without it one looks on.

    ``also``: secrets of other seats at the same device. They count as being here; nothing of theirs is sent.
    """

    token: Token | None = None
    also: Annotated[tuple[Token, ...], Meta(max_length=5)] = ()
    lang: Lang = "en"


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


class Undoing(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back what you just did: ``expected`` is the number of your view."""

    expected: Number


class Consenting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may take back what they just did."""

    agreed: bool


class Relinking(Struct, frozen=True, forbid_unknown_fields=True):
    """Give somebody's seat a new link; the old one stops working."""

    seat: Seat


class Offering(Struct, frozen=True, forbid_unknown_fields=True):
    """Let anybody take a bot's seat at once, in the middle of a round."""

    seat: Seat


class StandingIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Have a bot play for a person who is away, until they return."""

    seat: Seat


Asked = Listening | Acting | Reacting | Ping
