"""``pioche soak``: very many random games, to see whether anything ever breaks."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.progress import track

from pioche.cli.options import Lang, game_of, language
from pioche.cli.say import console, fail, out, tell, told
from pioche.core.game import Game
from pioche.core.game import games as all_games

Chosen = Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all of them without it.")]
Games = Annotated[int, typer.Option("--games", help="How many random games of each.")]
Seed = Annotated[int | None, typer.Option(help="Play these games again.")]


def soak(game: Chosen = None, count: Games = 10_000, seed: Seed = None, lang: Lang = None) -> None:
    """Play random games over all options and seat counts and watch every rule of the house: a broken one is printed."""
    language(lang)
    if count < 1:
        fail(told("games-at-least", games=str(count)))
    chosen = all_games() if game is None else (game_of(game),)
    drawn = secrets.randbelow(2**31) if seed is None else seed
    if drawn < 0:
        fail(told("negative-seed", seed=str(drawn)))
    broken = sum(_soak(each, count, drawn) for each in chosen)
    raise typer.Exit(1 if broken else 0)


def _soak(game: Game, count: int, seed: int) -> int:
    """Play one game's share and report; how many were broken."""
    from pioche.lab.soak import CHUNK, soak

    shares = []
    total = -(-count // CHUNK)
    for share in track(soak(game, count, seed), game.id, total, console=console(stderr=True), transient=True):
        shares.append(share)
        for each in share.broken:
            out(tell("broken", setting=each.setting, seed=str(each.seed), index=str(each.index), what=each.what))
    broken, actions = sum(len(share.broken) for share in shares), sum(share.actions for share in shares)
    out(
        tell(
            "soaked",
            game=game.id,
            games=f"{count:,}",
            settings=str(sum(1 for _ in game.settings())),
            actions=f"{actions:,}",
            seed=str(seed),
            broken=str(broken),
        )
    )
    return broken
