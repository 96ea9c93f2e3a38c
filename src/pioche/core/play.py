"""Play of any game: entries from Python and whole random games, compiled once per game.

Python comes in through arrays (``states, i``): handing a record over costs ten times more than an array and an index.
"""

from __future__ import annotations

from pioche.core.binding import generic
from pioche.core.jit import Bytes, Floats, HasGenerator, Ints, Word, below, jit, low, ones, scramble, seeded
from pioche.core.stubs import (
    State,
    States,
    apply,
    begin,
    by_table,
    choose,
    deal,
    gain,
    legal,
    observe,
    redeal,
    scores,
    to_act,
    winners,
)
from pioche.core.turn import carry_out

# Who acts


@jit
def pick(dice: HasGenerator, who: int) -> int:
    """One of several seats to act, each as likely: a race favours nobody."""
    if who & (who - 1):
        for _ in range(below(dice, ones(who))):
            who &= who - 1
    return low(who)


@jit
def pick_apart(s: HasGenerator, who: int, lot: int) -> int:
    """As ``pick``, but the generator stays as it is: the cards to come do not depend on who was asked first."""
    chance = s.rng
    s.rng = scramble(chance ^ Word(lot))
    seat = pick(s, who)
    s.rng = chance
    return seat


@generic
def turn_of(s: State, lot: int, out: Ints) -> int:
    """Who acts next and how many actions that seat has, in one number: 8 * count + seat; -1 when over.

    In a race the ``lot``, another number for every action, decides who is asked first.
    """
    who = to_act(s)
    if who == 0:
        return -1
    seat = pick_apart(s, who, lot)
    return 8 * legal(s, seat, out) + seat


# Whole rounds


@generic
def deal_round(s: State, seed: int, index: int, first: int) -> None:
    """Shuffle and deal round ``index`` of a series; who is first by lot if -1."""
    s.rng = seeded(seed, index)
    s.seat = below(s, s.seats) if first < 0 else first
    deal(s)


@generic
def open_round(s: State, seed: int, index: int) -> None:
    """Deal and begin round ``index`` of a series, the first seat by lot."""
    deal_round(s, seed, index, -1)
    begin(s)


@generic
def any_action(s: State, dice: HasGenerator, seat: int, out: Ints) -> int:
    """Any of the actions a seat has."""
    return int(out[below(dice, legal(s, seat, out))])


@generic
def playouts(states: States, i: int, seed: int, games: int, out: Ints) -> int:
    """Play whole games at random, one after the other in state i; how many decisions that took."""
    decisions = 0
    s = states[i]
    for index in range(games):
        open_round(s, seed, index)
        who = to_act(s)
        while who:
            seat = pick(s, who)
            carry_out(s, seat, any_action(s, s, seat, out))
            decisions += 1
            who = to_act(s)
    return decisions


# Entries from Python


@generic
def deal_at(states: States, i: int, seed: int, index: int, first: int) -> None:
    """Shuffle and deal round ``index`` of a series with the options of state i; who is first by lot if -1."""
    deal_round(states[i], seed, index, first)


@generic
def begin_at(states: States, i: int) -> None:
    """Let the table open the round, where the game has it do so."""
    begin(states[i])


@generic
def acting(states: States, i: int) -> int:
    """The seats that may act, as a mask; 0 when the round is over."""
    return to_act(states[i])


@generic
def legal_at(states: States, i: int, seat: int, out: Ints) -> int:
    """Fill in the actions a seat may take now; how many there are."""
    return legal(states[i], seat, out)


@generic
def apply_at(states: States, i: int, seat: int, action: int) -> None:
    """Carry out a legal action, and what the table then says by itself."""
    carry_out(states[i], seat, action)


@generic
def act_at(states: States, i: int, seat: int, action: int) -> None:
    """Carry out a legal action alone, though the table may have something to say then."""
    apply(states[i], seat, action)


@generic
def by_table_at(states: States, i: int) -> int:
    """The action that the table says for the seat on turn; -1 where that seat decides."""
    return by_table(states[i])


@generic
def redeal_at(states: States, i: int, seat: int, seed: int) -> None:
    """Replace everything that seat cannot know by a drawn possibility."""
    redeal(states[i], seat, seed)


@generic
def winners_at(states: States, i: int) -> int:
    """The winners of a finished round as a mask."""
    return winners(states[i])


@generic
def scores_at(states: States, i: int, out: Ints) -> None:
    """The points of the round, seat by seat."""
    scores(states[i], out)


@generic
def gain_at(states: States, i: int, out: Floats) -> None:
    """What the round was worth to each seat."""
    gain(states[i], out)


@generic
def observe_at(states: States, i: int, seat: int, out: Bytes) -> None:
    """What a seat sees, as numbers for a learning agent."""
    observe(states[i], seat, out)


@generic
def choose_at(states: States, i: int, seat: int, out: Ints) -> int:
    """The quick policy's action."""
    return choose(states[i], seat, out, legal(states[i], seat, out))


@generic
def step(states: States, i: int, seat: int, action: int, out: Ints) -> int:
    """Apply, then say who is next and fill in that seat's actions: one call a decision for driving from Python."""
    carry_out(states[i], seat, action)
    return turn_of(states[i], 8 * action + seat + 1, out)


@generic
def start(states: States, i: int, seed: int, index: int, out: Ints) -> int:
    """Deal and begin game ``index`` of a series, the first seat by lot; then as ``step``."""
    open_round(states[i], seed, index)
    return turn_of(states[i], 0, out)
