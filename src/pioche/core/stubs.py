"""The functions of a game as code that knows no game calls them, and what all their states have.

Generic code imports them from here, and other generic functions from where they stand; ``core/binding.py`` puts a
game's own in their place, by name. A game has those marked ``@own`` in its ``rules.py`` (``choose`` in ``policy.py``);
the others say what holds in a game that says nothing itself.
"""

from __future__ import annotations

from typing import Protocol

from pioche.core.binding import generic, own
from pioche.core.jit import Bytes, Floats, Ints, Word, ones


class State(Protocol):
    """What the record of every game holds, the options apart."""

    seats: int
    seat: int  # whose turn it is
    rng: Word


class States(Protocol):
    """An array of states."""

    def __len__(self) -> int:
        """How many there are."""

    def __getitem__(self, i: int, /) -> State:
        """The state itself, no copy."""

    def __setitem__(self, i: int, s: State, /) -> None:
        """A copy of a state, put in its place."""


@own
def deal(s: State) -> None:
    """Shuffle and deal, with the options, the first seat and the generator that the state has."""
    raise NotImplementedError


@own
def to_act(s: State) -> int:
    """The seats that may act, as a mask; 0 when the round is over."""
    raise NotImplementedError


@own
def legal(s: State, seat: int, out: Ints) -> int:
    """Fill in the actions a seat may take now; how many there are."""
    raise NotImplementedError


@own
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action alone; ``turn.carry_out`` also lets the table say what it then has to."""
    raise NotImplementedError


@own
def redeal(s: State, seat: int, seed: int) -> None:
    """Replace everything that a seat cannot know by a drawn possibility."""
    raise NotImplementedError


@own
def winners(s: State) -> int:
    """The winners of a finished round as a mask."""
    raise NotImplementedError


@own
def observe(s: State, seat: int, out: Bytes) -> None:
    """What a seat sees, as numbers for a learning agent."""
    raise NotImplementedError


@own
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """The quick policy's action, one of the n listed."""
    raise NotImplementedError


@generic
def begin(_s: State) -> None:
    """Let the table open the round; by default there is nothing to open."""


@generic
def points(_s: State, _seat: int) -> int:
    """The points of a seat; a game that has no such function has ``scores`` itself."""
    raise NotImplementedError


@generic
def scores(s: State, out: Ints) -> None:
    """The points of the round, seat by seat."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@generic
def gain(s: State, out: Floats) -> None:
    """What the round was worth to each seat; by default a win is worth 1, shared equally."""
    who = winners(s)
    for seat in range(s.seats):
        out[seat] = (who >> seat & 1) / max(ones(who), 1)


@generic
def believe(s: State, seat: int, seed: int) -> None:
    """As ``redeal``, heeding what play has revealed; by default that is nothing."""
    redeal(s, seat, seed)


@generic
def by_table(_s: State) -> int:
    """The action that the table says for the seat on turn, who could do nothing else; by default none, which is -1."""
    return -1


@generic
def certain(_s: State) -> bool:
    """Whether two seats see through everything that is to come; by default they never do."""
    return False
