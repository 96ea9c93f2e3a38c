"""Anything may happen at a table, in any order: it never breaks, never stalls, and can be made again."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from pioche.table import (
    REACTIONS,
    Act,
    Back,
    Consent,
    Gone,
    Hurry,
    Join,
    Leave,
    NewLink,
    Next,
    Offer,
    React,
    Rematch,
    Settings,
    Start,
    Table,
    TableRefused,
    TakeSeat,
    Think,
    Tick,
    Undo,
)
from tests.table.kit import GAMES, Live, replayed

SEATS = st.integers(0, 2)
PLAN = st.lists(st.sampled_from(["person", "person", "novice", "family"]), min_size=2, max_size=2)


class AnyTable(RuleBasedStateMachine):
    """A table of three at which people, bots and the clock do what they like."""

    @initialize(
        game=st.sampled_from(GAMES),
        plan=PLAN,
        clock=st.sampled_from([0, 30]),
        pace=st.sampled_from(["instant", "slow"]),
        seed=st.integers(0, 99),
    )
    def set_up(self, game: str, plan: list[str], clock: int, pace: str, seed: int) -> None:
        sitters = ("person", *plan)
        self.live = Live(Settings(game, 3, sitters, rounds=2, clock=clock, pace=pace), seed)  # type: ignore[arg-type]
        self.tokens, self.number = 0, [0] * 4

    def token(self) -> str:
        self.tokens += 1
        return f"token {self.tokens}"

    def ask(self, command: object) -> None:
        """Whatever is refused changes nothing."""
        before, log = self.live.table.snapshot(), len(self.live.log)
        try:
            self.live.do(command)  # type: ignore[arg-type] # any command
        except TableRefused as refusal:
            assert refusal.say("fr")
            assert self.live.table.snapshot() == before
            assert len(self.live.log) == log

    @rule(seconds=st.sampled_from([0.0, 0.5, 3.0, 11.0, 31.0]))
    def time_passes(self, seconds: float) -> None:
        self.live.now += seconds
        while (self.live.table.deadline() or self.live.now + 1) <= self.live.now:
            assert self.live.do(Tick()), "something was due and did not happen"

    @rule(seat=SEATS)
    def start(self, seat: int) -> None:
        self.ask(Start(seat))

    @rule(seat=st.one_of(st.none(), SEATS))
    def join(self, seat: int | None) -> None:
        token = self.token()
        self.ask(Join(f"Bob {token[:8]}", token, seat))

    @rule(seat=SEATS)
    def take(self, seat: int) -> None:
        token = self.token()
        self.ask(TakeSeat(seat, f"Cleo {token[:8]}", token))

    @rule(seat=SEATS, what=st.sampled_from([Leave, Back, Gone, Gone, Next, Rematch]))
    def come_and_go(self, seat: int, what: type) -> None:
        self.ask(what(seat))

    @rule(seat=SEATS, of=SEATS)
    def offer(self, seat: int, of: int) -> None:
        self.ask(Offer(seat, of))

    @rule(seat=SEATS, of=SEATS)
    def link(self, seat: int, of: int) -> None:
        self.ask(NewLink(seat, of, self.token()))

    @rule(seat=SEATS, reaction=st.sampled_from(REACTIONS))
    def react(self, seat: int, reaction: str) -> None:
        self.ask(React(seat, reaction))  # type: ignore[arg-type] # one of the list

    @rule(seat=SEATS, off=st.sampled_from([0, 0, 0, 1]))
    def undo(self, seat: int, off: int) -> None:
        self.ask(Undo(seat, self.live.table.number_of(seat) + off))

    @rule(seat=SEATS, agreed=st.sampled_from([True, True, False]))
    def consent(self, seat: int, agreed: bool) -> None:
        self.ask(Consent(seat, agreed))

    @rule(seat=SEATS)
    def hurry(self, seat: int) -> None:
        self.ask(Hurry(seat))

    @rule(seat=SEATS, at=st.integers(0, 400), off=st.sampled_from([0, 0, 0, 0, -1, 1]))
    def act(self, seat: int, at: int, off: int) -> None:
        table = self.live.table
        legal = table.round.legal(seat) if table.round else ()
        texts = legal or table.setting.game.face.ACTIONS
        self.ask(Act(seat, texts[at % len(texts)], table.number_of(seat) + off, f"id {at}"))

    @rule()
    def bots_answer(self) -> None:
        for thought in self.live.table.thoughts():
            self.ask(Think(thought.seat, self.live.round.legal(thought.seat)[0], thought.number))

    @rule(steps=st.integers(1, 40))
    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            if self.live.table.acting and self.live.table.sheet.parked is None:
                self.live.step()

    @rule()
    def restart(self) -> None:
        self.live.table = Table.restore(self.live.table.snapshot())

    @invariant()
    def numbers_only_grow(self) -> None:
        numbers = self.live.table.sheet.numbers
        assert all(now >= was for was, now in zip(self.number, numbers, strict=True))
        self.number = list(numbers)

    @invariant()
    def the_host_is_a_person_if_there_is_one(self) -> None:
        sheet = self.live.table.sheet
        assert sheet.host in sheet.persons() or not sheet.persons()
        assert [each.host for each in self.live.table.message(None, "en").seats].count(True) == bool(sheet.persons())

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        table = self.live.table
        if table.sheet.parked is None and table.sheet.stage in ("playing", "between"):
            people = [seat for seat in table.acting if table.sheet.sittings[seat].kind == "person"]
            assert people or table.thoughts() or table.deadline() is not None

    @invariant()
    def clocks_are_never_negative(self) -> None:
        clock = self.live.table.message(None, "en", self.live.now).clock
        assert clock is None or clock.left >= 0

    def teardown(self) -> None:
        if hasattr(self, "live"):
            assert replayed(self.live).snapshot() == self.live.table.snapshot()


AnyTable.TestCase.settings = settings(max_examples=150, stateful_step_count=50)
TestAnyTable = AnyTable.TestCase
