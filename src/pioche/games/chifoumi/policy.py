"""The quick policy: dear cards and Boulets go first, Jokers last, and one calls what one can follow."""

from __future__ import annotations

from pioche.core.jit import Ints, jit
from pioche.core.kit import find, held, seat_after
from pioche.games.chifoumi import deck
from pioche.games.chifoumi.deck import BOULET, HAND_OVER, JOKER, LAYABLE, MOST_SEATS, POINTS, SNAP, Phase
from pioche.games.chifoumi.state import State, copies_of, fits, kind_played, symbol_of

# What laying a card is worth: its points, and what its event does. A Joker goes on everything, so it goes when nothing
# else does: to draw instead would only add a card.
JOKER_LAST, SHED_BOULET, GOOD_TRADE, BAD_TRADE, HIT, FOLLOW, OUT = 1, 50, 60, -60, 40, 30, 1000
FEW = 3  # cards in a hand that is nearly out


@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    """One of the n legal actions in ``out``."""
    if s.phase == Phase.THANKS:
        return deck.THANKS
    if s.phase == Phase.AGAIN:
        return deck.PLAY_AGAIN if follows(s, seat, s.called) else deck.TURN
    if s.phase == Phase.GIVE:
        return best_gift(s, out, n)
    if s.phase == Phase.TRADE:
        return smallest(s, out, n)
    return best_play(s, seat, out, n)


@jit
def best_play(s: State, seat: int, out: Ints, n: int) -> int:
    """The card that is worth most, or drawing, keeping, taking, letting go if none is worth anything."""
    best, most = int(out[n - 1]), 0
    if best < LAYABLE:
        most = -2000  # the opener must lay
    for i in range(n):
        action = int(out[i])
        if action < SNAP + LAYABLE:
            value = worth(s, seat, action % LAYABLE)
            if value > most:
                best, most = action, value
    return best


@jit
def worth(s: State, seat: int, played: int) -> int:
    """What it is worth to put a card down now; a mistake never is."""
    kind, mine = kind_played(played), held(s, seat) - 1
    if not fits(s, kind):
        return -1000
    if mine == 0:
        return OUT
    if kind >= JOKER:
        return JOKER_LAST + following(s, seat, symbol_of(played))
    return POINTS[kind // 6 % 3] + event_worth(s, seat, kind % 6, symbol_of(played), mine)


@jit
def event_worth(s: State, seat: int, event: int, symbol: int, mine: int) -> int:
    """What the event of a card does for a seat that keeps ``mine`` cards."""
    if event == deck.GIVE:
        return SHED_BOULET if holds(s, seat, BOULET) else 0
    if event == deck.TRADE:
        return GOOD_TRADE if mine > fewest(s, seat) + 1 else BAD_TRADE
    if event == deck.PLUS:
        return HIT if held(s, seat_after(s, seat, 1)) <= FEW else -5
    return FOLLOW if event == deck.AGAIN and follows(s, seat, symbol) else 0


@jit
def holds(s: State, seat: int, kind: int) -> bool:
    """Whether a seat has a card of a kind."""
    return find(s.hand, seat, copies_of(s, kind)) >= 0


@jit
def following(s: State, seat: int, symbol: int) -> int:
    """How many kinds of card a seat holds that beat a symbol."""
    count, first = 0, (symbol + 1) % 3 * 18
    for kind in range(first, first + 18):
        count += holds(s, seat, kind)
    return count


@jit
def follows(s: State, seat: int, symbol: int) -> bool:
    """Whether a seat holds a card that beats a symbol."""
    return following(s, seat, symbol) > 0


@jit
def fewest(s: State, seat: int) -> int:
    """The number of cards of the other seat that has fewest."""
    least = 1000
    for other in range(s.seats):
        if other != seat:
            least = min(least, held(s, other))
    return least


@jit
def best_gift(s: State, out: Ints, n: int) -> int:
    """The worst card to keep, for the seat with the fewest cards: a Boulet first, else the dearest that is no Joker."""
    best, most = int(out[0]), -1
    for i in range(n):
        kind, other = (int(out[i]) - HAND_OVER) // MOST_SEATS, (int(out[i]) - HAND_OVER) % MOST_SEATS
        burden = 9 if kind == BOULET else 0 if kind >= JOKER else kind // 6 % 3 + 1
        value = burden * 200 - held(s, other)
        if value > most:
            best, most = int(out[i]), value
    return best


@jit
def smallest(s: State, out: Ints, n: int) -> int:
    """The other hand with the fewest cards."""
    best, least = int(out[0]), 1000
    for i in range(n):
        cards = held(s, (int(out[i]) - HAND_OVER + MOST_SEATS) % MOST_SEATS)
        if cards < least:
            best, least = int(out[i]), cards
    return best
