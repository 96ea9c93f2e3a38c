"""Pictures of the terminal table for the pages: always the same match, so that they change only with the program."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from pioche.core.game import Game
from pioche.core.match import Match

# Nothing is fetched from anywhere: the reader's own monospaced font will do.
FRAME = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FRAME = re.sub(r"<!-- .*? -->", "", FRAME).replace("Fira Code, monospace", "monospace")
NAMES = ("", "Léa", "Noé")
WIDTH, TURNS = 80, 6


def terminal_picture(game: Game, lang: str = "en") -> str:
    """A turn at the terminal table of a game, as SVG."""
    from pioche.cli.table import TerminalTable

    match = Match(game.id, 3, seed=3)
    match.names = NAMES
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    table = TerminalTable(match, console, lang, Path("unused"))
    _play_to_own_turn(match, table.me)
    table.show_turn()
    return console.export_svg(title=f"pioche play {game.id}", code_format=FRAME, unique_id=f"pioche-{game.id}")


def _play_to_own_turn(match: Match, me: int) -> None:
    """Some turns by the quick policy, up to the person's turn."""
    round, mine = match.round, 0
    while not round.over and (mine < TURNS or not (round.turn == me and round.at_turn_start)):
        seat = round.to_act[0]
        mine += seat == me
        round.play(seat, round.quick_choice(seat))
