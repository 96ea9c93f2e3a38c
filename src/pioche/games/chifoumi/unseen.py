"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

from pioche.core.jit import Bytes, jit, seeded, shuffle
from pioche.core.kit import cards_in, hand_of, held, held_by_all, pop, sort
from pioche.core.memory import gather, known_of
from pioche.games.chifoumi.deck import JOKER, KIND_OF, KINDS, LAYABLE, MOST_SEATS, Phase
from pioche.games.chifoumi.state import State, add, kind_of


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: unknown cards, the pile, who let a race go.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. The card that a seat
    has just drawn is the last one it is dealt back, whether it may lay it or not (ALL-3).
    """
    s.rng = seeded(seed, 0)
    if s.over:
        sort(s.pile, s.top)
        shuffle(s, s.pile, s.top)
        return
    counts = held_by_all(s)
    hide_answers(s, me)
    gather(s, me, KIND_OF[s.events])
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        while seat != me and held(s, seat) < counts[seat]:
            card = add(s, seat, pop(s))
            if s.phase == Phase.DRAWN and seat == s.seat:
                s.drawn = card + 1


@jit
def hide_answers(s: State, me: int) -> None:
    """In a race nobody sees who else has let it go: as far as ``me`` knows, nobody has."""
    if s.phase == Phase.RACE:
        others = ((1 << s.seats) - 1) & ~(1 << s.seat) & ~s.erred
        mine = 1 << me if me >= 0 else 0
        s.asked = others & ~mine | s.asked & mine


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """What seat ``me`` sees: own and known cards by seat counted from ``me`` on, the top card, laid cards, the rest."""
    out[:] = 0
    for k in range(s.seats):
        seat = (me + k) % s.seats
        seen = hand_of(s, seat) if seat == me or s.over else known_of(s, me, seat)
        for card in cards_in(seen):
            out[k * KINDS + kind_of(s, card)] += 1
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
