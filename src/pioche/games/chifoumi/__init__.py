"""The 108-card rock-paper-scissors ladder."""

from pioche.core.game import Game, Option, Options
from pioche.games.chifoumi.deck import BOULET, DEALT, LONGEST_WITH_LETS, MOST_ACTIONS, OBSERVED, copies


def _allows(seats: int, options: Options) -> bool:
    """Everybody must get seven cards, which few plain ones may not yield; variant 2 is variant 1 with event cards."""
    if options["young"] == "2" and options["events"] == "0":
        return False
    cards = sum(copies(int(options["young"]), int(options["events"]), kind) for kind in range(BOULET))
    return cards > seats * DEALT


def _rounds(_seats: int) -> int:
    return 5  # CHI-19


# Of all ways to search the plain one fares best here (docs/bots.md).
PROMISING = {"kind": "promise"}

GAMES = (
    Game(
        id="chifoumi",
        version=2,
        package=__name__,
        options=(
            Option("young", (0, 1, 2, 3), "CHI-22"),
            Option("events", (1, 0, 2), "CHI-2"),
            Option("stack", ("stronger", "any"), "CHI-14"),
            Option("mistakes", ("prevent", "penalty"), "CHI-7"),
            Option("race_seconds", (6, 3, 10), "CHI-13", window="race", lapse="let"),
            Option("thanks_seconds", (6, 3, 10), "CHI-15", window="thanks", lapse="forget"),
        ),
        allows=_allows,
        rounds=_rounds,
        minutes=10,
        age=7,
        cover=("Rg", "Pgrace", "Jy", "Sytrade", "Rr+3"),
        presets={
            "children": {"young": "1", "race_seconds": "10", "thanks_seconds": "10"},
            "family": {"young": "3", "race_seconds": "10", "thanks_seconds": "10"},
            "wild": {"events": "2", "stack": "any", "mistakes": "penalty"},
        },
        levels={
            "skilled": {"tries": 25, **PROMISING, "crowd": {"tries": 100}},
            "expert": {"tries": 45, **PROMISING, "crowd": {"tries": 300}},
            "master": {"tries": 140, **PROMISING, "crowd": {"tries": 1_500}},
        },
        most_actions=MOST_ACTIONS,
        longest=LONGEST_WITH_LETS,
        observed=OBSERVED,
    ),
)
