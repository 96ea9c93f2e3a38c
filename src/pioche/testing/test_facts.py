"""What a game declares is true, and its folder is complete."""

from __future__ import annotations

import inspect
import re

import numpy as np

from pioche.core import stubs
from pioche.core.case import GENERAL, case_files
from pioche.core.game import Game, Setting
from pioche.core.rulebook import STATUSES, rules_in
from pioche.core.words import CORE, LANGUAGES, catalogue
from pioche.testing.walks import moments, settings_of, some, walk


def cases_of(game: Game) -> str:
    return "\n".join(file.read_text("utf-8") for file in case_files([game.folder]))


def test_a_state_has_the_fields_that_generic_code_reads(game: Game) -> None:
    assert set(game.rules.STATE.names) >= set(stubs.State.__annotations__)


def test_a_state_is_a_few_hundred_bytes_of_whole_numbers(game: Game) -> None:
    assert game.rules.STATE.itemsize <= 768
    for name in game.rules.STATE.names:
        kind = game.rules.STATE[name].base
        assert kind in (np.int64, np.uint8) or (name, kind) == ("rng", np.uint64)


def test_every_rule_has_a_case_that_cites_it(game: Game) -> None:
    cited = set(re.findall(r"[A-Z0-9]+-\d+", cases_of(game)))
    missing = [rule.id for rule in rules_in(game.folder) if rule.id not in cited]
    assert not missing


def test_every_case_cites_rules_that_exist(game: Game) -> None:
    known = {rule.id for rule in (*rules_in(game.folder), *rules_in(CORE))}
    for file in case_files([game.folder]):
        first = file.read_text("utf-8").splitlines()[0]
        cited = re.match(r"# ((?:[A-Z0-9]+-\d+ ?)+): \S", first)
        assert cited, f"{file.name} does not begin with the rules it shows"
        assert set(cited[1].split()) <= known, file.name


def test_every_rule_that_can_refuse_does_so_in_a_case(game: Game) -> None:
    """What ``refuse`` can say is found twice: in the words of face.py, and by asking it everything in random play."""
    written = set(re.findall(r'"([A-Z0-9]+-\d+)"', (game.folder / "face.py").read_text("utf-8")))
    met = {rule for setting in some(settings_of(game)) for rule in rules_met(setting)}
    refused = re.findall(r"!(.*)", cases_of(game))
    shown = {reason for reasons in refused for reason in re.split(r"[\s|]+", reasons)}
    assert met <= written | set(GENERAL)
    assert written | set(GENERAL) <= shown


def rules_met(setting: Setting) -> set[str]:
    rounds = list(moments(setting, 1, 20))
    refusals = [round.refusal(seat, text) for round in rounds for seat in round.to_act for text in round.game.codes]
    return {refusal.rule for refusal in refusals if refusal}


def test_a_refusal_cites_only_rules_that_hold_with_these_options(setting: Setting) -> None:
    assert rules_met(setting) - set(GENERAL) <= set(setting.rulebook)


def test_conditions_of_rules_name_options_and_values_that_exist(game: Game) -> None:
    values = {option.name: {str(value) for value in option.values} for option in game.options}
    for rule in game.rulebook.values():
        for condition in rule.when.split():
            name, _, wanted = condition.partition("=")
            assert set(wanted.split("|")) < values[name], rule.id


def test_every_rule_is_complete_in_every_language(game: Game) -> None:
    for rule in game.rulebook.values():
        assert rule.status in STATUSES
        assert rule.source
        assert set(rule.texts) == set(LANGUAGES)
        assert set(rule.ruled) in (set(), set(LANGUAGES))
        assert all(len(text) > 10 for text in (*rule.texts.values(), *rule.ruled.values()))


def test_options_are_explained_by_rules_that_exist(game: Game) -> None:
    for option in game.options:
        assert option.rule in game.rulebook
        assert option.name in game.rules.STATE.names


def message_ids(text: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_the_same_messages_exist_in_every_language(game: Game) -> None:
    for folder in (CORE, game.folder):
        ids = [message_ids(catalogue(folder, lang)) for lang in LANGUAGES]
        assert ids[0] == ids[1] == ids[2]
        assert len(set(ids[0])) == len(ids[0])


def test_every_name_a_person_reads_exists_in_every_language(game: Game) -> None:
    keys = [f"name-{game.id}", f"about-{game.id}"]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"option-{o.name}-{value}" for o in game.options for value in o.values]
    for lang in LANGUAGES:
        for key in keys:
            assert game.say(lang, key)
        for text in game.face.ACTIONS:
            key, args = game.face.sentence(text)
            assert game.say(lang, f"act-{key}", **args)
            assert game.say(lang, f"told-{key}", who="you", **args) != game.say(lang, f"told-{key}", who="Ann", **args)


def test_every_card_looks_like_something_and_has_a_name_in_every_language(setting: Setting) -> None:
    cards = {*setting.game.face.cards(next(walk(setting, 1)).snapshot())}
    for lang in LANGUAGES:
        looks = [setting.game.face.card(text) for text in cards]
        names = {setting.game.say(lang, "card-name", colour=look.colour, label=look.label) for look in looks}
        assert len(names) == len(cards)


def test_everything_heard_can_be_said(setting: Setting) -> None:
    for round in walk(setting, 1):
        for event in (*round.events(0)[-1:], *round.events(None)[-1:]):
            key, args = setting.game.face.sentence(event.text)
            assert setting.game.say("fr", f"told-{key}", who="Léa", **args)


def test_an_observation_has_the_declared_size_and_says_something(setting: Setting) -> None:
    start = next(walk(setting, 1))
    out = np.zeros(setting.game.observed, np.uint8)
    setting.game.kernel.observe_at(start.states, 0, 0, out)
    assert out.any()


def test_a_game_gives_every_function_that_generic_code_calls_with_its_arguments(game: Game) -> None:
    bound = game.bind(stubs)
    for name, stub in vars(stubs).items():
        if inspect.isfunction(stub) and stub.__module__ == stubs.__name__:
            plain = getattr(vars(bound)[name], "py_func", vars(bound)[name])
            assert len(inspect.signature(plain).parameters) == len(inspect.signature(stub).parameters), name


def test_public_facts_have_words(game: Game) -> None:
    for setting in some(settings_of(game)):
        for round in moments(setting, 2, 9):
            for name, number in round.view(None).facts.items():
                assert all(game.say(lang, f"fact-{name}", number=number) for lang in LANGUAGES)
