"""The commands speak the reader's language when they refuse, and when they tell results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import pioche
from pioche.cli.bench import Engine, engine_sheets
from pioche.cli.letters import meant, shown
from pioche.core.game import find
from pioche.core.match import Match
from pioche.core.record import read_match, replay
from pioche.core.refused import Misdeal
from pioche.core.words import LANGUAGES
from tests.terminal import Terminal
from tests.test_cli import pioche as run

REFUSED = (
    (
        ("rules", "nonsense"),
        "there is no game 'nonsense'; there are ",
        "le jeu 'nonsense' n\u2019existe pas\u202f; il y a ",
        "das Spiel 'nonsense' gibt es nicht; es gibt ",
    ),
    (
        ("play", "elevens", "--seats", "9"),
        "elevens is played with 2, 3, 4, 5 or 6 seats, not 9",
        "elevens se joue à 2, 3, 4, 5 ou 6 joueurs, pas à 9",
        "elevens spielt man mit 2, 3, 4, 5 oder 6 Personen, nicht mit 9",
    ),
    (
        ("play", "elevens", "-o", "colour=red"),
        "elevens has no option 'colour'; it has ",
        "elevens n\u2019a pas d\u2019option 'colour'\u202f; ce jeu a ",
        "elevens hat keine Option 'colour'; dieses Spiel hat ",
    ),
    (
        ("rules", "elevens", "-o", "without=R"),
        "elevens does not allow without=R",
        "elevens ne permet pas without=R",
        "elevens erlaubt without=R nicht",
    ),
    (
        ("play", "elevens", "--bots", "giant"),
        "there is no level 'giant'; there are ",
        "le niveau 'giant' n\u2019existe pas\u202f; il y a ",
        "die Stufe 'giant' gibt es nicht; es gibt ",
    ),
    (
        ("play", "elevens", "--first", "7"),
        "there is no seat 7 to begin; the seats are 0 to 2",
        "la place 7 ne peut pas commencer, elle n\u2019existe pas\u202f; les places vont de 0 à 2",
        "der Platz 7 kann nicht beginnen, es gibt ihn nicht; die Plätze gehen von 0 bis 2",
    ),
    (
        ("play", "elevens", "--rounds", "0"),
        "a match has at least 1 round and at most 1000000, not 0",
        "une partie a au moins 1 manche et au plus 1000000, pas 0",
        "eine Partie hat mindestens 1 Runde und höchstens 1000000, nicht 0",
    ),
    (
        ("replay", "/no/such/file"),
        "/no/such/file cannot be read: ",
        "impossible de lire /no/such/file\u00a0: ",
        "/no/such/file ist nicht lesbar: ",
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize(("words", "en", "fr", "de"), REFUSED, ids=[" ".join(words) for words, *_ in REFUSED])
def test_a_command_refuses_in_the_language_asked_for(words: tuple[str, ...], en: str, fr: str, de: str) -> None:
    for lang, said in {"en": en, "fr": fr, "de": de}.items():
        answer = run(*words, "--lang", lang)
        assert answer.returncode == 2
        assert answer.stderr.startswith(f"pioche: {said}")
        assert answer.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_line_of_a_file_that_cannot_be_read_is_named_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("match 1\nrounds 2\nseed 1\nname 9 Mia\n" + pioche.deal("elevens", 3, seed=1).record(), "utf-8")
    french, german = (run("play", "--resume", str(file), "--lang", lang).stderr for lang in ("fr", "de"))
    assert french == f"pioche: {file}\u00a0: ligne 4\u00a0: '9' n\u2019est pas un nombre de 0 à 2\n"
    assert german == f"pioche: {file}: Zeile 4: '9' ist keine Zahl von 0 bis 2\n"


def _next_twice() -> None:
    match = Match("elevens", 3, 1, seed=1)
    match.next()


WRONG: tuple[Callable[[], object], ...] = (
    _next_twice,
    lambda: replay(""),
    lambda: replay("pioche 9\n"),
    lambda: replay("pioche 1\ngame elevens\n"),
    lambda: read_match("match 1\n"),
    lambda: pioche.position("game elevens\nseats 3\nseats 3\n"),
    lambda: pioche.position("game elevens extra\nseats 3\n"),
    lambda: pioche.position("game elevens\nseats three\n"),
    lambda: pioche.deal("elevens", 3, seed=-1),
    lambda: pioche.deal("elevens", 3).view(7),
    lambda: pioche.deal("elevens", 3, opening="nine"),
)


@pytest.mark.parametrize("work", WRONG)
def test_what_cannot_be_is_said_differently_in_every_language_and_by_default_in_english(
    work: Callable[[], object],
) -> None:
    with pytest.raises(Misdeal) as caught:
        work()
    said = [caught.value.say(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert str(caught.value) == caught.value.say("en") == said[LANGUAGES.index("en")]


TOLD = (
    (
        ("simulate", "elevens", "--seats", "2", "--games", "20", "--seed", "1"),
        ("elevens, 2 seats", "20 games, seed 1", "by order of turns", "2nd to play", "against even", "Even is 50.00%"),
        ("elevens, 2 joueurs", "20 parties, graine 1", "par ordre de jeu", "2e \u00e0 jouer", "La part \u00e9gale est"),
        ("elevens, 2 Personen", "20 Spiele, Startwert 1", "nach Reihenfolge", "2. am Zug", "Der gleiche Anteil ist"),
    ),
    (
        ("soak", "elevens-junior", "--games", "2", "--seed", "1"),
        ("elevens-junior: 2 games in ", "seed 1: 0 broken"),
        ("elevens-junior\u00a0: 2 parties dans ", "graine 1\u00a0: erreurs 0"),
        ("elevens-junior: 2 Spiele in ", "Startwert 1: Fehler 0"),
    ),
    (
        ("ladder", "elevens-junior", "--levels", "novice,family", "--deals", "2"),
        ("The same deals for every pair", "ms a decision", " to ", "Even is 50.0%."),
        (
            "Les m\u00eames donnes pour chaque paire",
            "ms par d\u00e9cision",
            " \u00e0 ",
            "La part \u00e9gale est 50.0%.",
        ),
        ("Dieselben Kartenverteilungen", "ms je Entscheidung", " bis ", "Der gleiche Anteil ist 50.0%."),
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize(("words", "en", "fr", "de"), TOLD, ids=[words[0] for words, *_ in TOLD])
def test_results_of_many_games_are_told_in_the_language_asked_for(
    words: tuple[str, ...], en: tuple[str, ...], fr: tuple[str, ...], de: tuple[str, ...]
) -> None:
    for lang, parts in {"en": en, "fr": fr, "de": de}.items():
        answer = run(*words, "--lang", lang)
        assert answer.returncode == 0
        assert [part for part in parts if part not in answer.stdout] == []


def test_figures_of_speed_are_headed_in_the_language_asked_for() -> None:
    heads = {
        lang: [sheet.columns.split("|")[0] for sheet in engine_sheets(Engine([], [], []), 4, lang)]
        for lang in LANGUAGES
    }
    assert heads == {
        "en": ["setting", "game", "setting"],
        "fr": ["variante", "jeu", "variante"],
        "de": ["Variante", "Spiel", "Variante"],
    }
    assert "2 \u00e0 6" in run("bench", "--seats", "9", "--lang", "fr").stderr


def test_a_french_heading_is_shortened_before_a_vowel_alone() -> None:
    assert run("rules", "elevens", "--lang", "fr").stdout.startswith("Les r\u00e8gles d\u2019Elevens\n")
    assert run("rules", "chifoumi", "--lang", "fr").stdout.startswith("Les r\u00e8gles de Chifoumi\n")


def test_letters_of_colours_are_those_of_the_reader_where_no_two_colours_share_one() -> None:
    elevens, ko = find("elevens"), find("ko")
    assert shown("lay Y7", elevens, "fr") == "lay J7"
    assert shown("G11", elevens, "fr") == "V11"
    assert [shown("G11", elevens, lang) for lang in ("en", "de")] == ["G11", "G11"]
    assert [shown(card, ko, "fr") for card in ("V3", "G3", "P3", "Y3")] == ["V3", "G3", "P3", "J3"]
    assert meant("lay j7, V3", elevens, "fr") == "lay Y7, G3"
    assert meant("lay Y7", elevens, "fr") == "lay Y7"


def test_a_french_terminal_draws_french_letters_and_understands_them(tmp_path: Path) -> None:
    words = ("play", "elevens-junior", "--seats", "2", "--seed", "1", "--lang", "fr")
    terminal = Terminal(*words, env={"XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"})
    while "Votre main" not in terminal.text:
        terminal.read()
    rows = [line.split()[0] for line in terminal.text.splitlines() if line.count("·") > 3 and line.split()]
    assert {"R", "J", "V", "B"} <= set(rows)
    assert "Y" not in rows
    answer = terminal.type("lay J5")
    assert "lay J5" not in answer.partition("\n")[2]
    assert "dans ce jeu" not in answer
    terminal.press(b"\x04")
    assert terminal.end() == 0
