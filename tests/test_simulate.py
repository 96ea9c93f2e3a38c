"""Series of games: the same on any number of threads, and the same as slow play through the front door."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest
from msgspec import json as messages

from pioche.core import jit
from pioche.core.game import Setting, games
from pioche.core.jit import below, scramble, seeded
from pioche.core.refused import Misdeal
from pioche.core.round import Round, deal_round
from pioche.lab import series
from pioche.lab import simulate as lab
from pioche.lab.simulate import Result, Tally, kinds, share_of, simulate, spread_of, tally
from pioche.testing.walks import FEW
from tests.test_cli import ROOT, pioche
from tests.test_jit import python

GAME = games()[0]
PLAIN = GAME.setting(GAME.seats[0], {})
MIXED = ("quick", "random", "eager", "quick", "random", "eager")
COMPILED = pytest.mark.skipif(jit.OFF, reason="thousands of rounds need the compiler")


def same(one: Tally, other: Tally) -> bool:
    return all(np.array_equal(*pair) for pair in zip(astuple(one), astuple(other), strict=True))


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(lab, "CHUNK", 3)
    return 3


# The same series, however it is played


@pytest.mark.usefixtures("small_chunks")
def test_the_same_seed_gives_the_same_bytes_on_any_number_of_threads(setting: Setting) -> None:
    policies = MIXED[: setting.seats]
    results = [messages.encode(simulate(setting, 5 * FEW, 7, policies, threads=threads)) for threads in (1, 2, 3)]
    assert len(set(results)) == 1
    assert results[0] != messages.encode(simulate(setting, 5 * FEW, 8, policies))


def test_a_series_cut_anywhere_adds_up_to_slow_play_through_rounds(setting: Setting) -> None:
    for policies in (MIXED[: setting.seats], ("quick",) * setting.seats):
        slow = slowly(setting, 11, policies, 2 * FEW)
        for cut in (1, FEW):
            parts = tally(setting, 11, policies, 0, cut) + tally(setting, 11, policies, cut, 2 * FEW - cut)
            assert same(parts, slow)


def slowly(setting: Setting, seed: int, policies: tuple[str, ...], games: int) -> Tally:
    """The books of ``series``, kept by hand."""
    books = tally(setting, seed, policies, 0, 0)
    for index in range(games):
        round = deal_round(setting, seed, index, None)
        first, turns = round.turn, sum(played(round, seed, index, policies))
        verbs = [step.text.split()[0] for step in round.steps if not (step.table or step.unasked)]
        books.won[first, sum(1 << seat for seat in round.winners)] += 1
        books.points[:, first] += [round.scores, [points**2 for points in round.scores]]
        for what, count in enumerate((turns, len(verbs), verbs.count("draw"), verbs.count("pass"))):
            books.lengths[what, count] += 1
    return books


def played(round: Round, seed: int, index: int, policies: tuple[str, ...]) -> Iterator[bool]:
    """Play a round to its end; after each action, whether a turn ended with it."""
    dice = round.setting.states()
    dice["rng"] = scramble(np.uint64(seeded(seed, index)))
    while not round.over:
        turn, seat = round.turn, round.game.kernel.pick(dice[0], sum(1 << each for each in round.to_act))
        round.play(seat, chosen(round, seat, policies[seat], dice))
        yield round.over or round.turn != turn


def chosen(round: Round, seat: int, policy: str, dice: np.typing.NDArray[np.void]) -> str:
    if policy == "quick":
        out = np.zeros(round.game.most_actions, np.int64)
        return round.game.face.ACTIONS[int(round.game.kernel.choose_at(round.states, 0, seat, out))]
    offered = round.legal(seat)
    return offered[below(dice[0], len(offered)) if policy == "random" else 0]


def test_every_action_counts_as_what_its_verb_says() -> None:
    meant = {"draw": series.DRAWS, "pass": series.PASSES}
    for game in games():
        verbs = [game.face.action(code).verb for code in range(len(game.face.ACTIONS))]
        assert kinds(game).tolist() == [meant.get(verb, series.OTHER) for verb in verbs]


@COMPILED
def test_a_longer_series_needs_no_more_memory() -> None:
    program = """
from numba.core.runtime import rtsys
from tests.test_simulate import PLAIN, tally
tally(PLAIN, 1, ("random",) * PLAIN.seats, 0, 1)
allocated = []
for games in (1, 500):
    before = rtsys.get_allocation_stats().alloc
    tally(PLAIN, 1, ("random",) * PLAIN.seats, 0, games)
    allocated.append(rtsys.get_allocation_stats().alloc - before)
assert allocated[0] == allocated[1], allocated
"""
    python(program, NUMBA_NRT_STATS="1", PYTHONPATH=f"{ROOT}/src:{ROOT}")


def test_an_interruption_leaves_the_first_games_of_the_series(small_chunks: int) -> None:
    def stop_after_two_chunks(done: int) -> None:
        if done == 2 * small_chunks:
            raise KeyboardInterrupt

    cut = simulate(PLAIN, 50, 3, progress=stop_after_two_chunks, threads=2)
    whole = simulate(PLAIN, 2 * small_chunks, 3)
    assert (cut.games, cut.asked) == (2 * small_chunks, 50)
    assert cut.by_seat == whole.by_seat
    assert cut.histogram == whole.histogram


def test_an_interruption_before_the_first_game_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> Iterator[Tally]:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "_in_order", stopped)
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAIN, 50, 3)


# What the result says


def test_shares_points_and_lengths_add_up(setting: Setting) -> None:
    result = simulate(setting, 5 * FEW, 5, ("random",))
    for lines in (result.by_seat, result.by_order):
        assert sum(line.won.share for line in lines) == pytest.approx(1)
        assert all(0 <= line.won.low <= line.won.share <= line.won.high <= 1 for line in lines)
    seats, order = (sum(line.points for line in lines) for lines in (result.by_seat, result.by_order))
    assert seats == pytest.approx(order)
    assert sum(result.histogram) == result.games
    assert len(result.histogram) == result.turns.most - result.turns.least + 1
    assert result.turns.mean <= result.actions.mean
    assert result.actions.mean >= result.draws.mean + result.passes.mean


def test_order_counts_from_the_first_turn_and_ties_share_the_win(setting: Setting) -> None:
    policies = ("quick",) * setting.seats
    books = tally(setting, 1, policies, 0, 1)
    books.won[:] = 0
    for first in range(setting.seats):
        second = (first + setting.game.direction) % setting.seats
        books.won[first, 1 << second] = 1
        books.won[first, 1 << first | 1 << second] = 1
    result = lab.summed(setting, 1, 1, policies, books)
    assert [line.won.share for line in result.by_order][:2] == [0.25, 0.75]
    assert {line.won.share for line in result.by_seat} == {1 / setting.seats}
    assert result.shared == 0.5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # worked out from Wilson's formula with z = 1.96
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (250, 1000, 0.2241, 0.2778)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    found = share_of(wins, games)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)
    assert found.against(low - 0.01) == 1
    assert found.against(high + 0.01) == -1
    assert found.against(found.share) == 0


@pytest.mark.slow
@COMPILED
def test_equal_policies_win_evenly_by_seat_since_the_first_turn_is_by_lot() -> None:
    for game in games():
        result = simulate(game.setting(game.seats[-1], {}), 20_000, 2, ("random",))
        # One interval in twenty misses by design; four times as wide, none does.
        for line in result.by_seat:
            assert abs(line.won.share - 1 / result.seats) < 2 * (line.won.high - line.won.low)


def test_percentiles_are_numbers_that_occurred() -> None:
    counts = np.zeros(200, np.int64)
    counts[1:101] = 1
    found = spread_of(counts)
    assert (found.least, found.low, found.median, found.high, found.most) == (1, 5, 50, 95, 100)
    assert [found.mean, found.spread] == pytest.approx([50.5, np.arange(1, 101).std()])


@pytest.mark.parametrize(
    ("games", "seed", "policies", "threads"),
    [(0, 1, ("quick",), 1), (1, -1, ("quick",), 1), (1, 1, ("clever",), 1), (1, 1, (), 1), (1, 1, ("quick",), 0)],
)
def test_a_series_that_cannot_be_played_is_misdealt(
    games: int, seed: int, policies: tuple[str, ...], threads: int
) -> None:
    with pytest.raises(Misdeal):
        simulate(PLAIN, games, seed, policies, threads=threads)


# The command


def command(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return pioche("simulate", GAME.id, "--games", str(20 * FEW), "--seats", str(PLAIN.seats), *words)


def test_the_tables_fit_into_80_columns_and_repeat_with_the_seed_shown() -> None:
    drawn = command()
    assert drawn.returncode == 0, drawn.stderr
    assert max(map(len, drawn.stdout.splitlines())) <= 80
    seed = re.search(r"seed (\d+)", drawn.stdout)
    assert seed
    assert command("--seed", seed[1]).stdout == drawn.stdout


@pytest.mark.slow
def test_json_is_the_result_itself_on_any_number_of_threads() -> None:
    runs = [command("--seed", "4", "--json", "--threads", threads) for threads in ("1", "3")]
    assert runs[0].stdout == runs[1].stdout
    assert messages.decode(runs[0].stdout, type=Result) == simulate(PLAIN, 20 * FEW, 4)


def test_csv_has_a_line_per_seat() -> None:
    policies = MIXED[: PLAIN.seats]
    lines = list(csv.DictReader(io.StringIO(command("--seed", "4", "--csv", "--policy", ",".join(policies)).stdout)))
    assert [line["policy"] for line in lines] == list(policies)
    assert sum(float(line["won"]) for line in lines) == pytest.approx(1)
    assert all(float(line["low"]) <= float(line["won"]) <= float(line["high"]) for line in lines)
    assert {line["seed"] for line in lines} == {"4"}


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_a_picture_is_written(tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib", reason="pictures need the extra lab")
    file = tmp_path / f"series.{suffix}"
    run = command("--seed", "4", "--plot", file)
    assert run.returncode == 0, run.stderr
    assert file.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml", b"%PDF-")


def test_without_matplotlib_a_picture_asks_for_the_extra() -> None:
    program = "import sys; sys.modules['matplotlib'] = None; from pioche.cli import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", program, "simulate", GAME.id, "--plot", "series.png"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "pioche: --plot needs matplotlib: pip install 'pioche[lab]'\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bridge",), "there is no game 'bridge'"),
        ((GAME.id, "--seats", "9"), "seats, not 9"),
        ((GAME.id, "--option", "fast"), "an option is written name=value"),
        ((GAME.id, "-o", "stakes=high"), "has no option 'stakes'"),
        ((GAME.id, "--policy", "clever"), "there is no policy 'clever'"),
        ((GAME.id, "--policy", "quick,random", "--seats", str(GAME.seats[-1])), "not 2"),
        ((GAME.id, "--games", "-1"), "a series has 1 to"),
        ((GAME.id, "--games", "9" * 30), "a series has 1 to"),
        ((GAME.id, "--seed", "-1"), "a seed is a whole number"),
        ((GAME.id, "--threads", "0"), "work is shared by 1 to"),
        ((GAME.id, "--json", "--csv"), "exclude each other"),
        ((GAME.id, "--plot", "nowhere/series.png"), "cannot be written"),
        ((GAME.id, "--plot", "series.gif"), "ending in .png, .svg, .pdf"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    run = pioche("simulate", *words)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert len(run.stderr.splitlines()) == 1


@COMPILED
def test_ctrl_c_prints_the_result_of_the_games_so_far() -> None:
    # A process started in the background inherits deaf ears for this signal.
    program = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from pioche.cli import main; main()"
    )
    words = ("simulate", GAME.id, "--seats", str(PLAIN.seats), "--games", "900000000", "--seed", "6", "--json")
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=terminal, text=True
    ) as run:
        os.close(terminal)
        shown = watched(screen, r"[1-9][\d,]* of 900,000,000")
        run.send_signal(signal.SIGINT)
        printed, shown = run.communicate(timeout=60)[0], shown + watched(screen, NEVER)
    os.close(screen)
    result = json.loads(printed)
    assert (run.returncode, result["asked"]) == (130, 900_000_000)
    assert 0 < result["games"] < result["asked"]
    assert f"interrupted after {result['games']:,} of 900,000,000 games" in shown
    assert "Traceback" not in shown
    assert json.loads(messages.encode(simulate(PLAIN, result["games"], 6)))["by_seat"] == result["by_seat"]


NEVER = r"(?!)"  # no text matches


def watched(screen: int, until: str) -> str:
    """What a terminal shows until a pattern appears or everybody has left it."""
    shown = ""
    while not re.search(until, shown):
        try:
            shown += os.read(screen, 4096).decode(errors="replace")
        except OSError:  # the last writer has gone
            break
    return shown
