"""The rules of the row games: dealing, laying, drawing, ending, scoring."""

from __future__ import annotations

from pioche.core.colours import certain, no_numbers, pass_on, to_act
from pioche.core.colours import sum_of_numbers as points  # JUN-8, ELV-11
from pioche.core.jit import Ints, jit, shuffle
from pioche.core.kit import NOBODY, lead, pop, put, put_bits
from pioche.games.elevens.beliefs import believe
from pioche.games.elevens.deck import CARDS, COLOURS, DRAW, PASS, STARTS, STOP, VALUES, Opening
from pioche.games.elevens.state import STATE, State, any_row, can_lay, fits, in_play, most_draws, take, values
from pioche.games.elevens.unseen import observe, redeal

DEALT = (0, 0, 20, 20, 15, 12, 10)
ELEVEN_BIT = 1 << 10

__all__ = ["STATE", "believe", "certain", "observe", "points", "redeal", "to_act"]


@jit
def on_table(s: State) -> int:
    """The values of each colour that lie on the table from the start (JUN-1, XTR-1)."""
    if s.opening == Opening.JUNIOR:
        return 1 | 1 << 10
    return 1 | 1 << 19 if s.opening == Opening.EXTREMES else 0


@jit
def dealt(s: State) -> int:
    """How many cards each seat gets."""
    return 5 if s.opening == Opening.JUNIOR else DEALT[s.seats]


@jit
def clear(s: State) -> None:
    """An empty table; options, starting seat and generator stay."""
    s.laid = s.drawn = s.passes = s.over = s.out = s.top = 0
    s.pile[:] = 0
    s.hand[:] = 0
    s.lacks[:] = 0
    s.row[:] = 0
    s.starts = STARTS[s.opening]


@jit
def deal(s: State) -> None:
    """Shuffle and deal, with the classic opening again and again until somebody can open (ELV-3)."""
    deal_once(s)
    while s.opening == Opening.ELEVEN and opener(s) < 0:
        deal_once(s)


@jit
def deal_once(s: State) -> None:
    """The deck shuffled, the same number of cards for everyone, the rest on the pile."""
    clear(s)
    lay_out(s)
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        for _ in range(dealt(s)):
            take(s, seat, pop(s))


@jit
def lay_out(s: State) -> None:
    """What lies open goes to the rows, everything else to the pile."""
    for colour in range(COLOURS):
        s.row[colour] = on_table(s) if in_play(s, colour) else 0
        mask = values(s) & ~on_table(s) if in_play(s, colour) else 0
        s.top = put_bits(s.pile, s.top, mask, colour * VALUES)


@jit
def opener(s: State) -> int:
    """The card that opens the round: the first 11 that anybody holds, by colour (ELV-3); -1 for none."""
    for colour in range(COLOURS):
        for seat in range(s.seats):
            if s.hand[seat, colour] & ELEVEN_BIT:
                return colour * VALUES + 10
    return -1


@jit
def begin(s: State) -> None:
    """With the classic opening the table lays the first 11 for its holder, who has no choice (ELV-3, ELV-4)."""
    if s.opening == Opening.ELEVEN and not any_row(s):
        card = opener(s)
        while not s.hand[s.seat, card // VALUES] & ELEVEN_BIT:
            s.seat = (s.seat + 1) % s.seats
        # Nobody holds an 11 of a colour that would have come first.
        for colour in range(card // VALUES):
            s.lacks[: s.seats, colour] = ELEVEN_BIT if in_play(s, colour) else 0
        lay(s, s.seat, card)


@jit
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions of the seat on turn: cards by colour and value, then stop, draw or pass."""
    n = 0
    for colour in range(COLOURS):
        n = put_bits(out, n, s.hand[seat, colour] & fits(s, colour), colour * VALUES)
    if s.laid:
        return put(out, n, STOP)
    return n if n else put(out, 0, DRAW if s.top else PASS)


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action of the seat on turn."""
    if action < CARDS:
        lay(s, seat, action)
    elif action == DRAW:
        draw(s, seat)
    elif action == STOP:
        end_turn(s)
    else:
        pass_turn(s)


@jit
def lay(s: State, seat: int, card: int) -> None:
    """A card into its row; the turn ends with an opening card and with one that was drawn."""
    colour, bit = card // VALUES, 1 << card % VALUES
    first = not any_row(s)
    s.hand[seat, colour] ^= bit
    s.row[colour] |= bit
    s.laid += 1
    if first and s.opening == Opening.FREE:
        s.starts = bit
    if no_numbers(s, seat):
        s.over = 1
        s.out = seat + 1
    elif first or s.drawn:
        end_turn(s)


@jit
def by_table(s: State) -> int:
    """The table says stop for a seat that has laid and can lay no more (ALL-3)."""
    return STOP if s.laid and not s.over and not can_lay(s, s.seat) else -1


@jit
def draw(s: State, seat: int) -> None:
    """The top card into the hand; the turn ends if it does not fit and was the last to draw."""
    show_lack(s, seat)
    card = pop(s)
    take(s, seat, card)
    s.drawn += 1
    fit = fits(s, card // VALUES) >> card % VALUES & 1
    if not fit and (s.drawn == most_draws(s) or s.top == 0):
        end_turn(s)


@jit
def show_lack(s: State, seat: int) -> None:
    """Who draws or passes holds nothing that fits; the end of a turn tells nothing (ALL-3).

    A card drawn later that still fits will be laid at once.
    """
    for colour in range(COLOURS):
        s.lacks[seat, colour] = fits(s, colour) if in_play(s, colour) else 0


@jit
def end_turn(s: State) -> None:
    """On to the next seat, after a turn in which something happened."""
    s.passes = 0
    next_seat(s)


@jit
def pass_turn(s: State) -> None:
    """On to the next seat; when everybody has passed in a row, nobody ever can again (JUN-9, ELV-12)."""
    show_lack(s, s.seat)
    s.passes += 1
    if s.passes == s.seats:
        s.over = 1
    else:
        next_seat(s)


@jit
def next_seat(s: State) -> None:
    """The seat to the left begins its turn."""
    pass_on(s)
    s.laid = s.drawn = 0


@jit
def winners(s: State) -> int:
    """Who went out; in a blocked round all with the fewest points. A mask, 0 while the round is on."""
    if s.out or not s.over:
        return 1 << s.out >> 1
    leaders = NOBODY
    for seat in range(s.seats):
        leaders = lead(leaders, seat, -points(s, seat))
    return leaders[0]
