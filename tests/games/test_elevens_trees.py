"""The engine, its own refusals and an independent reference agree, move by move and tree by tree."""

from __future__ import annotations

import random

import pytest

from pioche import Round, position
from pioche.core import jit
from pioche.core.game import Setting, find
from pioche.core.round import deal_round
from pioche.testing.walks import some
from tests.games.reference import Reference, read

SETTINGS = some([s for name in ("elevens-junior", "elevens") for s in find(name).settings()])
EVERY = pytest.mark.parametrize("row_game", SETTINGS, ids=lambda setting: str(setting).replace(" ", "-"))


def reference(round: Round) -> Reference:
    return read(round.position(), round.options.get("opening", "junior"))


@EVERY
def test_engine_and_reference_play_the_same_rounds(row_game: Setting) -> None:
    for seed in range(2 if jit.OFF else 12):
        dice, round = random.Random(seed), deal_round(row_game, seed, 0, None)
        other = reference(round)
        while not round.over:
            assert set(round.legal(round.turn)) == other.legal()
            assert round.turn == other.turn
            action = dice.choice(round.legal(round.turn))
            round.play(round.turn, action)
            other.play(action)
        assert other.over
        assert round.scores == other.scores()


def count(round: Round, depth: int) -> int:
    """Sequences of actions by the compiled list of legal actions."""
    if depth == 0 or round.over:
        return 1
    total = 0
    for action in round.legal(round.turn):
        child = round.copy()
        child.play(round.turn, action)
        total += count(child, depth - 1)
    return total


def count_unrefused(round: Round, depth: int) -> int:
    """The same by trying every action of the game and asking why not."""
    if depth == 0 or round.over:
        return 1
    total = 0
    for action in round.game.face.ACTIONS:
        if round.refusal(round.turn, action) is None:
            child = round.copy()
            child.play(round.turn, action)
            total += count_unrefused(child, depth - 1)
    return total


POSITIONS = {
    "classic": (
        """game elevens
        seats 2
        row R 9-12
        row Y 11
        hand 0 R8 R13 Y10 Y9 G11 B2
        hand 1 R7 R14 Y12 B11 B10
        pile G10 B12 Y13""",
        (4, 17, 56, 161, 439, 1455),
    ),
    "extremes": (
        """game elevens
        seats 3
        option opening=extremes
        row R 1-9 13-20
        row Y 1-2 20
        hand 0 R10 Y3 Y19 Y4
        hand 1 R12 R11
        hand 2 Y18 Y5
        pile Y6""",
        (3, 10, 23, 43, 63, 89),
    ),
    "three": (
        """game elevens
        seats 2
        option opening=three
        hand 0 R10 R11 Y12 B3
        hand 1 R12 R9 Y13 G10
        pile G11 R13""",
        (3, 7, 17, 33, 56, 117),
    ),
    "free": (
        """game elevens
        seats 2
        option opening=free
        hand 0 R7 Y8 G7
        hand 1 R8 Y7 B3
        pile B7 R6""",
        (3, 5, 10, 15, 21, 21),
    ),
    "junior": (
        """game elevens-junior
        seats 2
        row R 1-4 9-11
        row B 1 11
        hand 0 R5 R8 B10 B3
        hand 1 R6 R7 B2 B9
        pile G4""",
        (3, 9, 18, 56, 187, 455),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees_have_the_counted_number_of_sequences_three_ways(name: str) -> None:
    text, counted = POSITIONS[name]
    start = position(text)
    depths = range(1, 4 if jit.OFF else len(counted) + 1)
    assert tuple(count(start, depth) for depth in depths) == counted[: len(depths)]
    assert tuple(count_unrefused(start, depth) for depth in depths) == counted[: len(depths)]
    assert tuple(reference(start).count(depth) for depth in depths) == counted[: len(depths)]
