"""The row games once more, straight from the rule page, with sets of values and no cleverness.

It shares no code with the engine; a disagreement means that one of the two misreads the rules.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

COLOURS = "RYGB"


@dataclass
class Reference:
    """A round being played; cards are pairs of colour and value."""

    opening: str
    hands: list[set[tuple[str, int]]]
    pile: list[tuple[str, int]]  # top card first
    rows: dict[str, set[int]]
    turn: int
    open_value: int | None = None
    laid: int = 0
    drawn: list[tuple[str, int]] = field(default_factory=list)
    passes: int = 0
    over: bool = False

    def fits(self, card: tuple[str, int]) -> bool:
        colour, value = card
        row = self.rows[colour]
        if row:
            return value not in row and (value - 1 in row or value + 1 in row)
        if self.opening == "eleven":
            return value == 11
        if self.opening == "three":
            return value in (10, 11, 12)
        if self.opening == "free":
            return self.open_value is None or value == self.open_value
        return False

    def fitting(self) -> set[tuple[str, int]]:
        return {card for card in self.hands[self.turn] if self.fits(card)}

    def legal(self) -> set[str]:
        if self.over:
            return set()
        lays = {f"lay {colour}{value}" for colour, value in self.fitting()}
        if self.laid:
            return lays | {"stop"}
        if lays:
            return lays
        return {"draw"} if self.pile else {"pass"}

    def play(self, action: str) -> None:
        verb, _, card = action.partition(" ")
        if verb == "lay":
            self.lay((card[0], int(card[1:])))
        elif verb == "draw":
            self.draw()
        elif verb == "stop":
            self.next_turn()
        else:
            self.passes += 1
            self.over = self.passes == len(self.hands)
            if not self.over:
                self.next_turn(passed=True)

    def lay(self, card: tuple[str, int]) -> None:
        first = not any(self.rows.values())
        self.hands[self.turn].remove(card)
        self.rows[card[0]].add(card[1])
        self.laid += 1
        if first:
            self.open_value = card[1]
        if not self.hands[self.turn]:
            self.over = True
        elif first or self.drawn or not self.fitting():
            self.next_turn()

    def draw(self) -> None:
        card = self.pile.pop(0)
        self.hands[self.turn].add(card)
        self.drawn.append(card)
        most = 1 if self.opening == "junior" else 3
        if not self.fits(card) and (len(self.drawn) == most or not self.pile):
            self.next_turn()

    def next_turn(self, *, passed: bool = False) -> None:
        if not passed:
            self.passes = 0
        self.turn = (self.turn + 1) % len(self.hands)
        self.laid, self.drawn = 0, []

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(value for _, value in hand) for hand in self.hands)

    def count(self, depth: int) -> int:
        """How many sequences of so many actions there are; a finished round counts once."""
        if depth == 0 or self.over:
            return 1
        total = 0
        for action in self.legal():
            child = deepcopy(self)
            child.play(action)
            total += child.count(depth - 1)
        return total


def read(text: str, opening: str) -> Reference:
    """The reference at a position text, read by its own eyes."""
    rows: dict[str, set[int]] = {colour: set() for colour in COLOURS}
    hands: dict[int, set[tuple[str, int]]] = {}
    pile: list[tuple[str, int]] = []
    seats = turn = 0
    open_value: int | None = None
    for line in text.splitlines():
        key, *words = line.split()
        if key == "seats":
            seats = int(words[0])
        elif key == "turn":
            turn = int(words[0])
        elif key == "open":
            open_value = int(words[0])
        elif key == "hand":
            hands[int(words[0])] = {(card[0], int(card[1:])) for card in words[1:]}
        elif key == "pile":
            pile = [(card[0], int(card[1:])) for card in words]
        elif key == "row":
            for part in words[1:]:
                low, _, high = part.partition("-")
                rows[words[0]] |= set(range(int(low), int(high or low) + 1))
    return Reference(opening, [hands.get(seat, set()) for seat in range(seats)], pile, rows, turn, open_value)
