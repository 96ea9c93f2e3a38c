"""The commands that tell: games, rules, replay."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import pioche
from pioche.core import jit
from pioche.core.game import Game, Setting, games
from pioche.core.words import LANGUAGES, say
from pioche.testing.walks import walk
from tests.terminal import Terminal, play_on
from tests.test_cli import pioche as run

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_its_options(lang: str) -> None:
    shown = run("games", "--lang", lang).stdout
    for game in games():
        assert f"{game.id}  {game.name(lang)}" in shown
        for option in game.options:
            assert f"{option.name}={option.values[0]}" in shown
            assert all((str(value) if option.alike else f"{option.name}={value}") in shown for value in option.values)


def test_games_as_json_can_be_read() -> None:
    facts = json.loads(run("games", "--json").stdout)
    assert [each["id"] for each in facts] == [game.id for game in games()]


@pytest.mark.slow
@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_shows_every_rule_with_rulings_and_options_marked(game: Game, lang: str) -> None:
    shown = run("rules", game.id, "--lang", lang).stdout
    marks = {status: say(lang, f"status-{status}") for status in ("ruled", "option")}
    for rule in game.rulebook.values():
        line = next(line for line in shown.splitlines() if line.startswith(f"{rule.id} "))
        assert rule.status == "printed" or f"[{marks[rule.status]}]" in line


def test_rules_begin_with_the_game_in_a_few_sentences_with_the_options_chosen() -> None:
    usual = run("rules", "elevens", "--lang", "en").stdout
    assert usual.startswith("The rules of Elevens\n\nThe goal\n")
    assert "A row begins with the 11 of its colour." in usual
    assert "work inwards" in run("rules", "elevens", "-o", "opening=extremes", "--lang", "en").stdout


@pytest.mark.slow
@GAMES
def test_rules_as_json_can_be_read(game: Game) -> None:
    facts = json.loads(run("rules", game.id, "--json").stdout)
    assert [each["id"] for each in facts] == list(game.rulebook)


def test_rules_with_options_shows_only_the_rules_that_hold_then() -> None:
    inwards = run("rules", "elevens", "-o", "opening=extremes", "--lang", "en").stdout
    assert "XTR-1 " in inwards
    assert not [id for id in ("ELV-3", "ELV-6", "TRI-1", "only with") if id in inwards]
    plain = run("rules", "chifoumi", "-o", "young=1", "--json").stdout
    assert "CHI-5" in plain
    assert not [id for id in ("CHI-10", "CHI-12", "CHI-16") if id in plain]
    assert "does not allow without=R" in run("rules", "elevens", "-o", "without=R").stderr


def finished(setting: Setting, tmp_path: Path) -> tuple[Path, pioche.Round]:
    *_, last = walk(setting, 3)
    file = tmp_path / "round.txt"
    file.write_text(last.record(), "utf-8")
    return file, last


@pytest.mark.slow
@pytest.mark.skipif(jit.OFF, reason="replay is the same without the compiler, only slower")
@GAMES
def test_replay_tells_a_round_and_its_scores(game: Game, tmp_path: Path) -> None:
    file, last = finished(list(game.settings())[-1], tmp_path)  # the fullest table, with the least usual options
    told = run("replay", file, "--lang", "en").stdout
    assert "  ".join(map(str, last.scores)).split() == told.strip().splitlines()[-1].split()[1:]
    facts = json.loads(run("replay", file, "--json").stdout)
    assert facts[0]["scores"] == list(last.scores)
    assert len(facts[0]["events"]) == len(last.steps)


def test_replay_with_the_eyes_of_a_seat_hides_what_it_did_not_see(tmp_path: Path) -> None:
    file, last = finished(next(games()[0].settings()), tmp_path)
    facts = json.loads(run("replay", file, "--seat", "1", "--json").stdout)
    assert [each["text"] for each in facts[0]["events"]] == [event.text for event in last.events(1)]


def test_replay_step_by_step_waits_at_every_turn(tmp_path: Path) -> None:
    file, _ = finished(next(games()[0].settings()), tmp_path)
    terminal = Terminal("replay", str(file), "--step", env={"LANG": "en_US.UTF-8"})
    play_on(terminal, terminal.read(), random.Random(1))
    assert terminal.end() == 0
    assert terminal.text.count("Enter for the next step") > 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rules", "bridge"), "there is no game 'bridge'"),
        (("rules", games()[0].id, "--lang", "xx"), "there is no language 'xx'"),
        (("games", "--lang", "xx"), "there is no language 'xx'"),
        (("replay", "nowhere"), "nowhere cannot be read"),
        (("replay", "docs"), "docs cannot be read"),
        (("replay", "README.md"), "README.md: line 1: this is not a record"),
    ],
)
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert games()[0].say("de", f"about-{games()[0].id}")[:30] in run("games").stdout
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert games()[0].say("en", f"about-{games()[0].id}")[:30] in run("games").stdout


def test_a_match_record_that_is_damaged_names_its_line() -> None:
    match = pioche.Match(games()[0].id, 2, seed=1)
    lines = match.record().splitlines()
    for damage, said in (("rounds", "'rounds …' is missing"), ("seats", "'seats …' is missing")):
        text = "\n".join(line for line in lines if not line.startswith(damage))
        with pytest.raises(pioche.Misread, match=said):
            pioche.read_match(text)
    head, rest = match.record().split("pioche 1\n", 1)
    other = pioche.deal("elevens-links", 3, seed=1).record()
    for text, said in (
        (
            head.replace(f"rounds {match.rounds}", "rounds 0") + "pioche 1\n" + rest,
            "line 2: a match has at least 1 round",
        ),
        ("match 1\nbots master\n" + match.record().removeprefix("match 1\n"), "line 2: there is no line 'bots'"),
        (head + "name 2 Zoé\npioche 1\n" + rest, "line 4: '2' is not a number from 0 to 1"),
        (head + "name 1\npioche 1\n" + rest, "line 4: 'name' takes a seat and its name"),
        (head + "player 2 novice\npioche 1\n" + rest, "line 4: '2' is not a number from 0 to 1"),
        (match.record() + other, "this round is elevens-links with 3 seats"),
        (match.record() + "pioche 1\n" + rest, "the round before this one is not over"),
    ):
        with pytest.raises(pioche.Misread, match=said):
            pioche.read_match(text)
    with pytest.raises(pioche.Misread, match="a text is needed here, not NoneType"):
        pioche.read_match(None)  # type: ignore[arg-type] # on purpose
    with pytest.raises(pioche.Misdeal, match="at most 1000000"):
        pioche.Match(games()[0].id, 2, rounds=10**6 + 1)
    with pytest.raises(pioche.Misread, match="there is no round"):
        pioche.read_match("match 1\nrounds 2\nseed 1\n")


def test_a_round_that_another_seat_should_begin_is_found_out() -> None:
    match = pioche.Match("chifoumi", 3, rounds=2, seed=4)
    while not match.round.over:
        seat = match.round.to_act[0]
        match.round.play(seat, match.round.quick_choice(seat))
    won = match.round.winners[0]
    wrong = pioche.deal("chifoumi", 3, seed=5, first=(won + 1) % 3).record()
    with pytest.raises(pioche.Misread, match=f"after the one before seat {won} does"):
        pioche.read_match(match.record() + wrong)


@pytest.mark.slow
def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened() -> None:
    match = pioche.Match(games()[0].id, 3, rounds=3, seed=8)
    match.names = ("Ann", "Bo B", "")
    while not match.over:
        if match.round.over:
            match.next()
        again = pioche.read_match(match.record())
        assert again.record() == match.record()
        assert again.view(1) == match.view(1)
        seat = match.round.to_act[0]
        match.round.play(seat, match.round.quick_choice(seat))
    last = pioche.read_match(match.record())
    assert (last.over, last.totals, last.winners, last.names) == (True, match.totals, match.winners, match.names)
