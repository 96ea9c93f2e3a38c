"""The rules of the linked rows: dealing, laying, Jokers, Links, ending, scoring."""

from __future__ import annotations

import numpy as np

from pioche.core.colours import certain, pass_on, to_act
from pioche.core.jit import below, jit, shuffle
from pioche.core.kit import NOBODY, lead, pop, put
from pioche.games.links import deck
from pioche.games.links.choices import legal, place_linked
from pioche.games.links.deck import CARDS, DROP, JOKER, LINK, MOST, STAND, STOP, SWAP, VALUES
from pioche.games.links.state import STATE, State, empty, more, must_lay, points, take
from pioche.games.links.unseen import observe, redeal

__all__ = ["STATE", "State", "certain", "legal", "observe", "points", "redeal", "to_act"]

_PAIR = np.array(deck.PAIR, np.int64)
ELEVEN = 1 << 10
LOWER, UPPER = ELEVEN - 1, (1 << VALUES) - (ELEVEN << 1)  # the half rows on both sides of the 11


# Dealing


@jit
def deal(s: State) -> None:
    """The 11s on the table, everything else shuffled and dealt, Links in front of everybody (LNK-1, LNK-2, BEG-1)."""
    clear(s)
    s.order = s.rows - 1 if s.rows else below(s, len(deck.ORDERS))
    for card in range(CARDS):
        if card % VALUES == 10:
            s.row[card // VALUES] = ELEVEN
        else:
            s.top = put(s.pile, s.top, card)
    for _ in range(0 if s.beginners else deck.JOKERS):
        s.top = put(s.pile, s.top, JOKER)
    shuffle(s, s.pile, s.top)
    for seat in range(s.seats):
        s.links[seat] = 0 if s.beginners else deck.LINKS[s.seats]
        for _ in range(deck.DEALT[s.seats]):
            take(s, seat, pop(s))


@jit
def clear(s: State) -> None:
    """An empty table; options, starting seat and generator stay."""
    s.used = s.laid = s.owed = s.target = s.passes = s.over = s.out = s.dropped = s.order = s.top = 0
    s.pile[:] = 0
    s.row[:] = s.joker[:] = s.bridge[:] = 0
    s.hand[:] = 0
    s.jokers[:] = s.shown[:] = s.links[:] = s.bonus[:] = 0


# What it does


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action of the seat on turn."""
    if action < STAND:
        s.hand[seat, action // VALUES] ^= 1 << action % VALUES
        lay(s, seat, action)
    elif action < SWAP:
        stand(s, seat, action - STAND)
    elif action < LINK:
        swap(s, seat, action - SWAP)
    elif action < DROP:
        link(s, seat, action)
    else:
        drop_or_end(s, seat, action)


@jit
def drop_or_end(s: State, seat: int, action: int) -> None:
    """A Joker dropped, or the end of the turn."""
    if action == DROP:
        drop(s, seat)
    elif action == deck.DRAW:
        take(s, seat, pop(s))
        end_turn(s)
    elif action == deck.PASS:
        pass_turn(s)
    else:
        end_turn(s)


@jit
def lay(s: State, seat: int, place: int) -> None:
    """A card that has left the hand comes to lie in its place; who fills a half row gets a Bonus card (LNK-13)."""
    colour, bit = place // VALUES, 1 << place % VALUES
    s.row[colour] |= bit
    half = LOWER if bit & LOWER else UPPER
    if bit & half and s.row[colour] & half == half and not s.beginners and bonuses_left(s):
        s.bonus[seat] += 1
    s.used += 1
    s.laid += 1
    s.owed = s.target = 0
    go_on(s, seat)


@jit
def bonuses_left(s: State) -> bool:
    """Whether a Bonus card is left: the eighth half row earns none (LNK-14)."""
    taken = 0
    for seat in range(s.seats):
        taken += s.bonus[seat]
    return taken < deck.BONUSES


@jit
def stand(s: State, seat: int, place: int) -> None:
    """A Joker laid for a number (LNK-8)."""
    give_up_joker(s, seat)
    s.joker[place // VALUES] |= 1 << place % VALUES
    lay(s, seat, place)


@jit
def give_up_joker(s: State, seat: int) -> None:
    """A Joker out of a hand: one that all knew of, as far as they can tell."""
    s.jokers[seat] -= 1
    s.shown[seat] = max(s.shown[seat] - 1, 0)


@jit
def swap(s: State, seat: int, card: int) -> None:
    """A number where a Joker stood for it, the Joker openly into the hand (LNK-9)."""
    colour, bit = card // VALUES, 1 << card % VALUES
    s.hand[seat, colour] ^= bit
    s.joker[colour] ^= bit
    s.jokers[seat] += 1
    s.shown[seat] += 1
    s.used += 1
    s.owed = s.laid == 0
    go_on(s, seat)


@jit
def drop(s: State, seat: int) -> None:
    """A Joker out of the game (LNK-11)."""
    give_up_joker(s, seat)
    s.dropped += 1
    s.used += 1
    go_on(s, seat)


@jit
def go_on(s: State, seat: int) -> None:
    """An empty hand ends the round, four cards the turn, unless a card is still to be drawn (LNK-18, LNK-3)."""
    if empty(s, seat):
        s.over = 1
        s.out = seat + 1
    elif s.used == MOST and may_stop(s, seat):
        end_turn(s)


@jit
def may_stop(s: State, seat: int) -> bool:
    """Whether a turn in which something was done may end: nothing is still to be laid or drawn."""
    return not (s.owed or s.target or (s.laid == 0 and (s.top > 0 or must_lay(s, seat))))


@jit
def by_table(s: State) -> int:
    """The table says stop for a seat that has used a card and can do no more (ALL-3)."""
    stuck = s.used > 0 and not s.over and may_stop(s, s.seat) and not more(s, s.seat)
    return STOP if stuck else -1


@jit
def link(s: State, seat: int, action: int) -> None:
    """A Link from a lying card to the next row, where its card must follow at once (LNK-15)."""
    place, start = place_linked(action), (action - LINK) // (CARDS - VALUES)
    s.links[seat] -= 1
    s.target = place + 1
    s.bridge[_PAIR[start, place // VALUES]] |= 1 << place % VALUES


@jit
def end_turn(s: State) -> None:
    """On to the next seat, after a turn in which something happened."""
    s.passes = 0
    next_seat(s)


@jit
def pass_turn(s: State) -> None:
    """On to the next seat; when everybody has passed in a row the round is over (LNK-20)."""
    s.passes += 1
    if s.passes == s.seats:
        s.over = 1
    else:
        next_seat(s)


@jit
def next_seat(s: State) -> None:
    """The seat to the left begins its turn."""
    pass_on(s)
    s.used = s.laid = s.owed = 0


# The end


@jit
def winners(s: State) -> int:
    """All with the most points; for beginners who went out (BEG-2). A mask, 0 while the round is on."""
    if not s.over or (s.beginners and s.out):
        return 1 << s.out >> 1
    leaders = NOBODY
    for seat in range(s.seats):
        leaders = lead(leaders, seat, points(s, seat))
    return leaders[0]
