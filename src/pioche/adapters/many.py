"""Many tables played side by side, generic over games.

A table shows its seat to act what it sees and which actions it has; a table whose round is over is dealt the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.core.binding import generic
from pioche.core.jit import Bytes, Ints, below, scramble, seeded
from pioche.core.play import open_round, pick_apart
from pioche.core.stubs import State, choose, gain, legal, observe, to_act
from pioche.core.turn import carry_out

if TYPE_CHECKING:
    from pioche.adapters.felt import Mask
    from pioche.adapters.vector import Hall

ALL_LEGAL = -1


@generic
def show(s: State, who: int, lot: int, codes: Ints, old: int, mask: Mask, seen: Bytes) -> int:
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


@generic
def open_table(hall: Hall, i: int, seed: int) -> None:
    """Deal and begin the round that a table is to play next; its dice apart from the cards."""
    hall.dice[i].rng = scramble(seeded(seed, hall.number[i]))
    open_round(hall.states[i], seed, hall.number[i])


@generic
def open_all(hall: Hall, seed: int, start: int, end: int) -> None:
    """Deal the rounds that the tables from ``start`` to ``end`` are to play first."""
    for i in range(start, end):
        s: State = hall.states[i]
        open_table(hall, i, seed)
        turn = show(s, to_act(s), 0, hall.codes[i], hall.choices[i], hall.mask[i], hall.seen[i])
        hall.seat[i] = turn & 7
        hall.choices[i] = turn >> 3


@generic
def first_illegal(hall: Hall, actions: Ints) -> int:
    """The first table whose action its seat may not take; -1 if there is none."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= hall.mask.shape[1] or not hall.mask[i, action]:
            return i
    return ALL_LEGAL


@generic
def step_all(hall: Hall, actions: Ints, seed: int, start: int, end: int) -> None:
    """Carry out one legal action at every table from ``start`` to ``end``, and show what comes next."""
    for i in range(start, end):
        s, seat, action = hall.states[i], int(hall.seat[i]), int(actions[i])
        carry_out(s, seat, action)
        who, lot = to_act(s), 8 * action + seat + 1
        if hall.over[i]:
            hall.reward[i, :] = 0
        hall.over[i] = who == 0
        if who == 0:
            gain(s, hall.reward[i])
            hall.number[i] += len(hall.number)
            open_table(hall, i, seed)
            who, lot = to_act(s), 0
        turn = show(s, who, lot, hall.codes[i], hall.choices[i], hall.mask[i], hall.seen[i])
        hall.seat[i] = turn & 7
        hall.choices[i] = turn >> 3


@generic
def draw_all(hall: Hall, actions: Ints, start: int, end: int) -> None:
    """Any legal action for every table."""
    for i in range(start, end):
        actions[i] = hall.codes[i, below(hall.dice[i], hall.choices[i])]


@generic
def quick_all(hall: Hall, actions: Ints, start: int, end: int) -> None:
    """The quick policy's action for every table."""
    for i in range(start, end):
        actions[i] = choose(hall.states[i], int(hall.seat[i]), hall.codes[i], int(hall.choices[i]))
