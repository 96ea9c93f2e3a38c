"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

from pioche.core.jit import Bytes, jit, low, seeded, shuffle
from pioche.games.chifoumi.deck import (
    DRAWN,
    JOKER,
    KINDS,
    LAYABLE,
    MOST_SEATS,
    RACING,
    WORD,
)
from pioche.games.chifoumi.state import State, add, held, kind_of


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: unknown cards, the pile, who let a race go.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. The card that a seat
    has just drawn is the last one it is dealt back, whether it may lay it or not (ALL-3).
    """
    if s.over:
        s.rng = seeded(seed, 0)
        sort(s.pile, s.top)
        shuffle(s, s.pile, s.top)
        return
    counts = (held(s, 0), held(s, 1), held(s, 2), held(s, 3), held(s, 4), held(s, 5))
    s.rng = seeded(seed, 0)
    hide_answers(s, me)
    gather(s, me)
    shuffle(s, s.pile, s.top)
    last = -1
    for seat in range(s.seats):
        while seat != me and held(s, seat) < counts[seat]:
            last = take(s, seat, last)
    if s.phase == DRAWN and s.seat != me:
        s.drawn = last + 1
    for seat in range(MOST_SEATS):
        if seat != me:
            s.known[seat, :] = 0


@jit
def hide_answers(s: State, me: int) -> None:
    """In a race nobody sees who else has let it go: as far as ``me`` knows, nobody has."""
    if s.phase == RACING:
        others = ((1 << s.seats) - 1) & ~(1 << s.seat) & ~s.erred
        mine = 1 << me if me >= 0 else 0
        s.asked = others & ~mine | s.asked & mine


@jit
def gather(s: State, me: int) -> None:
    """All cards that seat ``me`` does not know, into the pile in the order of their kinds."""
    for seat in range(s.seats):
        if seat != me:
            for word in range(2):
                sure = s.known[me, word] if me >= 0 else 0
                mask = s.hand[seat, word] & ~sure
                s.hand[seat, word] &= sure
                while mask:
                    s.pile[s.top] = kind_of(s, word * WORD + low(mask))
                    s.top += 1
                    mask &= mask - 1
    sort(s.pile, s.top)


@jit
def sort(cards: Bytes, n: int) -> None:
    """The first n cards in rising order (there are few kinds: count them)."""
    at = 0
    for kind in range(KINDS):
        for i in range(at, n):
            if cards[i] == kind:
                cards[i] = cards[at]
                cards[at] = kind
                at += 1


@jit
def take(s: State, seat: int, last: int) -> int:
    """The top card of the pile into a hand; the last card that the seat on turn was dealt back."""
    s.top -= 1
    card = add(s, seat, int(s.pile[s.top]))
    s.pile[s.top] = 0
    return card if seat == s.seat else last


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """What seat ``me`` sees: own and known cards by seat counted from ``me`` on, the top card, laid cards, the rest."""
    out[:] = 0
    for k in range(s.seats):
        seat = (me + k) % s.seats
        for word in range(2):
            mask = s.hand[seat, word] if seat == me or s.over else s.hand[seat, word] & s.known[me, word]
            while mask:
                out[k * KINDS + kind_of(s, word * WORD + low(mask))] += 1
                mask &= mask - 1
        out[MOST_SEATS * KINDS + LAYABLE + k] = held(s, seat)
        out[MOST_SEATS * KINDS + LAYABLE + MOST_SEATS + k] = s.seat == seat
    at = MOST_SEATS * KINDS + LAYABLE + 2 * MOST_SEATS
    for i in range(s.laid):
        out[at + int(s.heap[i])] += 1
    if s.laid:
        out[MOST_SEATS * KINDS + top_as_played(s)] = 1
    at += KINDS
    facts = (
        s.top,
        s.waiting,
        s.direction + 1,
        s.phase,
        s.asked >> me & 1,
        s.seats,
        s.young,
        s.events,
        s.stack,
        s.mistakes,
    )
    for i in range(len(facts)):
        out[at + i] = min(facts[i], 255)
    out[at + len(facts)] = s.over


@jit
def top_as_played(s: State) -> int:
    """The top card as it was played: a Joker with its call."""
    kind = int(s.heap[s.laid - 1])
    return kind if kind < JOKER else JOKER + 3 * (kind - JOKER) + s.called
