"""Records, positions and whatever else somebody may type."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from pioche import Misread, Refused, position, replay
from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.testing.walks import FEW, SETTINGS, middle, moments, walk


def test_a_record_replays_to_the_same_state_and_text(setting: Setting) -> None:
    for seed in range(FEW):
        for round in moments(setting, seed, 40):
            again = replay(round.record())
            assert again.state_bytes() == round.state_bytes()
            assert again.record() == round.record()
            assert [again.view(seat) for seat in range(setting.seats)] == [
                round.view(seat) for seat in range(setting.seats)
            ]


def seen_by_all(round: Round) -> list[object]:
    """Everything about a round that anybody may ask for, but what was heard before this turn."""
    views = [structs.replace(round.view(seat), events=()) for seat in (*range(round.seats), None)]
    return [views, round.scores, round.game.face.cards(round.snapshot()), round.position()]


def test_position_text_round_trips_at_every_moment(setting: Setting) -> None:
    for seed in range(FEW):
        for round in moments(setting, seed, 3):
            assert seen_by_all(position(round.position())) == seen_by_all(round)


def test_no_start_of_a_turn_that_play_can_reach_is_refused_as_a_position(setting: Setting) -> None:
    for seed in range(10, 10 + FEW):
        for round in walk(setting, seed):
            if round.at_turn_start:
                assert position(round.position()).turn == round.turn


def test_a_record_with_a_changed_card_is_found_out(setting: Setting) -> None:
    for round in walk(setting, 1):
        if " = " in round.record():
            break
    lines = round.record().splitlines()
    at = next(i for i, line in enumerate(lines) if " = " in line)
    lines[at] = lines[at].rsplit(" ", 1)[0] + " nothing"
    try:
        replay("\n".join(lines))
    except Misread as error:
        assert error.line == at + 1
        assert "other rules" in str(error)
    else:
        raise AssertionError("the wrong card went unnoticed")


def test_a_record_of_another_version_says_so(setting: Setting) -> None:
    text = next(walk(setting, 1)).record().replace(f"version {setting.game.version}", "version 999")
    try:
        replay(text)
    except Misread as error:
        assert "version 999" in str(error)
    else:
        raise AssertionError("the other version went unnoticed")


@given(st.sampled_from(SETTINGS), st.integers(0, 1000), st.integers(0, 60), st.data())
def test_a_damaged_text_is_read_or_refused_with_its_line(
    setting: Setting, seed: int, steps: int, data: st.DataObject
) -> None:
    text = middle(setting, seed, steps).record()
    at = data.draw(st.integers(0, len(text) - 1))
    damage = data.draw(st.text(max_size=4))
    cut = data.draw(st.integers(0, 6))
    try:
        replay(text[:at] + damage + text[at + cut :])
    except Misread as error:
        assert error.line >= 1


@given(st.sampled_from(SETTINGS), st.text(max_size=40))
def test_any_text_as_an_action_is_carried_out_or_refused(setting: Setting, text: str) -> None:
    round = next(walk(setting, 1))
    for seat in range(setting.seats):
        try:
            round.play(seat, text)
        except Refused as refusal:
            assert str(refusal)


@given(st.text(max_size=200))
def test_any_text_as_a_position_is_read_or_refused(text: str) -> None:
    try:
        position(text)
    except Misread as error:
        assert error.line >= 1


def test_near_misses_of_action_texts_are_unreadable(setting: Setting) -> None:
    round, dice = next(walk(setting, 1)), random.Random(1)
    for text in dice.sample(setting.game.face.ACTIONS, 10):
        for near in (text.upper(), f" {text}", f"{text} ", text.replace(" ", "  "), text + "0", ""):
            if near not in setting.game.codes:
                refusal = round.refusal(0, near)
                assert refusal is not None
                assert refusal.rule == "unreadable"
