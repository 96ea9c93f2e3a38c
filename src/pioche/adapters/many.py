"""Many tables played side by side, generic over games: compiled by ``Game.bind``.

A table shows its seat to act what it sees and which actions it has; a table whose round is over is dealt the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.adapters.felt import Mask
from pioche.core import play
from pioche.core.jit import Bytes, Floats, Ints, Word, below, jit, scramble, seeded

deal: Callable[[Any], None]
begin: Callable[[Any], None]
to_act: Callable[[Any], int]
legal: Callable[[Any, int, Ints], int]
apply: Callable[[Any, int, int], None]
gain: Callable[[Any, Floats], None]
observe: Callable[[Any, int, Bytes], None]
choose: Callable[[Any, int, Ints, int], int]

ALL_LEGAL = -1

pick = jit(play.pick)


def pick_apart(s: Any, who: int, lot: int) -> int:
    """As in ``core/play.py``: one of several seats to act, the cards to come being left alone."""
    chance = s.rng
    s.rng = scramble(chance ^ Word(lot))
    seat = pick(s, who)
    s.rng = chance
    return seat


def open_round(s: Any, dice: Any, seed: int, index: int) -> None:
    """Deal and begin a round of a series, as ``core/play.py`` does; the first seat by lot."""
    s.rng = seeded(seed, index)
    dice.rng = scramble(s.rng)
    s.seat = below(s, s.seats)
    deal(s)
    begin(s)


def show(s: Any, who: int, lot: int, codes: Ints, old: int, mask: Mask, seen: Bytes) -> int:
    """Ask one of the seats ``who``: its actions, their mask, what it sees; 8 * how many actions + the seat.

    Of the mask only what changes is touched: the ``old`` actions listed so far, and the new ones.
    """
    for k in range(old):
        mask[codes[k]] = 0
    seat = pick_apart(s, who, lot)
    n = legal(s, seat, codes)
    for k in range(n):
        mask[codes[k]] = 1
    observe(s, seat, seen)
    return 8 * n + seat


def open_all(hall: Any, seed: int, start: int, end: int) -> None:
    """Deal the rounds that the tables from ``start`` to ``end`` are to play first."""
    for i in range(start, end):
        s = hall.states[i]
        open_round(s, hall.dice[i], seed, hall.number[i])
        turn = show(s, to_act(s), 0, hall.codes[i], hall.choices[i], hall.mask[i], hall.seen[i])
        hall.seat[i] = turn & 7
        hall.choices[i] = turn >> 3


def first_illegal(hall: Any, actions: Ints) -> int:
    """The first table whose action its seat may not take; -1 if there is none."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= hall.mask.shape[1] or not hall.mask[i, action]:
            return i
    return ALL_LEGAL


def step_all(hall: Any, actions: Ints, seed: int, start: int, end: int) -> None:
    """Carry out one legal action at every table from ``start`` to ``end``, and show what comes next."""
    for i in range(start, end):
        s, seat, action = hall.states[i], int(hall.seat[i]), int(actions[i])
        apply(s, seat, action)
        who, lot = to_act(s), 8 * action + seat + 1
        if hall.over[i]:
            hall.reward[i, :] = 0
        hall.over[i] = who == 0
        if who == 0:
            gain(s, hall.reward[i])
            hall.number[i] += len(hall.number)
            open_round(s, hall.dice[i], seed, hall.number[i])
            who, lot = to_act(s), 0
        turn = show(s, who, lot, hall.codes[i], hall.choices[i], hall.mask[i], hall.seen[i])
        hall.seat[i] = turn & 7
        hall.choices[i] = turn >> 3


def draw_all(hall: Any, actions: Ints, start: int, end: int) -> None:
    """Any legal action for every table."""
    for i in range(start, end):
        actions[i] = hall.codes[i, below(hall.dice[i], hall.choices[i])]


def quick_all(hall: Any, actions: Ints, start: int, end: int) -> None:
    """The quick policy's action for every table."""
    for i in range(start, end):
        actions[i] = choose(hall.states[i], int(hall.seat[i]), hall.codes[i], int(hall.choices[i]))
