"""What a case cannot show: dealing, opening, who begins, matches."""

from __future__ import annotations

from collections import Counter

import pytest

import pioche
from pioche.core.round import Round

OPENINGS = ("eleven", "extremes", "three", "free")


def held(round: Round) -> list[int]:
    return [len(zone.cards) for zone in round.view().zones if zone.kind == "hand"]


@pytest.mark.parametrize(("seats", "cards"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("opening", OPENINGS[1:])
def test_elv_1_every_seat_is_dealt_the_printed_number_of_cards(seats: int, cards: int, opening: str) -> None:
    round = pioche.deal("elevens", seats, seed=1, opening=opening)
    deck = 72 if opening == "extremes" else 80
    assert held(round) == [cards] * seats
    assert len(round.view().zone("pile").cards) == deck - seats * cards


@pytest.mark.parametrize("seats", range(2, 7))
def test_elv_3_the_opener_has_laid_one_card(seats: int) -> None:
    for seed in range(30):
        round = pioche.deal("elevens", seats, seed=seed)
        (event,) = round.events()
        counts = held(round)
        assert event.table
        assert event.text in ("lay R11", "lay Y11", "lay G11", "lay B11")
        assert counts[event.seat] == max(counts) - 1
        assert round.turn == (event.seat + 1) % seats


def test_elv_3_the_holder_of_the_first_eleven_by_colour_opens() -> None:
    for seed in range(60):
        round = pioche.deal("elevens", 6, seed=seed)
        (event,) = round.events()
        elevens = {
            card for seat in range(6) for card in round.game.face.hand(round.snapshot(), seat) if card[1:] == "11"
        }
        better = {"lay Y11": {"R11"}, "lay G11": {"R11", "Y11"}, "lay B11": {"R11", "Y11", "G11"}}
        assert not elevens & better.get(event.text, set())


def test_elv_3_deals_again_when_nobody_holds_an_eleven() -> None:
    """With 6 seats about 2 deals in 1,000 leave all four 11s in the pile; none of them is ever kept."""
    assert all(pioche.deal("elevens", 6, seed=seed).events() for seed in range(1500))


def test_jun_1_five_cards_each_and_both_ends_on_the_table() -> None:
    for seats in range(2, 7):
        round = pioche.deal("elevens-junior", seats, seed=3)
        rows = round.view().zone("rows")
        assert held(round) == [5] * seats
        assert len(round.view().zone("pile").cards) == 36 - 5 * seats
        assert {place.card for place in rows.places if place.card} == {f"{c}{v}" for c in "RYGB" for v in (1, 11)}


def test_elv_2_three_colours_have_sixty_cards_and_only_two_seats() -> None:
    round = pioche.deal("elevens", 2, seed=1, colours=3, opening="free")
    cards = round.game.face.cards(round.snapshot())
    assert Counter(card[0] for card in cards) == {"R": 20, "Y": 20, "G": 20}
    assert len(round.view().zone("pile").cards) == 20
    with pytest.raises(pioche.Misdeal, match="colours=3 with 3 seats"):
        pioche.deal("elevens", 3, colours=3)


def test_xtr_1_ones_and_twenties_lie_on_the_table() -> None:
    for colours, cards in ((4, 32), (3, 14)):
        round = pioche.deal("elevens", 2, seed=1, opening="extremes", colours=colours)
        rows = round.view().zone("rows")
        assert {place.card[1:] for place in rows.places if place.card} == {"1", "20"}
        assert len(round.view().zone("pile").cards) == cards


@pytest.mark.parametrize("opening", ["eleven", "free"])
def test_a_first_seat_cannot_be_named_where_a_rule_names_it(opening: str) -> None:
    with pytest.raises(pioche.Misdeal, match="ELV-3" if opening == "eleven" else "LIB-1"):
        pioche.deal("elevens", 4, first=1, opening=opening)


def test_lib_1_every_seat_is_drawn_to_open_about_equally_often() -> None:
    turns = Counter(pioche.deal("elevens", 4, seed=seed, opening="free").turn for seed in range(800))
    assert all(150 <= turns[seat] <= 250 for seat in range(4))


def play_out(match: pioche.Match) -> list[int]:
    """Play a match to its end with first actions; who was first in each round."""
    firsts = [match.round.first]
    while not match.over:
        if match.round.over:
            firsts.append(match.next().first)
        match.round.play(match.round.turn, match.round.legal(match.round.turn)[0])
    return firsts


def test_all_2_the_seat_after_the_previous_starter_begins_the_next_round() -> None:
    match = pioche.Match("elevens-junior", 3, rounds=5, seed=4, first=2)
    assert play_out(match) == [2, 0, 1, 2, 0]


def test_elv_11_a_match_has_as_many_rounds_as_seats_unless_agreed() -> None:
    match = pioche.Match("elevens", 3, seed=4)
    play_out(match)
    assert match.number == len(match.points) == 3
    assert match.totals == tuple(sum(points[seat] for points in match.points) for seat in range(3))


def test_a_round_won_scores_nothing_for_its_winner() -> None:
    match = pioche.Match("elevens", 4, seed=9)
    play_out(match)
    assert match.round.scores[match.round.winners[0]] == 0


def test_the_red_eleven_known_to_open_is_seen_by_all() -> None:
    round = pioche.deal("elevens", 4, seed=2)
    text = round.events()[0].text
    assert all(round.events(seat)[0].text == text for seat in range(4))
