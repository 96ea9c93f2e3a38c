"""Crazy eights, by exactly the rules of OpenSpiel's ``crazy_eights``: a game in a package of its own."""

from crazy_eights.deck import LONGEST, OBSERVED, PACK
from pioche.core.game import Game, Option, Options


def _first_rule(options: Options) -> str | None:
    return "CRZ-5" if options["special"] == "yes" else None  # the card turned up may skip a seat or turn round


def _open_spiel(seats: int, options: Options) -> str:
    special = str(options["special"] == "yes").lower()
    return f"crazy_eights(players={seats},use_special_cards={special})"


GAMES = (
    Game(
        id="crazy-eights",
        version=1,
        package=__name__,
        options=(Option("special", ("no", "yes"), "CRZ-5"),),
        first_rule=_first_rule,
        open_spiel=_open_spiel,
        most_actions=PACK + 1,
        longest=LONGEST,
        observed=OBSERVED,
    ),
)
