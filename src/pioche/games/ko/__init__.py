"""KO: collect a run of one colour; the child mode and the mode 4+."""

from pioche.core.game import Game, Option
from pioche.games.ko.deck import ACTION_COPIES, LONGEST, MOST_ACTIONS, OBSERVED

# A turn is many small decisions and the quick policy makes most of them well: search looks one action ahead, and
# leaves it only for what is surely better.
CAREFUL = {"depth": 1, "trust": 1.0}

GAMES = (
    Game(
        id="ko",
        version=2,
        package=__name__,
        options=(Option("actions", ACTION_COPIES, "KO-2"),),
        minutes=15,
        difficulty=3,
        cover=("V6", "V7", "KO", "V9", "V10"),
        presets={"children": {"actions": "0"}, "wild": {"actions": "3"}},
        levels={
            "novice": {"slips": 10},  # one bad discard costs more than elsewhere
            "skilled": {"tries": 200, **CAREFUL},
            "expert": {"tries": 600, **CAREFUL},
            "master": "expert",  # with 1,500 tries it won 51 % of 400 deals: not to be told apart
        },
        low_wins=False,
        direction=-1,
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
    Game(
        id="ko-4",
        version=2,
        package=__name__,
        sets={"small": 1},
        minutes=5,
        difficulty=1,
        age=4,
        cover=("P2", "P3", "P4", "P5", "P6"),
        # Who begins decides most rounds.
        levels={"novice": {"slips": 13}, "skilled": "family", "expert": "family", "master": "family"},
        low_wins=False,
        direction=-1,
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
