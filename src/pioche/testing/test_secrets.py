"""What a seat may not know never reaches it."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.core.words import LANGUAGES
from pioche.testing.walks import FEW, SETTINGS, middle, moments, walk

Onlookers = list[int | None]


def onlookers(setting: Setting) -> Onlookers:
    return [*range(setting.seats), None]


def observed(round: Round, seat: int) -> bytes:
    out = np.zeros(round.game.observed, np.uint8)
    round.game.kernel.observe_at(round.states, 0, seat, out)
    return out.tobytes()


def choice(round: Round, seat: int) -> int:
    out = np.zeros(round.game.most_actions, np.int64)
    return int(round.game.kernel.choose_at(round.states, 0, seat, out))


def test_a_redealt_world_looks_the_same_to_the_seat(setting: Setting) -> None:
    for seed in range(FEW):
        for round in moments(setting, seed, 5):
            for seat in onlookers(setting):
                world = round.redeal(seat, seed + 100)
                assert world.view(seat).json() == round.view(seat).json()


def test_redealing_twice_equals_redealing_once_byte_for_byte(setting: Setting) -> None:
    for round in moments(setting, 2, 5):
        for seat in onlookers(setting):
            once, twice = round.redeal(seat, 2), round.redeal(seat, 1).redeal(seat, 2)
            assert once.state_bytes() == twice.state_bytes()


def test_nothing_of_the_true_deal_is_left_in_any_corner_of_a_redealt_world(setting: Setting) -> None:
    """A bot may be handed the object itself: every state in it is the redealt one, every text as the seat heard it."""
    for round in moments(setting, 3, 6):
        for seat in onlookers(setting):
            world, ear = round.redeal(seat, 5), setting.seats if seat is None else seat
            for corner in vars(world).values():
                if isinstance(corner, np.ndarray):
                    states = corner.copy()
                    states["seat"] = world.turn
                    assert states.tobytes() == world.state_bytes()
            heard = [step.heard[ear] for step in round.steps if step.heard[ear] is not None]
            assert [step.text for step in world.steps] == heard
            assert {step.heard for step in world.steps} == {(text,) * (setting.seats + 1) for text in heard}
            for other in onlookers(setting):
                assert world.events(other) == round.events(seat)
            assert world.first == round.first


def test_a_step_that_a_seat_cannot_notice_leaves_no_trace_in_its_worlds(setting: Setting) -> None:
    """In a race others answer unheard: a world that follows the true answers would give them away."""
    known: dict[int | None, tuple[bytes, bytes]] = {}
    for round in walk(setting, 10):
        for seat in onlookers(setting):
            view, world = round.view(seat).json(), round.redeal(seat, 1).state_bytes()
            before = known.get(seat)
            assert before is None or before[0] != view or before[1] == world
            known[seat] = (view, world)


def test_redealing_hides_and_keeps_the_cards(setting: Setting) -> None:
    start = next(walk(setting, 1))
    worlds = [start.redeal(0, seed) for seed in range(5)]
    assert len({world.state_bytes() for world in worlds}) == 5
    for world in worlds:
        cards = setting.game.face.cards
        assert Counter(cards(world.snapshot())) == Counter(cards(start.snapshot()))


def test_a_redealt_world_can_be_played_to_its_end(setting: Setting) -> None:
    for round in moments(setting, 6, 8):
        for seat in onlookers(setting):
            world = round.redeal(seat, 4)
            while not world.over:
                actor = world.to_act[0]
                world.play(actor, world.quick_choice(actor))
            assert world.winners


def test_refusals_to_a_seat_do_not_depend_on_what_it_cannot_know(setting: Setting) -> None:
    for round in moments(setting, 4, 11):
        for seat in range(setting.seats):
            world = round.redeal(seat, 9)
            assert answers(world, seat) == answers(round, seat)


def answers(round: Round, seat: int) -> list[list[str]]:
    refusals = [round.refusal(seat, text) for text in round.game.face.ACTIONS]
    return [[refusal.rule, *map(refusal.say, LANGUAGES)] if refusal else [] for refusal in refusals]


def test_what_a_seat_hears_of_others_does_not_depend_on_what_it_cannot_know(setting: Setting) -> None:
    for round in moments(setting, 7, 4):
        for seat in onlookers(setting):
            for actor in round.to_act:
                world = round.redeal(seat, 12)
                for text in set(round.legal(actor)) & set(world.legal(actor)) if actor != seat else ():
                    assert heard(round, actor, text, seat) == heard(world, actor, text, seat)


def heard(round: Round, actor: int, text: str, seat: int | None) -> bytes:
    twin = round.copy()
    twin.states["rng"] = 1  # what is drawn by lot is heard by some, and differs between worlds for that reason alone
    twin.act(actor, text)  # whether the table then says an end depends on the hand: see test_ends.py
    return repr(twin.events(seat)).encode()


def test_observations_and_the_quick_policy_see_only_what_the_seat_sees(setting: Setting) -> None:
    for seed in range(FEW):
        for round in moments(setting, seed, 3):
            for seat in range(setting.seats):
                world = round.redeal(seat, seed + 1)
                assert observed(world, seat) == observed(round, seat)
                if seat in round.to_act:
                    assert choice(world, seat) == choice(round, seat)


def test_the_quick_policy_never_breaks_a_rule(setting: Setting) -> None:
    for seed in range(FEW):
        round = next(walk(setting, seed))
        while not round.over:
            seat = round.to_act[0]
            round.play(seat, setting.game.face.ACTIONS[choice(round, seat)])


def visible(round: Round, seat: int | None) -> Counter[str]:
    zones = round.view(seat).zones
    lying = [place.card for zone in zones for place in zone.places]
    return Counter(card for card in [*lying, *(card for zone in zones for card in zone.cards)] if card)


def test_redealing_is_fair_to_every_unseen_card(setting: Setting) -> None:
    """Each unseen card is as likely as any other in each hidden place: within five standard deviations."""
    start, worlds = next(walk(setting, 1)), 100 * FEW
    unseen = Counter(setting.game.face.cards(start.snapshot())) - visible(start, 0)
    held: Counter[tuple[int, str]] = Counter()
    for seed in range(worlds):
        s = start.redeal(0, seed).snapshot()
        held.update((seat, card) for seat in range(1, setting.seats) for card in setting.game.face.hand(s, seat))
    for seat in range(1, setting.seats):
        share = len(setting.game.face.hand(start.snapshot(), seat)) / unseen.total()
        for card in unseen:
            spread = (worlds * share * (1 - share) * unseen[card]) ** 0.5
            assert abs(held[seat, card] - worlds * share * unseen[card]) <= 5 * spread + 1


def test_hidden_cards_are_hidden_until_the_end(setting: Setting) -> None:
    start = next(walk(setting, 2))
    for seat in onlookers(setting):
        for zone in start.view(seat).zones:
            if zone.kind == "hand" and zone.owner != seat:
                assert zone.cards == (None,) * len(zone.cards)


def test_only_the_acting_seat_gets_its_legal_list(setting: Setting) -> None:
    for round in moments(setting, 9, 5):
        assert round.view(None).actions == ()
        for seat in range(setting.seats):
            assert [action.text for action in round.view(seat).actions] == list(round.legal(seat))


@given(st.sampled_from(SETTINGS), st.integers(0, 2**63 - 1), st.integers(0, 150), st.integers(0, 2**63 - 1))
def test_secrecy_holds_for_any_seed_and_any_moment(setting: Setting, seed: int, steps: int, secret: int) -> None:
    round = middle(setting, seed, steps)
    for seat in onlookers(setting):
        world = round.redeal(seat, secret)
        assert world.view(seat).json() == round.view(seat).json()
        assert world.redeal(seat, 1).state_bytes() == round.redeal(seat, 1).state_bytes()


def test_everybody_sees_how_many_cards_everybody_has(setting: Setting) -> None:
    for round in moments(setting, 5, 6):
        for seat in onlookers(setting):
            view = round.view(seat)
            hands = {zone.owner: len(zone.cards) for zone in view.zones if zone.kind == "hand"}
            assert {chair.seat: chair.cards for chair in view.seats} == hands
