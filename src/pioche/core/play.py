"""Play of any game: entries from Python and whole random games, compiled once per game.

The names annotated below are a game's own functions, put in by ``jit.bind``. Python comes in through
arrays (``states, i``): handing a record over costs ten times more than an array and an index.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.core.jit import Bytes, Floats, Ints, Word, below, low, ones, scramble, seeded

deal: Callable[[Any], None]
begin: Callable[[Any], None]
to_act: Callable[[Any], int]
legal: Callable[[Any, int, Ints], int]
apply: Callable[[Any, int, int], None]
act: Callable[[Any, int, int], None]
by_table: Callable[[Any], int]
redeal: Callable[[Any, int, int], None]
winners: Callable[[Any], int]
scores: Callable[[Any, Ints], None]
gain: Callable[[Any, Floats], None]
observe: Callable[[Any, int, Bytes], None]
choose: Callable[[Any, int, Ints, int], int]


def pick(s: Any, who: int) -> int:
    """One of several seats to act, each as likely: a race favours nobody."""
    if who & (who - 1):
        for _ in range(below(s, ones(who))):
            who &= who - 1
    return low(who)


def pick_apart(s: Any, who: int, lot: int) -> int:
    """As ``pick``, but the generator stays as it is: the cards to come do not depend on who was asked first."""
    chance = s.rng
    s.rng = scramble(chance ^ Word(lot))
    seat = pick(s, who)
    s.rng = chance
    return seat


def deal_at(states: Any, i: int, seed: int, index: int, first: int) -> None:
    """Shuffle and deal game ``index`` of a series with the options of state i; who is first by lot if -1."""
    s = states[i]
    s.rng = seeded(seed, index)
    s.seat = below(s, s.seats) if first < 0 else first
    deal(s)


def begin_at(states: Any, i: int) -> None:
    """Let the table open the round, where the game has it do so."""
    begin(states[i])


def acting(states: Any, i: int) -> int:
    """The seats that may act, as a mask; 0 when the round is over."""
    return to_act(states[i])


def legal_at(states: Any, i: int, seat: int, out: Ints) -> int:
    """Fill in the actions a seat may take now; how many there are."""
    return legal(states[i], seat, out)


def apply_at(states: Any, i: int, seat: int, action: int) -> None:
    """Carry out a legal action, and what the table then says by itself."""
    apply(states[i], seat, action)


def act_at(states: Any, i: int, seat: int, action: int) -> None:
    """Carry out a legal action alone, though the table may have something to say then."""
    act(states[i], seat, action)


def by_table_at(states: Any, i: int) -> int:
    """The action that the table says for the seat on turn; -1 where that seat decides."""
    return by_table(states[i])


def redeal_at(states: Any, i: int, seat: int, seed: int) -> None:
    """Replace everything that seat cannot know by a drawn possibility."""
    redeal(states[i], seat, seed)


def winners_at(states: Any, i: int) -> int:
    """The winners of a finished round as a mask."""
    return winners(states[i])


def scores_at(states: Any, i: int, out: Ints) -> None:
    """The points of the round, seat by seat."""
    scores(states[i], out)


def gain_at(states: Any, i: int, out: Floats) -> None:
    """What the round was worth to each seat."""
    gain(states[i], out)


def observe_at(states: Any, i: int, seat: int, out: Bytes) -> None:
    """What a seat sees, as numbers for a learning agent."""
    observe(states[i], seat, out)


def choose_at(states: Any, i: int, seat: int, out: Ints) -> int:
    """The quick policy's action."""
    return choose(states[i], seat, out, legal(states[i], seat, out))


def turn_of(s: Any, lot: int, out: Ints) -> int:
    """Who acts next and how many actions that seat has, in one number: 8 * count + seat; -1 when over.

    In a race the ``lot``, another number for every action, decides who is asked first.
    """
    who = to_act(s)
    if who == 0:
        return -1
    seat = pick_apart(s, who, lot)
    return 8 * legal(s, seat, out) + seat


def step(states: Any, i: int, seat: int, action: int, out: Ints) -> int:
    """Apply, then say who is next and fill in that seat's actions: one call a decision for driving from Python."""
    apply(states[i], seat, action)
    return turn_of(states[i], 8 * action + seat + 1, out)


def start(states: Any, i: int, seed: int, index: int, out: Ints) -> int:
    """Deal and begin game ``index`` of a series, the first seat by lot; then as ``step``."""
    deal_at(states, i, seed, index, -1)
    begin(states[i])
    return turn_of(states[i], 0, out)


def playouts(states: Any, i: int, seed: int, games: int, out: Ints) -> int:
    """Play whole games at random, one after the other in state i; how many decisions that took."""
    decisions = 0
    s = states[i]
    for index in range(games):
        deal_at(states, i, seed, index, -1)
        begin(s)
        who = to_act(s)
        while who:
            seat = pick(s, who)
            apply(s, seat, int(out[below(s, legal(s, seat, out))]))
            decisions += 1
            who = to_act(s)
    return decisions
