"""Ladders: shares become ratings, work is kept, levels can be given by a game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json as messages

from pioche import Misdeal
from pioche.bots import levels
from pioche.bots.levels import apart, level_of, same_as
from pioche.bots.think import Clock
from pioche.core import jit
from pioche.core.game import Game, games
from pioche.lab import ladder as lab
from pioche.lab.elo import Record, ratings
from pioche.lab.ladder import Book, Course, Ladder, climb, matches, share_of_deals
from pioche.lab.simulate import simulate, tally
from tests.test_cli import pioche

GAME = games()[0]
PLAIN = GAME.setting(GAME.seats[0], {})
FULL = GAME.setting(GAME.seats[-1], {})
DEALS = 3 if jit.OFF else 12
COMPILED = pytest.mark.skipif(jit.OFF, reason="the command is the same without the compiler, only slower")


def without_times(ladder: Ladder) -> bytes:
    standings = tuple(lab.Standing(each.level, each.rating, each.same_as, 0.0) for each in ladder.standings)
    return messages.encode([standings, ladder.pairs])


def test_three_wins_of_four_are_191_points() -> None:
    found = ratings([Record(1, 0, (1.0, 0.5, 1.0, 0.5) * 1000)], 2, 2, anchor=0)
    assert (found[0].elo, found[0].low, found[0].high) == (0, 0, 0)
    assert found[1].elo == pytest.approx(191, abs=1)
    assert found[1].low < 191 < found[1].high


def test_an_even_share_among_many_is_no_difference() -> None:
    even = [Record(one, 1 - one, (0.0, 0.5) * 500) for one in (0, 1)]
    assert ratings(even, 2, 4, anchor=0)[1].elo == pytest.approx(0, abs=1)


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    assert -4000 < ratings([Record(1, 0, (0.0,) * 50)], 2, 2, anchor=0)[1].elo < -300


def test_a_share_has_an_interval_that_never_closes() -> None:
    found = share_of_deals([1.0] * 10)
    assert found.low < found.share == found.high == 1


def test_the_ladder_is_the_same_on_any_number_of_threads_and_from_any_interruption() -> None:
    names = ("novice", "family")
    whole = climb(PLAIN, names, Course(DEALS, seed=3), Book(), threads=2)
    book = Book()
    climb(PLAIN, names, Course(2, seed=3), book, threads=1)
    played: list[int] = []
    again = climb(PLAIN, names, Course(DEALS, seed=3), book, played.append, threads=1)
    assert without_times(again) == without_times(whole)
    assert played == [2, *[1] * (DEALS - 2)]
    assert [each.level for each in whole.standings] == list(names)


def test_once_time_is_up_what_has_been_played_is_summed_up() -> None:
    names, book, late = ("novice", "family", "skilled"), Book(), Clock(0.0)
    climb(PLAIN, names[:2], Course(2), book, threads=1)
    found = climb(PLAIN, names, Course(DEALS), book, threads=1, clock=late)
    assert [(each.one, each.others, each.deals) for each in found.pairs] == [("family", "novice", 2)]
    assert [each.level for each in found.standings] == ["novice", "family"]
    assert climb(PLAIN, names, Course(DEALS), Book(), threads=1, clock=late).standings == ()


def test_with_many_seats_each_of_a_pair_is_once_alone_among_the_others() -> None:
    alone = [(match.one.name, match.others.name) for match in matches(FULL, ("novice", "family"), Course(1))]
    assert alone == [("family", "novice"), ("novice", "family")]
    found = climb(FULL, ("novice", "family"), Course(2), Book(), threads=1)
    assert len(found.pairs) == 2


def test_neighbours_can_be_given_more_deals_or_be_the_only_ones_to_meet() -> None:
    names = ("novice", "family", "skilled")
    game = replace(GAME, id="other", levels={})
    met = matches(game.setting(2, {}), names, Course(5, 40))
    assert [(each.one.name, each.others.name, each.deals) for each in met] == [
        ("family", "novice", 40),
        ("skilled", "novice", 5),
        ("skilled", "family", 40),
    ]
    assert [each.deals for each in matches(game.setting(2, {}), names, Course(0, 7))] == [7, 7]
    with pytest.raises(Misdeal):
        Course(5, -1).checked()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_beliefs_are_compared_only_where_play_reveals_something(game: Game) -> None:
    met = matches(game.setting(2, {}), [each.name for each in levels.METHODS], Course(1))
    believes = any("beliefs" in (each.one.name, each.others.name) for each in met)
    assert believes == hasattr(game.rules, "believe")


def test_changed_numbers_of_a_level_are_not_taken_from_an_old_book() -> None:
    one, other = matches(PLAIN, ("novice", "family"), Course(1))[0], level_of(PLAIN, "family")
    assert one.key != lab.Match(PLAIN, replace(other, slips=1), one.others, 1, 1).key


def test_a_level_can_play_otherwise_with_more_than_two_seats() -> None:
    game = replace(
        GAME, id="other", levels={"expert": {"tries": 7, "crowd": {"tries": 70, "depth": 1}}, "master": "expert"}
    )
    pair, crowd = (level_of(game.setting(seats, {}), "master") for seats in (2, 3))
    assert (pair.tries, pair.depth) == (7, levels.Level("any").depth)
    assert (crowd.tries, crowd.depth) == (70, 1)


def test_a_ladder_that_cannot_be_climbed_is_misdealt() -> None:
    for names, deals in (
        (("family",), 1),
        (("family", "family"), 1),
        (("family", "genius"), 1),
        (("family", "novice"), 0),
    ):
        with pytest.raises(Misdeal):
            climb(PLAIN, names, Course(deals), Book())


def test_a_game_can_have_numbers_of_its_own_and_merge_levels() -> None:
    game = replace(GAME, id="other", levels={"skilled": {"tries": 7}, "master": "expert"})
    pair = game.setting(2, {})
    assert level_of(pair, "skilled").tries == 7
    assert replace(level_of(pair, "master"), name="expert") == level_of(pair, "expert")
    assert (same_as(game, "master"), same_as(game, "expert")) == ("expert", None)
    assert apart(game) == levels.NAMES[:-1]
    names = {match.one.name for match in matches(game.setting(game.seats[0], {}), levels.NAMES, Course(1))}
    assert "master" not in names


def test_bots_can_play_a_series() -> None:
    names = ("family",) * PLAIN.seats
    bots, quick = simulate(PLAIN, DEALS, 4, ("family",)), simulate(PLAIN, DEALS, 4, ("quick",))
    assert bots.turns == quick.turns
    assert bots.by_seat == quick.by_seat
    assert (tally(PLAIN, 4, names, 0, 1) + tally(PLAIN, 4, names, 1, 2)).games == 3
    with pytest.raises(Misdeal, match="there is no policy 'random' here"):
        simulate(PLAIN, 1, 1, ("family", "random"))


@pytest.mark.slow
@COMPILED
def test_the_command_shows_a_ladder_and_keeps_its_deals(tmp_path: Path) -> None:
    book, picture = tmp_path / "book.json", tmp_path / "ladder.png"
    words = ("ladder", GAME.id, "--levels", "novice,family", "--deals", "4", "--threads", "1", "--resume", book)
    shown = pioche(*words)
    assert shown.returncode == 0, shown.stderr
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert len(json.loads(book.read_text("utf-8"))["played"]) == 1
    facts = json.loads(pioche(*words, "--json").stdout)
    assert facts["standings"][1]["rating"]["elo"] == 0
    pytest.importorskip("matplotlib", reason="pictures need the extra lab")
    assert pioche(*words, "--plot", picture).returncode == 0
    assert picture.stat().st_size > 1000


@pytest.mark.slow
@COMPILED
def test_the_page_holds_a_ladder_for_two_and_for_more_and_the_ways_to_search(tmp_path: Path) -> None:
    page, book = tmp_path / "page.md", tmp_path / "book.json"
    short = ("--deals", "1", "--neighbours", "2", "--ways", "1", "--crowd", "3", "--crowd-deals", "1")
    words = ("ladder", "elevens-junior", "--page", page, *short, "--threads", "1", "--resume", book)
    run = pioche(*words)
    assert run.returncode == 0, run.stderr
    text = page.read_text("utf-8")
    assert f"--page {page} --seats 2 --deals 1 --neighbours 2 --seed 1 --ways 1 --crowd 3 --crowd-deals 1`" in text
    assert "`skilled` plays like `family`" in text
    assert [line.split("`")[1].split("--")[1] for line in text.splitlines() if "seats: even" in line] == [
        "seats 2 ",
        "seats 3 ",
        "seats 2 ",
    ]
    assert "| family | novice | 2 |" in text
    assert "| beliefs | flat | 1 |" in text
    assert pioche(*words, "--minutes", "0").returncode == 0
    assert tables(page.read_text("utf-8")) == tables(text)


def tables(text: str) -> list[str]:
    """The lines about pairs; those about levels hold times."""
    return [line for line in text.splitlines() if line.count("|") == 7]


@pytest.mark.slow
@COMPILED
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "which game?"),
        (("bridge",), "there is no game 'bridge'"),
        ((GAME.id, "--levels", "family,genius"), "there is no level 'genius'"),
        ((GAME.id, "--deals", "0"), "a ladder has 1 to"),
        ((GAME.id, "--minutes", "0"), "nothing has been played"),
        ((GAME.id, "--seats", "9"), "seats, not 9"),
        ((GAME.id, "--plot", "ladder.gif"), "ending in .png"),
        ((GAME.id, "--resume", "README.md"), "is no book of a ladder"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    run = pioche("ladder", *words)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert len(run.stderr.splitlines()) == 1
