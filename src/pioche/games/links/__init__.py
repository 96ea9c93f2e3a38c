"""The linked rows: four rows from 1 to 21 in any order, with Jokers, Links and Bonus cards."""

from pioche.core.game import Game, Option
from pioche.games.links.deck import LONGEST, MOST_ACTIONS, OBSERVED, ORDER_NAMES

GAMES = (
    Game(
        id="elevens-links",
        version=1,
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
            "skilled": {"tries": 8, "slips": 3},
            "expert": {"tries": 80},
            "master": {"tries": 200},
        },
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
