"""Ratings from shares of rounds won: who is how much stronger than whom, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
from msgspec import Struct

from pioche.core.jit import Floats

POINTS = 400 / log(10)  # Elo points for one unit of the logistic scale
STEPS, SETTLED = 100, 1e-9
FIRM = 0.5  # rounds drawn in thought by every pair: a level that never wins is not infinitely weak


class Record(Struct, frozen=True):
    """How a level fared alone among others of one level: its share of each deal."""

    one: int
    others: int
    shares: tuple[float, ...]


class Rating(Struct, frozen=True):
    """Elo points, and the interval that holds the true ones in 95 of 100 such ladders."""

    elo: float
    low: float
    high: float


def ratings(records: Sequence[Record], players: int, seats: int, anchor: int, seed: int = 1) -> list[Rating]:
    """The ratings of all players, the anchor's being 0; the intervals come from drawing the deals again."""
    found = fit([_sum(record, None) for record in records], players, seats) * POINTS
    dice = np.random.default_rng(seed)
    drawn = []
    for _ in range(200):
        sums = [_sum(each, dice.integers(0, len(each.shares), len(each.shares))) for each in records]
        again = fit(sums, players, seats) * POINTS
        drawn.append(again - again[anchor])
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return [Rating(float(e), float(a), float(b)) for e, a, b in zip(found - found[anchor], low, high, strict=True)]


def _sum(record: Record, deals: np.typing.NDArray[np.int64] | None) -> tuple[int, int, float, int]:
    shares = np.array(record.shares)
    chosen = shares if deals is None else shares[deals]
    return record.one, record.others, float(chosen.sum()), len(chosen)


def fit(sums: Sequence[tuple[int, int, float, int]], players: int, seats: int) -> Floats:
    """The strengths under which these shares are likeliest: one wins with odds strength : (seats - 1) * others'."""
    strength = np.zeros(players)
    for _ in range(STEPS):
        slope, bend = np.zeros(players), np.full((players, players), 1e-9)
        for one, others, won, deals in sums:
            chance = 1 / (1 + (seats - 1) * np.exp(strength[others] - strength[one]))
            excess = won + FIRM / seats - (deals + FIRM) * chance
            slope[[one, others]] += excess, -excess
            steep = (deals + FIRM) * chance * (1 - chance)
            bend[np.ix_([one, others], [one, others])] += np.array([[steep, -steep], [-steep, steep]])
        step = np.linalg.lstsq(bend, slope, rcond=None)[0].clip(-1, 1)
        strength = strength + step - (strength + step).mean()
        if abs(step).max() < SETTLED:
            break
    return strength
