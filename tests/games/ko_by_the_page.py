"""KO as its rules read, in plain Python: a turn is told from top to bottom, and stops where somebody is asked.

Written from the rules alone. Chance is not part of it: which cards were drawn or stolen is read off the real round.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import pairwise

ACTION_CARDS = ("steal", "peek", "swap", "shift", "skip", "turn")
STAYING = 10  # cards of the market that never become the pile (KO-4)

Asked = Generator[tuple[int, set[str]], str, None]


@dataclass
class Table:
    """Where the cards are, and what was said and revealed by the last action."""

    small: bool
    seats: int
    turn: int
    hands: list[list[str]]
    market: list[str]
    pile: list[str]
    runs: list[list[str]] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    direction: int = -1
    own: int = 0  # the latest market cards, discarded by the seat on turn
    moved: bool = False
    idle: set[int] = field(default_factory=set)
    over: bool = False
    said: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)

    @property
    def full(self) -> int:
        return 6 if self.small else 10

    @property
    def first(self) -> int:
        return 3 if self.small else 6


def is_colour(card: str) -> bool:
    return card[0] in "RBYGPVO" and card[1:].isdigit()


def is_set(cards: list[str], *, runs: bool) -> bool:
    """KO-6 and KO-7: only colour cards are looked at."""
    plain = [card for card in cards if is_colour(card)]
    numbers = sorted(int(card[1:]) for card in plain)
    in_a_row = runs and all(b == a + 1 for a, b in pairwise(numbers))
    return len({card[0] for card in plain}) <= 1 or len(set(numbers)) == 1 or in_a_row


def play(table: Table) -> Asked:
    """Turn after turn until somebody has won."""
    while not table.over:
        seat, steps = table.turn, 1
        table.own, table.moved = 0, False
        thrown = yield from discard(table, seat)
        effect = yield from choose_effect(table, seat, thrown)
        word, _, target = effect.partition(">")
        if word in ("steal", "peek"):
            yield from rob(table, seat, word, int(target), len(thrown))
        if word == "turn":
            table.direction = -table.direction
        yield from refill(table, seat)
        if word in ("swap", "shift"):
            move_hands(table, seat, int(target) if target else None)
        won = yield from place(table, seat)
        if won:
            table.over = True
            return
        yield from refill(table, seat)
        steps += word == "skip"
        table.idle = set() if table.moved else table.idle | {seat}
        table.over = len(table.idle) == table.seats
        table.turn = (seat + steps * table.direction) % table.seats


def discard(table: Table, seat: int) -> Generator[tuple[int, set[str]], str, list[str]]:
    """KO-6, KO-7, KO-13."""
    hand, thrown = table.hands[seat], list[str]()
    while True:
        fitting = {f"discard {card}" for card in hand if is_set([*thrown, card], runs=not table.small)}
        said = yield seat, fitting | {"done"}
        if said == "done":
            return thrown
        card = said.split()[1]
        hand.remove(card)
        thrown.append(card)
        if card not in ("skip", "turn"):
            table.market.append(card)
            table.own += 1


def choose_effect(table: Table, seat: int, thrown: list[str]) -> Generator[tuple[int, set[str]], str, str]:
    """KO-9, KO-12: asked only if an action card was discarded."""
    choices = {card for card in thrown if card in ACTION_CARDS[3:]}
    others = [other for other in range(table.seats) if other != seat]
    choices |= {f"{card}>{other}" for card in thrown if card in ACTION_CARDS[:3] for other in others}
    if not choices:
        return "none"
    said = yield seat, {f"effect {choice}" for choice in choices | {"none"}}
    return said.split()[1]


def rob(table: Table, thief: int, word: str, robbed: int, wanted: int) -> Asked:
    """KO-10, KO-11: at most the whole hand; the robbed seat refills before the thief goes on."""
    hand = table.hands[robbed]
    for _ in range(min(wanted, len(hand))):
        said = f"steal {table.revealed.pop()}" if word == "steal" else (yield thief, {f"take {each}" for each in hand})
        card = said.split()[1]
        hand.remove(card)
        table.hands[thief].append(card)
        table.moved = True
    yield from refill(table, robbed)


def refill(table: Table, seat: int) -> Asked:
    """KO-4, KO-8: one source, then the other unasked, then what the seat on turn discarded itself."""
    hand, source = table.hands[seat], ""
    while len(hand) < table.full:
        own = table.own if seat == table.turn else 0
        others, pile = table.market[: len(table.market) - own], table.pile or len(table.market) > STAYING
        if not others and not pile:
            yield from come_back(table, seat, named=bool(source))
            return
        if not source:
            named = [("from pile", pile), ("from market", others)]
            source = yield seat, {name for name, left in named if left}
        if (source == "from pile" and pile) or not others:
            draw(table, seat)
        else:
            take(table, seat, (yield seat, {f"take {card}" for card in others}))


def draw(table: Table, seat: int) -> None:
    """KO-4: an empty pile is made of all market cards but the ten latest."""
    if not table.pile:
        table.pile, table.market = table.market[:-STAYING], table.market[-STAYING:]
    card = next(card for card in table.revealed if card in table.pile)
    table.revealed.remove(card)
    table.pile.remove(card)
    table.hands[seat].append(card)
    table.moved = True


def take(table: Table, seat: int, said: str) -> None:
    """The oldest of equal cards; an own discard is not taken, it comes back (KO-18)."""
    at = table.market.index(said.split()[1])
    is_fresh = at >= len(table.market) - table.own
    table.moved = table.moved or not is_fresh or seat != table.turn
    table.own -= is_fresh
    table.hands[seat].append(table.market.pop(at))


def come_back(table: Table, seat: int, *, named: bool) -> Asked:
    """Everything is dry: all own discards if no more lie than are missing, else those that the seat chooses."""
    missing = table.full - len(table.hands[seat])
    if len(table.market) <= missing:
        for card in list(table.market):
            table.said.append(f"take {card}")
            take(table, seat, f"take {card}")
        return
    if not named:
        yield seat, {"from market"}
    for _ in range(missing):
        take(table, seat, (yield seat, {f"take {card}" for card in table.market}))


def move_hands(table: Table, seat: int, target: int | None) -> None:
    """KO-12."""
    hands = table.hands
    if target is None:
        table.hands = [hands[(each - table.direction) % table.seats] for each in range(table.seats)]
    else:
        hands[seat], hands[target] = hands[target], hands[seat]


def place(table: Table, seat: int) -> Generator[tuple[int, set[str]], str, bool]:
    """Whether the run is complete (KO-14, KO-15, KO-17); the table says done where no card can be placed (ALL-3)."""
    hand, run = table.hands[seat], table.runs[seat]
    if not table.colours[seat]:
        enough = {colour for colour in "RBYGPVO" if placeable(hand, colour) >= table.first}
        if not enough:
            table.said.append("done")
            return False
        said = yield seat, {f"run {colour}" for colour in enough} | {"done"}
        if said == "done":
            return False
        table.colours[seat] = said.split()[1]
    while True:
        free = {card for card in hand if fits(card, table.colours[seat], run)}
        may_end = len(run) >= table.first
        if may_end and not free:
            table.said.append("done")
            return False
        said = yield seat, {f"place {card}" for card in free} | ({"done"} if may_end else set())
        if said == "done":
            return False
        hand.remove(said.split()[1])
        run.append(said.split()[1])
        table.moved = True
        if len(run) == table.full:
            return True


def placeable(hand: list[str], colour: str) -> int:
    numbers = {card[1:] for card in hand if card[0] in (colour, "A") and card[1:].isdigit()}
    return len(numbers) + hand.count("KO")


def fits(card: str, colour: str, run: list[str]) -> bool:
    if card == "KO":
        return True
    return (
        card[0] in (colour, "A") and card[1:].isdigit() and card[1:] not in {each[1:] for each in run if each != "KO"}
    )
