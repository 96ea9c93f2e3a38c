"""What is agreed before the first deal, and shown to everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from pioche.core.game import Setting, find
from pioche.core.refused import Misdeal
from pioche.core.round import check_first
from pioche.core.words import sentence
from pioche.table.refused import FOLDER

Pace = Literal["instant", "normal", "slow"]
Clock = Literal[0, 30, 60, 120]
Sitter = Literal["person", "novice", "family", "skilled", "expert", "master"]

# Whatever comes over the wire is short before anybody thinks about it.
Word = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=-1_000, le=1_000)]
MOST_ROUNDS = 100
MOST_MINUTES = 120


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as the host wants it; ``plan`` says for every seat whether a person or a bot of a level sits there."""

    game: Word
    seats: Count
    plan: tuple[Sitter, ...] = ()
    options: dict[Word, Word] = {}
    rounds: Count | None = None
    first: Count | None = None
    clock: Clock = 0
    pace: Pace = "normal"
    hints: bool = True
    host_minutes: Count = 10  # how long the role of a host who is away waits for them

    def setting(self) -> Setting:
        """The game with its seats and options."""
        return find(self.game).setting(self.seats, self.options)


def agreed(settings: Settings) -> Settings:
    """The same settings with nothing left open; a Misdeal says what cannot be.

    >>> import pioche
    >>> agreed(Settings(pioche.games()[0].id, 3)).plan
    ('person', 'person', 'person')
    """
    setting = settings.setting()
    if settings.first is not None:
        check_first(setting, settings.first)
    rounds = setting.game.rounds(settings.seats) if settings.rounds is None else settings.rounds
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Misdeal(sentence("misdeal-rounds", FOLDER, most=str(MOST_ROUNDS), rounds=str(rounds)))
    if not 1 <= settings.host_minutes <= MOST_MINUTES:
        minutes = str(settings.host_minutes)
        raise Misdeal(sentence("misdeal-minutes", FOLDER, most=str(MOST_MINUTES), minutes=minutes))
    plan = settings.plan or ("person",) * settings.seats
    if len(plan) != settings.seats or "person" not in plan:
        raise Misdeal(sentence("misdeal-plan", FOLDER, seats=str(settings.seats)))
    return replace(settings, options=dict(setting.options), rounds=rounds, plan=plan)
