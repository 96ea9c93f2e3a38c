"""Every game as a PettingZoo environment in which one agent acts after the other.

- Agents are the seats, ``seat_0`` and on. In a race several may act: a lot, drawn from the seed, says who is asked.
- An observation has ``observation`` (bytes, described for every game in docs/spaces) and ``action_mask``, which is all
  zeros for who is not asked.
- Rewards come at the end of a round: 1 for the winner, shared equally by several, 0 for the others.
- ``reset(seed=7)`` deals ``pioche.deal(game, seats, seed=7)``; ``reset()`` deals the next round of that series.
- ``state()`` is what all seats see together. It holds every hand: it is for centralised training, never for a player.
- ``env`` ends the round with a reward of -1 for who takes an illegal action, as PettingZoo's own games do; ``raw_env``
  refuses it, names the rule, and nothing changes.

Importing this module registers an id for every game with PettingZoo, of which ``name`` is one.

>>> import pioche
>>> table = env(pioche.games()[0].id, seats=2)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, over, cut, info = table.last()
...     table.step(None if over else int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pioche.adapters.felt import Felt
from pioche.adapters.picture import picture, text
from pioche.adapters.spaces import action_space, seen_space, truth_space
from pioche.core.game import Game, Setting, find, games
from pioche.core.jit import Bytes

ILLEGAL = -1.0  # the reward of an illegal action


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc] # its types are partial
    """One table, one round after the other."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting, self.render_mode, self._felt = setting, render_mode, Felt(setting)
        self.metadata = {
            "name": f"pioche/{setting.game.id}_v{setting.game.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(setting.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting.game) for agent in self.possible_agents}
        self.state_space = truth_space(setting.game, setting.seats)

    def observation_space(self, agent: str) -> Any:
        """The space of what a seat sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of a seat's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API
        """Deal: the first round of the series of a seed, or the next one."""
        self._felt.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._felt.seat]

    def step(self, action: int | None) -> None:
        """An action of the seat that is asked; once the round is over, None of every seat."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._felt.play(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._felt.gain(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._felt.over)
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[max(self._felt.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and which actions it has if it is asked."""
        seat = self._seats[agent]
        return {"observation": self._felt.seen(seat), "action_mask": self._felt.mask(seat)}

    def state(self) -> Bytes:
        """What all seats see together: every hand, for centralised training alone."""
        return np.concatenate([self._felt.seen(seat) for seat in range(self.setting.seats)])

    def render(self) -> str | Bytes | None:
        """The table as a spectator sees it: a text, a picture, or printed."""
        if self.render_mode == "rgb_array":
            return picture(self.setting, self._felt.states)
        if self.render_mode == "human":
            sys.stdout.write(text(self.setting, self._felt.states))
            return None
        return text(self.setting, self._felt.states)

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str | Game, seats: int = 4, render_mode: str | None = None, **options: object) -> TableEnv:
    """A table that refuses illegal actions with the rule they break."""
    return TableEnv(find(game).setting(seats, options), render_mode)


def env(game: str | Game, seats: int = 4, render_mode: str | None = None, **options: object) -> Any:
    """A table as PettingZoo's tools expect it: who takes an illegal action loses the round."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, seats, render_mode, **options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def name(game: Game) -> str:
    """The id under which PettingZoo finds a game, with the version of its rules."""
    return f"pioche/{game.id}-v{game.version}"


def _register() -> None:
    for game in games():
        if name(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name(game), "pioche.adapters.pettingzoo:env", kwargs={"game": game.id})


_register()
