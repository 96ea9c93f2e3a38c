"""Row games with numbers in four colours: Junior, and the classic with its four openings."""

from pioche.core.game import Game, Option, Options
from pioche.games.elevens.deck import CARDS, LEFT_OUT, LONGEST, OBSERVED, Opening


def _allows(seats: int, options: Options) -> bool:
    """Three colours are for two, and only of three can another colour than usual be left out (ELV-2)."""
    return seats == 2 if options["colours"] == "3" else options["without"] == LEFT_OUT[0]


def _first_rule(options: Options) -> str | None:
    return {"eleven": "ELV-3", "free": "LIB-1"}.get(options["opening"])


GAMES = (
    Game(
        id="elevens-junior",
        version=2,
        package=__name__,
        sets={"opening": Opening.JUNIOR, "colours": 4},
        # Little more than luck decides once cards are not thrown away at random.
        levels={"skilled": "family", "expert": "family", "master": "family"},
        minutes=5,
        difficulty=1,
        cover=("Y1", "Y2", "Y3", "Y4", "Y5"),
        most_actions=CARDS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
    Game(
        id="elevens",
        version=2,
        package=__name__,
        options=(
            Option("opening", ("eleven", "extremes", "three", "free"), "ELV-3"),
            Option("colours", (4, 3), "ELV-2"),
            Option("without", LEFT_OUT, "ELV-2"),
        ),
        minutes=15,
        cover=("R9", "R10", "R11", "R12", "R13"),
        presets={"children": {"opening": "three"}, "inwards": {"opening": "extremes"}},
        levels={
            "skilled": {"tries": 40, "crowd": {"tries": 100, "trust": 1.0, "depth": 1, "noise": 0}},
            # Others are taken to follow the quick policy: even against those who search, better against others.
            # 300 and 1,000 tries win alike against the frozen policy (71 to 73 % of 250 deals): no master is stronger.
            "expert": {"tries": 1_000, "exact": 40_000, "foreseen": True, "noise": 0, "crowd": {"depth": 1}},
            "master": "expert",
        },
        allows=_allows,
        first_rule=_first_rule,
        most_actions=CARDS,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
