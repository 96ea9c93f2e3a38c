"""What a game's ``face.py`` provides: the words for a state. ``s`` is a plain snapshot, never the record."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any, Protocol, cast

from pioche.core.position import Position
from pioche.core.view import Action, Card, Zone


class Face(Protocol):
    """The words of a game: a module with these names, but for those that ``QUIET`` and its ``POSITION`` provide."""

    @property
    def ACTIONS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """The canonical text of every action code."""

    @property
    def addressed(self) -> tuple[str, ...]:
        """The set-up lines of which each seat, row or the like may have one."""

    @property
    def ordered(self) -> tuple[str, ...]:
        """The questions whose answers compare in their order."""

    def action(self, code: int) -> Action:
        """An action as faces show it, but for its zone."""

    def source(self, s: Any, seat: int, action: int) -> str | None:
        """The id of the zone in which the card of a seat's action lies, or which is touched for it; None: a button."""

    def card(self, text: str) -> Card:
        """How the card of that text looks."""

    def sentence(self, text: str) -> tuple[str, dict[str, str | int]]:
        """The messages ``act-…`` and ``told-…`` that say an action or event, and their arguments.

        A card goes by the name ``card``, as ``hidden`` where it is not shown.
        """

    def exists(self, s: Any, action: int) -> bool:
        """Whether these options know the action at all."""

    def holds(self, s: Any, seat: int, action: int) -> bool:
        """Whether the seat has the card the action needs."""

    def refuse(self, s: Any, seat: int, action: int) -> str | None:
        """The rule that forbids an action to a seat that may act and holds the card; None if allowed."""

    def awaited(self, s: Any, acting: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        """Those of the seats to act of whom this onlooker may know it (in a race nobody sees who has let it go)."""

    def phase(self, s: Any) -> str:
        """Where in its turn the seat is; ``turn`` at the start, where a position can be written."""

    def cards(self, s: Any) -> tuple[str, ...]:
        """Every card of the game, as often as it lies somewhere (ALL-5: as often as the deck has it)."""

    def hand(self, s: Any, seat: int) -> tuple[str, ...]:
        """The cards of a hand, sorted."""

    def zones(self, s: Any, seat: int | None) -> tuple[Zone, ...]:
        """What a seat or a spectator sees, built from nothing."""

    def facts(self, s: Any) -> dict[str, int]:
        """What everybody knows although it lies nowhere; each has a message ``fact-…`` with its ``number``."""

    def opened(self, before: Any, after: Any) -> tuple[tuple[int, str], ...]:
        """What the table did by itself before the first decision: seats and action texts."""

    def told(self, before: Any, seat: int, action: int, after: Any, to: int | None) -> str | None:
        """A step as that onlooker may hear it; None if not at all. Begins with the action's text if that is open."""

    def starter(self, s: Any) -> int | None:
        """Who begins the next round by a rule of this game; None where the turn to begin just passes on."""

    def place(self, s: Any, key: str, words: tuple[str, ...]) -> None:
        """Put what a set-up line says into the state; a ValueError says what is wrong with it."""

    def ready(self, s: Any) -> tuple[str, str] | None:
        """Finish a set-up; how the line at fault begins and what is wrong, or None."""

    def placed(self, s: Any) -> tuple[str, ...]:
        """The set-up lines of a state at the start of a turn: the reverse of ``place``."""

    def ask(self, s: Any, key: str, words: tuple[str, ...]) -> tuple[str, ...] | None:
        """The answer to a question about a zone; None if this game has no such zone."""

    def spread(self, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """An expected answer in the form ``ask`` gives it (ranges spelt out)."""


def _hand(position: Position) -> Any:
    return lambda s, seat: position.ask(s, "hand", (str(seat),))


def _verb_and_card(text: str) -> tuple[str, dict[str, str | int]]:
    verb, _, card = text.partition(" ")
    return verb, {"card": "hidden" if card in ("", "?") else card}


# What a game without such a rule says: its actions are a verb and a card, all exist with all options; everybody knows
# whose turn it is; nothing counts that lies nowhere; the table opens nothing; the turn to begin passes on (ALL-2).
QUIET: dict[str, Any] = {
    "sentence": _verb_and_card,
    "exists": lambda _s, _action: True,
    "awaited": lambda _s, acting, _seat: acting,
    "facts": lambda _s: {},
    "opened": lambda _before, _after: (),
    "starter": lambda _s: None,
}
BY_POSITION = ("addressed", "ordered", "place", "ready", "placed", "ask", "spread", "cards")


def face_of(module: ModuleType) -> Face:
    """The face of a game: what its module says, what follows from its ``POSITION``, and nothing special otherwise."""
    position: Position = module.POSITION
    told = {name: getattr(position, name) for name in BY_POSITION}
    return cast(Face, SimpleNamespace(**{**QUIET, **told, "hand": _hand(position), **vars(module)}))
