"""The end of a turn that the table says for a seat looks and comes like an end the seat has chosen (ALL-3)."""

from __future__ import annotations

from statistics import median

import pytest

from pioche import replay
from pioche.table import Act, Entry, Table, TableRefused, Think, Tick
from pioche.table.clocks import END_LEAST, END_MEDIAN, END_MOST, HURRY
from pioche.table.entries import Played
from tests.table.kit import GAMES, Live, replayed, two_people

WORLDS = 40


def found(game: str, seats: int = 3, *, clock: int = 0, seed: int = 1) -> tuple[Table, Played, Live]:
    """The table before a person's action, that action, and the table after it, which has an end to say."""
    for each in range(seed, seed + 50):
        live = two_people(game, seats, clock=clock, rounds=1, seed=each)  # type: ignore[arg-type] # a clock there is
        before = Table.restore(live.table.snapshot())
        while live.table.sheet.stage == "playing":
            live.step()
            last = live.log[-1]
            if live.table.sheet.ended is not None and isinstance(last, Played) and last.by == "person":
                return before, last, live
            before = Table.restore(live.table.snapshot())
    raise AssertionError("no turn ended by itself")


def said_by(live: Live) -> str:
    said = live.round.unasked
    assert said is not None
    return said


def carried_out(table: Table, command: Act | Tick, now: float) -> tuple[Entry, ...]:
    entries = table.decide(command, now, lambda: 7)
    for entry in entries:
        table.apply(entry)
    return entries


def with_a_choice(before: Table, played: Played, said: str, ear: int | None) -> Table | None:
    """The table in a world that the onlooker cannot tell from the true one, in which the seat could go on."""
    for seed in range(WORLDS):
        twin = Table.restore(before.snapshot())
        assert before.round is not None
        twin.round = round = before.round.redeal(ear, seed)
        if played.text in round.legal(played.seat):
            carried_out(twin, Act(played.seat, played.text, twin.number_of(played.seat), "one"), played.at)
            if twin.sheet.ended is None and said in round.legal(played.seat):
                return twin
    return None


@pytest.mark.parametrize("game", GAMES)
def test_others_get_the_same_bytes_whether_the_end_was_chosen_or_said_by_the_table(game: str) -> None:
    compared = 0
    for seed in range(1, 40, 8):
        before, played, live = found(game, seed=seed)
        said, seat, due = said_by(live), played.seat, live.table.deadline()
        assert due is not None
        mine = Table.restore(live.table.snapshot())
        carried_out(mine, Tick(), due)
        for ear in [each for each in (0, 1, 2, None) if each != seat]:
            twin = with_a_choice(before, played, said, ear)
            if twin is None:
                continue
            assert twin.message(ear, "en", played.at).json() == live.table.message(ear, "en", played.at).json()
            chosen = carried_out(twin, Act(seat, said, twin.number_of(seat), "two"), due)
            assert twin.message(ear, "en", due).json() == mine.message(ear, "en", due).json()
            assert twin.heard(chosen[-1], ear) == mine.news[mine.number][-1 if ear is None else ear]
            assert [each.due for each in twin.thoughts()] == [each.due for each in mine.thoughts()]
            compared += 1
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_who_is_on_turn_sees_the_end_at_once_and_is_asked_nothing_before_all_have_heard_it(game: str) -> None:
    _, played, live = found(game)
    seat, said = played.seat, said_by(live)
    mine = live.table.message(seat, "en").view
    assert mine is not None
    assert mine.actions == ()
    assert seat not in mine.to_act
    assert (mine.events[-1].seat, mine.events[-1].text) == (seat, said)
    assert [told.event.text for told in live.table.heard(played, seat) if told.event][-1] == said
    for ear in [each for each in (0, 1, 2, None) if each != seat]:
        heard = [told.event for told in live.table.heard(played, ear) if told.event]
        assert len(heard) == 1
        others = live.table.message(ear, "en").view
        assert others is not None
        assert others.turn == seat
        assert others.events[-1] == heard[0]
    with pytest.raises(TableRefused, match="not-your-turn"):
        live.act(seat, said)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_an_entry_of_its_own_that_all_others_hear(game: str) -> None:
    _, played, live = found(game)
    seat, said = played.seat, said_by(live)
    entries = live.tick()
    assert [(each.seat, each.text, each.by) for each in entries if isinstance(each, Played)] == [(seat, said, "person")]
    assert live.table.sheet.ended is None
    for ear in (0, 1, 2, None):
        told = live.table.heard(entries[0], ear)
        assert [each.event.text for each in told if each.event] == ([] if ear == seat else [said])
        assert told
    live.finish("over")
    assert replay(live.table.record()).state_bytes() == live.round.state_bytes()


def test_the_clock_of_the_next_seat_starts_when_the_end_has_been_told() -> None:
    _, played, live = found(GAMES[0], seats=2, clock=30)
    before = live.table.message(1 - played.seat, "en", played.at).clock
    assert before is not None
    assert (before.seat, before.left) == (played.seat, 30.0)
    assert live.table.message(played.seat, "en", played.at).clock is None
    (end,) = live.tick()
    assert end.at > played.at
    after = live.table.message(1 - played.seat, "en", end.at).clock
    assert after is not None
    assert (after.seat, after.left) == (1 - played.seat, 30.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_restart_in_the_pause_changes_nothing(game: str) -> None:
    _, _, live = found(game)
    due = live.table.deadline()
    for again in (Table.restore(live.table.snapshot()), replayed(live)):
        assert again.deadline() == due
        for ear in (0, 1, 2, None):
            assert again.message(ear, "fr").json() == live.table.message(ear, "fr").json()


def test_the_pause_is_as_long_as_people_take() -> None:
    pauses = []
    for seed in range(1, 2000, 50):
        _, played, live = found(GAMES[0], seats=2, seed=seed)
        due = live.table.deadline()
        assert due is not None
        pauses.append(due - played.at)
    assert END_LEAST <= round(min(pauses), 6) < round(max(pauses), 6) <= END_MOST
    assert abs(median(pauses) - END_MEDIAN) < 0.7


def test_a_bot_says_the_end_at_the_pace_of_its_decisions() -> None:
    for game in GAMES:
        live = bot_that_ends(game)
        (thought,) = live.table.thoughts()
        assert 0.5 <= thought.due - live.table.sheet.asked <= 1.0
        assert live.table.deadline() is None
        live.do(Think(thought.seat, said_by(live), thought.number))
        assert live.round.unasked is None


def bot_that_ends(game: str) -> Live:
    """A table at which the end of a bot's turn is to be said."""
    for seed in range(50):
        live = two_people(game, 4, rounds=1, seed=seed)
        for table in live.play_until("over"):
            if table.round and table.round.unasked and table.sheet.sittings[table.round.turn].automatic:
                return live
    raise AssertionError("no bot's turn ended by itself")


def test_a_turn_that_the_clock_finishes_ends_as_quickly_as_the_rest_of_it() -> None:
    live = late_and_ending()
    assert live.table.deadline() == live.table.sheet.asked + HURRY
    (end,) = live.tick()
    assert isinstance(end, Played)
    assert end.by == "clock"


def late_and_ending() -> Live:
    """A table at which the clock has just laid the last card that could be laid."""
    for seed in range(50):
        live = two_people(GAMES[0], clock=30, rounds=1, seed=seed)
        while live.table.deadline() is not None and live.table.sheet.stage == "playing":
            if live.table.sheet.late is not None and live.table.sheet.ended == live.table.sheet.late:
                return live
            live.tick()
    raise AssertionError("the clock never came to the end of a turn")
