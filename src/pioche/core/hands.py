"""Hands whose cards have copies that cannot be told apart, as snapshots show them: pairs of masks of ``WORD`` cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pioche.core.layout import WORD
from pioche.core.parts import cards, each_word
from pioche.core.position import PAIRS, SEATS, Each, Part, Words
from pioche.core.view import Zone, hand_zone


@dataclass(frozen=True)
class Hands:
    """The hands of a game and what seats know of each other's, by what is printed on its cards."""

    printed: Callable[[Any], Sequence[int]]  # (s): the kind of every card
    names: Words  # of the kinds

    def kinds(self, s: Any, seat: int) -> list[int]:
        """What a seat holds, by kind."""
        return self._kinds(s, _one(s.hand[seat]))

    def hand(self, s: Any, seat: int) -> Words:
        """The cards of a hand."""
        return self._named(s, _one(s.hand[seat]))

    def known(self, s: Any, knower: int, owner: int) -> Words:
        """The cards of another hand that a seat knows."""
        return self._named(s, _one(s.hand[owner]) & _one(s.known[knower]))

    def gained(self, before: Any, seat: int, after: Any, then: int) -> Words:
        """The cards in a hand now that were not in a hand before."""
        return self._named(after, _one(after.hand[then]) & ~_one(before.hand[seat]))

    def zone(self, s: Any, owner: int, seat: int | None) -> Zone:
        """A hand: one's own and, at the end, all are open; of others what one knows."""
        known = () if seat is None else self.known(s, seat, owner)
        return hand_zone(owner, self.hand(s, owner), bool(s.over) or owner == seat, known)

    def parts(self, fresh: Callable[[Any, str], int], pairs: Each = PAIRS) -> tuple[Part, Part]:
        """The lines of hands and of what is known; ``fresh(s, word)`` is the kind of a card that lies nowhere yet."""

        def hold(s: Any, word: str, seat: int) -> None:
            self._hold(s, seat, fresh(s, word))

        return cards("hand", self.hand, hold, SEATS), Part("known", self.known, each_word(self._know), pairs)

    def _kinds(self, s: Any, mask: int) -> list[int]:
        printed = self.printed(s)
        return [printed[card] for card in range(mask.bit_length()) if mask >> card & 1]

    def _named(self, s: Any, mask: int) -> Words:
        return tuple(self.names[kind] for kind in self._kinds(s, mask))

    def _hold(self, s: Any, seat: int, kind: int) -> None:
        """The first copy that nobody holds."""
        free = (card for card, each in enumerate(self.printed(s)) if each == kind)
        card = next(card for card in free if not any(_one(masks) >> card & 1 for masks in s.hand))
        s.hand[seat][card // WORD] |= 1 << card % WORD

    def _know(self, s: Any, word: str, knower: int, owner: int) -> None:
        """The first copy in that hand that the seat does not know yet."""
        left = _one(s.hand[owner]) & ~_one(s.known[knower])
        for card, kind in enumerate(self.printed(s)):
            if self.names[kind] == word and left >> card & 1:
                s.known[knower][card // WORD] |= 1 << card % WORD
                return
        raise ValueError(f"seat {owner} does not hold {word} (its 'hand' line comes first)")


def _one(masks: list[int]) -> int:
    """A pair of masks as one."""
    return masks[0] | masks[1] << WORD
