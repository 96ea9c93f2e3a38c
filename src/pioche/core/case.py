"""Case files: a position, steps and questions, checked one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pioche.core.game import games
from pioche.core.reading import number, seat_of
from pioche.core.record import Line, direction_of, lines_of, set_up
from pioche.core.refused import Misdeal, Misread, NotHeld, NotYourTurn, Over, Refused, Unreadable
from pioche.core.round import Round, Step

Words = tuple[str, ...]
GENERAL = tuple(kind.code for kind in (Unreadable, Over, NotYourTurn, NotHeld))
SET_UP_ONLY = ("game", "seats", "option")
ORDERED = ("pile", "score", "then")  # besides what a game's position declares
LISTED = ("legal", "then")  # answered with whole action texts, a comma between them
NOTHING = "none"  # what the table said where it said nothing


@dataclass(frozen=True)
class Failure:
    """A line that did not hold."""

    file: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class Wrong(Exception):
    """An expectation that did not hold; ``fatal`` when nothing after it means anything."""

    def __init__(self, message: str, *, fatal: bool = False) -> None:
        super().__init__(message)
        self.fatal = fatal


def case_files(paths: Sequence[Path]) -> list[Path]:
    """The files themselves, and every case file below the folders."""
    return [file for path in paths for file in (sorted(path.rglob("*.case")) if path.is_dir() else [path])]


def run_case(file: Path) -> list[Failure]:
    """Run one case file; everything in it that does not hold."""
    try:
        text = file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return [Failure(file, 1, f"cannot be read: {getattr(error, 'strerror', None) or error}")]
    return [Failure(file, number, message) for number, message in check(text)]


def check(text: str) -> Iterator[tuple[int, str]]:
    """The line numbers and messages of what does not hold."""
    lines = lines_of(text)
    at = next((i for i, line in enumerate(lines) if not is_set_up(line)), len(lines))
    try:
        round = set_up(lines[:at])
    except Misread as error:
        yield error.line, error.message
        return
    for line in lines[at:]:
        try:
            _check_line(round, line)
        except Wrong as error:
            yield line.number, str(error)
            if error.fatal:
                return


def is_set_up(line: Line) -> bool:
    """Whether a line of a case describes the position it begins with."""
    if line.key in SET_UP_ONLY:
        return True
    return not line.is_step and line.key not in ("can", "cannot") and "=" not in line.words


def _check_line(round: Round, line: Line) -> None:
    if line.is_step:
        _check_step(round, line.key, line.words[1:])
    elif line.key in ("can", "cannot"):
        _check_can(round, line.words)
    elif "=" in line.words:
        at = line.words.index("=")
        _check_answer(round, line.words[:at], line.words[at + 1 :])
    else:
        raise Wrong(f"cannot read {' '.join(line.words)!r}: neither a step nor a question", fatal=True)


# Steps


def _check_step(round: Round, seat: str, words: Words) -> None:
    action, refused, reasons = " ".join(words).partition("!")
    try:
        if refused:
            _check_refused(round, number(seat, round.seats - 1), action.strip(), _reasons(round, reasons))
        else:
            round.play(number(seat, round.seats - 1), action)
    except Refused as refusal:
        raise Wrong(f"expected accepted, found refused: {refusal.rule}: {refusal}", fatal=True) from None
    except ValueError as error:
        raise Wrong(f"cannot read the seat: {error}", fatal=True) from None


def _reasons(round: Round, words: str) -> list[str]:
    """The reasons a case accepts, none for any: all of them exist, and one at least can be met in this game."""
    reasons = [reason.strip() for reason in words.split("|")] if words.strip() else []
    said = f"cannot read '! {words.strip()}'"
    for reason in reasons:
        if len(reason.split()) != 1:
            raise Wrong(f"{said}: after ! stand only ids of rules or general reasons, with | between them")
        if reason not in GENERAL and reason not in _all_rules():
            raise Wrong(f"{said}: there is no rule {reason}")
    if reasons and not any(reason in GENERAL or reason in round.game.rulebook for reason in reasons):
        raise Wrong(f"{said}: {round.game.id} has no rule {' or '.join(reasons)}")
    return reasons


@cache
def _all_rules() -> frozenset[str]:
    """The ids of all rules of all games."""
    return frozenset(id for game in games() for id in game.rulebook)


def _check_refused(round: Round, seat: int, text: str, reasons: list[str]) -> None:
    """Try it for real on the round: a refusal that changed something would show."""
    before = round.state_bytes()
    try:
        round.play(seat, text)
    except Refused as refusal:
        if reasons and refusal.rule not in reasons:
            raise Wrong(f"expected refused: {' or '.join(reasons)}, found refused: {refusal.rule}") from None
    except Misdeal as error:
        raise Wrong(str(error)) from None
    else:
        expected = f"refused: {' or '.join(reasons)}" if reasons else "refused"
        raise Wrong(f"expected {expected}, found accepted", fatal=True)
    if round.state_bytes() != before:
        raise Wrong("expected nothing to change by a refusal, found another state", fatal=True)


# Questions


def _check_can(round: Round, words: Words) -> None:
    seat, text = _seat(round, words[1:2]), " ".join(words[2:])
    if not text:
        raise Wrong(f"cannot read '{' '.join(words)}': an action is needed")
    if (text in round.legal(seat)) != (words[0] == "can"):
        found = ", ".join(round.legal(seat)) or "nothing"
        raise Wrong(f"expected {words[0]} {text}, found legal: {found}")


def _seat(round: Round, words: Words) -> int:
    try:
        return seat_of(words, round.seats)
    except ValueError as error:
        raise Wrong(f"cannot read the seat: {error}") from None


def _check_answer(round: Round, question: Words, expected: Words) -> None:
    try:
        said, wanted = _answer(round, question), _wanted(round, question, expected)
    except ValueError as error:
        raise Wrong(f"cannot read {' '.join(question)!r}: {error}") from None
    found = wanted if question[0] == "then" and _alone(wanted, said) else said
    if question[0] not in (*ORDERED, *round.game.face.ordered):
        found, wanted = tuple(sorted(found)), tuple(sorted(wanted))
    if found != wanted:
        comma = ", " if question[0] in LISTED else " "
        apart = f"expected {comma.join(wanted) or 'nothing'}, found {comma.join(found) or 'nothing'}"
        raise Wrong(f"{' '.join(question)}: {apart}")


def _alone(wanted: Words, said: Words) -> bool:
    """Whether one thing is asked about, and the table said it among others."""
    return len(wanted) == 1 and wanted[0] in said


def _wanted(round: Round, question: Words, expected: Words) -> Words:
    key = question[0]
    if key in LISTED:
        texts = tuple(text.strip() for text in " ".join(expected).split(",") if text.strip())
        return texts or ((NOTHING,) if key == "then" else ())
    return round.game.face.spread(key, expected)


def _answer(round: Round, question: Words) -> Words:
    if not question:
        raise ValueError("nothing is asked before the '='")
    key, words = question[0], question[1:]
    if key in SEAT_QUESTIONS:
        return SEAT_QUESTIONS[key](round, _seat(round, words))
    if key in ROUND_QUESTIONS:
        if words:
            raise ValueError(f"'{key}' takes nothing before the '='")
        return ROUND_QUESTIONS[key](round)
    if key == "count" and words:
        return (str(len(_ask(round, words[0], words[1:]))),)
    return _ask(round, key, words)


def _ask(round: Round, key: str, words: Words) -> Words:
    answer = round.game.face.ask(round.snapshot(), key, words)
    if answer is None:
        raise ValueError(f"{round.game.id} has no such question")
    return answer


def _hears(round: Round, seat: int) -> Words:
    heard = _last_step(round)[0].heard[seat]
    return () if heard is None else tuple(heard.split())


def _then(round: Round, seat: int) -> Words:
    """What the table said by itself after the last step (ALL-3), one text for each thing said."""
    return tuple(step.heard[seat] or "?" for step in _last_step(round)[1:]) or (NOTHING,)


def _last_step(round: Round) -> Sequence[Step]:
    """The last step that was taken or done, then what the table said by itself."""
    last = next((at for at in range(len(round.steps) - 1, -1, -1) if not round.steps[at].unasked), None)
    if last is None:
        raise ValueError("nothing has happened yet")
    return round.steps[last:]


def _direction(round: Round) -> Words:
    if hasattr(round.snapshot(), "direction"):
        return _ask(round, "direction", ())
    return (direction_of(round.game),)


def _texts(numbers: Sequence[int]) -> Words:
    return tuple(map(str, numbers))


SEAT_QUESTIONS: dict[str, Callable[[Round, int], Words]] = {
    "legal": lambda round, seat: round.legal(seat),
    "hears": _hears,
    "then": _then,
}
ROUND_QUESTIONS: dict[str, Callable[[Round], Words]] = {
    "turn": lambda round: _texts((round.turn,)),
    "to-act": lambda round: _texts(round.to_act),
    "over": lambda round: ("yes" if round.over else "no",),
    "winners": lambda round: _texts(round.winners),
    "score": lambda round: _texts(round.scores),
    "direction": _direction,
}
