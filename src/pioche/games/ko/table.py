"""A state in plain numbers and lists, and the cards on it by name."""

from __future__ import annotations

from pioche.games.ko.deck import COLOURS, HAND, KIND_OF, KO, MARKET, NAMES, SKIP, TRUMP, VALUES, WORD, copies
from pioche.games.ko.fields import Fields

KIND_ROW = KIND_OF.tolist()

# The same fields, unpacked.
Table = Fields[list[int], list[list[int]], list[int], int]


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def kinds_in(masks: list[int]) -> list[int]:
    """The kinds of the cards in a pair of masks, sorted."""
    return [KIND_ROW[word * WORD + bit] for word in range(2) for bit in bits(masks[word])]


def hand_kinds(s: Table, seat: int) -> list[int]:
    """What a seat holds."""
    return kinds_in(s.hand[seat])


def known_kinds(s: Table, knower: int, owner: int) -> list[int]:
    """What a seat knows of another hand."""
    return kinds_in([s.hand[owner][word] & s.known[knower][word] for word in range(2)])


def named(kinds: list[int]) -> tuple[str, ...]:
    """The texts of kinds."""
    return tuple(NAMES[kind] for kind in kinds)


def hand(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a hand by colour, then trumps, KO and action cards."""
    return named(hand_kinds(s, seat))


def pile(s: Table) -> tuple[str, ...]:
    """The pile, top card first."""
    return named(s.pile[: s.top][::-1])


def market(s: Table) -> tuple[str, ...]:
    """The market, the latest card last."""
    return named(s.market[: s.shown])


def gone(s: Table) -> tuple[str, ...]:
    """The skip and turn cards out of the game."""
    return named([SKIP] * s.gone[0] + [SKIP + 1] * s.gone[1])


def numbers(s: Table, seat: int) -> set[int]:
    """The values that lie in a run, by colour cards and trumps (0 is a 1)."""
    return set(bits((s.run[seat] | s.run[seat] >> VALUES) & (1 << VALUES) - 1))


def run(s: Table, seat: int) -> tuple[str, ...]:
    """The cards of a run by number, KO last."""
    laid, colour = s.run[seat], s.colour[seat] - 1
    kinds = [colour * VALUES + v if laid >> v & 1 else TRUMP + v for v in sorted(numbers(s, seat))]
    return named(kinds + [KO] * (laid >> 2 * VALUES))


def run_colour(s: Table, seat: int) -> str | None:
    """The colour of a run, if one was chosen."""
    return COLOURS[s.colour[seat] - 1] if s.colour[seat] else None


def cards(s: Table) -> tuple[str, ...]:
    """All cards, wherever they lie."""
    before_seats = [card for seat in range(s.seats) for card in (*hand(s, seat), *run(s, seat))]
    return (*before_seats, *pile(s), *market(s), *gone(s))


def in_deck(s: Table, kind: int) -> int:
    """How many cards of a kind are played with (KO-1, KO-2, KO4-1)."""
    return copies(s.small, s.actions, kind)


def full(s: Table) -> int:
    """How many cards fill a hand, or complete a run."""
    return HAND[s.small]


def on_offer(s: Table, seat: int) -> list[int]:
    """The kinds in the market that a seat may take: its own discards only if nothing else is left (KO-8).

    If it lacks as many as lie, all come back one after the other, the oldest first.
    """
    lying = s.market[: s.shown]
    others = lying[: s.shown - s.fresh] if seat == s.seat else lying
    if others or pile_left(s):
        return others
    return lying if len(lying) > full(s) - len(hand_kinds(s, seat)) else lying[:1]


def pile_left(s: Table) -> bool:
    """Whether a card can be drawn, if need be after the market has become the pile (KO-4)."""
    return s.top > 0 or s.shown > MARKET
