"""OpenSpiel's own suites, for every game; and what a seat may know there."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import pioche
from pioche.adapters import openspiel, sheet
from pioche.core.game import Game, find
from tests.adapters.kit import GAMES


def dealt(game: str | Game, seats: int, number: int = 0, **options: Any) -> Any:
    state = openspiel.load(game, seats, **options).new_initial_state()
    state.apply_action(number)
    return state


def walk(state: Any, dice: random.Random, steps: int) -> Any:
    """So many random decisions on, or to the end."""
    while steps and not state.is_terminal():
        steps -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@GAMES
def test_the_random_simulation_passes(game: Game) -> None:
    pyspiel.random_sim_test(openspiel.load(game, 2, deals=20), 1, False, False)


@pytest.mark.long
@GAMES
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_random_simulation_passes_with_everything_serialised_at_every_step(game: Game, seats: int) -> None:
    pyspiel.random_sim_test(openspiel.load(game, seats, deals=20), 1, True, False)


@GAMES
def test_a_game_is_found_by_the_words_of_openspiel_and_is_the_same_after_pickling(game: Game) -> None:
    loaded = pyspiel.load_game(f"{openspiel.short_name(game)}(players=4,deals=9)")
    assert loaded.num_players() == 4
    assert str(again(loaded)) == str(loaded)
    state = walk(loaded.new_initial_state(), random.Random(1), 9)
    assert str(again(state)) == str(state)


def again(thing: object) -> object:
    found: object = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own
    return found


@pytest.mark.slow
@GAMES
def test_a_playthrough_can_be_made_and_made_again(game: Game) -> None:
    name = f"{openspiel.short_name(game)}(deals=3,skip=10000)"
    actions = last_actions(pyspiel.load_game(name).new_initial_state())
    made = [generate_playthrough.playthrough_lines(name, action_sequence=actions, seed=1) for _ in range(2)]
    assert made[0] == made[1]
    assert f"action: {actions[-1]}" in made[0]
    assert any(line.startswith("InformationStateString(0)") for line in made[0])


def last_actions(state: Any) -> list[int]:
    """A deal, and an action that ends its round."""
    state.apply_action(0)
    if state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return [*state.history(), next(each for each in state.legal_actions() if state.child(each).is_terminal())]


@GAMES
def test_the_python_is_mcts_bot_plays(game: Game) -> None:
    loaded, dice = openspiel.load(game, 2, deals=5, skip=30), np.random.RandomState(1)
    bot = ISMCTSBot(loaded, RandomRolloutEvaluator(1, dice), 0.7, 8, random_state=dice)
    state = loaded.new_initial_state()
    state.apply_action(1)
    for _ in range(3):
        state = walk(state, random.Random(3), 2)
        if not state.is_terminal():
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)


@GAMES
@pytest.mark.parametrize("seats", [2, 4])
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(game: Game, seats: int) -> None:
    for steps in (0, 5, 23):
        state = walk(dealt(game, seats, deals=5), random.Random(steps), steps)
        if state.is_terminal():
            continue
        me = state.current_player()
        world = state.resample_from_infostate(me, partial(random.Random(1).random))
        for ask in ("information_state_string", "observation_string", "information_state_tensor"):
            assert getattr(world, ask)(me) == getattr(state, ask)(me)
        assert world.legal_actions() == state.legal_actions()
        assert walk(world, random.Random(4), 10_000).is_terminal()


@GAMES
def test_nothing_a_player_is_told_depends_on_what_it_cannot_know(game: Game) -> None:
    """Two states that differ only in the unseen give a player the same words and numbers, also after the next step."""
    state = walk(dealt(game, 3, deals=5), random.Random(7), 11)
    me = state.current_player()
    one, two = (openspiel.resampled(state, me, seed) for seed in (1, 2))
    assert one.sheet.states.tobytes() != two.sheet.states.tobytes()
    assert everything(one, me) == everything(two, me) == everything(state, me)


def everything(state: Any, me: int) -> list[Any]:
    asked = (state.information_state_string, state.observation_string, state.observation_tensor)
    return [*(ask(me) for ask in asked), state.information_state_tensor(me)]


@GAMES
def test_an_end_that_the_table_says_is_to_all_others_the_same_as_a_chosen_one(game: Game) -> None:
    """In words and in numbers, from then on (ALL-3): nobody learns whether the seat had anything else to do."""
    compared = 0
    for number in range(5):
        state = dealt(game, 3, number, deals=5)
        while not state.is_terminal() and compared < 20:
            before = state.clone()
            state = walk(state, random.Random(number), 1)
            compared += sum(likewise(before, state, ear) for ear in range(3))
    assert compared


def likewise(before: Any, after: Any, ear: int) -> bool:
    """Whether a world was found in which the seat chose its end; if so, the onlooker heard and sees the same."""
    steps = after.sheet.step.steps()[len(before.sheet.step.steps()) :]
    if after.is_terminal() or len(steps) != 2:  # at the end all hands are open
        return False
    taken, said = steps
    for seed in range(12 * (ear not in (taken.seat, said.seat))):
        world = openspiel.resampled(before, ear, seed)
        if world.current_player() != taken.seat or taken.code not in world.legal_actions():
            continue
        world.apply_action(taken.code)
        if world.current_player() == said.seat and said.code in world.legal_actions():
            world.apply_action(said.code)
            assert everything(world, ear) == everything(after, ear)
            return True
    return False


def test_in_an_imagined_world_no_seat_has_heard_what_only_it_could_hear() -> None:
    """A search that keeps its nodes by what others have heard would otherwise know their true cards."""
    state = dealt("elevens", 2, deals=5)
    while "draw ?" not in state.information_state_string(state.current_player()):
        state = walk(state, random.Random(1), 1)
    me = state.current_player()
    assert "draw ?" not in state.information_state_string(1 - me)
    world = openspiel.resampled(state, me, 1)
    heard = [text for text in world.sheet.heard(1 - me) if not text.startswith("imagined")]
    assert tuple(heard) == state.sheet.heard(me)


def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    state = dealt("elevens", 2, deals=5)
    draw = find("elevens").codes["draw"]
    while draw not in state.legal_actions():
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    state.apply_action(draw)
    assert f"{seat} draw ?" in state.information_state_string(1 - seat).splitlines()
    assert f"{seat} draw ?" not in state.information_state_string(seat).splitlines()


def test_every_deal_is_as_likely_and_is_the_round_of_its_number() -> None:
    game = openspiel.load("elevens", 2, deals=4, seed=7)
    outcomes = game.new_initial_state().chance_outcomes()
    assert outcomes == [(number, 0.25) for number in range(4)]
    state = game.new_initial_state()
    state.apply_action(0)
    native = pioche.deal("elevens", 2, seed=7)
    assert state.sheet.hand(0).split() == list(native.view(0).zone("hand 0").cards)


def test_in_a_race_chance_asks_one_of_the_seats_each_as_likely() -> None:
    """Some race comes about within a few rounds; its chance node offers the seats that may act."""
    found: Counter[int] = Counter()
    for number in range(40):
        state, dice = dealt("chifoumi", 4, number, deals=40), random.Random(number)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert [seat for seat, _ in outcomes] == state.sheet.acting
                assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
                found[len(outcomes)] += 1
            state.apply_action(dice.choice(state.legal_actions()))
    assert len(found) >= 2


def test_skipped_decisions_are_those_of_the_quick_policy_and_never_the_whole_round() -> None:
    for game in pioche.games():
        state = dealt(game, 2, skip=10_000, deals=3)
        assert not state.is_terminal()
        assert len(state.history()) == 1


def test_who_acts_where_no_seat_does_is_numbered_as_openspiel_does() -> None:
    assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (sheet.CHANCE, sheet.OVER)


def test_what_cannot_be_loaded_is_refused() -> None:
    with pytest.raises(pioche.Misdeal):
        openspiel.load("elevens", 7)
    with pytest.raises(pioche.Misdeal):
        openspiel.load("elevens", 2, opening="wild")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    for game in pioche.games():
        state = dealt(game, 2, deals=3)
        before, legal = state.serialize(), state.legal_actions()
        wrong = next(code for code in range(len(game.face.ACTIONS)) if code not in legal)
        with pytest.raises(pioche.Refused):
            state.apply_action(wrong)
        assert (state.serialize(), state.legal_actions()) == (before, legal)
