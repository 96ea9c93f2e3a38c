"""Only the table decides when time is up; every state has a way on."""

from __future__ import annotations

import itertools

import pytest

from pioche.core.game import games
from pioche.table import Act, Gone, Offer, Settings, Start, TableRefused, TakeSeat, Think, Tick
from pioche.table.clocks import HURRY, MISSED, PAUSE, REACTIONS, WARNING
from pioche.table.entries import Played, StoodIn, Warned
from tests.table.kit import GAMES, Live, race, two_people


def test_without_a_clock_a_person_may_think_for_ever() -> None:
    live = two_people(seats=2)
    assert live.table.deadline() is None
    assert live.table.message(0, "en").clock is None


def test_a_warning_comes_before_the_quick_policy_acts() -> None:
    live = two_people(clock=30)
    seat = live.table.acting[0]
    assert not live.do(Tick(), 30 - WARNING - 0.1)
    warned, played = live.tick()[0], live.tick()[0]
    assert isinstance(warned, Warned)
    assert warned.about == "clock"
    assert warned.seat == seat
    assert isinstance(played, Played)
    assert (played.seat, played.by, played.at) == (seat, "clock", 1030.0)


def test_no_clock_is_ever_negative() -> None:
    live = two_people(clock=30)
    clock = live.table.message(0, "en", live.now + 99).clock
    assert clock is not None
    assert clock.left == 0.0


@pytest.mark.parametrize("expiry_first", [True, False])
def test_expiry_and_action_at_the_same_instant_are_one_action(expiry_first: bool) -> None:
    live = two_people(clock=30)
    seat, number = live.table.acting[0], live.table.number_of(live.table.acting[0])
    text = live.round.legal(seat)[0]
    live.tick()
    live.now = 1030.0
    steps = len(live.round.steps)
    if expiry_first:
        live.do(Tick())
        with pytest.raises(TableRefused, match="stale"):
            live.do(Act(seat, text, number, "mine"))
    else:
        live.do(Act(seat, text, number, "mine"))
        live.do(Tick())
    assert len(live.round.steps) == steps + 1


@pytest.mark.slow
def test_the_clock_finishes_a_turn_quickly_and_after_two_turns_a_bot_stands_in() -> None:
    for game in GAMES:
        live = two_people(game, clock=30, rounds=1)
        seat, log = live.table.acting[0], len(live.log)
        while live.table.sheet.stage == "playing" and not live.table.sheet.sittings[seat].stand_in:
            other = [each for each in live.table.acting if each != seat]
            live.act(other[0]) if other and live.table.sheet.ended is None else live.tick()
        turns = [entry for entry in live.log[log:] if isinstance(entry, Warned)]
        stood_in = any(isinstance(entry, StoodIn) for entry in live.log)
        assert len(turns) == MISSED or not stood_in
        late = [entry for entry in live.log[log:] if isinstance(entry, Played) and entry.by == "clock"]
        assert all(b.at - a.at >= HURRY for a, b in itertools.pairwise(late))


def test_a_person_who_acts_again_has_the_seat_back() -> None:
    live = two_people(clock=30)
    seat = live.table.acting[0]
    live.do(Gone(seat))
    while not live.table.sheet.sittings[seat].stand_in:
        live.tick()
    while seat not in live.table.acting:
        live.step()
    live.act(seat)
    assert live.table.sheet.sittings[seat].present


def test_the_next_round_is_dealt_after_a_pause() -> None:
    live = two_people()
    live.finish("between")
    clock = live.table.message(None, "en", live.now).clock
    assert clock is not None
    assert (clock.waiting, clock.left) == ("pause", PAUSE)
    live.tick()
    assert live.table.message(None, "en").round == 2


def test_every_window_is_closed_by_the_last_of_the_legal_actions() -> None:
    live = race()
    seconds, silent = live.table.window, live.table.acting
    last = {seat: live.round.legal(seat)[-1] for seat in silent}
    end = live.table.sheet.asked + seconds
    assert last
    assert not live.do(Tick(), end - live.now - 0.01)
    while live.table.phase == "race":
        entry = live.tick()[0]
        assert isinstance(entry, Played)
        assert entry.text == last[entry.seat]
        assert entry.at == end


def test_who_lets_a_race_go_gives_nobody_more_time_and_nobody_a_sign() -> None:
    live = race()
    due, before = live.table.deadline(), live.traffic()
    numbers = list(live.table.sheet.numbers)
    entry = live.act(1, live.round.legal(1)[-1])[0]
    live.now -= 1.0
    assert live.table.deadline() == due
    for ear in (0, 2, 3, None):
        assert live.table.heard(entry, ear) == ()
        assert live.table.number_of(ear) == numbers[-1 if ear is None else ear]
    assert [b for at, b in enumerate(live.traffic()) if at != 1] == [b for at, b in enumerate(before) if at != 1]


def test_play_that_goes_on_without_a_word_is_noticed() -> None:
    live = race()
    entry = None
    while live.table.phase == "race":
        entry = live.tick()[0]
    assert entry is not None
    assert all(live.table.heard(entry, ear) for ear in (0, 1, 2, 3, None))


def test_bots_react_in_a_race_after_a_human_time_by_level() -> None:
    live = race()
    for thought in live.table.thoughts():
        least, most = REACTIONS[thought.level]
        assert least <= thought.due - live.table.sheet.asked <= most


def test_the_pace_of_bots_is_agreed() -> None:
    delays = []
    for pace in ("instant", "normal", "slow"):
        live = Live(Settings(GAMES[0], 2, ("person", "family"), pace=pace))
        live.do(Start(0))
        while not live.table.thoughts():
            live.act(0)
        delays.append(live.table.thoughts()[0].due - live.table.sheet.asked)
    assert 0 < delays[0] < 0.1 < delays[1] < delays[2]


def test_who_misses_a_window_takes_the_action_that_the_game_names_for_it() -> None:
    clocked = [(game, option) for game in games() for option in game.options if option.live]
    assert clocked
    assert all(option.lapse in game.codes for game, option in clocked)


def test_a_missed_turn_is_forgiven_by_playing_the_next() -> None:
    live = two_people(clock=30)
    seat = live.table.acting[0]
    while live.table.sheet.sittings[seat].missed == 0:
        live.tick()
    while live.table.sheet.late == seat or seat not in live.table.acting:
        live.act(1 - seat) if 1 - seat in live.table.acting else live.tick()
    live.act(seat)
    assert live.table.sheet.sittings[seat].missed == 0


def test_bots_rest_while_nobody_is_there() -> None:
    live = two_people(seats=3)
    while not live.table.thoughts():
        live.step()
    thought = live.table.thoughts()[0]
    live.do(Gone(0))
    live.do(Gone(1))
    assert live.table.thoughts() == ()
    with pytest.raises(TableRefused, match="stale"):
        live.do(Think(thought.seat, live.round.legal(thought.seat)[0], thought.number))


def test_a_bot_that_was_still_thinking_does_not_play_for_the_person_who_came() -> None:
    live = two_people(seats=3)
    while not live.table.thoughts():
        live.step()
    thought = live.table.thoughts()[0]
    live.do(Offer(0, thought.seat))
    live.do(TakeSeat(thought.seat, "Cleo", "hash-2"))
    with pytest.raises(TableRefused, match="stale"):
        live.do(Think(thought.seat, live.round.legal(thought.seat)[0], thought.number))
