"""The rules of KO: dealing, the steps of a turn, action cards, runs, ending."""

from __future__ import annotations

from pioche.core import kit, memory
from pioche.core.jit import Ints, jit, shuffle
from pioche.core.kit import NOBODY, lead, put
from pioche.games.ko import deck
from pioche.games.ko.choices import legal, to_act
from pioche.games.ko.deck import (
    FOURTH,
    KO,
    PEEK,
    PLACE,
    ROBBED,
    RUN,
    SECOND,
    SKIP,
    STEAL,
    THIRD,
    TRUMP,
    VALUES,
    Phase,
)
from pioche.games.ko.effects import look, move_hands, steal, take_seen
from pioche.games.ko.refill import can_refill, come_back, draw_up, ordinary, refiller, take_card, to_market
from pioche.games.ko.runs import run_length
from pioche.games.ko.state import STATE, State, copies_of, could_place, effect_kind, full_hand, least_first
from pioche.games.ko.unseen import observe, redeal

__all__ = ["STATE", "State", "legal", "observe", "redeal", "to_act"]

in_deck = jit(deck.copies)


# Dealing


@jit
def deal(s: State) -> None:
    """A full hand each, ten cards in the market, the rest on the pile (KO-3, KO4-1)."""
    clear(s)
    for kind in range(deck.KINDS):
        for _ in range(in_deck(s.small, s.actions, kind)):
            s.top = put(s.pile, s.top, kind)
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        draw_up(s, seat)
    s.moved = 0
    for _ in range(deck.MARKET):
        to_market(s, kit.pop(s))


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
    s.phase = Phase.TURN
    s.stage = s.thrown = s.suited = s.values = s.colours = s.powers = 0
    s.fresh = s.effect = s.target = s.wanted = s.moved = s.kept = 0
    s.peeked[:] = 0


# What it does


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action; after 2,000 of them the round ends as it stands (KO-18)."""
    s.acted += 1
    act(s, seat, action)
    if s.acted >= deck.LONGEST:
        s.over = 1


@jit
def act(s: State, seat: int, action: int) -> None:
    """One action by its code."""
    if action < deck.EFFECT:
        discard(s, seat, action)
    elif action < deck.FROM_PILE:
        use(s, seat, action - deck.EFFECT)
    elif action == deck.FROM_PILE:
        from_pile(s, seat)
    elif action == deck.FROM_MARKET:
        s.phase = Phase.TAKE
    elif action < RUN:
        take(s, seat, action - deck.TAKE)
    elif action < PLACE:
        s.colour[seat] = action - RUN + 1
        s.phase = Phase.PLACING
    elif action < deck.DONE:
        place(s, seat, action - PLACE)
    else:
        done(s)


@jit
def discard(s: State, seat: int, kind: int) -> None:
    """A card from the hand into the market; skip and turn leave the game (KO-6, KO-13)."""
    memory.leave(s, seat, copies_of(kind))
    s.phase = Phase.DISCARDING
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
    if s.phase == Phase.PLACE:
        go_on(s, FOURTH)
    elif s.powers:
        s.phase = Phase.EFFECT
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
        s.stage, s.phase = THIRD, Phase.PLACE
        return
    if not asks_to_refill(s, FOURTH):
        end_turn(s)


@jit
def asks_to_refill(s: State, stage: int) -> bool:
    """Whether a hand is short and there is something to fill it with; then that is asked (KO-8)."""
    s.stage = stage
    seat = refiller(s)
    s.phase = Phase.REFILL if stage == FOURTH else Phase.SOURCE
    if come_back(s, seat):
        s.phase = Phase.TAKE
    return can_refill(s, seat)


@jit
def from_pile(s: State, seat: int) -> None:
    """All at once; what the pile lacks is taken from the market."""
    draw_up(s, seat)
    if can_refill(s, seat):
        s.phase = Phase.TAKE
    else:
        go_on(s, s.stage)


@jit
def take(s: State, seat: int, kind: int) -> None:
    """A card of the market, what it lacks is drawn; or a card of a peeked hand."""
    if s.phase == Phase.PEEK:
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
    kind = effect_kind(effect)
    s.effect = kind if kind < deck.KINDS else 0
    s.target = effect % deck.MOST_SEATS + 1 if effect < deck.AIMED else 0
    if kind == PEEK:
        look(s, seat, s.target - 1)
    elif kind == STEAL:
        steal(s, seat, s.target - 1)
    if s.wanted:
        s.phase = Phase.PEEK
    elif kind in (STEAL, PEEK):
        go_on(s, ROBBED)
    else:
        if kind == deck.TURN:
            s.direction = -s.direction
        go_on(s, SECOND)


# Runs


@jit
def place(s: State, seat: int, kind: int) -> None:
    """A card into the run; a complete one wins at once (KO-14 to KO-17)."""
    memory.leave(s, seat, copies_of(kind))
    s.run[seat] += 1 << 2 * VALUES if kind == KO else 1 << kind % VALUES + (VALUES if kind >= TRUMP else 0)
    s.moved = 1
    length = run_length(s.run[seat])
    if length == full_hand(s):
        s.over = 1
        s.out = seat + 1
    elif s.phase == Phase.PLACE or length >= least_first(s):
        s.phase = Phase.PLACE


@jit
def by_table(s: State) -> int:
    """The table says done for a seat that can place nothing more (ALL-3), and names the cards that come back (KO-8)."""
    if s.over:
        return -1
    if s.phase == Phase.TAKE and come_back(s, refiller(s)):
        return deck.TAKE + int(s.market[0])
    return deck.DONE if s.phase == Phase.PLACE and not could_place(s, s.seat) else -1


@jit
def end_turn(s: State) -> None:
    """The next seat, or the one after a skipped one; a full circle without a card moved ends the round (KO-18).

    It is full when every seat has had a turn: with skips and changes of direction that takes more turns than seats.
    """
    s.idle = 0 if s.moved else s.idle | 1 << s.seat
    if s.idle == (1 << s.seats) - 1:
        s.over = 1
    steps = 2 if s.effect == SKIP else 1
    s.seat = kit.seat_after(s, s.seat, steps)
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
