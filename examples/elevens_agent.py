"""The agent that ``train.py`` makes: a small network that plays ``elevens``, at its best with two seats.

It decides from a view alone, so it can sit wherever an agent can:

    pioche ladder elevens --agent examples.elevens_agent:choose --levels novice,family
    pioche join LINK --agent examples.elevens_agent:choose
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from pioche import View

Array = npt.NDArray[np.floating[Any]]
Counts = npt.NDArray[Any]
Net = dict[str, Array]

SAVED = Path(__file__).with_suffix(".npz")
COLOURS, VALUES = "RYGB", 20
CARDS = len(COLOURS) * VALUES
ELEVEN = 10  # the place of the 11, which starts a row
STOP = CARDS  # the code of the one choice that is no card
FACTS = 6
ROW_INPUTS = 4 * VALUES
# Where an observation tells how many cards each seat has, how many the pile has, and what was done this turn.
HELD, PILE, LAID, DRAWN = 320, 338, 339, 340


def inputs(hand: Array, row: Array, facts: Array) -> tuple[Array, Array]:
    """What the network is shown: for each colour the hand, the row, what fits and what is unseen; and some facts."""
    fits = np.zeros_like(row)
    fits[..., 1:] += row[..., :-1]
    fits[..., :-1] += row[..., 1:]
    fits = np.minimum(fits, 1) * (1 - row)
    fits[..., ELEVEN] += row.sum(-1) == 0
    return np.concatenate([hand, row, fits, 1 - hand - row], -1), facts


def from_observation(seen: npt.NDArray[np.uint8]) -> tuple[Array, Array]:
    """The inputs of many observations."""
    cards = seen[:, : 2 * CARDS].reshape(-1, 2, len(COLOURS), VALUES).astype(np.float32)
    mine, theirs, pile, laid, drawn = (seen[:, at] for at in (HELD, HELD + 1, PILE, LAID, DRAWN))
    return inputs(cards[:, 0], cards[:, 1], facts_of(mine, theirs, pile, laid > 0, drawn > 0))


def from_view(view: View) -> tuple[Array, Array]:
    """The inputs of one view."""
    seat = view.seat or 0
    hand = spread(view.zone(f"hand {seat}").cards)
    row = spread(place.card for place in view.zone("rows").places)
    held = [view.seats[(seat + k) % len(view.seats)].cards for k in (0, 1)]
    counted = (*held, len(view.zone("pile").cards), view.phase == "laid", view.phase == "drawn")
    return inputs(hand, row, facts_of(*(np.array([number]) for number in counted)))


def facts_of(mine: Counts, theirs: Counts, pile: Counts, laid: Counts, drawn: Counts) -> Array:
    """Numbers of about one."""
    return np.stack([mine / 10, theirs / 10, pile / 20, laid, drawn, np.ones(len(mine))], 1).astype(np.float32)


def spread(cards: Iterable[str | None]) -> Array:
    """Cards as ones in a table of colours and values."""
    out = np.zeros((1, len(COLOURS), VALUES), np.float32)
    for card in cards:
        if card:
            out[0, COLOURS.index(card[0]), int(card[1:]) - 1] = 1
    return out


def think(net: Net, rows: Array, facts: Array) -> tuple[Array, Array, tuple[Array, ...]]:
    """How much each card (and stopping) is liked, the chance to win, and what was worked out on the way.

    Every colour goes through the same weights, twice; in between it hears what the others have to say on average.
    """
    first = np.maximum(times(rows, net["row"]) + (facts @ net["facts"])[:, None], 0)
    shared = first.mean(1)
    context = shared @ net["shared"] + facts @ net["facts2"]
    second = np.maximum(times(first, net["again"]) + context[:, None], 0)
    whole = second.mean(1)
    cards = (times(second, net["cards"]) + net["places"]).reshape(len(rows), CARDS)
    likes = np.concatenate([cards, whole @ net["stop"]], 1)
    return likes, 1 / (1 + np.exp(-(whole @ net["win"])[:, 0])), (first, shared, second, whole)


def times(colours: Array, weights: Array) -> Array:
    """The same weights for every colour, in one product: many times faster than one product for each table."""
    product: Array = flat(colours) @ weights
    return product.reshape(*colours.shape[:-1], -1)


def flat(colours: Array) -> Array:
    """All colours of all tables below each other."""
    return colours.reshape(-1, colours.shape[-1])


def fresh(width: int, dice: np.random.Generator) -> Net:
    """A network that knows nothing."""

    def weights(into: int, out: int, size: float = 1.0) -> Array:
        drawn: Array = dice.standard_normal((into, out)) * size * np.sqrt(2 / into)
        return drawn.astype(np.float32)

    return {
        "row": weights(ROW_INPUTS, width),
        "facts": weights(FACTS, width),
        "again": weights(width, width),
        "shared": weights(width, width, 0.5),
        "facts2": weights(FACTS, width, 0.5),
        "cards": weights(width, VALUES, 0.1),
        "places": np.zeros((1, VALUES), np.float32),
        "stop": weights(width, 1, 0.1),
        "win": weights(width, 1, 0.1),
    }


@cache
def saved() -> Net:
    """The network that was trained last."""
    with np.load(SAVED) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def choose(view: View) -> str:
    """The action it likes best; where there is nothing to choose, the only one."""
    if len(view.actions) == 1:
        return view.actions[0].text
    likes = think(saved(), *from_view(view))[0][0]
    return max(view.actions, key=lambda action: likes[code(action.card)]).text


def code(card: str | None) -> int:
    """The place of a card among what is liked; stopping comes last."""
    return STOP if card is None else COLOURS.index(card[0]) * VALUES + int(card[1:]) - 1
