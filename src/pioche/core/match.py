"""Several rounds at the same table: totals, and who begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import repeat

from msgspec.structs import replace

from pioche.core.game import Game, find
from pioche.core.reading import whole
from pioche.core.refused import Misdeal
from pioche.core.round import MOST_SEED, Round, check_seed, deal_round
from pioche.core.score import Score, score_of
from pioche.core.view import View
from pioche.core.words import sentence

MOST_ROUNDS = 10**6


class Match:
    """Rounds of one game, added up; by default as many as the game says.

    >>> import pioche
    >>> match = Match(pioche.games()[0].id, seats=3, seed=1)
    >>> while not match.over:
    ...     round = match.next() if match.round.over else match.round
    ...     seat = round.to_act[0]
    ...     events = round.play(seat, round.legal(seat)[0])
    >>> len(match.points) == match.number == match.rounds
    True
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        rounds: int | None = None,
        seed: int | None = None,
        first: int | None = None,
        **options: object,
    ) -> None:
        self.setting = find(game).setting(seats, options)
        self.rounds = self.setting.game.rounds(seats) if rounds is None else _check_rounds(rounds)
        self._seed = secrets.randbelow(MOST_SEED) if seed is None else check_seed(seed)
        self.names: tuple[str, ...] = ("",) * seats
        self.finished: list[Round] = []
        self.round: Round = deal_round(self.setting, self._seed, 0, first)

    @property
    def number(self) -> int:
        """Which round is being played, from 1."""
        return len(self.finished) + 1

    @property
    def score(self) -> Score:
        """What the finished rounds add up to."""
        played = (round for round in (*self.finished, self.round) if round.over)
        return score_of(self.setting, self.rounds, (round.scores for round in played))

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points of every finished round."""
        return self.score.points

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return self.score.totals

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return self.round.over and self.score.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best total once the match is over; ties share the win (ALL-4)."""
        return self.score.winners

    def next(self) -> Round:
        """Deal the next round, once the present one is over."""
        if not self.round.over:
            raise Misdeal(sentence("round-not-over"))
        if self.over:
            raise Misdeal(sentence("match-over", rounds=str(self.rounds)))
        first = first_after(self.round)
        self.finished.append(self.round)
        self.round = deal_round(self.setting, self._seed, len(self.finished), first)
        return self.round

    def view(self, seat: int | None = None) -> View:
        """The present round as a seat sees it, with the totals of the match."""
        return in_match(self.round.view(seat), self.score, self.names, self.number)

    def record(self) -> str:
        """The text of the match, from which ``read_match`` makes it again and which it goes on from."""
        names = [f"name {seat} {name}\n" for seat, name in enumerate(self.names) if name]
        head = f"match 1\nrounds {self.rounds}\nseed {self._seed}\n"
        return "".join([head, *names, *(round.record() for round in (*self.finished, self.round))])

    def __repr__(self) -> str:
        return f"<Match of {self.setting}: round {self.number} of {self.rounds}, totals {self.totals}>"


def in_match(view: View, score: Score, names: Sequence[str], number: int, kinds: Sequence[str] | None = None) -> View:
    """A round as round ``number`` of a match: with what each seat has, who sits there, and what kind of player."""
    chairs = tuple(
        replace(chair, points=points, name=name, kind=kind)
        for chair, points, name, kind in zip(view.seats, score.totals, names, kinds or repeat(""), strict=False)
    )
    return replace(view, seats=chairs, round=number, rounds=score.rounds)


def first_after(round: Round) -> int | None:
    """Named by a rule of the deal (None), by a rule of the game, or the seat after the last starter (ALL-2)."""
    if round.game.first_rule(round.options):
        return None
    passed_on = (round.first + round.game.direction) % round.seats
    return passed_on if round.next_first is None else round.next_first


def _check_rounds(rounds: int) -> int:
    count = whole(rounds)
    if count is None or not 1 <= count <= MOST_ROUNDS:
        raise Misdeal(sentence("no-such-rounds", most=str(MOST_ROUNDS), rounds=repr(rounds)))
    return count
