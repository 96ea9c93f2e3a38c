"""Where a turn ends by itself, nobody but the seat can tell that from an end it chose (ALL-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np

from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.testing.walks import FEW, walk

TRIED = 12  # worlds in which an alternative is looked for


def ends(setting: Setting, seed: int) -> Iterator[tuple[Round, Round]]:
    """The round before and after every action that the table followed by a word of its own."""
    before: Round | None = None
    for round in walk(setting, seed):
        if before and round.steps[-1].unasked:
            yield before, round
        before = round.copy()


def taken(before: Round, after: Round) -> tuple[int, str]:
    """The action that came before the table's word."""
    step = after.steps[len(before.steps)]
    return step.seat, step.text


def with_a_choice(before: Round, after: Round, ear: int | None) -> Round | None:
    """The same action in a world that the onlooker cannot tell from the true one, its end chosen by the seat."""
    seat, text = taken(before, after)
    said = after.steps[-1]
    for seed in range(TRIED):
        world = before.redeal(ear, seed)
        world.states["rng"] = 1
        if text in world.legal(seat):
            world.act(seat, text)
            if world.unasked is None and world.to_act == (said.seat,) and said.text in world.legal(said.seat):
                world.play(said.seat, said.text)
                return world
    return None


def without_a_choice(before: Round, after: Round) -> Round | None:
    """The same action in the true world, with the same chance to come; None if that gives the seat a choice."""
    seat, text = taken(before, after)
    twin = before.copy()
    twin.states["rng"] = 1
    twin.play(seat, text)
    return twin if twin.steps[-1].unasked else None


def observed(round: Round, seat: int) -> bytes:
    out = np.zeros(round.game.observed, np.uint8)
    round.game.kernel.observe_at(round.states, 0, seat, out)
    return out.tobytes()


def test_an_end_that_the_table_says_is_to_all_others_like_a_chosen_one(setting: Setting) -> None:
    for seed in range(FEW):
        for before, after in islice(ends(setting, seed), 10):
            # Whoever took the action has seen what it brought: other cards in another world.
            knowing = (taken(before, after)[0], after.steps[-1].seat)
            for ear in [seat for seat in (*range(setting.seats), None) if seat not in knowing]:
                chosen, said = with_a_choice(before, after, ear), without_a_choice(before, after)
                if chosen and said:
                    assert chosen.view(ear).json() == said.view(ear).json()
                    assert chosen.events(ear) == said.events(ear)
                    assert chosen.redeal(ear, 3).state_bytes() == said.redeal(ear, 3).state_bytes()
                    assert ear is None or observed(chosen, ear) == observed(said, ear)


def test_the_table_speaks_only_for_the_seat_on_turn_and_says_its_only_action(setting: Setting) -> None:
    for before, after in ends(setting, 5):
        seat, text = taken(before, after)
        twin = before.copy()
        twin.act(seat, text)
        while twin.unasked is not None:
            assert twin.to_act == (twin.turn,)
            assert twin.legal(twin.turn) == (twin.unasked,)
            twin.act(twin.turn, twin.unasked)
        assert twin.state_bytes() == after.state_bytes()
        assert twin.steps == after.steps


def test_what_the_table_says_has_a_number_and_a_line_of_its_own(setting: Setting) -> None:
    *_, last = walk(setting, 6)
    lines = last.record().splitlines()[-len(last.steps) :]
    for step, line in zip(last.steps, lines, strict=True):
        if step.unasked:
            assert line == f"{step.seat} {step.text}"
            assert set(step.heard) == {step.text}
    for ear in (*range(setting.seats), None):
        numbers = [event.number for event in last.events(ear)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_record_that_lacks_what_the_table_said_was_made_under_other_rules(setting: Setting) -> None:
    from pioche import Misread, replay

    *_, last = walk(setting, 6)
    *lines, _ = last.record().splitlines()
    first = next((at for at, step in enumerate(last.steps[:-1]) if step.unasked), None)
    if first is None:
        return
    cut = [*lines[: len(lines) - len(last.steps) + 1 + first], *lines[len(lines) - len(last.steps) + 2 + first :]]
    try:
        replay("\n".join(cut))
    except Misread as error:
        assert "other rules" in str(error)
    else:
        raise AssertionError("a line was missing, and nobody noticed")


def test_nobody_is_asked_where_the_table_speaks(setting: Setting) -> None:
    for round in walk(setting, 7):
        assert round.unasked is None
