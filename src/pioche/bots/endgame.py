"""Perfect play for two seats once nothing is hidden and nothing left to chance; generic over games.

Alpha-beta search over whole records, with a table of positions met before. What a round is worth is what it gains for
the seat that asks; the other seat gains the rest.
"""

from __future__ import annotations

from pioche.bots.slate import Frame, Met, Slate, Words
from pioche.core.binding import generic
from pioche.core.jit import GAMMA, Floats, Ints, Word, low, mix, scramble
from pioche.core.stubs import States, certain, choose, gain, legal, to_act
from pioche.core.turn import carry_out

EXACT, AT_LEAST, AT_MOST = range(1, 4)
LEFT = 0  # where the slate says how many positions may still be looked at
GIVEN_UP = 0.5
OPEN, LOWEST, HIGHEST = -9.0, -1.0, 2.0  # none of them is the worth of a round


@generic
def is_certain(states: States, i: int) -> bool:
    """Whether state i can be looked through to its end."""
    return certain(states[i])


@generic
def solve(slate: Slate, me: int, codes: Ints, worths: Floats, n: int) -> bool:
    """What each of n actions of seat ``me`` in state 0 of the slate is worth to it; False if that takes too long."""
    for k in range(n):
        slate.states[1] = slate.states[0]
        carry_out(slate.states[1], me, int(codes[k]))
        worths[k] = worth(slate, me)
    return bool(slate.left[LEFT] > 0)


@generic
def worth(slate: Slate, me: int) -> float:
    """What state 1 is worth to ``me``.

    The frames are a stack of positions being looked at: compiled code that calls itself cannot be kept on disk.
    """
    depth, value = 1, enter(slate, 1, me, LOWEST, HIGHEST)
    while value == OPEN or depth > 1:
        if value != OPEN:
            depth -= 1
            note(slate.frames[depth], me, value)
            value = OPEN
        elif done(slate.frames[depth]):
            value = leave(slate, depth)
        else:
            step(slate, depth)
            depth += 1
            frame = slate.frames[depth - 1]
            value = enter(slate, depth, me, frame.least, frame.most)
    return value


@generic
def enter(slate: Slate, depth: int, me: int, least: float, most: float) -> float:
    """Begin to look at the state at a depth: what it is worth if that is known already, else open.

    The worth is exact if between ``least`` and ``most``, else a bound.
    """
    who = to_act(slate.states[depth])
    if who == 0 or depth + 1 == len(slate.states):
        return gained(slate, depth, me)
    # Who is quicker in a race is left to chance: no play is perfect there.
    slate.left[LEFT] = slate.left[LEFT] - 1 if who & (who - 1) == 0 else 0
    if slate.left[LEFT] <= 0:
        return GIVEN_UP
    frame = slate.frames[depth]
    frame.key, frame.check = digest(slate.words[depth], GAMMA), digest(slate.words[depth], Word(1))
    met = slate.met[place_of(slate, frame)]
    if met.key == frame.key and met.check == frame.check and settles(met, least, most):
        return float(met.worth)
    frame.floor = frame.least = least
    frame.ceiling = frame.most = most
    list_actions(slate, depth, low(who))
    frame.found = LOWEST if frame.seat == me else HIGHEST
    return OPEN


@generic
def list_actions(slate: Slate, depth: int, seat: int) -> None:
    """The actions of the seat to act, its likeliest first."""
    frame, codes = slate.frames[depth], slate.codes[depth]
    frame.seat, frame.at, frame.n = seat, 0, legal(slate.states[depth], seat, codes)
    put_first(codes, frame.n, choose(slate.states[depth], seat, codes, frame.n))


@generic
def step(slate: Slate, depth: int) -> None:
    """Carry out the next action of a frame, one deeper."""
    frame = slate.frames[depth]
    slate.states[depth + 1] = slate.states[depth]
    carry_out(slate.states[depth + 1], frame.seat, int(slate.codes[depth, frame.at]))
    frame.at += 1


@generic
def note(frame: Frame, me: int, value: float) -> None:
    """One action has been looked at: the seat to act takes it if it is better for itself."""
    if frame.seat == me:
        frame.found = max(frame.found, value)
        frame.least = max(frame.least, value)
    else:
        frame.found = min(frame.found, value)
        frame.most = min(frame.most, value)


@generic
def done(frame: Frame) -> bool:
    """Whether no action is left, or one so good that the other side will not let it come to this."""
    return bool(frame.at == frame.n or frame.least >= frame.most)


@generic
def leave(slate: Slate, depth: int) -> float:
    """What a state is worth whose actions have been looked at; remembered, unless time was too short."""
    frame = slate.frames[depth]
    found = float(frame.found)
    if slate.left[LEFT] > 0:
        met = slate.met[place_of(slate, frame)]
        met.key, met.check, met.worth = frame.key, frame.check, found
        met.bound = AT_MOST if found <= frame.floor else AT_LEAST if found >= frame.ceiling else EXACT
    return found


@generic
def place_of(slate: Slate, frame: Frame) -> int:
    """Where in the table a position is remembered."""
    return int(frame.key & Word(len(slate.met) - 1))


@generic
def settles(met: Met, least: float, most: float) -> bool:
    """Whether what is known of a position is enough."""
    if met.bound == EXACT:
        return True
    return bool(met.worth >= most) if met.bound == AT_LEAST else bool(met.worth <= least)


@generic
def put_first(codes: Ints, n: int, action: int) -> None:
    """Bring an action to the front of the list."""
    for k in range(n):
        if codes[k] == action:
            codes[k] = codes[0]
            codes[0] = action


@generic
def gained(slate: Slate, depth: int, me: int) -> float:
    """What a finished round has gained for a seat."""
    gain(slate.states[depth], slate.gain)
    return float(slate.gain[me])


@generic
def digest(words: Words, start: Word) -> Word:
    """A number for a whole record, hardly ever the same for two of them."""
    key = start
    for k in range(len(words)):
        key = mix(key, Word(words[k]))
    return scramble(key)
