"""Who sits where, who is host, who is away."""

from __future__ import annotations

import pytest

from pioche.table import (
    Back,
    Gone,
    Join,
    Leave,
    NewLink,
    Next,
    Offer,
    React,
    Rematch,
    Settings,
    StandIn,
    Start,
    Table,
    TableRefused,
    TakeSeat,
    Tick,
)
from pioche.table.clocks import AWAY, AWAY_WARNING
from pioche.table.decide import MOST_REACTIONS
from tests.table.kit import GAMES, PEOPLE, Live, two_people


def refused(live: Live, command: object) -> str:
    with pytest.raises(TableRefused) as error:
        live.do(command)  # type: ignore[arg-type] # any command
    return error.value.code


def kinds(live: Live) -> list[str]:
    return [each.kind for each in live.table.message(None, "en").seats]


def test_a_person_sits_down_in_the_first_open_seat_or_in_the_one_they_name() -> None:
    live = Live(Settings(GAMES[0], 4, ("person", "family", "person", "person")))
    live.do(Join("Bob", "hash-1", seat=3))
    live.do(Join("Cleo", "hash-2"))
    assert [each.name for each in live.table.message(None, "en").seats if each.kind == "person"] == [
        "Ada",
        "Cleo",
        "Bob",
    ]
    assert refused(live, Join("Dan", "hash-3")) == "full"


def test_joining_twice_with_the_same_secret_is_joining_once() -> None:
    live = Live(Settings(GAMES[0], 3))
    assert live.do(Join("Bob", "hash-1"))
    assert not live.do(Join("Bob", "hash-1"))
    assert live.table.seat_of("hash-1") == 1


ODD = [
    "",
    "  ",
    "x" * 25,
    "a\u202eb",
    "\x00",
    "\u200b",
    "A\u200bda",
    "\u3164",
    "\u2800",
    "A\u00adda",
    "e\u0301\u0302\u0303\u0304",
    "\u0301a",
]


@pytest.mark.parametrize("name", ODD)
def test_a_name_must_be_readable(name: str) -> None:
    assert refused(Live(Settings(GAMES[0], 2)), Join(name, "hash-1")) == "odd-name"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FINE = [
    "Zoé",
    "Zoe\u0301",
    FAMILY,
    f"Les Petit {FAMILY}",
    "👩🏽‍🚀",
    "🇫🇷",
    "❤️",
    "नमस्ते",
    "Đặng",
    "می‌خواهم",
    "O'Neil",
    "שָׁלוֹם",
    "李雷",
    "4️⃣",
]


@pytest.mark.parametrize("name", FINE)
def test_names_of_every_script_and_family_emoji_are_welcome(name: str) -> None:
    live = Live(Settings(GAMES[0], 2))
    live.do(Join(name, "hash-1"))
    assert live.table.sheet.sittings[1].name


@pytest.mark.parametrize("name", ["Ada", "ada", "\u0410d\u0430", "Ad\u0251", "A\uff44a"])
def test_two_people_at_a_table_cannot_be_taken_for_each_other(name: str) -> None:
    assert refused(Live(Settings(GAMES[0], 2)), Join(name, "hash-1")) == "same-name"


@pytest.mark.parametrize("name", ["Adam", "Áda", "Bob", "Eva"])
def test_names_that_differ_to_the_eye_sit_together(name: str) -> None:
    assert Live(Settings(GAMES[0], 2)).do(Join(name, "hash-1"))


@pytest.mark.parametrize(
    "settings",
    [
        Settings("poker", 4),
        Settings(GAMES[0], 9),
        Settings(GAMES[0], 2, options={"jokers": "many"}),
        Settings(GAMES[0], 2, rounds=0),
        Settings(GAMES[0], 2, ("family", "family")),
        Settings(GAMES[0], 2, first=2),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(settings: Settings) -> None:
    with pytest.raises(TableRefused, match="unreadable: "):
        Table.create(settings, "Ada", "hash", 0.0, "table", lambda: 1)


def test_bots_fill_the_open_seats_when_the_host_starts_and_only_the_host_can() -> None:
    live = Live(Settings(GAMES[0], 4))
    live.do(Join("Bob", "hash-1"))
    assert refused(live, Start(1)) == "forbidden"
    assert live.do(Start(0))
    assert not live.do(Start(0))
    assert kinds(live) == ["person", "person", "bot", "bot"]


def test_all_options_are_shown_before_the_first_deal() -> None:
    for game in GAMES:
        live = Live(Settings(game, 2))
        shown = live.table.message(None, "fr").settings
        assert [each.name for each in shown.options] == [each.name for each in live.table.setting.game.options]
        assert all(each.title and each.meaning for each in shown.options)


def test_between_rounds_a_person_takes_the_seat_of_a_bot_and_gives_it_back() -> None:
    live = two_people(seats=3)
    live.finish("between")
    assert refused(live, Join("Cleo", "hash-2")) == "full"
    live.do(TakeSeat(2, "Cleo", "hash-2"))
    assert kinds(live) == ["person"] * 3
    live.do(Leave(2))
    assert kinds(live) == ["person", "person", "bot"]
    assert live.table.seat_of("hash-2") is None
    assert refused(live, TakeSeat(1, "Dan", "hash-3")) == "full"


def test_in_the_middle_of_a_round_nobody_takes_a_bot_s_seat_unless_the_host_agrees_and_then_for_good() -> None:
    live = two_people(seats=3)
    assert refused(live, TakeSeat(2, "Cleo", "hash-2")) == "round-is-on"
    assert refused(live, Offer(1, 2)) == "forbidden"
    assert refused(live, Offer(0, 1)) == "forbidden"
    assert live.table.heard(live.do(Offer(0, 2))[0], None)[0].what == "offered"
    assert not live.do(Offer(0, 2))
    assert live.table.message(None, "en").seats[2].offered
    live.do(TakeSeat(2, "Cleo", "hash-2"))
    assert kinds(live) == ["person"] * 3
    assert not live.table.message(None, "en").seats[2].offered
    assert refused(live, Leave(2)) == "yours-to-the-end"
    live.finish("between")
    live.do(Leave(2))
    assert kinds(live) == ["person", "person", "bot"]


def test_an_offer_ends_with_its_round() -> None:
    live = two_people(seats=3)
    live.do(Offer(0, 2))
    live.finish("between")
    live.do(Next(0))
    assert refused(live, TakeSeat(2, "Cleo", "hash-2")) == "round-is-on"


def test_a_seat_meant_for_a_person_is_joined_between_rounds_too() -> None:
    live = Live(Settings(GAMES[0], 2))
    live.do(Start(0))
    assert refused(live, Join("Bob", "hash-1")) == "round-is-on"
    live.do(Offer(0, 1))
    live.do(Join("Bob", "hash-1"))
    assert kinds(live) == ["person", "person"]


def test_the_bot_that_plays_on_is_as_strong_as_the_one_before_and_everybody_hears_how_strong() -> None:
    live = Live(Settings(GAMES[0], 3, ("person", "person", "master"), rounds=2))
    live.do(Join("Bob", "hash-1"))
    live.do(TakeSeat(2, "Cleo", "hash-2"))
    live.do(Start(0))
    told = live.table.heard(live.do(Leave(2))[0], 0)[0]
    assert (told.what, told.level) == ("left", "master")
    assert live.table.message(0, "en").seats[2].level == "master"
    assert live.table.heard(live.do(Leave(1))[0], 0)[0].level == "family"


def test_the_role_of_the_host_moves_on_when_the_host_leaves() -> None:
    live = two_people(seats=3)
    live.do(Leave(0))
    shown = live.table.message(1, "en").seats
    assert [each.host for each in shown] == [False, True, False]


def test_the_role_of_the_host_waits_ten_minutes_and_is_given_back_on_return() -> None:
    for live in (two_people(), Live(Settings(GAMES[0], 2, PEOPLE))):
        live.do(Join("Bob", "hash-1"))
        live.do(Gone(0))
        began = live.now
        while live.table.sheet.host == 0:
            live.tick()
        assert live.now >= began + 600
        assert refused(live, NewLink(1, 0, "hash-9")) == "forbidden"
        live.do(Back(0))
        assert live.table.sheet.host == 0
        assert live.table.seat_of("hash-0") == 0


def test_how_long_the_role_of_the_host_waits_is_a_setting() -> None:
    live = Live(Settings(GAMES[0], 2, PEOPLE, host_minutes=1))
    live.do(Join("Bob", "hash-1"))
    live.do(Gone(0))
    assert not live.do(Tick(), 59.0)
    assert live.do(Tick(), 2.0)
    assert live.table.sheet.host == 1
    assert live.table.message(1, "en").settings.host_minutes == 1


def test_a_new_link_kills_the_old_one_and_only_the_host_makes_it() -> None:
    live = two_people()
    assert refused(live, NewLink(1, 0, "hash-9")) == "forbidden"
    live.do(NewLink(0, 1, "hash-9"))
    assert live.table.seat_of("hash-1") is None
    assert live.table.seat_of("hash-9") == 1
    assert not live.do(NewLink(0, 1, "hash-9"))


def test_without_a_clock_a_bot_plays_for_who_is_away_only_when_others_ask_for_it() -> None:
    live = two_people(seats=2)
    live.do(Gone(1))
    live.now += 100 * AWAY
    assert not live.do(Tick())
    assert not live.table.message(0, "en").seats[1].stand_in
    told = live.table.heard(live.do(StandIn(0, 1))[0], 0)[0]
    assert (told.what, told.seat) == ("stood-in", 1)
    assert live.table.message(0, "en").seats[1].stand_in
    assert not live.do(StandIn(0, 1))
    live.do(Back(1))
    assert not live.table.message(0, "en").seats[1].stand_in


def test_nobody_who_is_here_is_replaced_by_a_bot_and_nobody_once_the_match_is_over() -> None:
    live = two_people(seats=2)
    assert refused(live, StandIn(0, 1)) == "forbidden"
    live.finish("over")
    live.do(Gone(1))
    assert refused(live, StandIn(0, 1)) == "forbidden"


def test_with_a_clock_who_is_away_is_warned_then_a_bot_plays_until_they_return() -> None:
    live = two_people(seats=2, clock=120)
    live.do(Gone(1))
    assert live.table.message(0, "en").seats[1].away
    assert not live.do(Tick(), AWAY_WARNING - 0.1)
    assert live.table.heard(live.tick()[0], 0)[0].about == "away"
    live.tick()
    assert live.table.message(0, "en").seats[1].stand_in
    assert live.now == pytest.approx(1000 + AWAY)
    while not live.table.thoughts():
        live.act(0)
    live.do(Back(1))
    assert not live.table.message(0, "en").seats[1].stand_in
    assert not live.table.thoughts()


def test_a_socket_that_drops_for_a_moment_changes_nothing() -> None:
    live = two_people()
    before = live.traffic()
    live.do(Gone(1))
    live.do(Back(1), 5.0)
    live.now -= 5.0
    assert live.traffic() == before


def test_an_empty_table_stands_still_and_wakes_up_with_the_time_it_had() -> None:
    live = two_people(clock=60)
    live.now += 20.0
    left = live.table.message(None, "en", live.now).clock
    live.do(Gone(0))
    live.do(Gone(1))
    assert live.table.deadline() is None
    assert live.table.thoughts() == ()
    assert live.table.message(None, "en", live.now + 9999).clock == left
    live.do(Back(0), 9999.0)
    assert live.table.message(None, "en", live.now).clock == left
    assert live.table.deadline() == live.now + AWAY_WARNING


def test_a_table_everybody_left_is_still_there_for_the_next_to_come() -> None:
    live = two_people()
    live.do(Leave(0))
    live.do(Leave(1))
    assert live.table.message(None, "en").parked
    live.do(Join("Cleo", "hash-2"), 500.0)
    shown = live.table.message(0, "en")
    assert not shown.parked
    assert shown.seats[0].host
    assert shown.view is not None
    live.finish("between")


def test_only_reactions_of_the_list_are_shown() -> None:
    live = two_people()
    assert refused(live, React(0, "you fool")) == "unreadable"  # type: ignore[arg-type] # that is the question
    entry = live.do(React(1, "bravo"))[0]
    assert live.table.heard(entry, None)[0].reaction == "bravo"
    assert live.table.message(0, "en").reactions[-1].seat == 1


def test_nobody_acts_for_a_seat_that_is_not_a_persons() -> None:
    live = two_people(seats=3)
    for seat in (2, 3, -1):
        assert refused(live, Leave(seat)) == "forbidden"


def test_reactions_are_bounded_between_two_deals() -> None:
    live = two_people(rounds=2)
    for _ in range(MOST_REACTIONS):
        live.do(React(1, "hello"))
    assert refused(live, React(1, "hello")) == "too-many-requests"
    assert live.do(React(0, "hello"))
    live.finish("between")
    live.do(Next(0))
    assert live.do(React(1, "hello"))


def test_a_table_with_a_very_long_log_is_played_to_its_end_and_takes_on_nothing_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = two_people(seats=3, rounds=1)
    monkeypatch.setattr("pioche.table.decide.LONGEST_LOG", 3)
    live.finish("over")
    assert refused(live, Rematch(0)) == "worn-out"
    assert refused(live, TakeSeat(2, "Cleo", "hash-2")) == "worn-out"


def test_a_log_that_is_full_is_never_written_to_again_not_even_who_comes_and_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = two_people(seats=3, rounds=1)
    monkeypatch.setattr("pioche.table.table.FULL_LOG", live.table.number)
    for command in (Gone(1), Back(1), Leave(1), React(0, "hello"), Tick()):
        assert refused(live, command) == "worn-out"
    assert live.table.deadline() is None, "and nobody waits for anything there"
