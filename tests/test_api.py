"""The public API, as a Python user meets it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import pytest

import pioche

POSITION = """game elevens
seats 2
row R 10-12
hand 0 R13 Y2
hand 1 R9 R14
pile Y3 G9
"""


def test_a_refusal_says_why_in_the_language_asked_for() -> None:
    round = pioche.position(POSITION)
    with pytest.raises(pioche.Illegal) as refusal:
        round.play(0, "lay Y2")
    assert refusal.value.rule == "ELV-5"
    assert "ELV-5" in str(refusal.value)
    assert "11" in refusal.value.say("fr")
    assert len({refusal.value.say(lang) for lang in ("fr", "en", "de")}) == 3


REFUSALS = {
    "dance": pioche.Unreadable,
    "lay G1": pioche.NotHeld,
    "draw": pioche.Illegal,
}


@pytest.mark.parametrize(("text", "kind"), REFUSALS.items())
def test_each_reason_has_its_own_exception(text: str, kind: type[pioche.Refused]) -> None:
    with pytest.raises(kind):
        pioche.position(POSITION).play(0, text)


def test_out_of_turn_and_after_the_end_are_different_refusals() -> None:
    round = pioche.position(POSITION.replace(" Y2", ""))
    with pytest.raises(pioche.NotYourTurn):
        round.play(1, "lay R9")
    round.play(0, "lay R13")
    assert (round.over, round.winners, round.scores) == (True, (0,), (0, 23))
    with pytest.raises(pioche.Over):
        round.play(1, "lay R9")


def test_play_tells_the_seat_what_happened() -> None:
    round = pioche.position(POSITION.replace("R13 ", ""))
    assert [event.text for event in round.play(0, "draw")] == ["draw Y3"]
    assert [event.text for event in round.events(1)] == ["draw ?"]
    assert [event.text for event in round.events()] == ["draw ?"]


@pytest.mark.parametrize("seat", [-1, 2, 7, True, "0", 0.0, [], 2**70])
def test_a_seat_that_is_none_is_refused_everywhere(seat: object) -> None:
    round = pioche.position(POSITION)
    for ask in (round.view, round.legal, round.events, lambda s: round.redeal(s, 1), lambda s: round.play(s, "draw")):
        with pytest.raises(pioche.Misdeal, match="the seats are 0 to 1"):
            ask(seat)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize(
    ("call", "allowed"),
    [
        (lambda: pioche.deal("bridge", 4), "there are .*elevens-junior, elevens"),
        (lambda: pioche.deal("elevens", 7), "2, 3, 4, 5 or 6 seats"),
        (lambda: pioche.deal("elevens", 4.0), "2, 3, 4, 5 or 6 seats"),  # type: ignore[arg-type] # on purpose
        (lambda: pioche.deal("elevens", 4, opening="wild"), "eleven, extremes, three, free"),
        (lambda: pioche.deal("elevens", 4, speed=3), r"opening \(eleven|extremes|three|free\)"),
        (lambda: pioche.deal("elevens-junior", 4, speed=3), "it has no options"),
        (lambda: pioche.deal("elevens", 4, colours=3), r"with 4 seats, only with 2 \(ELV-2\)"),
        (lambda: pioche.deal("elevens", 2, without="R"), r"does not allow without=R \(ELV-2\)"),
        (lambda: pioche.deal("chifoumi", 2, young=2, events=0), r"not allow young=2 events=0 \(CHI-22, CHI-2\)"),
        (lambda: pioche.deal("elevens-links", 2, beginners="yes", drop_turn="yes"), r"\(BEG-1, LNK-12\)"),
        (lambda: pioche.deal("elevens", 4, seed=-1), "from 0 to 9223372036854775807"),
        (lambda: pioche.deal("elevens", 4, seed="x"), "from 0 to 9223372036854775807"),  # type: ignore[arg-type] # on purpose
        (lambda: pioche.deal("elevens-junior", 4, first=4), "the seats are 0 to 3"),
        (lambda: pioche.deal("elevens", 4, first=0), "ELV-3"),
        (lambda: pioche.Match("elevens", 4, rounds=0), "at least 1 round"),
    ],
)
def test_what_cannot_be_dealt_says_what_is_allowed(call: object, allowed: str) -> None:
    with pytest.raises(pioche.Misdeal, match=allowed):
        call()  # type: ignore[operator] # a list of calls


def test_a_deal_without_a_seed_is_another_one_each_time() -> None:
    assert pioche.deal("elevens", 2).state_bytes() != pioche.deal("elevens", 2).state_bytes()


def test_a_copy_goes_its_own_way() -> None:
    round = pioche.position(POSITION)
    twin = round.copy()
    twin.play(0, "lay R13")
    assert round.legal(0) == ("lay R13",)
    assert round.steps == []
    assert round.position() == pioche.position(POSITION).position()


def test_a_redealt_world_has_no_record() -> None:
    world = pioche.deal("elevens", 3, seed=1).redeal(0, 1)
    with pytest.raises(pioche.Misdeal, match="re-dealt"):
        world.record()


def test_a_view_carries_what_a_face_needs() -> None:
    round = pioche.position(POSITION)
    view = round.view(0)
    assert (view.game, view.seat, view.turn, view.to_act, view.phase) == ("elevens", 0, 0, (0,), "turn")
    assert view.zone("hand 0").cards == ("R13", "Y2")
    assert view.zone("hand 1").cards == (None, None)
    assert view.zone("pile").cards == (None, None)
    assert [place.card for place in view.zone("rows").places if place.card] == ["R10", "R11", "R12"]
    assert [(action.text, action.verb, action.card, action.place) for action in view.actions] == [
        ("lay R13", "lay", "R13", "R13")
    ]
    assert [chair.cards for chair in view.seats] == [2, 2]


def test_all_hands_lie_open_once_the_round_is_over() -> None:
    round = pioche.position(POSITION.replace(" Y2", ""))
    round.play(0, "lay R13")
    view = round.view(None)
    assert view.zone("hand 1").cards == ("R9", "R14")
    assert view.zone("pile").cards == (None, None)
    assert (view.scores, view.winners) == ((0, 23), (0,))


def test_a_match_refuses_the_next_round_too_early_and_too_late() -> None:
    match = pioche.Match("elevens-junior", 2, rounds=1, seed=1)
    with pytest.raises(pioche.Misdeal, match="not over yet"):
        match.next()
    while not match.over:
        match.round.play(match.round.turn, match.round.legal(match.round.turn)[0])
    with pytest.raises(pioche.Misdeal, match="over after 1 round"):
        match.next()


def test_the_match_view_shows_totals_and_the_round() -> None:
    match = pioche.Match("elevens-junior", 2, rounds=2, seed=1)
    while not match.round.over:
        match.round.play(match.round.turn, match.round.legal(match.round.turn)[0])
    view = match.view(1)
    assert tuple(chair.points for chair in view.seats) == match.totals
    assert (view.round, view.rounds) == (1, 2)


def test_a_record_that_is_none_says_so() -> None:
    for text, said in (("", "not a record"), (POSITION, "not a record"), ("pioche 99\n" + POSITION, "format 99")):
        with pytest.raises(pioche.Misread, match=said):
            pioche.replay(text)


def test_repr_tells_where_the_round_stands() -> None:
    assert repr(pioche.position(POSITION)) == "<Round of elevens with 2 seats: 0 steps, seat 0 to play>"


def test_the_list_of_games_stays_a_function_beside_the_folder_of_games() -> None:
    import pioche.games

    assert [game.id for game in pioche.games()] == [game.id for game in pioche.games()]


def test_any_integer_type_is_a_number() -> None:
    round = pioche.deal("elevens-junior", int(np.int64(3)), seed=1)
    assert round.legal(np.int64(0)) == round.legal(0)  # type: ignore[arg-type] # NumPy's integers are welcome
    assert pioche.deal(pioche.games()[0], 2, seed=np.uint8(4)).record()  # type: ignore[arg-type] # as above


@pytest.mark.parametrize("text", [None, b"draw", ("a",), [], 7])
def test_an_action_that_is_no_text_is_unreadable(text: object) -> None:
    with pytest.raises(pioche.Unreadable) as refusal:
        pioche.position(POSITION).play(0, text)  # type: ignore[arg-type] # on purpose
    assert str(refusal.value)


@pytest.mark.parametrize("text", [None, b"game elevens", 7])
def test_a_position_that_is_no_text_says_so(text: object) -> None:
    with pytest.raises(pioche.Misread, match="a text is needed"):
        pioche.position(text)  # type: ignore[arg-type] # on purpose


def test_a_language_that_is_none_says_which_there_are() -> None:
    round = pioche.position(POSITION)
    for text in ("draw", "dance"):
        refusal = round.refusal(0, text)
        assert refusal is not None
        with pytest.raises(ValueError, match="fr, en, de"):
            refusal.say("xx")


def test_rounds_matches_views_and_refusals_can_be_copied_and_pickled() -> None:
    match = pioche.Match("elevens", 3, seed=1)
    refusal = match.round.refusal(match.round.turn, "pass")
    assert refusal is not None
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):  # noqa: S301 - our own bytes
        assert twin.record() == match.record()
    for again in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):  # noqa: S301 - our own bytes
        assert (again.rule, str(again)) == (refusal.rule, str(refusal))
    misread = pickle.loads(pickle.dumps(pioche.Misread(3, "what")))  # noqa: S301 - our own bytes
    assert (misread.line, str(misread)) == (3, "line 3: what")
    view = match.view(0)
    assert msgspec.json.decode(view.json(), type=pioche.View) == view


def test_a_shallow_copy_of_a_round_goes_its_own_way_too() -> None:
    round = pioche.position(POSITION)
    copy.copy(round).play(0, "lay R13")
    assert round.steps == []
    assert round.legal(0) == ("lay R13",)


def test_threads_may_read_one_round_together() -> None:
    round = pioche.deal("elevens", 4, seed=1)
    truth = round.legal(round.turn), round.scores
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: (round.legal(round.turn), round.scores), range(400)))
    assert set(found) == {truth}


def test_the_options_of_a_round_cannot_be_changed_behind_its_back() -> None:
    with pytest.raises(TypeError):
        pioche.deal("elevens", 2, seed=1).options["opening"] = "free"  # type: ignore[index] # on purpose


def test_a_view_names_its_zones_when_one_is_missing() -> None:
    with pytest.raises(KeyError, match="there are rows, pile, hand 0, hand 1"):
        pioche.position(POSITION).view(0).zone("nope")


def test_a_long_round_does_not_make_a_spectators_view_long() -> None:
    round = pioche.deal("elevens", 4, seed=1)
    while not round.over:
        round.play(round.turn, round.legal(round.turn)[0])
    assert len(round.view(None).events) == 12


def test_what_everybody_knows_but_lies_nowhere_is_in_the_view() -> None:
    set_up = "game elevens\nseats 2\noption opening=free\nrow R 5-8\nopen {}\nhand 0 B1\nhand 1 Y2\npasses 1\n"
    views = [pioche.position(set_up.format(value)).view(1) for value in (7, 8)]
    assert [view.facts for view in views] == [{"open": 7, "passes": 1}, {"open": 8, "passes": 1}]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [line for line in lines if not line.startswith("version")], "'version …' is missing"),
        (lambda lines: [line for line in lines if not line.startswith("rng")], "'rng …' is missing"),
        (lambda lines: [line for line in lines if not line.startswith("turn")], "'turn …' is missing"),
        (lambda lines: [line for line in lines if not line.startswith("table")], "here the table first does"),
        (lambda lines: [line.partition(" = ")[0] for line in lines], "here 'draw' reveals"),
    ],
)
def test_a_record_with_something_missing_is_found_out(change: Callable[[list[str]], list[str]], said: str) -> None:
    round = pioche.deal("elevens", 2, seed=3)
    while not any(step.text == "draw" for step in round.steps):
        round.play(round.turn, round.legal(round.turn)[0])
    with pytest.raises(pioche.Misread, match=said):
        pioche.replay("\n".join(change(round.record().splitlines())))
