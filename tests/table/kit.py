"""A live table under test: its log, its time and its dice."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pioche.core.game import Setting, games
from pioche.core.round import Round
from pioche.table import Act, Command, Entry, Join, Settings, Start, Table, Think, Tick, read_entry, write_entry
from pioche.table.settings import Clock, Pace, Sitter

GAMES = [game.id for game in games()]
PEOPLE: tuple[Sitter, ...] = ("person", "person")
BOTS: tuple[Sitter, ...] = ("family", "family", "family", "family")


class Live:
    """A table, everything that happened at it, and the moment."""

    def __init__(self, settings: Settings, seed: int = 1) -> None:
        self.dice, self.now, self.acts = random.Random(seed), 1000.0, 0
        self.log: list[Entry] = []
        first = Table.create(settings, "Ada", "hash-0", self.now, "table", self.lot)
        self.log.append(first)
        self.table = Table.open(first)

    def lot(self) -> int:
        return self.dice.getrandbits(63)

    def do(self, command: Command, later: float = 0.0) -> tuple[Entry, ...]:
        """Carry out a command, some seconds later."""
        self.now += later
        entries = self.table.decide(command, self.now, self.lot)
        for entry in entries:
            self.log.append(entry)
            self.table.apply(entry)
        return entries

    def act(self, seat: int, text: str | None = None) -> tuple[Entry, ...]:
        """A person's action, by default any legal one."""
        self.acts += 1
        text = text or self.dice.choice(self.round.legal(seat))
        return self.do(Act(seat, text, self.table.number_of(seat), f"act {self.acts}"), 1.0)

    def think(self) -> None:
        """The bot that is asked first answers."""
        thought = min(self.table.thoughts(), key=lambda each: each.due)
        self.now = max(self.now, thought.due)
        self.do(Think(thought.seat, self.round.quick_choice(thought.seat), thought.number))

    def tick(self) -> tuple[Entry, ...]:
        """The next thing that is due, when it is due."""
        due = self.table.deadline()
        assert due is not None
        self.now = max(self.now, due)
        return self.do(Tick())

    def step(self) -> None:
        """Something sensible: a person acts, or a bot, or the clock."""
        table = self.table
        people = [seat for seat in table.acting if not table.sheet.sittings[seat].automatic]
        if table.sheet.ended in people:
            self.tick()
        elif people:
            self.act(self.dice.choice(people))
        elif table.thoughts():
            self.think()
        else:
            self.tick()

    def play_until(self, stage: str) -> Iterator[Table]:
        """The table after every step."""
        yield self.table
        while self.table.sheet.stage != stage:
            self.step()
            yield self.table

    def finish(self, stage: str = "over") -> None:
        """Play until then."""
        for _ in self.play_until(stage):
            pass

    @property
    def round(self) -> Round:
        assert self.table.round is not None
        return self.table.round

    def traffic(self) -> list[bytes]:
        """What every seat and a spectator would be sent now."""
        ears = (*range(self.table.sheet.settings.seats), None)
        return [self.table.message(ear, "en", self.now).json() for ear in ears]


def replayed(live: Live) -> Table:
    """The table made again from its stored entries."""
    first, *rest = (read_entry(write_entry(entry)) for entry in live.log)
    table = Table.open(first)  # type: ignore[arg-type] # it is the first
    for entry in rest:
        table.apply(entry)
    return table


def two_people(
    game: str = GAMES[0], seats: int = 2, *, clock: Clock = 0, rounds: int = 2, pace: Pace = "normal", seed: int = 1
) -> Live:
    """Ada in seat 0, Bob in seat 1, bots in the others, cards dealt."""
    live = Live(Settings(game, seats, PEOPLE + BOTS[: seats - 2], rounds=rounds, clock=clock, pace=pace), seed)
    live.do(Join("Bob", "hash-1"))
    live.do(Start(0))
    return live


def table_of(setting: Setting, seed: int = 1) -> Live:
    """A table with that game: people in the first two seats."""
    plan = PEOPLE + BOTS[: setting.seats - 2]
    live = Live(Settings(setting.game.id, setting.seats, plan, dict(setting.options), rounds=1), seed)
    live.do(Join("Bob", "hash-1"))
    live.do(Start(0))
    return live


def race(seats: int = 4) -> Live:
    """A table in a race in which a person takes part, found by playing the games that have one."""
    for game in games():
        if not any(option.window == "race" for option in game.options):
            continue
        for seed in range(200):
            live = two_people(game.id, seats, seed=seed)
            for table in live.play_until("between"):
                if table.phase == "race" and {0, 1} <= set(table.acting):
                    return live
    raise AssertionError("no race was found")
