"""The Python client of a live table: a person, a bot or an agent of one's own, from anywhere.

A seat is taken by a link; what it sees is a ``TableView``, the same for every game::

    from pioche import remote

    with remote.join("http://192.168.0.7:8000/t/k3x9", "Robin") as seat:
        for shown in seat.turns():
            seat.play(shown.view.actions[0].text)
"""

from pioche.remote.link import Link, read_link
from pioche.remote.players import Agent, agent_named, bot_agent, play
from pioche.remote.refused import Lost, Refused
from pioche.remote.seat import Seat, create, join, watch

__all__ = [
    "Agent",
    "Link",
    "Lost",
    "Refused",
    "Seat",
    "agent_named",
    "bot_agent",
    "create",
    "join",
    "play",
    "read_link",
    "watch",
]
