"""One table as an adapter plays it: codes instead of texts, one seat asked at a time."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from pioche.core.game import Game, Setting
from pioche.core.jit import Bytes
from pioche.core.refused import Illegal, NotHeld, Over, Refused, Unreadable
from pioche.core.round import MOST_SEED, check_seed
from pioche.core.score import gain_of
from pioche.core.snapshot import unpack

Mask = npt.NDArray[np.int8]


class Felt:
    """A table on which the rounds of a series are played; where several seats may act, a lot says who is asked.

    >>> import pioche
    >>> felt = Felt(pioche.games()[0].setting(2, {}))
    >>> felt.deal(seed=3)
    >>> while not felt.over:
    ...     felt.play(felt.legal()[0])
    >>> sum(felt.gain())
    1.0
    """

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, setting.game
        self.states: Any = setting.states()
        self._kernel, self._out = self.game.kernel, np.zeros(self.game.most_actions, np.int64)
        self._series, self._number, self._turn = secrets.randbelow(MOST_SEED), -1, -1

    def deal(self, seed: int | None = None) -> None:
        """Deal the first round of the series of a seed, which is ``pioche.deal(…, seed)``; or else the next one."""
        self._series = self._series if seed is None else check_seed(seed)
        self._number = self._number + 1 if seed is None else 0
        self._turn = self._kernel.start(self.states, 0, self._series, self._number, self._out)

    @property
    def over(self) -> bool:
        """Whether the round is over, or none has begun."""
        return bool(self._turn < 0)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the round is over."""
        return -1 if self._turn < 0 else int(self._turn & 7)

    def legal(self) -> list[int]:
        """The codes of its actions, rising."""
        codes: list[int] = self._out[: max(self._turn, 0) >> 3].tolist()
        return codes

    def play(self, code: int) -> None:
        """Carry out an action of the seat that is asked; a refused one changes nothing."""
        if code not in self.legal():
            raise self.refusal(code)
        self._turn = self._kernel.step(self.states, 0, self.seat, int(code), self._out)

    def refusal(self, code: int) -> Refused:
        """Why the seat that is asked may not take an action."""
        return Over(str(code)) if self.over else why_not(self.game, self.states, self.seat, code)

    def seen(self, seat: int) -> Bytes:
        """What a seat sees, in numbers."""
        out = np.zeros(self.game.observed, np.uint8)
        self._kernel.observe_at(self.states, 0, seat, out)
        return out

    def mask(self, seat: int) -> Mask:
        """The actions of the seat that is asked; nothing for any other seat."""
        mask = np.zeros(len(self.game.face.ACTIONS), np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def gain(self) -> list[float]:
        """What the round was worth to each seat; nothing before its end."""
        return gain_of(self.setting, self.states) if self.over else [0.0] * self.setting.seats


def why_not(game: Game, states: Any, seat: int, code: int) -> Refused:
    """Why a seat that may act may not take an action, in the words of the rules."""
    texts, s, face = game.face.ACTIONS, unpack(states), game.face
    if not 0 <= code < len(texts) or not face.exists(s, code):
        return Unreadable(str(code))
    rule = face.refuse(s, seat, code) if face.holds(s, seat, code) else None
    return Illegal(texts[code], game.rulebook[rule]) if rule else NotHeld(texts[code])
