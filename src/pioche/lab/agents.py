"""Somebody's own agent against bots of our levels: a function that gets a view and names an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pioche.bots.levels import Level, level_of
from pioche.bots.player import decide
from pioche.bots.worlds import imagine
from pioche.core.game import Setting
from pioche.core.jit import seeded
from pioche.core.refused import Misdeal, Refused
from pioche.core.round import Round, deal_round
from pioche.core.score import gain_of
from pioche.core.view import View
from pioche.lab.ladder import Pair, share_of_deals

Agent = Callable[[View], str]


def meet(setting: Setting, agent: Agent, name: str, levels: list[str], deals: int, seed: int) -> Iterator[Pair]:
    """An agent alone among bots of each level, over the same deals, in every seat once."""
    for each in levels:
        level = level_of(setting, each)
        shares = [deal_won(setting, agent, level, seed, index) for index in range(deals)]
        yield Pair(name, each, deals, share_of_deals(shares))


def deal_won(setting: Setting, agent: Agent, level: Level, seed: int, index: int) -> float:
    """The share of a deal that the agent wins, sitting in each seat once."""
    won = 0.0
    for seat in range(setting.seats):
        round = play(deal_round(setting, seed, index, None), agent, seat, level, seed ^ index)
        won += gain_of(setting, round.states)[seat]
    return won / setting.seats


def play(round: Round, agent: Agent, mine: int, level: Level, seed: int) -> Round:
    """Play a round to its end, the agent in one seat; in a race a lot says who is asked first."""
    number, texts = 0, round.game.face.ACTIONS
    while not round.over:
        number += 1
        lot = int(seeded(seed, number)) >> 1
        seat = round.to_act[lot % len(round.to_act)]
        if seat == mine:
            _act(round, agent, seat)
        else:
            round.play(seat, texts[decide(imagine(round, seat, lot), level, lot)])
    return round


def _act(round: Round, agent: Agent, seat: int) -> None:
    try:
        round.play(seat, agent(round.view(seat)))
    except Refused as refusal:
        raise Misdeal(f"an action of the agent was refused: {refusal}") from None
