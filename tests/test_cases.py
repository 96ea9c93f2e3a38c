"""The runner of cases finds what does not hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.core.case import check, run_case

SET_UP = """game elevens   # a comment
seats 3
row R 10-12
hand 0 R13 Y2
hand 1 R9 R14
pile Y3 G9
"""


def failures(lines: str, set_up: str = SET_UP) -> list[tuple[int, str]]:
    return list(check(set_up + lines))


HOLDS = [
    "turn = 0",
    "to-act = 0",
    "legal 0 = lay R13",
    "legal 1 =",
    "can 0 lay R13",
    "cannot 0 draw",
    "hand 0 = Y2 R13",
    "row R = 12 10-11",
    "row B =",
    "pile = Y3 G9",
    "count pile = 2",
    "count hand 1 = 2",
    "over = no",
    "winners =",
    "score = 15 23 0",
    "direction = +",
    "0 lay R13",
    "0 lay Y2 ! ELV-5",
    "0 lay Y2 ! ELV-5|ELV-6",
    "0 lay Y2 ! ELV-5 | ELV-6",
    "0 lay Y2 ! JUN-3|ELV-5",
    "0 lay Y2 !ELV-5",
    "cannot 0 lay R21",
    "0 lay Y2 !",
    "1 lay R9 ! not-your-turn",
    "0 lay R99 ! unreadable",
    "0 lay G1 ! not-held",
]


@pytest.mark.parametrize("line", HOLDS)
def test_a_line_that_holds_passes(line: str) -> None:
    assert failures(line) == []


FAILS = {
    "turn = 1": "turn: expected 1, found 0",
    "legal 0 = lay R13, draw": "legal 0: expected draw, lay R13, found lay R13",
    "legal 0 =": "legal 0: expected nothing, found lay R13",
    "can 0 draw": "expected can draw, found legal: lay R13",
    "cannot 0 lay R13": "expected cannot lay R13, found legal: lay R13",
    "can 0 dance": "expected can dance, found legal: lay R13",
    "can 0": "an action is needed",
    "hand 0 = Y2": "hand 0: expected Y2, found R13 Y2",
    "row R = 10-13": "row R: expected 10 11 12 13, found 10 11 12",
    "row X = 1": "cannot read 'row X'",
    "pile = G9 Y3": "pile: expected G9 Y3, found Y3 G9",
    "score = 0 15 23": "score: expected 0 15 23, found 15 23 0",
    "over = yes": "over: expected yes, found no",
    "winners = 1": "winners: expected 1, found nothing",
    "count hand = 2": "cannot read 'count hand'",
    "count pile 7 = 2": "cannot read 'count pile 7'",
    "pile 0 = Y3 G9": "cannot read 'pile 0'",
    "row R junk = 10-12": "cannot read 'row R junk'",
    "row B = 9-3": "cannot read 'row B'",
    "hand 0 1 = R13 Y2": "cannot read 'hand 0 1'",
    "count = 2": "cannot read 'count'",
    "market = R1": "cannot read 'market'",
    "hears 1 = draw ?": "cannot read 'hears 1': nothing has happened yet",
    "hears 7 = draw ?": "cannot read the seat: '7' is not a number from 0 to 2",
    "to-act 1 = 0": "cannot read 'to-act 1'",
    "= 1": "nothing is asked",
    "0 draw": "expected accepted, found refused: ELV-7",
    "1 lay R9": "expected accepted, found refused: not-your-turn",
    "0 lay R13 !": "expected refused, found accepted",
    "0 lay R13 ! ELV-6": "expected refused: ELV-6, found accepted",
    "0 lay Y2 ! ELV-6": "expected refused: ELV-6, found refused: ELV-5",
    "0 lay Y2 ! ELV-99": "there is no rule ELV-99",
    "9 draw": "'9' is not a number from 0 to 2",
    "00 lay R13": "'00' is not a number from 0 to 2",
    "9" * 5000 + " draw": "is not a number from 0 to 2",
    "what is this": "there is no line 'what'",
}


@pytest.mark.parametrize(("line", "message"), FAILS.items())
def test_a_line_that_does_not_hold_fails_with_its_number_and_what_was_found(line: str, message: str) -> None:
    (failure,) = failures(line)
    assert failure[0] == 7
    assert message in failure[1]


BAD_SET_UPS = {
    "seats 3": (1, "'game …' is missing"),
    "game elevens": (1, "'seats …' is missing"),
    "game bridge\nseats 2": (1, "there is no game 'bridge'; there are"),
    "game elevens\nseats 9": (2, "2, 3, 4, 5 or 6 seats"),
    "game elevens\nseats two": (2, "'two' is not a number"),
    "game elevens\nseats 2\nseats 3": (3, "said twice"),
    "game elevens\nseats 2\noption opening=wild": (3, "it can be eleven, extremes, three, free"),
    "game elevens\nseats 2\noption speed=1": (3, "has no option 'speed'"),
    "game elevens\nseats 2\noption opening": (3, "name=value"),
    "game elevens\nseats 3\noption colours=3": (3, "does not allow colours=3 with 3 seats"),
    "game elevens\nseats 2\nrow R 11\nturn 2": (4, "'turn': '2' is not a number from 0 to 1"),
    "game elevens\nseats 2\nrow R 11\ndirection -": (4, "always played in direction +"),
    "game elevens\nseats 2\nrow R 11\nhand 2 R1": (4, "'2' is not a number from 0 to 1"),
    "game elevens\nseats 2\nrow R 11\nhand 2": (4, "'2' is not a number from 0 to 1"),
    "game elevens\nseats 2\nrow R 11\nhand": (4, "a seat is needed here"),
    "game elevens\nseats 2\nrow R 11\nhand 0 R1\nhand 0 R2": (5, "'hand 0' is said twice"),
    "game elevens\nseats 2\nrow R 11\nturn 0\nturn 1": (5, "'turn' is said twice"),
    "game elevens\nseats 2\nrow R 11\npile R1\npile R2": (5, "'pile' is said twice"),
    "game elevens\nseats 2\noption colours=3\noption colours=4": (4, "'option colours' is said twice"),
    "game elevens\nseats 2\noption opening = three": (3, "'option' takes one word"),
    "game elevens\nseats 2\nrow Y 13-8": (3, "'8' is not a number from 14 to 99"),
    "game elevens\nseats 2\nrow Y 08": (3, "'08' is not a number"),
    "game elevens\nseats 2\nrow Y \u0668": (3, "is not a number"),
    "game elevens\nseats 2\nrow R 11\npioche 1": (4, "there is no line 'pioche'"),
    "game elevens\nseats 2\noption opening=free\nrow R 7\nopen 0": (5, "'0' is not a number from 1 to 20"),
    "game elevens\nseats 2\nrow R 11\nhand 0 R11": (4, "R11 lies in two places"),
    "game elevens\nseats 2\nrow R 11\nhand 0 R1 R1": (4, "R1 lies in two places"),
    "game elevens\nseats 2\nrow R 11\npile R0": (4, "there is no card R0"),
    "game elevens\nseats 2\nrow R 11-21": (3, "there is no card R21"),
    "game elevens\nseats 2\nrow R 8-x": (3, "'x' is not a number from 9 to 99"),
    "game elevens\nseats 2\nrow Q 8": (3, "a row is one of R Y G B"),
    "game elevens\nseats 2\nrow R 11\nopen 7": (4, "there is no line 'open'"),
    "game elevens\nseats 2\noption colours=3\nrow R 11\nhand 0 B1": (5, "there is no card B1"),
    "game elevens\nseats 2\noption opening=free\nrow R 7": (4, "needs an 'open' line"),
    "game elevens\nseats 2\nhand 0 R10": (3, "nobody holds an 11"),
    "game elevens-junior\nseats 2\nrow R 1 11\nhand 0 R12": (4, "there is no card R12"),
    "game elevens\nseats 2\nrow R 11\nrng 12": (4, "16 hexadecimal digits"),
    "game elevens\nseats 2\nrow R 12": (3, "a row starts with 11, and here none lies (ELV-5)"),
    "game elevens\nseats 2\nrow Y 11\nrow R 9 11": (4, "9 11 cannot lie so (ELV-6)"),
    "game elevens\nseats 2\noption opening=three\nrow R 1-9": (4, "a row starts with 10 or 11 or 12"),
    "game elevens\nseats 2\noption opening=free\nopen 7\nrow R 8-9": (5, "a row starts with 7"),
    "game elevens\nseats 2\noption opening=extremes\nrow R 1-5": (4, "the 1 and the 20 lie in every row"),
    "game elevens\nseats 2\noption opening=extremes\nrow R 1 5 20": (4, "1 5 20 cannot lie so (XTR-1)"),
    "game elevens\nseats 2\noption opening=extremes\nhand 0 R20": (4, "R20 lies on the table from the start (XTR-1)"),
    "game elevens-junior\nseats 2\nhand 0 R11": (3, "R11 lies on the table from the start (JUN-1)"),
    "game elevens-junior\nseats 2\npile R1": (3, "R1 lies on the table from the start (JUN-1)"),
    "game elevens-junior\nseats 2\nrow R 1-5": (3, "the 1 and the 11 lie in every row from the start (JUN-1)"),
    "game elevens\nseats 2\nrow R": (3, "without cards it needs no line"),
    "game elevens\nseats 2\nrow R -1": (3, "'-1' is neither a value nor a range"),
    "game elevens-links\nseats 2\nrow R J11": (3, "no Joker stands for R11"),
    "game elevens-links\nseats 2\nhand 0 R11": (3, "R11 lies in its row from the start (LNK-1)"),
    "game elevens-links\nseats 2\nlinks 0 5": (3, "'5' is not a number from 0 to 4"),
    "game chifoumi\nseats 2\ntop Rg+3\nstack 4": (4, "so 4 cannot wait (CHI-14)"),
    "game chifoumi\nseats 2\nstack 3\ntop Rg": (3, "only under a +3 on top"),
    "game chifoumi\nseats 2\noption young=1\ntop Rg\nstack 3": (5, "without event cards nothing waits"),
    "game chifoumi\nseats 2\ntop Rg\nunder Pg X": (4, "a Boulet is never laid"),
    "": (1, "missing"),
}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("0 lay R19 ! ELV-55", "there is no rule ELV-55"),
        ("0 lay R19 ! ELV-6|ELV-55", "there is no rule ELV-55"),
        ("0 lay R19 ! ELV-6 because", "after ! stand only ids"),
        ("0 lay R19 ! CHI-5", "elevens has no rule CHI-5"),
    ],
)
def test_a_reason_that_cannot_be_is_said_clearly(step: str, said: str) -> None:
    (failure,) = failures(step)
    assert said in failure[1]


@pytest.mark.parametrize(("set_up", "complaint"), BAD_SET_UPS.items(), ids=range(len(BAD_SET_UPS)))
def test_a_set_up_that_cannot_be_is_refused_with_its_line(set_up: str, complaint: tuple[int, str]) -> None:
    (failure,) = failures("\nturn = 0", set_up)
    assert failure[0] == complaint[0]
    assert complaint[1] in failure[1]


def test_after_a_step_that_failed_nothing_more_is_asked_but_questions_go_on() -> None:
    assert [line for line, _ in failures("turn = 1\nturn = 2\n0 draw\nturn = 1")] == [7, 8, 9]


def test_set_up_lines_after_a_step_are_failures() -> None:
    assert [line for line, _ in failures("0 lay R13\nhand 0 R1")] == [8]


def test_a_file_that_is_not_text_is_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "bad.case"
    file.write_bytes(b"\xff\xfe\x00")
    (failure,) = run_case(file)
    assert "cannot be read" in str(failure)


def test_a_mark_before_the_first_character_and_foreign_line_ends_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "windows.case"
    file.write_bytes(b"\xef\xbb\xbf" + (SET_UP + "\tturn  =  0\n").replace("\n", "\r\n").encode())
    assert run_case(file) == []


def test_what_was_heard_compares_its_cards_in_any_order() -> None:
    set_up = "game elevens\nseats 2\nrow R 11\nhand 0 Y2\nhand 1 Y3\npile G4 G5\n"
    assert failures("0 draw\nhears 0 = draw G4\nhears 1 = ? draw\n", set_up) == []
    assert [line for line, _ in failures("0 draw\nhears 1 = draw G4\n", set_up)] == [8]


def test_then_asks_for_what_the_table_said_and_hears_for_the_step_before_it() -> None:
    assert failures("0 lay R13\nhears 1 = lay R13\nthen 0 = stop\nthen 1 = stop\nturn = 1\n") == []
    assert failures("0 lay R13\nthen 1 = none\n") == [(8, "then 1: expected none, found stop")]
    assert failures("0 lay R13\n1 lay R9\nthen 0 = stop\n") == [(9, "then 0: expected stop, found none")]
    assert [line for line, _ in failures("then 1 = none\n")] == [7]
