"""What people, bots, connections and the clock ask of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Reaction = Literal["hello", "thanks", "bravo", "oops", "wow", "hurry", "sorry", "bye"]
REACTIONS: tuple[Reaction, ...] = ("hello", "thanks", "bravo", "oops", "wow", "hurry", "sorry", "bye")


class Join(Struct, frozen=True, tag="join", tag_field="kind"):
    """A person sits down in an open seat, the first if none is named; ``token`` is the hash of the seat's secret."""

    name: str
    token: str
    seat: int | None = None


class TakeSeat(Struct, frozen=True, tag="take", tag_field="kind"):
    """A person takes the seat of a bot."""

    seat: int
    name: str
    token: str


class Leave(Struct, frozen=True, tag="leave", tag_field="kind"):
    """A person gives up a seat."""

    seat: int


class Back(Struct, frozen=True, tag="back", tag_field="kind"):
    """The connection of a seat is seen."""

    seat: int


class Gone(Struct, frozen=True, tag="gone", tag_field="kind"):
    """The last connection of a seat is lost."""

    seat: int


class Start(Struct, frozen=True, tag="start", tag_field="kind"):
    """The host has the first round dealt; bots fill the open seats."""

    seat: int


class Act(Struct, frozen=True, tag="act", tag_field="kind"):
    """A person's action; ``expected``: the number of the view it answers, ``id``: the client's own, to tell repeats."""

    seat: int
    text: str
    expected: int
    id: str


class Think(Struct, frozen=True, tag="think", tag_field="kind"):
    """A bot's action for a thought the table asked for."""

    seat: int
    text: str
    expected: int


class Next(Struct, frozen=True, tag="next", tag_field="kind"):
    """Deal the next round, once one is over."""

    seat: int


class Rematch(Struct, frozen=True, tag="rematch", tag_field="kind"):
    """Play another match, once one is over."""

    seat: int


class NewLink(Struct, frozen=True, tag="link", tag_field="kind"):
    """The host gives the seat of a person a new secret; the old one is worth nothing from then on."""

    seat: int
    of: int
    token: str


class Offer(Struct, frozen=True, tag="offer", tag_field="kind"):
    """The host lets anybody take the seat of a bot at once, in the middle of a round."""

    seat: int
    of: int


class Undo(Struct, frozen=True, tag="undo", tag_field="kind"):
    """A person takes back what they just did, or asks the others for it; ``expected`` as in an action."""

    seat: int
    expected: int


class Consent(Struct, frozen=True, tag="consent", tag_field="kind"):
    """A person answers whether somebody may take back an action."""

    seat: int
    agreed: bool


class Hurry(Struct, frozen=True, tag="hurry", tag_field="kind"):
    """A person alone with bots lets them play at their quickest until a person is asked."""

    seat: int


class StandIn(Struct, frozen=True, tag="stand-in", tag_field="kind"):
    """Somebody at the table has a bot play for another person who is away, until they return."""

    seat: int
    of: int


class React(Struct, frozen=True, tag="react", tag_field="kind"):
    """One of the ready-made reactions."""

    seat: int
    reaction: Reaction


class Tick(Struct, frozen=True, tag="tick", tag_field="kind"):
    """Whatever is due by now; one thing at a time, so ask again while ``deadline`` has passed."""


Playing = Start | Act | Undo | Consent | Hurry | Next | Rematch
Personal = Playing | Leave | Back | Gone | NewLink | Offer | StandIn | React
Command = Join | TakeSeat | Think | Tick | Personal
