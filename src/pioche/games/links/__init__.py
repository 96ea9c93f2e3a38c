"""The linked rows: four rows from 1 to 21 in any order, with Jokers, Links and Bonus cards."""

from pioche.core.game import Game, Option, Options
from pioche.games.links.deck import LONGEST, MOST_ACTIONS, OBSERVED, ORDER_NAMES


def _allows(_seats: int, options: Options) -> bool:
    """Beginners have no Joker to drop (BEG-1, LNK-12)."""
    return options["beginners"] == "no" or options["drop_turn"] == "no"


GAMES = (
    Game(
        id="elevens-links",
        version=2,
        package=__name__,
        options=(
            Option("rows", ("drawn", *ORDER_NAMES), "LNK-1", alike=True),
            Option("beginners", ("no", "yes"), "BEG-1"),
            Option("drop_turn", ("no", "yes"), "LNK-12"),
        ),
        minutes=20,
        difficulty=3,
        cover=("B11", "link", "bonus", "J", "Y12"),
        presets={"children": {"beginners": "yes"}},
        allows=_allows,
        low_wins=False,
        levels={
            "novice": {"slips": 9},
            # There are so many actions that chance alone makes some of them look good: only what is far better counts.
            "skilled": {"tries": 30, "trust": 6.0},
            "expert": {"tries": 60, "trust": 4.0},
            "master": {"tries": 250, "trust": 2.0},
        },
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
