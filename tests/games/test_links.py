"""The linked rows: what hand-written cases cannot show."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pioche import deal, position
from pioche.core import jit
from pioche.core.game import find
from pioche.core.round import Round
from pioche.games.links.deck import NAMES, NEAR, ORDER_NAMES, ORDERS
from pioche.testing.walks import walk
from tests.terminal import Terminal


@pytest.mark.parametrize(("seats", "cards", "links"), [(2, 20, 4), (3, 20, 4), (4, 15, 3), (5, 12, 3), (6, 12, 2)])
def test_everybody_gets_the_cards_and_links_the_book_says(seats: int, cards: int, links: int) -> None:
    round = deal("elevens-links", seats, seed=3)
    view = round.view(None)
    for seat in range(seats):
        assert len(view.zone(f"hand {seat}").cards) == cards
        assert len(view.zone(f"links {seat}").cards) == links
    assert len(view.zone("pile").cards) == 84 - seats * cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 12)])
def test_beginners_get_as_many_numbers_and_nothing_else(seats: int, cards: int) -> None:
    round = deal("elevens-links", seats, seed=3, beginners="yes")
    zones = round.view(None).zones
    assert {zone.kind for zone in zones} == {"rows", "pile", "hand"}
    assert [len(zone.cards) for zone in zones if zone.kind == "hand"] == [cards] * seats
    assert set(round.game.face.cards(round.snapshot())) == set(NAMES)


def test_the_order_of_the_rows_is_drawn_and_every_order_occurs() -> None:
    orders = Counter(row_order(deal("elevens-links", 2, seed=seed)) for seed in range(1200))
    assert set(orders) == set(ORDER_NAMES)
    assert min(orders.values()) > 20


def row_order(round: Round) -> str:
    return "".join(dict.fromkeys(place.row for place in round.view(None).zone("rows").places))


@pytest.mark.parametrize("order", ORDER_NAMES)
def test_a_named_order_is_the_order_on_the_table(order: str) -> None:
    assert row_order(deal("elevens-links", 3, seed=1, rows=order)) == order


def test_rows_are_neighbours_exactly_if_they_lie_next_to_each_other() -> None:
    for order, near in zip(ORDERS, NEAR, strict=True):
        for at, colour in enumerate(order):
            beside = {order[k] for k in (at - 1, at + 1) if 0 <= k < 4}
            assert {other for other in range(4) if near[colour] >> other & 1} == beside


SWAPPED = """
game elevens-links
seats 3
row R 8-11 J9
row Y 11
hand 0 R9 Y12 G3
hand 1 G5 B7
hand 2 G6 B8
pile B1 B2
0 swap R9
"""


def test_everybody_knows_of_a_joker_taken_by_a_swap_until_one_is_laid() -> None:
    round = position(SWAPPED)
    for seat in (1, 2, None):
        assert round.view(seat).zone("hand 0").cards == ("J", None, None)
        worlds = [round.redeal(seat, seed) for seed in range(20)]
        assert all(world.snapshot().jokers[0] == 1 for world in worlds)
    round.play(0, "lay J=Y10")
    assert round.view(1).zone("hand 0").cards == (None, None)


def test_a_link_waiting_for_its_card_tells_that_its_owner_holds_it_or_a_joker() -> None:
    round = position(
        "game elevens-links\nseats 2\nrows R Y G B\nrow R 9-11\nrow Y 11\nrow G 11\nrow B 11\n"
        "hand 0 Y9 G1 B1\nhand 1 G2 G3 G4 G5 J\nlinks 0 1\npile B2 B3 B4\n0 link R9-Y9\n"
    )
    for seed in range(50):
        s = round.redeal(1, seed).snapshot()
        assert s.jokers[0] or s.hand[0][1] >> 8 & 1


def test_links_lie_between_the_rows_they_join() -> None:
    for round in walk(find("elevens-links").setting(4, {}), 11):
        places = {place.id: place for place in round.view(None).zone("rows").places}
        order = row_order(round)
        for place in places.values():
            if place.link:
                assert places[place.link].id[1:] == place.id[1:]
                assert order.index(places[place.link].row) == order.index(place.row) + 1


def test_with_the_quick_policy_most_bonus_cards_are_taken() -> None:
    rounds = 30 // (10 if jit.OFF else 1)
    assert sum(bonuses_taken(seed) for seed in range(rounds)) > 5 * rounds


def bonuses_taken(seed: int) -> int:
    round = deal("elevens-links", 3, seed=seed)
    while not round.over:
        round.play(round.turn, round.quick_choice(round.turn))
    return sum(round.snapshot().bonus)


EXAMPLE = """
game elevens-links
seats 2
rows Y B R G
row Y 9-11
row B 11
row R 11
row G 11
hand 0 B9 R8 J G3
hand 1 R7 R5
links 0 3
links 1 4
pile Y3
"""


@pytest.mark.slow
@pytest.mark.skipif(jit.OFF, reason="the terminal table is the same without the compiler, only slower")
def test_the_books_example_is_played_move_by_move_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "example.txt"
    file.write_text(EXAMPLE, "utf-8")
    words = ("play", "--position", str(file), "--mine", "all", "--names", "Tom,Véra", "--lang", "en")
    terminal = Terminal(*words, env={"PIOCHE_DATA": str(tmp_path)})
    terminal.read()
    assert "(LNK-4)" in terminal.type("lay B9")
    assert joined_at(terminal.type("link Y9-B9")) == [9]
    assert "(LNK-15)" in terminal.type("lay R8")
    for move in ("B9", "B9-R9", "J=R9"):
        screen = terminal.type(move)
    assert joined_at(screen) == [9, 9]
    assert "Véra: Your turn" in terminal.type("R8")
    assert "(LNK-4)" in terminal.type("lay R5")
    assert "Tom: Your turn" in terminal.type("R7")
    terminal.type("q")
    assert terminal.end() == 0


def joined_at(screen: str) -> list[int]:
    """The values under which a Link is drawn, line by line."""
    return [(line.index("│") - 2) // 3 for line in screen.splitlines() if "│" in line]
