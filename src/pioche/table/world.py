"""What a bot somewhere else needs to think: a world that its seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from pioche.bots.worlds import Worlds
from pioche.core.game import find
from pioche.core.refused import Misdeal
from pioche.core.words import sentence
from pioche.table.refused import FOLDER, TableRefused

if TYPE_CHECKING:
    from pioche.table.table import Table


class World(Struct, frozen=True, tag="world", tag_field="kind"):
    """A re-dealt state: it holds what the seat knows and, in place of the rest, what was drawn; no true card."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seat: int
    number: int
    state: bytes


def world_of(table: Table, seat: int) -> World:
    """A world of a seat while a round is on."""
    round = table.round
    if round is None or round.over:
        raise TableRefused("over")
    state = round.worlds(seat, 0).tobytes()
    return World(
        round.game.id, round.game.version, round.seats, dict(round.options), seat, table.number_of(seat), state
    )


def imagine(world: World) -> Worlds:
    """The imagination of the seat, from which a bot can deal as many worlds as it likes.

    >>> import pioche
    >>> from pioche.table import Settings, Start, Table
    >>> settings = Settings(pioche.games()[0].id, 2, ("person", "family"))
    >>> table = Table.open(Table.create(settings, "Ada", "hash", now=0.0, table_id="t", lot=lambda: 7))
    >>> for entry in table.decide(Start(0), now=1.0, lot=lambda: 7):
    ...     table.apply(entry)
    >>> len(imagine(world_of(table, 0))(5))
    5
    """
    setting = find(world.game).setting(world.seats, world.options)
    states = setting.states()
    if world.version != setting.game.version or len(world.state) != states.nbytes:
        raise Misdeal(sentence("server-other-rules", FOLDER, game=world.game))
    states[:] = np.frombuffer(world.state, states.dtype)
    return Worlds(setting, world.seat, states)
