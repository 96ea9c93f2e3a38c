"""``pioche join``: a whole match of every game over the network, in a real terminal; bots and agents from outside."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from pioche import remote
from pioche.cli.drawing import Brush
from pioche.cli.offers import offers
from pioche.core.game import games
from pioche.remote import Refused
from pioche.table import Settings
from pioche.table.settings import Sitter
from tests.server.kit import Server
from tests.terminal import PROGRAM, Terminal, offered

GAMES = [game.id for game in games()]
PLAN: tuple[Sitter, ...] = ("person", "family", "novice")
PLAIN = {"NO_COLOR": "1"}
AGENT = """
def first(view):
    return view.actions[0].text

def wrong(view):
    return "dance"
"""


def own_link(server: Server, game: str, rounds: int = 1) -> str:
    quick = {option.name: "3" for option in next(g for g in games() if g.id == game).options if option.live}
    settings = Settings(game, len(PLAN), PLAN, quick, rounds=rounds, pace="instant")
    with remote.create(server.base, settings, "Ada") as seat:
        return seat.own_link


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_in_the_terminal(server: Server, game: str) -> None:
    link = own_link(server, game, rounds=2 if game == GAMES[1] else 1)
    terminal, dice = Terminal("join", link, "--lang", "en", env=PLAIN), random.Random(game)
    screen = terminal.read()
    assert "You have seat 1" in screen
    for _ in range(2000):
        count = offered(screen)
        screen = terminal.type(str(dice.randint(1, count)) if count else "")
        if "the match" in screen:
            break
    assert "Scores" in screen
    assert f"pioche join {link}" in terminal.type("q").replace("\n", "")
    assert terminal.end() == 0


def test_what_cannot_be_done_is_said_and_the_keys_answer(server: Server) -> None:
    terminal = Terminal("join", own_link(server, "elevens"), "--lang", "en", env=PLAIN)
    terminal.read()
    terminal.type("")
    # News come when they come: what is said to one answer may stand after the next.
    answers = {"dance": "There is no action", "! bravo": "well played", "?": "hang up", "r ELV-7": "ELV-7  "}
    for typed, said in {**answers, "t": "Your hand", "s": "Scores"}.items():
        terminal.type(typed)
        terminal.until(said)
    terminal.type("l")
    while terminal.text.endswith("> "):
        terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.slow
def test_a_hint_is_shown_where_the_table_allows_it(server: Server) -> None:
    terminal = Terminal("join", own_link(server, "elevens"), "--lang", "en", env=PLAIN)
    terminal.read()
    terminal.type("h")
    terminal.until("It is not your turn.")
    terminal.type("")
    terminal.until("Your hand")
    terminal.type("h")
    terminal.until("in chances to win the round")
    terminal.until("(best)")
    terminal.kill()


@pytest.mark.slow
def test_no_hint_is_shown_where_none_were_agreed(server: Server) -> None:
    settings = Settings("elevens", len(PLAN), PLAN, rounds=1, pace="instant", hints=False)
    with remote.create(server.base, settings, "Ada") as seat:
        link = seat.own_link
        with pytest.raises(Refused) as error:
            seat.hint()
        assert error.value.code == "forbidden"
    terminal = Terminal("join", link, "--lang", "en", env=PLAIN)
    terminal.read()
    terminal.type("h")
    terminal.until("No hints at this table")
    terminal.kill()


@pytest.mark.parametrize("plain", [False, True])
def test_very_many_actions_of_a_kind_are_listed_in_short_for_the_eye(plain: bool) -> None:
    game = next(each for each in games() if each.id == "ko")
    actions = [game.face.action(code) for code in range(60)]
    console = Console(width=80, record=True, file=io.StringIO())
    brush = Brush(game, "en", ["", ""], 0, plain=plain)
    for line in offers(brush, actions):
        console.print(line)
    lines = console.export_text().strip().splitlines()
    assert (len(lines) == len(actions)) is plain
    assert all(any(f"{n} " in line for line in lines) for n in range(1, len(actions) + 1))


def program(*words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, "join", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=folder, env={**os.environ, **PLAIN})


def test_a_table_is_set_up_and_played_by_a_bot_from_outside(server: Server) -> None:
    done = program(server.base, "--new", GAMES[1], "--seats", "2", "--rounds", "1", "--bot", "skilled", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout


@pytest.mark.slow
def test_ones_own_agent_takes_a_seat(server: Server, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(AGENT)
    words = (server.base, "--new", GAMES[1], "--seats", "2", "--rounds", "1", "--lang", "en", "--agent")
    done = program(*words, "mine:first", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout
    wrong = program(*words, "mine:wrong", folder=tmp_path)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ("nonsense/x/y", "--name", "Ada"),
        ("http://127.0.0.1:9/t/x", "--agent", "no_such_module:f"),
        ("http://127.0.0.1:9/t/x", "--bot", "genius"),
    ],
)
def test_what_is_wrong_with_the_words_is_said_in_one_line(words: tuple[str, ...]) -> None:
    done = program(*words)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
