"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from pioche.core.hands import Hands
from pioche.games.ko.deck import HAND, KIND_OF, KO, MARKET, NAMES, SKIP, TRUMP, TURN, VALUES, copies
from pioche.games.ko.fields import Fields

KIND_ROW: list[int] = KIND_OF.tolist()

# The same fields, unpacked.
Snapshot = Fields[list[int], list[list[int]], list[int], int]

HANDS = Hands(lambda _s: KIND_ROW, NAMES)


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def market(s: Snapshot) -> tuple[str, ...]:
    """The market, the latest card last."""
    return tuple(NAMES[kind] for kind in s.market[: s.shown])


def gone(s: Snapshot) -> tuple[str, ...]:
    """The skip and turn cards out of the game."""
    return (NAMES[SKIP],) * s.gone[0] + (NAMES[TURN],) * s.gone[1]


def numbers(s: Snapshot, seat: int) -> set[int]:
    """The values that lie in a run, by colour cards and trumps (0 is a 1)."""
    return set(bits((s.run[seat] | s.run[seat] >> VALUES) & (1 << VALUES) - 1))


def run(s: Snapshot, seat: int) -> tuple[str, ...]:
    """The cards of a run by number, KO last."""
    laid, colour = s.run[seat], s.colour[seat] - 1
    kinds = [colour * VALUES + v if laid >> v & 1 else TRUMP + v for v in sorted(numbers(s, seat))]
    return tuple(NAMES[kind] for kind in kinds + [KO] * (laid >> 2 * VALUES))


def in_deck(s: Snapshot, kind: int) -> int:
    """How many cards of a kind are played with (KO-1, KO-2, KO4-1)."""
    return copies(s.small, s.actions, kind)


def full(s: Snapshot) -> int:
    """How many cards fill a hand, or complete a run."""
    return HAND[s.small]


def on_offer(s: Snapshot, seat: int) -> list[int]:
    """The kinds in the market that a seat may take: its own discards only if nothing else is left (KO-8).

    If it lacks as many as lie, all come back one after the other, the oldest first.
    """
    lying = s.market[: s.shown]
    others = lying[: s.shown - s.fresh] if seat == s.seat else lying
    if others or pile_left(s):
        return others
    return lying if len(lying) > full(s) - len(HANDS.kinds(s, seat)) else lying[:1]


def pile_left(s: Snapshot) -> bool:
    """Whether a card can be drawn, if need be after the market has become the pile (KO-4)."""
    return s.top > 0 or s.shown > MARKET
