"""The rules of the ladder: dealing, turns, events, the race, ending."""

from __future__ import annotations

from pioche.core.jit import Ints, jit, ones, shuffle
from pioche.core.kit import NOBODY, lead
from pioche.games.chifoumi.choices import fits, legal, to_act
from pioche.games.chifoumi.deck import (
    AGAIN,
    BOULET,
    CHOOSING,
    COPIES,
    DEALT,
    DRAW,
    DRAWN,
    FORGET,
    GIVE,
    GIVING,
    HAND_OVER,
    JOKER,
    KEEP,
    KINDS,
    LAYABLE,
    LET,
    LONGEST,
    MOST_SEATS,
    PLAY_AGAIN,
    PLUS,
    RACE,
    RACING,
    SNAP,
    START,
    SWAP,
    TAKE,
    THANKING,
    TRADE,
    TRADING,
    TURN,
    WORD,
)
from pioche.games.chifoumi.memory import forget_hand, forget_one, knows_kind, learn, learn_hand
from pioche.games.chifoumi.state import (
    STATE,
    State,
    add,
    find,
    held,
    kind_of,
    kind_played,
    points,
    stronger,
    symbol_of,
)
from pioche.games.chifoumi.unseen import observe, redeal

__all__ = ["STATE", "State", "legal", "observe", "redeal", "to_act"]


# Dealing


@jit
def deal(s: State) -> None:
    """Seven cards each, the rest on the pile (CHI-3)."""
    clear(s)
    for kind in range(KINDS):
        for _ in range(copies_in_play(s, kind)):
            s.pile[s.top] = kind
            s.top += 1
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        for _ in range(DEALT):
            draw_card(s, seat)


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


@jit
def copies_in_play(s: State, kind: int) -> int:
    """The cards of a kind that are used: young players leave Boulets out, the youngest events too (CHI-22)."""
    if (s.young and kind == BOULET) or (s.young == 1 and kind < JOKER and kind % 6):
        return 0
    return int(COPIES[s.events, kind])


@jit
def begin(s: State) -> None:
    """The first seat lays the first card itself (CHI-4)."""


# What it does


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action; after 2,000 of them the round ends as it stands (CHI-21).

    Who lets a race go is counted when the race is over: before that the count would tell it.
    """
    if action != LET:
        s.actions += 1
    act(s, seat, action)
    if s.actions >= LONGEST:
        s.over = 1


@jit
def act(s: State, seat: int, action: int) -> None:
    """One action by its code."""
    if action < LAYABLE:
        put_down(s, seat, action)
    elif action < SNAP + LAYABLE:
        snap(s, seat, action - SNAP)
    elif action == DRAW:
        draw(s, seat)
    elif action == TAKE:
        draw_cards(s, seat, s.waiting)
        s.waiting = 0
        next_turn(s)
    elif action == PLAY_AGAIN:
        s.phase = START
    elif action == LET:
        answer(s, seat)
    elif action == FORGET:
        draw_cards(s, seat, 3)
        next_turn(s)
    elif action >= HAND_OVER:
        give(s, seat, (action - HAND_OVER) // MOST_SEATS, (action - HAND_OVER) % MOST_SEATS)
    elif action >= SWAP:
        trade(s, seat, action - SWAP)
    else:
        if action == TURN:
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
    for other in range(s.seats):
        if other != seat and not knows_kind(s, other, seat, kind):
            learn(s, other, find(s, seat, kind))


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
    leave(s, seat, kind)
    s.heap[s.laid] = kind
    s.laid += 1
    s.called = symbol_of(played)
    s.asked = s.erred = s.drawn = 0
    s.phase = START
    if held(s, seat) == 0:
        s.over = 1
        s.out = seat + 1
    else:
        happen(s, seat, kind)


@jit
def leave(s: State, seat: int, kind: int) -> int:
    """A card out of a hand, seen by all: whoever knew of one such card there no longer does."""
    card = find(s, seat, kind)
    s.hand[seat, card // WORD] ^= 1 << card % WORD
    for other in range(s.seats):
        forget_one(s, other, seat, card, kind)
    return card


@jit
def happen(s: State, seat: int, kind: int) -> None:
    """The event of a card that was just laid; a Joker cancels the +3s that wait."""
    event = kind % 6 if kind < JOKER else 0
    if event == PLUS:
        s.waiting += 3
    else:
        s.waiting = 0
    if event == AGAIN:
        s.phase = CHOOSING
    elif event == RACE:
        s.phase = RACING
        s.asked = ((1 << s.seats) - 1) & ~(1 << seat)
    elif event == GIVE:
        s.phase = GIVING
    elif event == TRADE:
        s.phase = TRADING
    else:
        next_turn(s)


@jit
def next_turn(s: State) -> None:
    """The next seat in the direction of play begins its turn."""
    s.seat = (s.seat + s.direction + s.seats) % s.seats
    s.phase = START
    s.asked = s.erred = s.drawn = s.given = 0


@jit
def draw(s: State, seat: int) -> None:
    """One card; if it is stronger it may be laid or kept (CHI-6). With nothing to draw the turn is over."""
    card = draw_card(s, seat)
    if card >= 0:
        s.drawn = card + 1
        s.phase = DRAWN
    else:
        next_turn(s)


@jit
def by_table(s: State) -> int:
    """The table says keep for a seat that has drawn a card it may not lay (ALL-3)."""
    return KEEP if s.phase == DRAWN and not s.over and not stronger(s, kind_of(s, s.drawn - 1)) else -1


@jit
def draw_cards(s: State, seat: int, n: int) -> None:
    """So many cards, or what there is (CHI-18)."""
    for _ in range(n):
        draw_card(s, seat)


@jit
def draw_card(s: State, seat: int) -> int:
    """The top card into a hand, the laid cards shuffled again if need be; -1 if there is none (CHI-18)."""
    if s.top == 0:
        reshuffle(s)
    if s.top == 0:
        return -1
    s.top -= 1
    kind = int(s.pile[s.top])
    s.pile[s.top] = 0
    return add(s, seat, kind)


@jit
def reshuffle(s: State) -> None:
    """All laid cards but the top become the pile: in the order of their kinds first, as nobody watched the heap's."""
    for kind in range(KINDS):
        for i in range(s.laid - 1):
            if s.heap[i] == kind:
                s.pile[s.top] = kind
                s.top += 1
    if s.top:
        s.heap[0] = s.heap[s.laid - 1]
        s.heap[1 : s.laid] = 0
        s.laid = 1
        shuffle(s, s.pile, s.top)


@jit
def give(s: State, seat: int, kind: int, other: int) -> None:
    """A card changes hands: the two know which, the others only that one did (CHI-15, CHI-17)."""
    for onlooker in range(s.seats):
        if onlooker != other:
            forget_hand(s, onlooker, seat)
    card = find(s, seat, kind)
    s.hand[seat, card // WORD] ^= 1 << card % WORD
    forget_one(s, other, seat, card, kind)
    s.hand[other, card // WORD] ^= 1 << card % WORD
    learn(s, seat, card)
    if held(s, seat) == 0:
        s.over = 1
        s.out = seat + 1
    else:
        s.given = other + 1
        s.phase = THANKING


@jit
def trade(s: State, seat: int, other: int) -> None:
    """Two seats exchange hands, and each knows what the other has now (CHI-16)."""
    for word in range(2):
        mine = s.hand[seat, word]
        s.hand[seat, word] = s.hand[other, word]
        s.hand[other, word] = mine
    learn_hand(s, seat, other)
    learn_hand(s, other, seat)
    next_turn(s)


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
