"""In the middle of another seat's turn, the worlds a seat may imagine are exactly those that explain what it saw."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from pioche import Round, position
from pioche.core import jit

WORLDS = 300 if jit.OFF else 6000

DRAWING = """game elevens
seats 2
row R 10-12
hand 0 R9
hand 1 Y3 G4
pile Y5 R13 B6 R8
turn 1
1 draw
"""

THIRD = """game elevens
seats 2
row R 10-12
hand 0 R9
hand 1 Y3
pile Y5 B6 R13 R8 G4
turn 1
1 draw
1 draw
1 draw
"""

LAST = """game elevens
seats 2
row R 10-12
hand 0 R9
hand 1 Y3 G4
pile Y5 R13
turn 1
1 draw
1 draw
"""

LAYING = """game elevens
seats 2
row R 10-12
hand 0 Y1
hand 1 R13 R9 B2
pile R8 G4
turn 1
1 lay R13
"""


def world(round: Round) -> tuple[frozenset[str], tuple[str, ...]]:
    s = round.snapshot()
    return frozenset(round.game.face.hand(s, 1)), round.game.face.ask(s, "pile", ()) or ()


def explained(text: str, cards: set[str], hand: int) -> Counter[tuple[frozenset[str], tuple[str, ...]]]:
    """Every order of the unseen cards that leads by the same steps to the same view, by trying all of them."""
    found: Counter[tuple[frozenset[str], tuple[str, ...]]] = Counter()
    lines = text.strip().splitlines()
    kept = [line for line in lines if not line.startswith(("hand 1", "pile", "1 "))]
    steps = [line[2:] for line in lines if line.startswith("1 ")]
    true = position(text)
    for order in permutations(sorted(cards)):
        round = position("\n".join([*kept, f"hand 1 {' '.join(order[:hand])}", f"pile {' '.join(order[hand:])}"]))
        while len(round.steps) < len(steps) and steps[len(round.steps)] in round.legal(1):
            round.act(1, steps[len(round.steps)])  # what the table would say next is nobody's knowledge (ALL-3)
        if round.view(0) == true.view(0):
            found[world(round)] += 1
    return found


@pytest.mark.parametrize(
    ("text", "cards", "hand"),
    [
        (DRAWING, {"Y3", "G4", "Y5", "R13", "B6", "R8"}, 2),
        (LAYING, {"R13", "R9", "B2", "R8", "G4"}, 3),
        (THIRD, {"Y3", "Y5", "B6", "R13", "R8", "G4"}, 1),
        (LAST, {"Y3", "G4", "Y5", "R13"}, 2),
    ],
    ids=["drawing", "laying", "the-third-draw", "the-last-card-of-the-pile"],
)
def test_redealt_worlds_are_the_explanations_each_as_often_as_it_should_be(
    text: str, cards: set[str], hand: int
) -> None:
    expected, true = explained(text, cards, hand), position(text)
    found = Counter(world(true.redeal(0, seed)) for seed in range(WORLDS))
    assert set(found) <= set(expected)
    for each, weight in expected.items():
        share = weight / expected.total()
        assert abs(found[each] - WORLDS * share) <= 5 * (WORLDS * share) ** 0.5 + 1
