"""What a case cannot show of the ladder: the deck, matches, and what seats remember of other hands."""

from __future__ import annotations

from collections import Counter

import pytest

import pioche
from pioche import Round, position
from pioche.core import jit
from pioche.core.game import find
from pioche.lab.bench import strength


def kinds(round: Round) -> Counter[str]:
    return Counter(round.game.face.cards(round.snapshot()))


def test_chi_1_and_2_the_deck_has_108_cards_with_one_of_each_event_by_default() -> None:
    deck = kinds(pioche.deal("chifoumi", 2, seed=1))
    assert deck.total() == 108
    assert Counter({"Jg": 3, "Jy": 3, "Jr": 3, "X": 3}) <= deck
    assert [sum(n for card, n in deck.items() if card[:2] == kind) for kind in ("Rg", "Py", "Sr")] == [12, 10, 10]
    assert all(deck[f"{s}{c}{e}"] == 1 for s in "RPS" for c in "gyr" for e in ("again", "race", "+3", "give", "trade"))


@pytest.mark.parametrize(("young", "cards"), [(0, 108), (1, 60), (2, 105), (3, 105)])
def test_chi_22_the_young_variants_leave_cards_out(young: int, cards: int) -> None:
    assert kinds(pioche.deal("chifoumi", 2, seed=1, young=young)).total() == cards


def test_chi_3_seven_cards_each() -> None:
    for seats in range(2, 7):
        assert [chair.cards for chair in pioche.deal("chifoumi", seats, seed=1).view().seats] == [7] * seats


def test_a_deck_too_small_for_the_seats_is_refused() -> None:
    with pytest.raises(pioche.Misdeal, match="young=1 events=2 with 3 seats"):
        pioche.deal("chifoumi", 3, young=1, events=2)


def test_chi_20_the_winner_of_a_round_begins_the_next() -> None:
    match = pioche.Match("chifoumi", 4, seed=2)
    assert match.rounds == 5
    while not match.over:
        if match.round.over:
            winner = match.round.winners
            assert match.next().turn == winner[0]
        seat = match.round.to_act[0]
        match.round.play(seat, match.round.quick_choice(seat))


GIVEN = """game chifoumi
seats 3
hand 0 Pggive X Sg
hand 1 Rg Rg
hand 2 Py Py
top Rg
pile Sg Sg Sg
0 lay Pggive
0 give X>1
"""


def known(round: Round, seat: int | None, owner: int) -> list[str]:
    return [card for card in round.view(seat).zone(f"hand {owner}").cards if card]


def test_giver_and_taker_remember_a_gift_and_others_do_not() -> None:
    round = position(GIVEN)
    assert known(round, 0, 1) == ["X"]
    assert known(round, 2, 1) == known(round, None, 1) == []
    assert "X" in known(round, 1, 1)
    for seed in range(20):
        assert "X" in round.game.face.hand(round.redeal(0, seed).snapshot(), 1)


def test_a_second_gift_makes_a_known_card_uncertain_for_those_who_did_not_see_it() -> None:
    round = position(
        "game chifoumi\nseats 3\nhand 0 Sg\nhand 1 Pggive X Sg\nhand 2 Py Py\nknown 0>1 X\ntop Rg\nturn 1\n"
    )
    assert known(round, 0, 1) == ["X"]
    round.play(1, "lay Pggive")
    assert known(round, 0, 1) == ["X"]
    round.play(1, "give Sg>2")
    assert known(round, 0, 1) == known(round, 0, 2) == []
    assert known(round, 1, 2) == ["Sg"]


def test_traders_know_each_others_new_hands_until_cards_leave_them() -> None:
    round = position("game chifoumi\nseats 3\nhand 0 Pgtrade Rg Rg\nhand 1 Sg Sg\nhand 2 Sr\ntop Rg\n")
    round.play(0, "lay Pgtrade")
    round.play(0, "trade>1")
    assert known(round, 0, 1) == ["Rg", "Rg"]
    assert known(round, 1, 0) == ["Sg", "Sg"]
    assert known(round, 2, 0) == known(round, 2, 1) == []


def test_laying_one_of_two_equal_cards_leaves_no_more_known_than_was_seen() -> None:
    """Seat 0 knows of one Sg with seat 1, which holds two: after one is laid, seat 0 is sure of none."""
    round = position("game chifoumi\nseats 2\nhand 0 Rg Rg\nhand 1 Sg Sg Rr\nknown 0>1 Sg\ntop Pg\nturn 1\n")
    round.play(1, "lay Sg")
    assert known(round, 0, 1) == []


def test_a_card_that_went_back_is_known_to_all_once() -> None:
    round = position(
        "game chifoumi\nseats 3\noption mistakes=penalty\nhand 0 Rg Rg\nhand 1 Sg\nhand 2 Sg\ntop Pg\npile X Py Pr\n"
    )
    round.play(0, "lay Rg")
    assert known(round, 1, 0) == known(round, 2, 0) == ["Rg"]
    assert [event.text for event in round.events(1)] == ["lay Rg ? ? ?"]


def test_in_a_race_nobody_sees_who_has_let_it_go() -> None:
    round = position("game chifoumi\nseats 4\nhand 0 Pgrace Sg\nhand 1 Rg\nhand 2 Rg\nhand 3 Sg\ntop Rg\n")
    round.play(0, "lay Pgrace")
    before = [round.view(seat).json() for seat in (0, 2, 3, None)]
    round.play(1, "let")
    assert [round.view(seat).json() for seat in (0, 2, 3, None)] == before
    assert round.view(1).to_act == (2, 3)
    assert round.to_act == (2, 3)
    assert round.redeal(0, 1).to_act == (1, 2, 3)


@pytest.mark.skipif(jit.OFF, reason="thousands of rounds need the compiler")
@pytest.mark.parametrize(("seats", "random"), [(2, 0.88), (4, 0.72)])
def test_the_quick_policy_beats_random_play(seats: int, random: float) -> None:
    assert strength(find("chifoumi").setting(seats, {}), games=4000).against_random > random


def test_the_lines_of_the_heap_may_come_in_any_order() -> None:
    lines = ["top Rg", "under Pg Sr", "pile X"]
    rounds = [position("\n".join(["game chifoumi", "seats 2", *order])) for order in (lines, lines[::-1])]
    assert rounds[0].position() == rounds[1].position()
    assert rounds[0].game.face.ask(rounds[0].snapshot(), "under", ()) == ("Pg", "Sr")
    with pytest.raises(pioche.Misread, match="a 'top' line is missing"):
        position("game chifoumi\nseats 2\nunder Pg\n")


@pytest.mark.parametrize(("left", "over", "said"), [(3, False, True), (2, True, True), (1, True, False)])
def test_a_keep_that_the_table_says_counts_among_the_actions_of_a_round(left: int, over: bool, said: bool) -> None:
    round = position("game chifoumi\nseats 2\nhand 0 Sg\nhand 1 Pg\npile Sy\ntop Rg\n")
    round.states["actions"] = 2000 - left
    round.play(0, "draw")
    assert round.steps[-1].unasked == said
    assert round.over == over
