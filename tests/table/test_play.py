"""Whole matches at a live table: one action for one wish, nothing lost, the deal proved."""

from __future__ import annotations

import re

import pytest

import pioche
from pioche.core.game import Setting
from pioche.core.refused import Misdeal
from pioche.table import Act, Next, Rematch, Start, Table, TableRefused, Think, record_of, verify
from tests.table.kit import GAMES, replayed, table_of, two_people


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_can_be_made_again_from_its_entries(game: str) -> None:
    live = two_people(game, seats=4, clock=30)
    live.finish()
    shown = live.table.message(0, "en", live.now)
    assert shown.stage == "over"
    assert shown.winners
    assert len(shown.finished) == shown.rounds == 2
    assert replayed(live).snapshot() == live.table.snapshot()


def test_every_setting_is_played_and_kept_and_opened_again(setting: Setting) -> None:
    live = table_of(setting)
    for at, table in enumerate(live.play_until("over")):
        if at % 10 == 0:
            again = Table.restore(table.snapshot())
            assert again.snapshot() == table.snapshot()
            assert [again.message(ear, "en", live.now).json() for ear in (0, 1, None)] == [
                table.message(ear, "en", live.now).json() for ear in (0, 1, None)
            ]
    assert replayed(live).snapshot() == live.table.snapshot()


def test_a_table_opened_again_goes_on_as_the_first_one_would() -> None:
    for game in GAMES:
        live = two_people(game, seats=3)
        for _ in range(7):
            live.step()
        twin = two_people(game, seats=3)
        for _ in range(7):
            twin.step()
        twin.table = Table.restore(twin.table.snapshot())
        live.finish()
        twin.finish()
        assert twin.table.snapshot() == live.table.snapshot()
        assert twin.table.record() == live.table.record()


def test_ten_taps_are_one_action() -> None:
    live = two_people()
    seat = live.table.acting[0]
    tap = Act(seat, live.round.legal(seat)[0], live.table.number_of(seat), "tap")
    done = [live.do(tap) for _ in range(10)]
    assert [len(each) for each in done] == [1] + [0] * 9
    answer = live.table.answer(seat, "tap")
    assert answer is not None
    assert answer.number == live.table.number_of(seat)
    assert answer.events[0].text


def test_ten_taps_with_ten_ids_are_one_action_too() -> None:
    live = two_people()
    seat, steps = live.table.acting[0], len(live.round.steps)
    number, text = live.table.number_of(seat), live.round.legal(seat)[0]
    live.do(Act(seat, text, number, "0"))
    for tap in range(1, 10):
        with pytest.raises(TableRefused) as error:
            live.do(Act(seat, text, number, str(tap)))
        assert error.value.code == "stale"
    assert len(live.round.steps) == steps + 1


def test_what_happens_beside_the_play_makes_no_action_stale() -> None:
    from pioche.table import Gone, Offer, React, TakeSeat

    live = two_people(seats=3)
    while 0 not in live.table.acting:
        live.step()
    number = live.table.number_of(0)
    live.do(React(1, "hello"))
    live.do(Offer(0, 2))
    live.do(TakeSeat(2, "Cleo", "hash-2"))
    live.do(Gone(1))
    assert live.do(Act(0, live.round.legal(0)[0], number, "mine"))


def test_refusals_are_told_apart_and_said_in_the_language_of_the_client() -> None:
    live = two_people(GAMES[0])
    seat = live.table.acting[0]
    illegal = next(
        text for text in live.round.game.face.ACTIONS if isinstance(live.round.refusal(seat, text), pioche.Illegal)
    )
    for text, who, code in ((illegal, seat, "illegal"), ("dance", seat, "unreadable"), (illegal, 1 - seat, None)):
        with pytest.raises(TableRefused) as error:
            live.do(Act(who, text, live.table.number_of(who), "x"))
        assert error.value.code == (code or "not-your-turn")
        sentences = {error.value.say(lang) for lang in ("fr", "en", "de")}
        assert len(sentences) == 3
        assert (error.value.rule is not None) == (code == "illegal")


def test_nothing_is_played_before_the_deal_nor_after_the_end() -> None:
    live = two_people(rounds=1)
    live.finish()
    with pytest.raises(TableRefused) as error:
        live.act(0, live.round.game.face.ACTIONS[0])
    assert error.value.code == "over"


def test_a_bots_thought_that_comes_too_late_is_dropped() -> None:
    live = two_people(seats=3)
    while not live.table.thoughts():
        live.step()
    thought = live.table.thoughts()[0]
    text = live.round.quick_choice(thought.seat)
    live.do(Think(thought.seat, text, thought.number))
    with pytest.raises(TableRefused, match="stale"):
        live.do(Think(thought.seat, text, thought.number))


def test_six_rematches_at_once_are_one_and_the_score_of_matches_runs_on() -> None:
    live = two_people(rounds=1, seats=2)
    live.finish()
    winners = live.table.score.winners
    assert [len(live.do(Rematch(seat))) for seat in (0, 1, 0, 1, 0, 1)] == [1, 0, 0, 0, 0, 0]
    shown = live.table.message(None, "en")
    assert (shown.stage, shown.match, shown.round, shown.totals) == ("playing", 2, 1, (0, 0))
    assert [each.wins for each in shown.seats] == [seat in winners for seat in (0, 1)]


def test_several_who_ask_for_the_next_round_get_one() -> None:
    live = two_people()
    live.finish("between")
    assert [len(live.do(Next(seat))) for seat in (0, 1)] == [1, 0]
    assert not live.do(Start(0))
    assert not live.do(Rematch(0))


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_announced_before_and_proved_after(game: str) -> None:
    live = two_people(game, seats=3, rounds=2)
    announced = live.table.message(None, "en").commitment
    following = live.table.message(None, "en").coming
    live.finish("between")
    assert verify(live.table.record()) == announced == live.table.message(None, "en").finished[0].commitment
    live.do(Next(0))
    assert live.table.message(None, "en").commitment == following
    live.finish()
    assert verify(record_of(live.log, 1)) == announced
    assert verify(record_of(live.log, 2)) == verify(live.table.record()) == following


def test_a_changed_record_is_found_out() -> None:
    live = two_people()
    live.finish("between")
    record = live.table.record()
    other = two_people(seed=9)
    other.finish("between")
    proof = "".join(line + "\n" for line in record.splitlines() if line.startswith("#"))
    cards = "".join(line + "\n" for line in other.table.record().splitlines() if not line.startswith("#"))
    for forged in (cards + proof, record.replace("# salt ", "# salt 0"), cards):
        with pytest.raises(Misdeal):
            verify(forged)


@pytest.mark.parametrize("seed", ["\u0665", "9" * 5_000, "-1", "1_0"])
def test_a_seed_in_other_digits_or_without_end_proves_nothing(seed: str) -> None:
    live = two_people()
    live.finish("between")
    with pytest.raises(Misdeal, match="no proof"):
        verify(re.sub(r"(?m)^# seed .*$", f"# seed {seed}", live.table.record()))


def test_nobody_gets_the_record_of_a_round_that_is_on() -> None:
    live = two_people()
    for ask in (live.table.record, lambda: record_of(live.log, 1), lambda: record_of(live.log, 2)):
        with pytest.raises(TableRefused, match="not-found"):
            ask()


def test_an_entry_that_does_not_follow_is_not_applied() -> None:
    live = two_people()
    with pytest.raises(ValueError, match="does not follow"):
        live.table.apply(live.log[-1])
