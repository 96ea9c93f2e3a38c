"""Everything about a table but the cards in play: plain data, written and read as it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pioche.core.view import Event
from pioche.table.commands import Reaction
from pioche.table.entries import Lot
from pioche.table.settings import Settings

Stage = Literal["lobby", "playing", "between", "over"]
Kind = Literal["open", "person", "bot"]

BOT_NAMES = ("Léa", "Noé", "Mia", "Tom", "Zoé", "Ugo")
KEPT_ANSWERS = 8  # of every seat: a repeat comes soon or never
KEPT_REACTIONS = 6


class Answer(Struct, frozen=True):
    """What a client got for an action: the number of its view afterwards, and what it heard."""

    id: str
    number: int
    events: tuple[Event, ...]


class Sitting(Struct):
    """Who sits in a seat. ``gone``: since when nobody is connected; ``stand_in``: a bot plays for the person."""

    kind: Kind
    level: str = "family"
    name: str = ""
    token: str = ""
    gone: float | None = None
    warned: bool = False
    stand_in: bool = False
    missed: int = 0
    wins: int = 0
    reacted: int = 0  # reactions shown since the last deal
    bound: bool = False  # taken in the middle of this round: nobody else gets it before the end
    answers: list[Answer] = []

    @property
    def present(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.kind == "person" and self.gone is None

    @property
    def automatic(self) -> bool:
        """Whether a bot decides here."""
        return self.kind == "bot" or self.stand_in


class ReactionShown(Struct, frozen=True):
    """A reaction somebody showed."""

    seat: int
    reaction: Reaction


class Finished(Struct, frozen=True):
    """A round that is over, its fingerprint opened; ``deal`` counts the deals at this table from 1."""

    deal: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seed: str  # in digits: too long for the numbers of a browser
    salt: str
    commitment: str


class Sheet(Struct):
    """A table without its round. Times are seconds; ``numbers`` counts what every seat and (last) a spectator heard."""

    table: str
    settings: Settings
    luck: int
    sittings: list[Sitting]
    host: int
    coming: Lot  # of the round to be dealt next
    lot: Lot | None = None  # of the present round
    number: int = 0
    at: float = 0.0
    stage: Stage = "lobby"
    first: int | None = None  # named to begin the present round; None: by lot or by a rule
    asked: float = 0.0  # since when the present decision is waited for
    warned: bool = False  # of the clock
    late: int | None = None  # the seat whose turn is being finished by the clock
    ended: int | None = None  # the person for whom the table will say the end of a turn, and who alone knows it yet
    parked: float | None = None  # since when nobody is here
    numbers: list[int] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)  # rounds of this match
    deals: int = 0
    matches: int = 0
    reactions: list[ReactionShown] = field(default_factory=list)
    owner: int | None = None  # whose table it is: host again on return; None: the host
    offered: list[int] = field(default_factory=list)  # seats of bots that may be taken before the round is over

    undoable: int | None = None  # whose action was the last one and could be taken back
    undo_asked: int | None = None  # who asks the others for it
    undo_since: float = 0.0
    undo_agreed: list[int] = field(default_factory=list)
    hurried: bool = False  # bots play at their quickest until a person is asked

    @property
    def whose(self) -> int:
        """The seat of the person whose table it is, whoever stands in as host."""
        return self.host if self.owner is None else self.owner

    def level_at(self, seat: int) -> str:
        """How a bot plays that takes over there: as the plan says, where it says so."""
        planned = self.settings.plan[seat]
        return "family" if planned == "person" else planned

    @property
    def rounds(self) -> int:
        """How many rounds a match has."""
        return self.settings.rounds or 1

    def persons(self) -> list[int]:
        """The seats of people, here or away."""
        return [seat for seat, each in enumerate(self.sittings) if each.kind == "person"]

    def here(self) -> list[int]:
        """The seats of people who are connected."""
        return [seat for seat, each in enumerate(self.sittings) if each.present]

    def close_undo(self) -> None:
        """Nothing can be taken back any more."""
        self.undoable, self.undo_asked, self.undo_agreed = None, None, []

    def shift(self, lost: float) -> None:
        """Give every clock that time back."""
        self.asked += lost
        self.undo_since += lost
        for each in self.sittings:
            if each.gone is not None:
                each.gone += lost
