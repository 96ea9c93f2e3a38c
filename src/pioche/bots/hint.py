"""What a good player would say to a person who asks."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from pioche.bots import think
from pioche.bots.levels import Level, level_of
from pioche.bots.think import Limit
from pioche.bots.worlds import Worlds, imagine
from pioche.core.refused import NotYourTurn
from pioche.core.round import Round

TRIES = 6_000
SURE = 2.0  # standard deviations between what is clearly worse and what may be as good


class Advice(Struct, frozen=True):
    """An action a seat may take: the chance to win the round with it, and whether it is among the clearly best."""

    action: str
    chance: float
    best: bool


def hint(round: Round, seat: int, tries: int = TRIES, seed: int = 0, limit: Limit = None) -> tuple[Advice, ...]:
    """The legal actions, best first. It is worked out from what the seat may know, never from the true cards.

    >>> import pioche
    >>> round = pioche.deal(pioche.games()[0].id, 2, seed=1)
    >>> {each.action for each in hint(round, round.turn, tries=50)} == set(round.legal(round.turn))
    True
    """
    if not round.legal(seat):
        raise NotYourTurn("")
    worlds = imagine(round, seat, seed)
    codes = think.legal_codes(worlds)
    level = level_of(round.setting, "master")
    worths = think.perfect(worlds, codes, level.exact) if level.exact else None
    found = _sure(codes, worths) if worths else _likely(worlds, level, codes, tries, seed, limit)
    texts = round.game.face.ACTIONS
    return tuple(Advice(texts[code], chance, best) for code, chance, best in sorted(found, key=lambda each: -each[1]))


def _sure(codes: list[int], worths: list[float]) -> list[tuple[int, float, bool]]:
    """Perfect play leaves no doubt."""
    return [(code, worth, worth == max(worths)) for code, worth in zip(codes, worths, strict=True)]


def _likely(
    worlds: Worlds, level: Level, codes: list[int], tries: int, seed: int, limit: Limit
) -> list[tuple[int, float, bool]]:
    """All actions tried equally often: who comes close to the best may be as good."""
    tried = think.compare(worlds, level.way, codes, max(tries, len(codes)), seed, limit)
    most = tried[0].worth
    doubt = SURE * sqrt(most * (1 - most) * 2 / tried[0].tries) if 0 < most < 1 else 0.0
    return [(each.code, each.worth, each.worth >= most - doubt) for each in tried]
