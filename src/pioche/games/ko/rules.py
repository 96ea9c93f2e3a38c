"""The rules of KO: dealing, the steps of a turn, action cards, runs, ending."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, shuffle
from pioche.core.kit import NOBODY, lead
from pioche.games.ko.choices import legal, to_act
from pioche.games.ko.deck import (
    AIMED,
    CHOOSING,
    DISCARDING,
    DONE,
    EFFECT,
    FOURTH,
    FROM_MARKET,
    FROM_PILE,
    HAND,
    KINDS,
    KO,
    KO_COPIES,
    LONGEST,
    MARKET,
    MOST_SEATS,
    PEEK,
    PEEKING,
    PLACE,
    PLACING,
    REFILLING,
    ROBBED,
    RUN,
    SECOND,
    SHIFT,
    SKIP,
    SOURCE,
    START,
    STARTING,
    STEAL,
    SUITED_COPIES,
    TAKE,
    TAKING,
    THIRD,
    TRUMP,
    TRUMP_COPIES,
    TURN,
    VALUES,
)
from pioche.games.ko.effects import look, move_hands, steal, take_seen
from pioche.games.ko.memory import leave
from pioche.games.ko.refill import (
    can_refill,
    draw_up,
    take_card,
    to_market,
)
from pioche.games.ko.state import (
    STATE,
    State,
    come_back,
    could_place,
    full_hand,
    least_first,
    ordinary,
    refiller,
    run_length,
)
from pioche.games.ko.unseen import observe, redeal

__all__ = ["STATE", "State", "legal", "observe", "redeal", "to_act"]


# Dealing


@jit
def deal(s: State) -> None:
    """A full hand each, ten cards in the market, the rest on the pile (KO-3, KO4-1)."""
    clear(s)
    for kind in range(KINDS):
        for _ in range(copies_in_play(s, kind)):
            s.pile[s.top] = kind
            s.top += 1
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        draw_up(s, seat)
    s.moved = 0
    for _ in range(MARKET):
        s.top -= 1
        to_market(s, int(s.pile[s.top]))
        s.pile[s.top] = 0


@jit
def clear(s: State) -> None:
    """An empty table; options, starting seat and generator stay."""
    clear_turn(s)
    s.direction = -1
    s.idle = s.acted = s.over = s.out = s.top = s.shown = 0
    s.gone[:] = 0
    s.colour[:] = 0
    s.run[:] = 0
    s.hand[:] = 0
    s.known[:] = 0
    s.pile[:] = 0
    s.market[:] = 0


@jit
def clear_turn(s: State) -> None:
    """Nothing has been done yet in this turn."""
    s.phase = START
    s.stage = s.thrown = s.suited = s.values = s.colours = s.powers = 0
    s.fresh = s.effect = s.target = s.wanted = s.moved = s.kept = 0
    s.peeked[:] = 0


@jit
def copies_in_play(s: State, kind: int) -> int:
    """The cards of a kind that are used (KO-2, KO4-1)."""
    if kind >= STEAL:
        return s.actions
    if kind == KO:
        return KO_COPIES
    if kind % VALUES >= HAND[s.small]:
        return 0
    return SUITED_COPIES if kind < TRUMP else TRUMP_COPIES


@jit
def begin(s: State) -> None:
    """The table does nothing by itself."""


# What it does


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action; after 2,000 of them the round ends as it stands (KO-18)."""
    s.acted += 1
    act(s, seat, action)
    if s.acted >= LONGEST:
        s.over = 1


@jit
def act(s: State, seat: int, action: int) -> None:
    """One action by its code."""
    if action < EFFECT:
        discard(s, seat, action)
    elif action < FROM_PILE:
        use(s, seat, action - EFFECT)
    elif action == FROM_PILE:
        from_pile(s, seat)
    elif action == FROM_MARKET:
        s.phase = TAKING
    elif action < RUN:
        take(s, seat, action - TAKE)
    elif action < PLACE:
        s.colour[seat] = action - RUN + 1
        s.phase = STARTING
    elif action < DONE:
        place(s, seat, action - PLACE)
    else:
        done(s)


@jit
def discard(s: State, seat: int, kind: int) -> None:
    """A card from the hand into the market; skip and turn leave the game (KO-6, KO-13)."""
    leave(s, seat, kind)
    s.phase = DISCARDING
    s.thrown += 1
    if kind < TRUMP:
        s.suited += 1
        s.values |= 1 << kind % VALUES
        s.colours |= 1 << kind // VALUES
    elif kind >= STEAL:
        s.powers |= 1 << kind - STEAL
    if kind >= SKIP:
        s.gone[kind - SKIP] += 1
    else:
        to_market(s, kind)
        s.fresh += 1


@jit
def done(s: State) -> None:
    """Enough discarded, or enough placed."""
    if s.phase == PLACING:
        go_on(s, FOURTH)
    elif s.powers:
        s.phase = CHOOSING
    else:
        go_on(s, SECOND)


@jit
def go_on(s: State, stage: int) -> None:
    """From a step of the turn on, the next one that is asked: refilling only if there is something to do (KO-6)."""
    if stage == ROBBED and asks_to_refill(s, ROBBED):
        return
    if stage <= SECOND:
        if asks_to_refill(s, SECOND):
            return
        move_hands(s)
        s.stage, s.phase = THIRD, PLACING
        return
    if not asks_to_refill(s, FOURTH):
        end_turn(s)


@jit
def asks_to_refill(s: State, stage: int) -> bool:
    """Whether a hand is short and there is something to fill it with; then that is asked (KO-8)."""
    s.stage = stage
    seat = refiller(s)
    s.phase = REFILLING if stage == FOURTH else SOURCE
    if come_back(s, seat):
        s.phase = TAKING
    return can_refill(s, seat)


@jit
def from_pile(s: State, seat: int) -> None:
    """All at once; what the pile lacks is taken from the market."""
    draw_up(s, seat)
    if can_refill(s, seat):
        s.phase = TAKING
    else:
        go_on(s, s.stage)


@jit
def take(s: State, seat: int, kind: int) -> None:
    """A card of the market, what it lacks is drawn; or a card of a peeked hand."""
    if s.phase == PEEKING:
        take_seen(s, seat, s.target - 1, kind)
        if s.wanted == 0:
            go_on(s, ROBBED)
        return
    take_card(s, seat, kind)
    if ordinary(s, seat) == 0:
        draw_up(s, seat)
    if not can_refill(s, seat):
        go_on(s, s.stage)


@jit
def use(s: State, seat: int, effect: int) -> None:
    """One action card takes effect, or none (KO-9); swap and shift wait until the hand is refilled (KO-12)."""
    kind = STEAL + effect // MOST_SEATS if effect < AIMED else SHIFT + effect - AIMED
    s.effect = kind if kind < KINDS else 0
    s.target = effect % MOST_SEATS + 1 if effect < AIMED else 0
    if kind == PEEK:
        look(s, seat, s.target - 1)
    elif kind == STEAL:
        steal(s, seat, s.target - 1)
    if s.wanted:
        s.phase = PEEKING
    elif kind in (STEAL, PEEK):
        go_on(s, ROBBED)
    else:
        if kind == TURN:
            s.direction = -s.direction
        go_on(s, SECOND)


# Runs


@jit
def place(s: State, seat: int, kind: int) -> None:
    """A card into the run; a complete one wins at once (KO-14 to KO-17)."""
    leave(s, seat, kind)
    s.run[seat] += 1 << 2 * VALUES if kind == KO else 1 << kind % VALUES + (VALUES if kind >= TRUMP else 0)
    s.moved = 1
    length = run_length(s.run[seat])
    if length == full_hand(s):
        s.over = 1
        s.out = seat + 1
    elif s.phase == PLACING or length >= least_first(s):
        s.phase = PLACING


@jit
def by_table(s: State) -> int:
    """The table says done for a seat that can place nothing more (ALL-3), and names the cards that come back (KO-8)."""
    if s.over:
        return -1
    if s.phase == TAKING and come_back(s, refiller(s)):
        return TAKE + int(s.market[0])
    return DONE if s.phase == PLACING and not could_place(s, s.seat) else -1


@jit
def end_turn(s: State) -> None:
    """The next seat, or the one after a skipped one; a full circle without a card moved ends the round (KO-18).

    It is full when every seat has had a turn: with skips and changes of direction that takes more turns than seats.
    """
    s.idle = 0 if s.moved else s.idle | 1 << s.seat
    if s.idle == (1 << s.seats) - 1:
        s.over = 1
    steps = 2 if s.effect == SKIP else 1
    s.seat = (s.seat + steps * (s.direction + s.seats)) % s.seats
    clear_turn(s)


# The end


@jit
def scores(s: State, out: Ints) -> None:
    """A point for each winner (KO-19)."""
    who = winners(s) if s.over else 0
    for seat in range(s.seats):
        out[seat] = who >> seat & 1


@jit
def winners(s: State) -> int:
    """Who completed its run; without anybody all with the longest (KO-18). A mask."""
    if s.out:
        return 1 << s.out >> 1
    leaders = NOBODY
    for seat in range(s.seats):
        leaders = lead(leaders, seat, run_length(s.run[seat]))
    return leaders[0]
