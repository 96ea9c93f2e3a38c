"""Every game as a Gymnasium environment for one learner: bots of a level sit in the other seats.

Importing this module registers an id for every game, such as the first one's:

>>> import gymnasium, pioche
>>> game = pioche.games()[0]
>>> table = gymnasium.make(f"pioche/{game.id}-v{game.version}", seats=3, rivals="novice")
>>> seen, info = table.reset(seed=1)
>>> seen, reward, over, cut, info = table.step(table.action_space.sample(info["action_mask"]))

- Observation and mask are those of the PettingZoo adapter; the mask is in ``info`` too.
- The reward comes at the end: 1 for a win, shared equally by several winners, 0 otherwise.
- An illegal action ends the round with a reward of -1, and ``info["refused"]`` says why; with ``illegal="refuse"`` it
  is refused by an exception and nothing changes.
- ``seat`` is where the learner sits; by default a lot from the seed says so.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from pioche.adapters.felt import Felt
from pioche.adapters.picture import picture, text
from pioche.adapters.spaces import action_space, seen_space
from pioche.bots.levels import level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagined
from pioche.core.game import Game, find, games
from pioche.core.refused import Misdeal, Refused
from pioche.core.round import MOST_SEED

ILLEGAL = -1.0
WAYS = ("end", "refuse")
Step = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table, round after round."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        rivals: str = "family",
        seat: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        setting = find(game).setting(seats, options)
        if illegal not in WAYS or seat not in (None, *range(seats)):
            raise Misdeal(f"an illegal action can {' or '.join(WAYS)}; the seats are 0 to {seats - 1}")
        self.setting, self.level, self.render_mode = setting, level_of(setting, rivals), render_mode
        self.observation_space, self.action_space = seen_space(setting.game), action_space(setting.game)
        self._felt, self._chosen, self._illegal, self._seat, self._done = Felt(setting), seat, illegal, seat or 0, True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a round in which the learner comes to act, and let it come to that."""
        super().reset(seed=seed, options=options)
        self._seat = self._lot(self.setting.seats) if self._chosen is None else self._chosen
        self._felt.deal(seed)
        self._let_others_play()
        while self._felt.over:  # over before the learner was asked
            self._felt.deal()
            self._let_others_play()
        self._done = False
        return self._seen(), self._info()

    def step(self, action: Any) -> Step:
        """The learner's action, then those of the others until it is asked again."""
        if self._done:
            raise Misdeal("the round is over: reset() deals the next one")
        try:
            self._felt.play(int(action))
        except Refused as refusal:
            return self._refused(refusal)
        self._let_others_play()
        self._done = self._felt.over
        return self._seen(), self._felt.gain()[self._seat], self._done, False, self._info()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        draw = picture if self.render_mode == "rgb_array" else text
        return draw(self.setting, self._felt.states)

    def _refused(self, refusal: Refused) -> Step:
        if self._illegal == "refuse":
            raise refusal
        self._done = True
        return self._seen(), ILLEGAL, True, False, {**self._info(), "refused": str(refusal)}

    def _let_others_play(self) -> None:
        while self._felt.seat not in (self._seat, -1):
            lot = self._lot(MOST_SEED)
            worlds = imagined(self.setting, self._felt.states, self._felt.seat, lot)
            self._felt.play(decide(worlds, self.level, lot))

    def _lot(self, most: int) -> int:
        return int(self.np_random.integers(most))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self._felt.seen(self._seat), "action_mask": self._felt.mask(self._seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._felt.mask(self._seat), "seat": self._seat}


def name(game: Game) -> str:
    """The id of a game's environment, with the version of its rules."""
    return f"pioche/{game.id}-v{game.version}"


def _register() -> None:
    for game in games():
        if name(game) not in gymnasium.registry:
            gymnasium.register(name(game), "pioche.adapters.gymnasium:SeatEnv", kwargs={"game": game.id})


_register()
