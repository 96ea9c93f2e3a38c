"""TorchRL and Tianshou take our environments, and tensors share our memory; only where PyTorch is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pioche.adapters import pettingzoo, vector
from pioche.core.game import Game
from tests.adapters.kit import GAMES

torch: Any = pytest.importorskip("torch", reason="the extra 'torch' is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # theirs, about each other's versions


def test_tensors_share_the_memory_of_the_tables() -> None:
    tables = vector.make("elevens", 4, 2, seed=1)
    seen = {name: torch.from_numpy(array) for name, array in tables.seen.items()}
    for _ in range(20):
        tables.step(tables.sample())
        assert np.array_equal(seen["observation"].numpy(), tables.seen["observation"])
        assert np.array_equal(seen["action_mask"].numpy(), tables.seen["action_mask"])


@GAMES
def test_the_check_of_torchrl_passes(game: Game) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    check_env_specs(PettingZooWrapper(pettingzoo.env(game, seats=3), use_mask=True, categorical_actions=True))


@GAMES
def test_the_wrapper_of_tianshou_plays_a_round(game: Game) -> None:
    pytest.importorskip("tianshou")
    from tianshou.env.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv(pettingzoo.env(game, seats=3))
    (seen, _), over = env.reset(seed=1), False
    for _ in range(game.longest):
        if over:
            break
        seen, rewards, over, _, _ = env.step(int(np.flatnonzero(seen["mask"])[0]))
        assert len(rewards) == 3
    assert over
