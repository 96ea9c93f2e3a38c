"""Refilling in KO: full hands at the end of every turn, and every step as the rules read in plain Python."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import pioche
from pioche import Round, position
from pioche.core import jit
from pioche.core.record import revealed_by
from tests.games.ko_by_the_page import Asked, Table, play

STEPS = 200 if jit.OFF else 400
ROUNDS = 1 if jit.OFF else 8
THIN, THIN_STEPS = 15 if jit.OFF else 300, 60


def cards(round: Round, zone: str) -> list[str]:
    key, *words = zone.split()
    return list(round.game.face.ask(round.snapshot(), key, tuple(words)) or ())


def table_of(round: Round) -> Table:
    return Table(
        small=round.game.id == "ko-4",
        seats=round.seats,
        turn=round.turn,
        hands=[cards(round, f"hand {seat}") for seat in range(round.seats)],
        market=cards(round, "market"),
        pile=cards(round, "pile"),
        runs=[[] for _ in range(round.seats)],
        colours=[""] * round.seats,
    )


def moment(round: Round) -> dict[str, object]:
    """All that can be compared."""
    return {
        "hands": [sorted(cards(round, f"hand {seat}")) for seat in range(round.seats)],
        "runs": [sorted(cards(round, f"run {seat}")) for seat in range(round.seats)],
        "market": cards(round, "market"),
        "pile": sorted(cards(round, "pile")),
        "over": round.over,
        "turn": None if round.over else round.turn,
    }


def moment_by_the_page(table: Table) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in table.hands],
        "runs": [sorted(run) for run in table.runs],
        "market": table.market,
        "pile": sorted(table.pile),
        "over": table.over,
        "turn": None if table.over else table.turn,
    }


def compare(round: Round, dice: random.Random, steps: int) -> None:
    """Play at random, and ask the plain rules at every step."""
    table = table_of(round)
    game = play(table)
    asked: tuple[int, set[str]] | None = next(game)
    for _ in range(steps):
        assert asked is not None
        seat, choices = asked
        assert round.to_act == (seat,)
        assert {*round.legal(seat)} == choices
        text, known, turn = dice.choice(sorted(choices)), len(round.steps), round.turn
        round.play(seat, text)
        step, *by_table = round.steps[known:]
        table.said, table.revealed = [], [] if ">" in text and "peek" in text else revealed_by(step).split()
        asked = next_asked(game, text)
        assert [each.text for each in by_table] == table.said
        assert {each.seat for each in by_table} <= {turn}
        assert table.revealed == []
        assert moment(round) == moment_by_the_page(table)
        if asked is None:
            break


def next_asked(game: Asked, text: str) -> tuple[int, set[str]] | None:
    try:
        return game.send(text)
    except StopIteration:
        return None


def thin_rounds(game: str, dice: random.Random) -> Iterator[Round]:
    """Positions with few cards, in which sources run dry at once."""
    for _ in range(THIN):
        seats = dice.randint(2, 4)
        deck = [each for each in cards_of(game) if dice.random() < 0.6]
        dice.shuffle(deck)
        full = 6 if game == "ko-4" else 10
        lines = [f"game {game}", f"seats {seats}", f"rng {dice.getrandbits(63):016x}"]
        for seat in range(seats):
            count = dice.choice((full, full, dice.randint(0, full + 1)))
            hand, deck = deck[:count], deck[count:]
            lines.append(f"hand {seat} {' '.join(hand)}")
        pile, market = dice.choice((0, 0, 1, 3)), dice.choice((0, 0, 2, 5, 11))
        lines += [f"pile {' '.join(deck[:pile])}", f"market {' '.join(deck[pile : pile + market])}"]
        yield position("\n".join(lines) + "\n")


def cards_of(game: str) -> list[str]:
    return list(pioche.deal(game, 2, seed=1).game.face.cards(pioche.deal(game, 2, seed=1).snapshot()))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", ["ko", "ko-4"])
def test_every_step_of_a_dealt_round_is_as_the_rules_read(game: str, seats: int) -> None:
    for seed in range(ROUNDS):
        compare(pioche.deal(game, seats, seed=seed), random.Random(seed), STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["ko", "ko-4"])
def test_every_step_is_as_the_rules_read_where_pile_and_market_run_dry(game: str) -> None:
    dice = random.Random(game)
    for round in thin_rounds(game, dice):
        compare(round, dice, THIN_STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", ["ko", "ko-4"])
def test_ko_8_at_the_end_of_every_turn_the_hand_is_full_or_nothing_lies_any_more(game: str, seats: int) -> None:
    full = 6 if game == "ko-4" else 10
    for seed in range(ROUNDS):
        round, dice = pioche.deal(game, seats, seed=seed), random.Random(seed)
        for _ in range(2 * STEPS):
            seat = round.turn
            round.play(round.to_act[0], dice.choice(round.legal(round.to_act[0])))
            if round.over:
                break
            if round.at_turn_start:
                empty = not cards(round, "pile") and not cards(round, "market")
                assert len(cards(round, f"hand {seat}")) == full or empty
