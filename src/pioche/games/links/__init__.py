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
        low_wins=False,
        levels={"skilled": {"tries": 30}, "expert": {"tries": 200}, "master": {"tries": 600}},
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
