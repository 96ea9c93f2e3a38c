"""``examples/crazy-eights``: a game in a package of its own, and exactly the game that OpenSpiel plays."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from pioche.core.game import Game, Setting
from pioche.core.snapshot import unpack

EXAMPLE = Path(__file__).parent.parent / "examples" / "crazy-eights"
GAMES = 2_000
DEALER = 52  # the first of OpenSpiel's outcomes of chance that say who deals


@pytest.fixture(scope="module")
def game() -> Any:
    """The game straight from its folder."""
    sys.path.insert(0, str(EXAMPLE / "src"))
    import crazy_eights

    yield crazy_eights.GAMES[0]
    sys.path.remove(str(EXAMPLE / "src"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed as anybody installs it."""
    folder = tmp_path_factory.mktemp("site")
    install = ("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([sys.executable, "-m", *install, "--target", str(folder), str(EXAMPLE)], check=True)
    return folder


def run(site: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the package is installed."""
    path = os.pathsep.join((str(site), os.environ.get("PYTHONPATH", "")))
    place = {**os.environ, "PYTHONPATH": path, **env}
    return subprocess.run([sys.executable, *words], cwd=site, env=place, capture_output=True, text=True, check=False)


def test_the_installed_package_is_listed_beside_our_games_with_its_rules_and_drawings(site: Path) -> None:
    program = "import pioche; g = pioche.games()[-1]; print(g.id, len(g.rulebook), len([*g.folder.glob('art/*')]))"
    assert run(site, "-c", program).stdout.split() == ["crazy-eights", "12", "4"]


@pytest.mark.slow
def test_its_pages_are_made_by_name_and_ours_do_not_know_it(site: Path) -> None:
    pages = ("-c", "from pioche.cli import main; main()", "pages", "made")
    env = {"NUMBA_DISABLE_JIT": "1"}
    assert run(site, *pages, "--game", "crazy-eights", **env).stdout.split() == ["6", "pages,", "6", "written"]
    assert run(site, *pages, "--game", "bridge", **env).returncode == 2
    ours = "from pioche.cli.pages import all_pages; print([n for n in all_pages() if 'crazy' in n])"
    assert run(site, "-c", ours, **env).stdout.split() == ["[]"]


@pytest.mark.slow
def test_it_passes_everything_that_a_game_must_pass(site: Path) -> None:
    kit = ("-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--pyargs", "pioche.testing")
    tested = run(site, *kit, PIOCHE_GAME="crazy-eights", NUMBA_DISABLE_JIT="1")
    assert tested.returncode == 0, tested.stdout


def test_both_engines_play_the_same_games_move_by_move(game: Game) -> None:
    """The same deals, and every time the same seat with the same legal actions; the same ends and scores."""
    ends = [same_game(game, *table(seed), seed) for seed in range(GAMES)]
    assert 0.2 < np.mean([0 in scores for scores in ends]) < 0.8


def table(seed: int) -> tuple[int, str]:
    """How many seats play, and whether with special cards: each as often."""
    return 2 + seed % 5, ("no", "yes")[seed // 5 % 2]


def same_game(game: Game, seats: int, special: str, seed: int) -> list[int]:
    """Play one deal in both engines; its scores."""
    setting, dice = game.setting(seats, {"special": special}), random.Random(seed)
    assert game.open_spiel is not None
    theirs = pyspiel.load_game(game.open_spiel(seats, setting.options)).new_initial_state()
    states, to_draw = dealt(setting, theirs, seed)
    kernel, out = game.kernel, np.zeros(game.most_actions, np.int64)
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            theirs.apply_action(to_draw.pop(0))
            continue
        seat = theirs.current_player()
        assert int(kernel.acting(states, 0)) == 1 << seat
        legal = out[: kernel.legal_at(states, 0, seat, out)].tolist()
        assert theirs.legal_actions() == legal
        action = chosen(legal, seed, dice)
        theirs.apply_action(action)
        kernel.apply_at(states, 0, seat, action)
    assert kernel.acting(states, 0) == 0
    scores = np.zeros(seats, np.int64)
    kernel.scores_at(states, 0, scores)
    assert [-each for each in theirs.returns()] == scores.tolist()
    return list(scores.tolist())


def chosen(legal: list[int], seed: int, dice: random.Random) -> int:
    """Mostly the lowest card in every third game, mostly draw or pass in another: each leads to other corners."""
    eager = (legal[0], legal[-1], dice.choice(legal))[seed % 3]
    return eager if dice.random() < 0.8 else dice.choice(legal)


def dealt(setting: Setting, theirs: Any, seed: int) -> tuple[Any, list[int]]:
    """Our deal and theirs, the same hands in both; and the cards of the pile in the order they are drawn."""
    states, kernel, codes = setting.states(), setting.game.kernel, setting.game.codes
    kernel.deal_at(states, 0, seed, 0, -1)
    s, seats, face = unpack(states), setting.seats, setting.game.face
    hands = [[codes[f"lay {card}"] for card in face.hand(s, seat)] for seat in range(seats)]
    theirs.apply_action(DEALER + (s.seat - 1) % seats)
    for nth in range(len(hands[0])):
        for k in range(seats):
            theirs.apply_action(hands[(s.seat + k) % seats][nth])
    kernel.begin_at(states, 0)
    return states, [codes[f"lay {card}"] for card in face.ask(s, "pile", ()) or ()]
