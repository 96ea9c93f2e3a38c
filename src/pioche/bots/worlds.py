"""What a bot is given besides its view: worlds that its seat cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from pioche.core.game import Game, Setting
from pioche.core.round import Round
from pioche.core.view import View


@dataclass(frozen=True)
class Worlds:
    """The imagination of one seat. It holds one world dealt again, from which all others can be dealt: no true card.

    >>> import pioche
    >>> round = pioche.deal(pioche.games()[0].id, 2, seed=1)
    >>> worlds = imagine(round, round.turn)
    >>> len(worlds(5))
    5
    """

    setting: Setting
    seat: int
    base: Any  # one state

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.setting.game

    def __call__(self, n: int, seed: int = 0) -> Any:
        """The states of n worlds, drawn from the seed."""
        states = self.setting.states(n)
        states[:] = self.base[0]
        for at in range(n):
            self.game.kernel.redeal_at(states, at, self.seat, seed + at)
        return states


class Bot(Protocol):
    """Anything that can take a seat; your own bots too."""

    def choose(self, view: View, worlds: Worlds) -> str:
        """The text of one of ``view.actions``."""


def imagined(setting: Setting, states: Any, seat: int, seed: int) -> Worlds:
    """What a seat may imagine in the first of some states; these stay as they are."""
    base = states[:1].copy()
    setting.game.kernel.redeal_at(base, 0, seat, seed)
    return Worlds(setting, seat, base)


def imagine(round: Round, seat: int, seed: int = 0) -> Worlds:
    """What a seat may imagine now."""
    return Worlds(round.setting, seat, round.worlds(seat, seed))


def move(round: Round, seat: int, bot: Bot) -> str:
    """A bot's action for a seat that may act."""
    return bot.choose(round.view(seat), imagine(round, seat))
