"""The rules of the ladder: dealing, turns, events, the race, ending."""

from __future__ import annotations

from pioche.core import kit, memory
from pioche.core.jit import Ints, jit, ones, shuffle
from pioche.core.kit import NOBODY, find, held, lead, pop, put
from pioche.games.chifoumi import deck
from pioche.games.chifoumi.choices import drawn_fits, legal, to_act
from pioche.games.chifoumi.deck import HAND_OVER, JOKER, LAYABLE, MOST_SEATS, SNAP, Phase
from pioche.games.chifoumi.state import STATE, State, add, copies_of, fits, kind_played, points, stronger, symbol_of
from pioche.games.chifoumi.unseen import observe, redeal

__all__ = ["STATE", "State", "legal", "observe", "redeal", "to_act"]

in_deck = jit(deck.copies)


# Dealing


@jit
def deal(s: State) -> None:
    """Seven cards each, the rest on the pile (CHI-3)."""
    clear(s)
    for kind in range(deck.KINDS):
        for _ in range(in_deck(s.young, s.events, kind)):
            s.top = put(s.pile, s.top, kind)
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        draw_cards(s, seat, deck.DEALT)


@jit
def clear(s: State) -> None:
    """An empty table; options, starting seat and generator stay."""
    s.direction = 1
    s.phase = s.waiting = s.asked = s.erred = s.drawn = s.given = s.called = 0
    s.actions = s.over = s.out = s.top = s.laid = 0
    s.pile[:] = 0
    s.heap[:] = 0
    s.hand[:] = 0
    s.known[:] = 0


# What it does


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action; after 2,000 of them the round ends as it stands (CHI-21).

    Who lets a race go is counted when the race is over: before that the count would tell it.
    """
    if action != deck.LET:
        s.actions += 1
    act(s, seat, action)
    if s.actions >= deck.LONGEST:
        s.over = 1


@jit
def act(s: State, seat: int, action: int) -> None:
    """One action by its code."""
    if action < LAYABLE:
        put_down(s, seat, action)
    elif action < SNAP + LAYABLE:
        snap(s, seat, action - SNAP)
    elif action == deck.DRAW:
        draw(s, seat)
    elif action == deck.TAKE:
        draw_cards(s, seat, s.waiting)
        s.waiting = 0
        next_turn(s)
    elif action == deck.PLAY_AGAIN:
        s.phase = Phase.TURN
    elif action == deck.LET:
        answer(s, seat)
    elif action == deck.FORGET:
        draw_cards(s, seat, 3)
        next_turn(s)
    elif action >= HAND_OVER:
        give(s, seat, (action - HAND_OVER) // MOST_SEATS, (action - HAND_OVER) % MOST_SEATS)
    elif action >= deck.SWAP:
        memory.trade(s, seat, action - deck.SWAP)
        next_turn(s)
    else:
        if action == deck.TURN:
            s.direction = -s.direction
        next_turn(s)


@jit
def put_down(s: State, seat: int, played: int) -> None:
    """A card of one's own turn; a wrong one goes back and costs three cards and the stack (CHI-7)."""
    if fits(s, kind_played(played)):
        lay(s, seat, played)
    else:
        show(s, seat, kind_played(played))
        draw_cards(s, seat, 3 + s.waiting)
        s.waiting = 0
        next_turn(s)


@jit
def snap(s: State, seat: int, played: int) -> None:
    """A card in a race: play goes on from it and its seat; a wrong one costs three cards and the place (CHI-12)."""
    if stronger(s, kind_played(played)):
        s.actions += s.seats - 1 - ones(s.asked) - ones(s.erred)
        s.seat = seat
        lay(s, seat, played)
    else:
        show(s, seat, kind_played(played))
        draw_cards(s, seat, 3)
        s.erred |= 1 << seat
        answer(s, seat)


@jit
def show(s: State, seat: int, kind: int) -> None:
    """Everybody has seen a card that went back; who knew of such a card there has learned nothing new."""
    copies = copies_of(s, kind)
    for other in range(s.seats):
        if other != seat and memory.known_copy(s, other, seat, copies) < 0:
            memory.learn(s, other, find(s.hand, seat, copies))


@jit
def answer(s: State, seat: int) -> None:
    """A seat is out of the race; when all are, play goes on after the seat that laid the card."""
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        s.actions += s.seats - 1 - ones(s.erred)
        next_turn(s)


@jit
def lay(s: State, seat: int, played: int) -> None:
    """A card onto the heap; the last one wins at once, without its event (CHI-17)."""
    kind = kind_played(played)
    memory.leave(s, seat, copies_of(s, kind))
    s.laid = put(s.heap, s.laid, kind)
    s.called = symbol_of(played)
    s.asked = s.erred = s.drawn = 0
    s.phase = Phase.TURN
    if not goes_out(s, seat):
        happen(s, seat, kind)


@jit
def goes_out(s: State, seat: int) -> bool:
    """Whether a seat has got rid of its last card, which ends the round (CHI-17)."""
    if held(s, seat):
        return False
    s.over = 1
    s.out = seat + 1
    return True


@jit
def happen(s: State, seat: int, kind: int) -> None:
    """The event of a card that was just laid; a Joker cancels the +3s that wait."""
    event = kind % 6 if kind < JOKER else 0
    if event == deck.PLUS:
        s.waiting += 3
    else:
        s.waiting = 0
    if event == deck.AGAIN:
        s.phase = Phase.AGAIN
    elif event == deck.RACE:
        s.phase = Phase.RACE
        s.asked = ((1 << s.seats) - 1) & ~(1 << seat)
    elif event == deck.GIVE:
        s.phase = Phase.GIVE
    elif event == deck.TRADE:
        s.phase = Phase.TRADE
    else:
        next_turn(s)


@jit
def next_turn(s: State) -> None:
    """The next seat in the direction of play begins its turn."""
    s.seat = kit.seat_after(s, s.seat, 1)
    s.phase = Phase.TURN
    s.asked = s.erred = s.drawn = s.given = 0


@jit
def draw(s: State, seat: int) -> None:
    """One card; if it is stronger it may be laid or kept (CHI-6). With nothing to draw the turn is over."""
    card = draw_card(s, seat)
    if card >= 0:
        s.drawn = card + 1
        s.phase = Phase.DRAWN
    else:
        next_turn(s)


@jit
def by_table(s: State) -> int:
    """The table says keep for a seat that has drawn a card it may not lay (ALL-3)."""
    return deck.KEEP if s.phase == Phase.DRAWN and not s.over and not drawn_fits(s) else -1


@jit
def draw_cards(s: State, seat: int, n: int) -> None:
    """So many cards, or what there is (CHI-18)."""
    for _ in range(n):
        draw_card(s, seat)


@jit
def draw_card(s: State, seat: int) -> int:
    """The top card into a hand, the laid cards shuffled again if need be; -1 if there is none (CHI-18).

    They are shuffled from the order of their kinds, as nobody watched the heap's.
    """
    if s.top == 0:
        kit.sort(s.heap, s.laid - 1)
        s.laid = kit.renew(s, s.heap, s.laid, 1)
    return add(s, seat, pop(s)) if s.top else -1


@jit
def give(s: State, seat: int, kind: int, other: int) -> None:
    """A card changes hands: the two know which, the others only that one did (CHI-15, CHI-17)."""
    copies = copies_of(s, kind)
    memory.lose_sight(s, seat, other)
    memory.hand_over(s, seat, other, find(s.hand, seat, copies), copies)
    if not goes_out(s, seat):
        s.given = other + 1
        s.phase = Phase.THANKS


# The end


@jit
def scores(s: State, out: Ints) -> None:
    """The points of each seat (CHI-19)."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@jit
def winners(s: State) -> int:
    """Who got rid of all cards; without anybody all with the fewest points (CHI-21). A mask."""
    if s.out or not s.over:
        return 1 << s.out >> 1
    leaders = NOBODY
    for seat in range(s.seats):
        leaders = lead(leaders, seat, -points(s, seat))
    return leaders[0]
