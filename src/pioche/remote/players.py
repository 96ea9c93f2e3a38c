"""Who can sit in a seat instead of a person: a bot of a level, or anybody's own agent."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable

from pioche.bots.player import Player
from pioche.core.view import View
from pioche.remote.refused import Refused
from pioche.remote.seat import Seat
from pioche.table import TableView, imagine
from pioche.table.clocks import IN_TIME, REACTIONS

# Gets the view of a seat that may act, answers with the text of one of its actions.
Agent = Callable[[View], str]
PASSING = ("stale", "not-your-turn", "over")  # the table went on while one was thinking


def play(seat: Seat, agent: Agent, *, hurry: bool = False) -> TableView:
    """Let an agent play until the match is over; ``hurry``: deal the next round at once."""
    while seat.view.stage != "over":
        if seat.may_act and seat.view.view:
            _act(seat, agent(seat.view.view))
        elif hurry and seat.view.stage == "between":
            seat.next()
        else:
            seat.hear()
    return seat.view


def _act(seat: Seat, text: str) -> None:
    """An action that came too late is no fault; one that the rules forbid is."""
    try:
        seat.play(text)
    except Refused as refusal:
        if refusal.code not in PASSING:
            raise
        if refusal.view is None:
            seat.hear()


def bot_agent(seat: Seat, level: str, seed: int = 0) -> Agent:
    """A bot of a level; in a race it takes the time a human needs."""
    bot = Player(level, seed)

    def choose(view: View) -> str:
        _take_time(seat.view, bot.level)
        return view.actions[0].text if len(view.actions) == 1 else bot.choose(view, imagine(seat.world()))

    return choose


def _take_time(shown: TableView, level: str) -> None:
    if shown.clock and shown.clock.waiting == "window":
        time.sleep(min(random.uniform(*REACTIONS[level]), shown.clock.left * IN_TIME))


def agent_named(text: str) -> Agent:
    """The function ``module:function``; a ValueError says why there is none."""
    module, _, name = text.partition(":")
    try:
        agent: Agent = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"an agent is named module:function; {error}") from None
    return agent
