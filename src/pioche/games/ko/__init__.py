"""KO: collect a run of one colour; the child mode and the mode 4+."""

from pioche.core.game import Game, Option
from pioche.games.ko.deck import ACTION_COPIES, LONGEST, MOST_ACTIONS, OBSERVED

GAMES = (
    Game(
        id="ko",
        version=1,
        package=__name__,
        options=(Option("actions", ACTION_COPIES, "KO-2"),),
        low_wins=False,
        direction=-1,
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
    Game(
        id="ko-4",
        version=1,
        package=__name__,
        sets={"small": 1},
        low_wins=False,
        direction=-1,
        most_actions=MOST_ACTIONS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
