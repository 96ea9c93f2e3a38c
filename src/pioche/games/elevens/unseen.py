"""What a seat cannot know, dealt again; and what it can see, in numbers."""

from __future__ import annotations

from pioche.core.colours import gather, hidden
from pioche.core.jit import Bytes, jit, seeded, shuffle
from pioche.core.kit import held, held_by_all, pop
from pioche.games.elevens.deck import CARDS, COLOURS, MOST_SEATS, VALUES
from pioche.games.elevens.state import State, can_lay, fits, in_play, most_draws, take, values


@jit
def redeal(s: State, me: int, seed: int) -> None:
    """Everything seat ``me`` (-1: an onlooker) cannot know is dealt again: other hands, the pile, the generator."""
    deal_again(s, me, seed, held_by_all(s))


@jit
def deal_again(s: State, me: int, seed: int, counts: tuple[int, int, int, int, int, int]) -> None:
    """So many cards for each seat that ``me`` does not see.

    The unseen cards are first put in order, so that nothing of the true deal shows in the result. A seat
    in the middle of its turn has shown something of its hand; worlds against that are dealt again.
    """
    s.rng = seeded(seed, 0)
    possible = False
    while not possible:
        gather(s, me, VALUES)
        shuffle(s, s.pile, s.top)
        last = -1
        for seat in range(s.seats):
            for _ in range(counts[seat] if hidden(s, me, seat) else 0):
                card = pop(s)
                take(s, seat, card)
                last = card if seat == s.seat else last
        possible = s.seat == me or plausible(s, last)


@jit
def plausible(s: State, last: int) -> bool:
    """Whether the seat on turn could be where it is in its turn with the hand it was dealt back.

    After laying it may or may not be able to go on (ALL-3). After drawing, nothing it held before the ``last`` card
    fits; if it may draw no more, the last card does.
    """
    if s.over or s.laid or not s.drawn:
        return True
    colour, bit = last // VALUES, 1 << last % VALUES
    s.hand[s.seat, colour] ^= bit
    stuck = not can_lay(s, s.seat)
    s.hand[s.seat, colour] ^= bit
    more = s.drawn < most_draws(s) and s.top > 0
    return stuck and (more or fits(s, colour) & bit != 0)


@jit
def observe(s: State, me: int, out: Bytes) -> None:
    """What seat ``me`` sees: own hand, rows, what fits, what is unseen; then seats counted from ``me`` on."""
    out[:] = 0
    for colour in range(COLOURS):
        own, row = s.hand[me, colour], s.row[colour]
        unseen = values(s) & ~own & ~row if in_play(s, colour) else 0
        fit = fits(s, colour) if in_play(s, colour) else 0
        for v in range(VALUES):
            at = colour * VALUES + v
            out[at] = own >> v & 1
            out[CARDS + at] = row >> v & 1
            out[2 * CARDS + at] = fit >> v & 1
            out[3 * CARDS + at] = unseen >> v & 1
    for k in range(s.seats):
        seat = (me + k) % s.seats
        out[4 * CARDS + k] = held(s, seat)
        out[4 * CARDS + MOST_SEATS + k] = s.seat == seat
        out[4 * CARDS + 2 * MOST_SEATS + k] = 1
    at = 4 * CARDS + 3 * MOST_SEATS
    facts = (s.top, s.laid, s.drawn, s.passes, s.over)
    for i in range(len(facts)):
        out[at + i] = facts[i]
    for colour in range(COLOURS):
        out[at + 5 + colour] = in_play(s, colour)
    out[at + 9 + s.opening] = 1
