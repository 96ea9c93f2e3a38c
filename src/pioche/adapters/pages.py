"""The page of a game's spaces: every action with its code, every number of an observation."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import groupby

from pioche.core.game import Game

Part = tuple[str, int]


def parts(game: Game) -> tuple[Part, ...]:
    """What the numbers of an observation say, and how many they are; a game may leave that unsaid."""
    if find_spec(f"{game.package}.observation") is None:
        return (("what the game's ``observe`` writes", game.observed),)
    found: tuple[Part, ...] = import_module(f"{game.package}.observation").PARTS
    return found


def spaces_page(game: Game) -> str:
    """Both tables, and what else a learner asks."""
    texts = game.face.ACTIONS
    facts = [
        f"- seats: {game.seats[0]} to {game.seats[-1]}; options: {_options(game)}",
        f"- actions: {len(texts)}, at most {game.most_actions} legal at once, at most {game.longest:,} in a round",
        f"- an observation: {game.observed} bytes",
        "- reward: 1 for a win at the end of a round, shared equally by several winners, 0 otherwise",
        f"- for Gymnasium and PettingZoo `pioche/{game.id}-v{game.version}`",
        f"- for OpenSpiel `pioche_{game.id.replace('-', '_')}`",
    ]
    head = [
        f"# {game.name()} (`{game.id}`) for learning agents",
        "",
        "Made by `make pages` from what the game declares.",
        "",
    ]
    return "\n".join([*head, *facts, "", *_observation(game), "", *_actions(texts), ""])


def _options(game: Game) -> str:
    told = (f"`{each.name}`" for each in game.options if not each.live)
    return ", ".join(told) or "none"


def _observation(game: Game) -> list[str]:
    lines, at = ["## Observation", "", "| from | to | what |", "| ---: | ---: | --- |"], 0
    for what, size in parts(game):
        lines.append(f"| {at} | {at + size - 1} | {what} |")
        at += size
    return lines


def _actions(texts: tuple[str, ...]) -> list[str]:
    """Codes that follow each other and have the same verb share a line."""
    lines = ["## Actions", "", "| code | action |", "| ---: | --- |"]
    for _, group in groupby(enumerate(texts), lambda each: each[1].partition(" ")[0].partition(">")[0]):
        codes, said = zip(*group, strict=True)
        lines.append(f"| {_range(codes)} | {_listed(said)} |")
    return lines


def _range(codes: tuple[int, ...]) -> str:
    return str(codes[0]) if len(codes) == 1 else f"{codes[0]} to {codes[-1]}"


def _listed(texts: tuple[str, ...]) -> str:
    """Every text of a line: the whole of the first, then only what changes."""
    verb = texts[0].partition(" ")[0]
    rest = [text.removeprefix(f"{verb} ") for text in texts[1:]]
    return " ".join([f"`{texts[0]}`", *(f"`{each}`" for each in rest)])
