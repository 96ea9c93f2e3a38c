"""A live table: a pure state machine. Time and chance are arguments; what happened are entries."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pioche.core.game import Option, Setting
from pioche.core.refused import Misdeal
from pioche.core.round import Round
from pioche.core.score import Score, score_of
from pioche.table import keeping, record
from pioche.table.apply import begin, happen
from pioche.table.clocks import Due, Thought, dues, thoughts
from pioche.table.commands import Command
from pioche.table.decide import decide
from pioche.table.entries import Created, Entry
from pioche.table.fair import draw_lot
from pioche.table.message import Shared, message, shared
from pioche.table.names import check_name
from pioche.table.refused import TableRefused
from pioche.table.settings import Settings, agreed
from pioche.table.sheet import Answer, Sheet
from pioche.table.shown import SettingsShown, TableView, Told

FULL_LOG = 60_000  # entries
KEPT_NEWS = 4  # entries of which is still known who heard what


class Table:
    """A table made from its entries; ``decide`` changes nothing, ``apply`` is the only thing that does.

    >>> import pioche
    >>> from pioche.table.commands import Start
    >>> settings = Settings(pioche.games()[0].id, 2, ("person", "family"))
    >>> table = Table.open(Table.create(settings, "Ada", "hash", now=0.0, table_id="t", lot=lambda: 7))
    >>> for entry in table.decide(Start(0), now=1.0, lot=lambda: 7):
    ...     table.apply(entry)
    >>> table.message(0, "en").stage
    'playing'
    """

    def __init__(self, sheet: Sheet, round: Round | None) -> None:
        self.sheet, self.round = sheet, round
        self.news: dict[int, tuple[tuple[Told, ...], ...]] = {}
        self.agreed: dict[str, SettingsShown] = {}
        self._forget()

    def _forget(self) -> None:
        """What is worked out again after every entry."""
        self._dues: list[Due] | None = None
        self._thoughts: tuple[Thought, ...] | None = None
        self._shown: Shared | None = None
        self._ahead: Round | None = None

    @staticmethod
    def create(
        settings: Settings, host_name: str, token: str, now: float, table_id: str, lot: Callable[[], int]
    ) -> Created:
        """The first entry of a new table; ``lot`` draws numbers below 2**63."""
        try:
            settings = agreed(settings)
        except Misdeal as error:
            raise TableRefused("unreadable", why=error) from None
        version, name = settings.setting().game.version, check_name(host_name)
        return Created(1, now, table_id, version, settings, name, token, draw_lot(lot), lot())

    @classmethod
    def open(cls, first: Created) -> Table:
        """The table of its first entry."""
        return cls(begin(first), None)

    @property
    def number(self) -> int:
        """The number of the last entry: for the store, never for a client."""
        return self.sheet.number

    @property
    def worn_out(self) -> bool:
        """Whether so much has happened here that nothing more is written down, not even who comes and goes."""
        return self.number >= FULL_LOG

    @property
    def setting(self) -> Setting:
        """The game with its seats and options."""
        return _setting(self.sheet.settings.game, self.sheet.settings.seats, tuple(self.sheet.settings.options.items()))

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.round.to_act if self.round and self.sheet.stage == "playing" else ()

    @property
    def phase(self) -> str:
        """Where in its turn the seat is."""
        return self.round.game.face.phase(self.round.snapshot()) if self.round else ""

    @property
    def window(self) -> float:
        """How many seconds everybody has to answer in this phase, by an option of the game; 0 where none is heeded."""
        return float(self.sheet.settings.options[self.clocked.name]) if self.clocked else 0.0

    @property
    def clocked(self) -> Option | None:
        """The option that says how long this phase waits for answers, if it does not wait for ever."""
        options = self.setting.game.options if self.round else ()
        return next((each for each in options if each.live and each.window == self.phase), None)

    @property
    def fresh_turn(self) -> bool:
        """Whether nothing has been done yet in this turn."""
        return self.phase == "turn"

    @property
    def score(self) -> Score:
        """The points of this match."""
        return score_of(self.setting, self.sheet.rounds, (each.points for each in self.sheet.finished))

    def decide(self, command: Command, now: float, lot: Callable[[], int]) -> tuple[Entry, ...]:
        """The entries that carry out a command, none if it is a repeat; raises TableRefused."""
        return decide(self, command, now, lot)

    def apply(self, entry: Entry) -> None:
        """Let an entry happen: the one after the last."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {self.number}")
        self._forget()
        self.news[entry.number] = happen(self, entry)
        self._forget()
        self.news.pop(entry.number - KEPT_NEWS, None)

    @property
    def ahead(self) -> Round:
        """The round after what the table will say by itself (ALL-3): as the seat sees it for which it will."""
        if self.round is None:
            raise ValueError("nothing has been dealt yet")
        if self._ahead is None:
            self._ahead = self.round.copy()
            while self._ahead.unasked is not None:
                self._ahead.act(self._ahead.turn, self._ahead.unasked)
        return self._ahead

    def deadline(self) -> float | None:
        """When a Tick is due next; None: never as things stand."""
        return self.dues[0].at if self.dues else None

    @property
    def dues(self) -> list[Due]:
        """What the clock brings about if nothing else happens, earliest first."""
        if self._dues is None:
            self._dues = dues(self)
        return self._dues

    @property
    def shared(self) -> Shared:
        """What everybody sees alike."""
        if self._shown is None:
            self._shown = shared(self.sheet, self.score)
        return self._shown

    def thoughts(self) -> tuple[Thought, ...]:
        """Which bots should think now."""
        if self._thoughts is None:
            self._thoughts = thoughts(self)
        return self._thoughts

    def number_of(self, seat: int | None) -> int:
        """The number of a seat's view: what its next action answers."""
        return self.sheet.numbers[-1 if seat is None else seat]

    def seat_of(self, token: str) -> int | None:
        """The seat whose secret has that hash."""
        found = (seat for seat in self.sheet.persons() if self.sheet.sittings[seat].token == token)
        return next(found, None)

    def answer(self, seat: int, id: str) -> Answer | None:
        """What a seat's action of that id led to."""
        return next((each for each in self.sheet.sittings[seat].answers if each.id == id), None)

    def message(self, seat: int | None, lang: str, now: float | None = None) -> TableView:
        """The table as a seat (None: a spectator) sees it."""
        return message(self, seat, lang, self.sheet.at if now is None else now)

    def heard(self, entry: Entry, seat: int | None) -> tuple[Told, ...]:
        """What a seat hears of an entry that was just applied; nothing: it must not notice even that."""
        return self.news[entry.number][-1 if seat is None else seat]

    def record(self) -> str:
        """The record of the round that was just finished, with the proof of its deal."""
        return record.of_table(self)

    def snapshot(self) -> bytes:
        """The whole table in bytes."""
        return keeping.pack(self.sheet, self.round)

    @classmethod
    def restore(cls, body: bytes) -> Table:
        """The table of those bytes; a Misdeal where the rules have changed since."""
        return cls(*keeping.unpack(body))


@lru_cache(1024)
def _setting(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setting:
    return Settings(game, seats, options=dict(options)).setting()
