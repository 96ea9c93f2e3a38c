"""Search over re-dealt worlds, generic over games.

Information-set Monte-Carlo tree search: every try deals the unseen again, walks down one tree of actions shared by all
worlds, adds to it, and lets the quick policy play the round out. Every seat plays for its own gain. The desk brings all
the room that is needed; nothing is allocated here.
"""

from __future__ import annotations

from math import log, sqrt

import numpy as np

from pioche.bots.desk import Desk, Edge, Way
from pioche.core.binding import generic
from pioche.core.jit import Word, below, seeded
from pioche.core.play import pick
from pioche.core.stubs import State, States, believe, choose, gain, legal, redeal, to_act
from pioche.core.turn import carry_out

ROOT = 0  # also said of an edge without children or a next one: the root is neither


@generic
def believe_at(states: States, i: int, seat: int, seed: int) -> None:
    """State i becomes a world that heeds what play has revealed to a seat."""
    believe(states[i], seat, seed)


@generic
def look(desk: Desk, way: Way, me: int, seed: int, start: int, n: int) -> None:
    """The tries ``start`` to ``start + n`` of seat ``me``, whose turn it is to act in state 0 of the desk."""
    for at in range(start, start + n):
        s = imagine(desk, way, me, seed, at)
        depth = descend(desk, way, s, me, at)
        play_out(desk, way, s)
        credit(desk, depth)


@generic
def imagine(desk: Desk, way: Way, me: int, seed: int, at: int) -> State:
    """State 1 becomes a world that seat ``me`` cannot tell from state 0; the same for actions tried side by side."""
    desk.states[1] = desk.states[0]
    s = desk.states[1]
    lot = int(np.int64(seeded(seed, at // max(way.even, 1)) >> Word(1)))
    if way.beliefs:
        believe(s, me, lot)
    else:
        redeal(s, me, lot)
    return s


@generic
def descend(desk: Desk, way: Way, s: State, me: int, at: int) -> int:
    """Walk down the tree until a choice is new to it; how many edges that were.

    A new edge without an alternative is no choice: the walk goes on behind it.
    """
    node, depth, who, known = ROOT, 0, to_act(s), True
    while who and known and depth < way.depth:
        seat = pick(s, who) if depth else me
        n = legal(s, seat, desk.out)
        edge = next_edge(desk, way, s, node, me, seat, n, at)
        if edge == ROOT:
            return depth
        depth += 1
        desk.path[depth] = edge
        known = n == 1 or desk.edges[edge].visits > 0
        carry_out(s, seat, int(desk.edges[edge].move) >> 3)
        node, who = edge, to_act(s)
    return depth


@generic
def next_edge(desk: Desk, way: Way, s: State, node: int, me: int, seat: int, n: int, at: int) -> int:
    """The edge to follow from a node, made if need be; the root if there is no more room."""
    known = mark(desk, node, seat, n)
    if way.even and node == ROOT:
        edge = edge_of(desk, node, seat, int(desk.own[at % way.even]))
    elif way.foreseen and seat != me:
        edge = edge_of(desk, node, seat, quick_action(desk, way, s, seat))
    elif known < n and known <= way.wide * sqrt(desk.edges[node].visits):
        edge = edge_of(desk, node, seat, fresh_action(desk, s, seat, n, n - known))
    else:
        edge = best_edge(desk, way, n)
    unmark(desk, node)
    return edge


@generic
def mark(desk: Desk, node: int, seat: int, n: int) -> int:
    """Note the edges of a node by action; how many of the n legal actions have one, each seen once more."""
    edge = desk.edges[node].first
    while edge != ROOT:
        if desk.edges[edge].move & 7 == seat:
            desk.at[desk.edges[edge].move >> 3] = edge
        edge = desk.edges[edge].next
    known = 0
    for i in range(n):
        edge = desk.at[desk.out[i]]
        if edge != ROOT:
            desk.edges[edge].seen += 1
            known += 1
    return known


@generic
def unmark(desk: Desk, node: int) -> None:
    """Clear what ``mark`` noted."""
    edge = desk.edges[node].first
    while edge != ROOT:
        desk.at[desk.edges[edge].move >> 3] = ROOT
        edge = desk.edges[edge].next


@generic
def fresh_action(desk: Desk, s: State, seat: int, n: int, fresh: int) -> int:
    """An action that has no edge yet: the quick policy's if possible, else any of the ``fresh`` ones."""
    action = choose(s, seat, desk.out, n)
    if desk.at[action] == ROOT:
        return action
    skip = below(s, fresh)
    for i in range(n):
        if desk.at[desk.out[i]] == ROOT:
            if skip == 0:
                action = int(desk.out[i])
            skip -= 1
    return action


@generic
def edge_of(desk: Desk, node: int, seat: int, action: int) -> int:
    """The marked edge of an action, or a new one; the root if there is no more room."""
    if desk.at[action] != ROOT or desk.used[0] == len(desk.edges):
        return int(desk.at[action])
    new = int(desk.used[0])
    desk.used[0] = new + 1
    edge = desk.edges[new]
    edge.move = action << 3 | seat
    edge.visits = edge.first = 0
    edge.seen = 1
    edge.worth = 0.0
    edge.next = desk.edges[node].first
    desk.edges[node].first = new
    return new


@generic
def best_edge(desk: Desk, way: Way, n: int) -> int:
    """The marked edge of highest promise: what it was worth on average, and more the less it was tried."""
    best, most = ROOT, -1.0
    for i in range(n):
        at = int(desk.at[desk.out[i]])
        if at != ROOT:
            promise = promise_of(desk.edges[at], way.explore)
            if promise > most:
                best, most = at, promise
    return best


@generic
def promise_of(edge: Edge, explore: float) -> float:
    """The upper end of what an edge may be worth, counting only tries in which it could be chosen."""
    return float(edge.worth / edge.visits + explore * sqrt(log(edge.seen) / edge.visits))


@generic
def play_out(desk: Desk, way: Way, s: State) -> None:
    """Let the quick policy finish the round, now and then at random; equal shares where that takes too long."""
    who, left = to_act(s), way.cut
    while who and left:
        seat = pick(s, who)
        carry_out(s, seat, quick_action(desk, way, s, seat))
        left -= 1
        who = to_act(s)
    gain(s, desk.gain)
    if who:
        desk.gain[: s.seats] = 1 / s.seats


@generic
def quick_action(desk: Desk, way: Way, s: State, seat: int) -> int:
    """The quick policy's action, or in so many of a hundred cases any."""
    n = legal(s, seat, desk.out)
    if n == 1:
        return int(desk.out[0])
    return int(desk.out[below(s, n)]) if below(s, 100) < way.noise else choose(s, seat, desk.out, n)


@generic
def credit(desk: Desk, depth: int) -> None:
    """Every edge of the path earns what the round gave to the seat that chose it."""
    desk.edges[ROOT].visits += 1
    for at in range(1, depth + 1):
        edge = desk.edges[desk.path[at]]
        edge.visits += 1
        edge.worth += desk.gain[edge.move & 7]
