"""Actions: their texts, who may take them, and why not."""

from __future__ import annotations

import random

from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.testing.walks import FEW, moments, walk


def test_every_action_text_is_unique_and_is_read_back_as_its_code(setting: Setting) -> None:
    texts = setting.game.face.ACTIONS
    assert [setting.game.codes[text] for text in texts] == list(range(len(texts)))
    for code, text in enumerate(texts):
        action = setting.game.face.action(code)
        assert action.text == text
        assert text.split()[0].startswith(action.verb)


def accepted(round: Round, seat: int) -> set[str]:
    return {text for text in round.game.face.ACTIONS if round.refusal(seat, text) is None}


def test_legal_and_not_refused_are_the_same(setting: Setting) -> None:
    for seed in range(FEW):
        for round in moments(setting, seed, 7):
            for seat in range(setting.seats):
                assert set(round.legal(seat)) == accepted(round, seat), round.position()


def test_only_seats_to_act_have_legal_actions_and_somebody_always_has(setting: Setting) -> None:
    for round in walk(setting, 11):
        busy = [seat for seat in range(setting.seats) if round.legal(seat)]
        assert tuple(busy) == round.to_act
        assert bool(busy) != round.over


def test_a_refused_action_changes_nothing(setting: Setting) -> None:
    dice = random.Random(5)
    for round in moments(setting, 5, 9):
        before, heard = round.state_bytes(), len(round.steps)
        for seat in range(setting.seats):
            for text in dice.sample(setting.game.face.ACTIONS, 12):
                refusal = round.refusal(seat, text)
                if refusal:
                    try:
                        round.play(seat, text)
                    except type(refusal):
                        pass
                    else:
                        raise AssertionError(f"{seat} {text} was carried out")
        assert round.state_bytes() == before
        assert len(round.steps) == heard


def test_no_more_actions_are_legal_at_once_than_declared(setting: Setting) -> None:
    for seed in range(FEW):
        for round in walk(setting, seed):
            assert max(len(round.legal(seat)) for seat in range(setting.seats)) <= setting.game.most_actions


def test_the_order_of_legal_actions_is_that_of_their_codes(setting: Setting) -> None:
    for round in walk(setting, 3):
        for seat in round.to_act:
            codes = [setting.game.codes[text] for text in round.legal(seat)]
            assert codes == sorted(set(codes))


def test_an_action_says_where_its_card_lies(setting: Setting) -> None:
    for round in moments(setting, 12, 5):
        for seat in round.to_act:
            view = round.view(seat)
            for action in (action for action in view.actions if action.zone):
                zone = view.zone(str(action.zone))
                assert action.card is None or action.card in zone.cards, (action, zone)
            held = set(next(zone.cards for zone in view.zones if zone.kind == "hand" and zone.owner == seat))
            on_the_table = {card for zone in view.zones if zone.kind != "hand" for card in zone.cards}
            nowhere = {action.card for action in view.actions if not action.zone and action.target is None}
            assert not (held - on_the_table) & nowhere  # a card like one in the hand may be meant where it lies


def test_earlier_states_stay_untouched(setting: Setting) -> None:
    kept: list[tuple[Round, bytes]] = []
    for round in walk(setting, 8):
        kept.append((round.copy(), round.state_bytes()))
    for earlier, before in kept:
        assert earlier.state_bytes() == before


def test_who_does_not_answer_in_time_can_do_what_the_game_says_of_that(setting: Setting) -> None:
    lapses = {option.window: option.lapse for option in setting.game.options if option.live}
    for round in walk(setting, 6):
        lapse = lapses.get(round.view().phase)
        assert not lapse or all(lapse in round.legal(seat) for seat in round.to_act)
