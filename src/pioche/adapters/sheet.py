"""Everything a state of OpenSpiel holds, apart from OpenSpiel: it is copied often, and has to be quick at that."""

from __future__ import annotations

from typing import Any

import numpy as np

from pioche.adapters.felt import why_not
from pioche.adapters.story import Step, dealt, imagined
from pioche.core.game import Game, Setting
from pioche.core.jit import Bytes
from pioche.core.snapshot import unpack

CHANCE, OVER = -1, -4  # who acts in OpenSpiel where no seat does


class Sheet:
    """A round being played, and the story so far."""

    __slots__ = ("asked", "number", "setting", "states", "step")

    def __init__(self, setting: Setting) -> None:
        self.setting, self.number = setting, -1
        self.states: Any = None  # not dealt yet
        self.asked = CHANCE  # the seat to act, or who acts instead
        self.step: Step | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> Sheet:
        twin = Sheet.__new__(Sheet)
        twin.setting, twin.number, twin.asked, twin.step = self.setting, self.number, self.asked, self.step
        twin.states = None if self.states is None else self.states.copy()
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return self.setting, self.number, self.asked, self.states, self.step

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setting, self.number, self.asked, self.states, self.step = kept

    @property
    def acting(self) -> list[int]:
        """The seats that may act."""
        who = int(self.setting.game.kernel.acting(self.states, 0))
        return [seat for seat in range(self.setting.seats) if who >> seat & 1]

    def deal(self, seed: int, number: int, skip: int) -> None:
        """Deal a round of a series, and let the quick policy begin it."""
        kernel, self.states, self.number = self.setting.game.kernel, self.setting.states(), number
        kernel.deal_at(self.states, 0, seed, number, -1)
        before = self.states.copy()
        kernel.begin_at(self.states, 0)
        self.step = dealt(self.setting.game, before, self.states.copy(), self.setting.seats)
        for _ in range(skip):
            self._skip_one()
        self._ask()

    def play(self, seat: int, code: int) -> None:
        """Carry out an action; a refused one changes nothing."""
        if code not in self.legal(seat):
            raise why_not(self.setting.game, self.states, seat, code)
        self.step = _carried_out(self.setting.game, self.states, self.step, seat, code)
        self._ask()

    def _ask(self) -> None:
        acting = self.acting
        self.asked = OVER if not acting else acting[0] if len(acting) == 1 else CHANCE

    def _skip_one(self) -> None:
        """The quick policy's action of the first seat to act, unless it would be the last of the round."""
        seat, kernel, ahead = self.acting[0], self.setting.game.kernel, self.states.copy()
        code = int(kernel.choose_at(ahead, 0, seat, np.zeros(self.setting.game.most_actions, np.int64)))
        step = _carried_out(self.setting.game, ahead, self.step, seat, code)
        if kernel.acting(ahead, 0):
            self.states, self.step = ahead, step

    def legal(self, seat: int) -> list[int]:
        """The codes of a seat's actions, rising."""
        out = np.zeros(self.setting.game.most_actions, np.int64)
        codes: list[int] = out[: self.setting.game.kernel.legal_at(self.states, 0, seat, out)].tolist()
        return codes

    def redeal(self, seat: int, seed: int) -> None:
        """Everything a seat cannot know is dealt again, and what others have heard forgotten."""
        game = self.setting.game
        game.kernel.redeal_at(self.states, 0, seat, seed)
        assert self.step is not None  # noqa: S101 - a seat that is asked has been dealt cards
        self.step, self.number = imagined(game, self.step, seat, self.states.copy(), self.setting.seats), -1

    def heard(self, seat: int) -> tuple[str, ...]:
        """Everything a seat has heard since the deal."""
        return self.step.heard(self.setting.game, seat) if self.step else ()

    def hand(self, seat: int) -> str:
        """The cards of a seat."""
        return " ".join(self.setting.game.face.hand(unpack(self.states), seat)) if self.step else ""

    def seen(self, seat: int) -> Bytes:
        """What a seat sees, in numbers."""
        out = np.zeros(self.setting.game.observed, np.uint8)
        self.setting.game.kernel.observe_at(self.states, 0, seat, out)
        return out


def _carried_out(game: Game, states: Any, step: Step | None, seat: int, code: int) -> Step:
    """An action, then what the table says for a seat without a choice: a step each, as all hear of them (ALL-3)."""
    kernel = game.kernel
    kernel.act_at(states, 0, seat, code)
    step = Step(step, seat, code, states.copy())
    while (code := int(kernel.by_table_at(states, 0))) >= 0:
        seat = int(states["seat"][0])
        kernel.act_at(states, 0, seat, code)
        step = Step(step, seat, code, states.copy())
    return step
