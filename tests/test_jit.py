"""The compiler and its cache, seen from fresh processes."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pioche.adapters import many
from pioche.bots import search
from pioche.core import jit, play, stubs
from pioche.core.binding import Binding
from pioche.core.game import games
from pioche.lab import series
from tests.digest import digest

ROOT = Path(__file__).parent.parent
COMPILED = pytest.mark.skipif(jit.OFF, reason="there is no compiler in this run")
DEAL = "import pioche; g = pioche.games()[0]; r = pioche.deal(g.id, 2, seed=1); print(r.legal(r.turn))"


def python(program: str, path: Path = ROOT / "src", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a fresh interpreter, as a user would."""
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path), **env},
        capture_output=True,
        text=True,
        check=True,
    )


def test_compiled_and_plain_rules_play_the_same_rounds() -> None:
    other = "0" if jit.OFF else "1"
    run = python(
        "from tests.digest import digest; print(digest())", NUMBA_DISABLE_JIT=other, PYTHONPATH=f"{ROOT}/src:{ROOT}"
    )
    assert run.stdout.strip() == digest()


def test_without_numba_installed_the_rules_still_play() -> None:
    run = python(f"import sys; sys.modules['numba'] = None; {DEAL}")
    assert run.stdout == python(DEAL).stdout


def test_listing_games_and_rules_imports_no_compiler() -> None:
    program = "import sys, pioche; [g.rulebook for g in pioche.games()]; [g.name('fr') for g in pioche.games()]; "
    assert python(program + "print('numba' in sys.modules)").stdout.strip() == "False"


@pytest.mark.slow
@COMPILED
def test_the_first_process_says_that_it_compiles_and_the_next_finds_the_cache(tmp_path: Path) -> None:
    first, second = (python(DEAL, PIOCHE_CACHE=str(tmp_path)) for _ in range(2))
    assert first.stderr.count("compiling") == 1
    assert second.stderr == ""
    assert first.stdout == second.stdout


BOUND = """
import numpy as np, pioche
from pioche.bots import search
from pioche.lab import random_play
game = pioche.games()[0]
states, out = game.setting(2, {}).states(), np.zeros(game.most_actions, np.int64)
game.kernel.start(states, 0, 1, 0, out)
game.bind(search).believe_at(states, 0, 0, 1)
print(game.bind(random_play).play_on(states, 0, 9, out))
"""


@pytest.mark.slow
@COMPILED
def test_functions_bound_to_a_game_in_several_modules_are_found_in_the_cache_by_the_next_process(
    tmp_path: Path,
) -> None:
    first, second = (python(BOUND, PIOCHE_CACHE=str(tmp_path)) for _ in range(2))
    assert first.stderr.count("compiling") == 1
    assert second.stderr == ""
    assert first.stdout == second.stdout


@COMPILED
def test_the_stamp_of_a_bound_function_covers_every_folder_whose_code_is_in_it() -> None:
    game = games()[0]
    for module in (search, many, series):
        bound = [fn for fn in vars(game.bind(module)).values() if game.package in getattr(fn, "__qualname__", "")]
        assert bound
        for fn in bound:
            assert fn.folders >= {jit.CORE, game.folder, Path(fn.__code__.co_filename).parent}


@pytest.mark.slow
@COMPILED
def test_a_change_in_a_called_function_is_never_served_from_the_cache(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source)
    folder = next(iter(sorted((source / "pioche" / "games").glob("*/rules.py")))).parent
    assert python(DEAL, source, PIOCHE_CACHE=str(tmp_path)).stdout
    for file in folder.glob("*.py"):
        file.write_text(file.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert "compiling" in python(DEAL, source, PIOCHE_CACHE=str(tmp_path)).stderr


@COMPILED
def test_a_changed_number_of_another_package_is_never_served_from_the_cache(tmp_path: Path) -> None:
    table = "from house.deck import CARDS\nfrom pioche.core.jit import jit\n@jit\ndef cards():\n    return CARDS\n"
    for name, text in {"deck": "from mill.paper import SHEETS\nCARDS = 2 * SHEETS\n", "__init__": ""}.items():
        write(tmp_path / "house" / f"{name}.py", text)
    write(tmp_path / "evening" / "table.py", table)
    for sheets in (10, 26):
        write(tmp_path / "mill" / "paper.py", f"SHEETS = {sheets}\n")
        program = "from evening.table import cards; print(cards())"
        run = python(program, PIOCHE_CACHE=str(tmp_path), PYTHONPATH=f"{ROOT}/src:{tmp_path}")
        assert run.stdout == f"{2 * sheets}\n"


def write(file: Path, text: str) -> None:
    """A file, and the folder it stands in."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")


@pytest.mark.slow
@COMPILED
def test_a_cache_folder_that_cannot_be_written_only_means_no_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", "utf-8")
    assert python(DEAL, PIOCHE_CACHE=str(blocked)).stdout == python(DEAL).stdout


@pytest.mark.slow
@COMPILED
def test_playing_allocates_nothing_however_long_it_goes_on() -> None:
    program = """
import numpy as np
from numba.core.runtime import rtsys
from pioche.testing.walks import SETTINGS
for setting in SETTINGS:
    states, out = setting.states(), np.zeros(setting.game.most_actions, np.int64)
    play = setting.game.kernel.playouts
    play(states, 0, 1, 1, out)
    allocated = []
    for games in (1, 500):
        before = rtsys.get_allocation_stats().alloc
        play(states, 0, 2, games, out)
        allocated.append(rtsys.get_allocation_stats().alloc - before)
    assert allocated[0] == allocated[1], setting
"""
    python(program, NUMBA_NRT_STATS="1", PYTHONPATH=f"{ROOT}/src:{ROOT}")


class Slow(dict[str, Any]):
    """A game's functions that take their time to be found."""

    def __contains__(self, name: object) -> bool:
        time.sleep(0.001)
        return super().__contains__(name)


def test_no_thread_sees_a_module_half_bound() -> None:
    game = games()[0]
    given = Slow({**vars(game.rules), "choose": importlib.import_module(f"{game.package}.policy").choose})
    binding = Binding(game.package, given, stubs.__name__)
    with ThreadPoolExecutor(8) as pool:
        spaces = list(pool.map(lambda _: dict(binding.functions(play.__name__)), range(8)))
    unbound = [name for space in spaces for name, fn in space.items() if "generic" in getattr(fn, "__dict__", ())]
    assert unbound == []
