"""The linked rows: four rows from 1 to 21 in any order, with Jokers, Links and Bonus cards."""

from pioche.core.game import Game, Option
from pioche.games.links.deck import LONGEST, MOST_ACTIONS, OBSERVED, ORDER_NAMES

GAMES = (
    Game(
        id="elevens-links",
        version=2,
        package=__name__,
        options=(
            Option("rows", ("drawn", *ORDER_NAMES), "LNK-1", alike=True),
            Option("beginners", ("no", "yes"), "BEG-1"),
        ),
        minutes=20,
        presets={"children": {"beginners": "yes"}},
        low_wins=False,
        levels={
            "novice": {"slips": 9},
            # There are so many actions that chance alone makes some of them look good: only what is far better counts.
            "skilled": {"tries": 30, "trust": 6.0},
            "expert": {"tries": 60, "trust": 4.0},
            "master": {"tries": 250, "trust": 2.0},
        },
        addressed=("row", "known", "links", "bonus"),
        ordered=("rows",),
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
