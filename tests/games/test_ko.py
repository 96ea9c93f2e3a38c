"""What a case cannot show of KO: the deck, all discards against a plain reading of the rule, what seats remember."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

import pioche
from pioche import Round, position
from pioche.core import jit
from pioche.core.game import find
from pioche.lab.bench import strength
from pioche.lab.simulate import simulate

ACTION_CARDS = ("steal", "peek", "swap", "shift", "skip", "turn")
COLOUR_CARDS = [f"{colour}{value}" for colour in "RBYGPVO" for value in range(1, 11)]


def deck(round: Round) -> Counter[str]:
    return Counter(round.game.face.cards(round.snapshot()))


def known(round: Round, seat: int | None, owner: int) -> list[str]:
    return [card for card in round.view(seat).zone(f"hand {owner}").cards if card]


def hand(round: Round, seat: int) -> list[str]:
    return list(round.game.face.hand(round.snapshot(), seat))


def done(round: Round, seat: int, *actions: str) -> Round:
    for action in actions:
        round.play(seat, action)
    return round


# The deck and the deal


@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_ko_2_the_deck_has_each_action_card_as_often_as_the_option_says(actions: int) -> None:
    cards = deck(pioche.deal("ko", 3, seed=1, actions=actions))
    assert cards.total() == 83 + 6 * actions
    assert {cards[name] for name in ACTION_CARDS} == {actions}
    assert cards["KO"] == 3
    assert all(cards[f"A{value}"] == 1 for value in range(1, 11))
    assert all(cards[card] == 1 for card in COLOUR_CARDS)


def test_ko_2_two_of_each_action_card_is_the_usual_deck_of_95() -> None:
    assert deck(pioche.deal("ko", 2, seed=1)).total() == 95


def test_ko4_1_the_small_deck_has_51_cards_up_to_six() -> None:
    cards = deck(pioche.deal("ko-4", 2, seed=1))
    assert cards.total() == 51
    assert max(int(card[1:]) for card in cards if card != "KO") == 6
    assert not {*cards} & {*ACTION_CARDS}


@pytest.mark.parametrize(("game", "size"), [("ko", 10), ("ko-4", 6)])
def test_ko_3_everybody_gets_a_full_hand_and_ten_cards_lie_in_the_market(game: str, size: int) -> None:
    for seats in range(2, 7):
        round = pioche.deal(game, seats, seed=1)
        view = round.view()
        assert [chair.cards for chair in view.seats] == [size] * seats
        assert len(view.zone("market").cards) == 10
        assert len(view.zone("pile").cards) == deck(round).total() - seats * size - 10


@pytest.mark.parametrize("game", ["ko", "ko-4"])
def test_ko_5_play_passes_to_the_right(game: str) -> None:
    round = pioche.deal(game, 4, seed=1, first=2)
    turns = [round.turn]
    while len(turns) < 5:
        round.play(round.to_act[0], "done")
        turns += [round.turn] if round.turn != turns[-1] else []
    assert turns == [2, 1, 0, 3, 2]


# Discarding


def goes_together(cards: list[str], *, runs: bool) -> bool:
    """KO-6 word by word, on a whole set of colour cards."""
    colours, values = {card[0] for card in cards}, sorted(int(card[1:]) for card in cards)
    in_a_row = all(b == a + 1 for a, b in pairwise(values))
    return len(colours) <= 1 or len(set(values)) == 1 or (runs and in_a_row)


@pytest.mark.parametrize("game", ["ko", "ko-4"])
def test_ko_6_what_may_be_discarded_next_is_what_makes_a_set_with_all_discarded_so_far(game: str) -> None:
    dice = random.Random(game)
    cards = [card for card in COLOUR_CARDS if game == "ko" or int(card[1:]) <= 6]
    for _ in range(30 if jit.OFF else 300):
        held, thrown = dice.sample(cards[: dice.choice((20, 40, 70))], 12), list[str]()
        round = position(f"game {game}\nseats 2\nhand 0 {' '.join(held)}\n")
        while True:
            fits = {f"discard {card}" for card in held if goes_together([*thrown, card], runs=game == "ko")}
            assert {*round.legal(0)} == {*fits, "done"}
            if not fits:
                break
            choice = dice.choice(sorted(fits))
            thrown.append(choice.removeprefix("discard "))
            held.remove(thrown[-1])
            round.play(0, choice)


# Robbing


def test_ko_10_a_thief_gets_as_many_cards_as_it_discarded_and_each_card_of_the_hand_alike_often() -> None:
    stolen: Counter[str] = Counter()
    worlds = 20 if jit.OFF else 400
    for seed in range(worlds):
        round = position(
            f"game ko\nseats 2\nhand 0 steal A1 R1\nhand 1 B1 B2 B3 B4\npile Y1 Y2 Y3 Y4\nrng {seed:016x}\n"
        )
        done(round, 0, "discard steal", "discard A1", "done", "effect steal>1")
        new = {*hand(round, 0)} - {"R1"}
        assert len(new) == 2
        assert {*hand(round, 1)} == {"B1", "B2", "B3", "B4"} - new
        stolen.update(new)
    spread = (worlds * 0.25) ** 0.5
    assert all(abs(stolen[card] - worlds / 2) <= 5 * spread for card in ("B1", "B2", "B3", "B4"))


PEEKED = """game ko
seats 3
hand 0 peek A1 B1
hand 1 R1 R2
hand 2 Y1
known 2>1 R2
0 discard peek
0 discard A1
0 done
0 effect peek>1
"""


def test_ko_11_while_a_whole_hand_is_taken_card_by_card_onlookers_cannot_tell_which_went_first() -> None:
    views = []
    for first, last in (("R1", "R2"), ("R2", "R1")):
        round = done(position(PEEKED), 0, f"take {first}")
        assert known(round, 2, 0) == known(round, 2, 1) == []
        views.append(round.view(2).json())
        round.play(0, f"take {last}")
        assert known(round, 2, 0) == ["R2"]
        assert known(round, 2, 1) == []
    assert views[0] == views[1]


def test_ko_11_a_peeking_seat_knows_the_hand_and_its_worlds_keep_it() -> None:
    round = position(PEEKED.replace("0 discard A1\n", ""))
    assert known(round, 0, 1) == ["R1", "R2"]
    assert known(round, None, 1) == []
    for seed in range(10):
        assert hand(round.redeal(0, seed), 1) == ["R1", "R2"]
    round.play(0, "take R1")
    assert known(round, 0, 1) == ["R2"]
    assert known(round, 1, 0) == ["R1"]
    assert known(round, 2, 0) == known(round, 2, 1) == []


# What seats remember


def test_a_card_taken_from_the_market_is_known_to_all_until_it_leaves_the_hand() -> None:
    round = position("game ko\nseats 3\nhand 0 R1\nhand 1 B1\nhand 2 Y1\nmarket V1 V2\npile G1 G2\n")
    done(round, 0, "done", "from market", "take V2", "take V1")
    assert known(round, 1, 0) == known(round, 2, 0) == ["V1", "V2"]
    assert known(round, None, 0) == []
    for seed in range(10):
        assert {"V1", "V2"} <= {*hand(round.redeal(1, seed), 0)}
    again = position(round.position().replace("turn 2", "turn 0"))
    again.play(0, "discard V1")
    assert known(again, 1, 0) == known(again, 2, 0) == ["V2"]


def test_discarding_one_of_two_equal_cards_leaves_no_more_known_than_was_seen() -> None:
    """Seat 0 knows of one KO with seat 1, which holds two: after one is discarded, seat 0 is sure of none."""
    round = position("game ko\nseats 2\nhand 0 R1\nhand 1 KO KO R3\nknown 0>1 KO\nturn 1\n")
    round.play(1, "discard KO")
    assert known(round, 0, 1) == []


def test_a_thief_that_draws_a_card_of_a_kind_it_knew_of_is_no_longer_sure_of_the_other() -> None:
    """One of three KO was known to the thief: whichever it draws, it may have been that one."""
    round = position("game ko\nseats 2\nhand 0 steal R1\nhand 1 KO KO KO\nknown 0>1 KO\npile Y1\n")
    done(round, 0, "discard steal", "done", "effect steal>1")
    assert "KO" in hand(round, 0)
    assert known(round, 0, 1) == []
    assert known(round, 1, 0) == ["KO"]


def test_ko_12_swapped_hands_are_known_to_those_who_gave_them() -> None:
    round = position("game ko\nseats 3\nhand 0 swap R1 R2\nhand 1 B1 B2\nhand 2 Y1\nknown 2>1 B2\n")
    done(round, 0, "discard swap", "done", "effect swap>1")
    assert known(round, 0, 1) == ["R1", "R2", "swap"]
    assert known(round, 1, 0) == ["B1", "B2"]
    assert known(round, 2, 0) == ["B2"]
    assert known(round, 2, 1) == ["swap"]  # it came back before the hands moved


@pytest.mark.parametrize("seats", ["", "0 0", "3", "0 1 2", "-1", "two"])
def test_ko_18_idle_seats_are_named_once_and_never_all_of_them(seats: str) -> None:
    with pytest.raises(pioche.Misdeal, match="line 3"):
        position(f"game ko\nseats 3\nidle {seats}\n")
    assert "idle 0 2" in position("game ko\nseats 3\nidle 2 0\nturn 1\n").position()


@pytest.mark.parametrize("direction", ["+", "-"])
def test_ko_12_shifted_hands_are_known_to_those_who_gave_them(direction: str) -> None:
    names = ["R1", "B1", "Y1", "G1"]
    hands = "".join(f"hand {seat} {card}{' shift' * (seat == 0)}\n" for seat, card in enumerate(names))
    round = position(f"game ko\nseats 4\n{hands}known 3>1 B1\ndirection {direction}\n")
    done(round, 0, "discard shift", "done", "effect shift")
    step = 1 if direction == "+" else -1
    for seat, card in enumerate(names):
        new = (seat + step) % 4
        assert hand(round, new) == [card, *(["shift"] * (seat == 0))]
        assert known(round, seat, new) == hand(round, new)
    assert known(round, 3, (1 + step) % 4) == ["B1"]


def test_cards_drawn_before_a_swap_are_heard_by_the_drawer_alone() -> None:
    round = position("game ko\nseats 2\nhand 0 swap R1\nhand 1 B1 B2\npile Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\n")
    done(round, 0, "discard swap", "done", "effect swap>1", "from pile")
    assert [event.text for event in round.events(0)[-3:]] == [
        "from pile Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9",
        "done",
        "take swap",
    ]
    assert [event.text for event in round.events(1)[-3:]] == ["from pile" + " ?" * 9, "done", "take swap"]
    assert hand(round, 0) == ["B1", "B2", "swap"]


# Worlds


def test_who_may_place_need_not_be_able_to_and_who_has_begun_a_run_has_the_cards_for_it_in_every_world() -> None:
    lines = "game ko\nseats 2\nhand 0 R1 R2 R3 R4 R5 R6 B1 B2 B3 B4\nhand 1 Y1\n"
    unseen = " ".join(f"{colour}{value}" for colour in "GPVO" for value in range(1, 11))
    round = done(position(f"{lines}pile {unseen}\n"), 0, "done")
    assert round.view(1).phase == "place"
    worlds = range(20 if jit.OFF else 60)
    assert any(round.redeal(1, seed).legal(0) == ("done",) for seed in worlds)
    done(round, 0, "run R", "place R1")
    for seed in worlds:
        assert len(round.redeal(1, seed).legal(0)) >= 5


@pytest.mark.parametrize(("left", "over"), [(3, False), (2, True)])
def test_what_the_table_says_counts_among_the_actions_of_a_round(left: int, over: bool) -> None:
    round = position("game ko\nseats 2\nhand 0 R1\nhand 1 Y1\n")
    round.states["acted"] = 2000 - left
    round.play(0, "done")
    assert round.steps[-1].unasked
    assert round.over == over


# Playing well


@pytest.mark.skipif(jit.OFF, reason="thousands of rounds need the compiler")
@pytest.mark.parametrize(
    ("game", "seats", "share"), [("ko", 2, 0.99), ("ko", 4, 0.98), ("ko-4", 2, 0.9), ("ko-4", 4, 0.8)]
)
def test_the_quick_policy_beats_random_play_and_taking_what_comes_first(game: str, seats: int, share: float) -> None:
    measured = strength(find(game).setting(seats, {}), games=2000)
    assert measured.against_random > share
    assert measured.against_eager > share


@pytest.mark.skipif(jit.OFF, reason="thousands of rounds need the compiler")
@pytest.mark.parametrize(("game", "most"), [("ko", 40), ("ko-4", 60)])
def test_rounds_of_the_quick_policy_end_in_a_sensible_number_of_turns(game: str, most: int) -> None:
    for seats in range(2, 7):
        result = simulate(find(game).setting(seats, {}), 1000, 1)
        assert 2 <= result.turns.median <= 5 * seats
        assert result.turns.high <= most
