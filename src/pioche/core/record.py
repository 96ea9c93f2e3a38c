"""The text of a round: a position, then what was done. Records, puzzles and cases share these words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, TypeVar

from pioche.core.game import Game, Setting, find
from pioche.core.match import Match, first_after
from pioche.core.reading import number
from pioche.core.refused import Misdeal, Misread, Refused
from pioche.core.round import MOST_SEED, Round, Step, standing
from pioche.core.snapshot import pack, unpack
from pioche.core.words import Speaks, sentence

FORMAT = "1"
T = TypeVar("T")


@dataclass(frozen=True)
class Line:
    """A line of text that says something: its number and its words."""

    number: int
    words: tuple[str, ...]

    @property
    def key(self) -> str:
        """What the line is about."""
        return self.words[0]

    @property
    def is_step(self) -> bool:
        """Whether it is something a seat or the table did."""
        return self.key[0] in "0123456789" or self.key == "table"

    def wrong(self, message: str | Speaks) -> Misread:
        """The complaint about this line."""
        return Misread(self.number, message)


def lines_of(text: str) -> list[Line]:
    """The lines of a text without comments and blanks."""
    if not isinstance(text, str):
        raise Misread(1, sentence("no-text", type=type(text).__name__))
    lines = text.removeprefix("\ufeff").splitlines()  # some editors put a mark before the first character
    bare = ((n, tuple(line.partition("#")[0].split())) for n, line in enumerate(lines, 1))
    return [Line(n, words) for n, words in bare if words]


# Reading


def set_up(lines: Sequence[Line]) -> Round:
    """The round a set of set-up lines describes, at the start of a turn."""
    setting = setting_of(lines)
    _check_said_once(setting.game, lines)
    states = setting.states()
    s = unpack(states)
    for line in lines:
        _put(setting.game, s, line)
    fault = setting.game.face.ready(s)
    if fault:
        at, message = tuple(fault[0].split()), fault[1]
        raise next((line for line in lines if line.words[: len(at)] == at), lines[0]).wrong(message)
    pack(s, states)
    return Round(setting, states)


def _check_said_once(game: Game, lines: Sequence[Line]) -> None:
    addressed, said = {"option", *game.face.addressed}, set[tuple[str, ...]]()
    for line in lines:
        about = line.words[:2] if line.key in addressed else line.words[:1]
        about = tuple(word.partition("=")[0] for word in about)
        if about in said:
            raise line.wrong(sentence("said-twice", about=" ".join(about)))
        said.add(about)


def setting_of(lines: Sequence[Line]) -> Setting:
    """The game, seats and options that set-up lines name; nothing is laid out for that."""
    game_line, seats_line = _the(lines, "game"), _the(lines, "seats")
    game = _blaming(game_line, lambda: find(_one(game_line)))
    _check_version(game, lines)
    options = dict(_option(line) for line in lines if line.key == "option")
    blamed = next((line for line in lines if line.key == "option"), seats_line)
    return _blaming(blamed, lambda: game.setting(_number(seats_line), options))


def _the(lines: Sequence[Line], key: str) -> Line:
    found = [line for line in lines if line.key == key]
    if not found:
        raise Misread(lines[0].number if lines else 1, sentence("line-missing", word=key))
    return found[0]


def _blaming(line: Line, work: Callable[[], T]) -> T:
    """The result of the work; what is wrong with it is wrong with that line."""
    try:
        return work()
    except Misread:
        raise
    except ValueError as error:
        raise line.wrong(error.sentence if isinstance(error, Misdeal) else str(error)) from None


def _one(line: Line) -> str:
    if len(line.words) != 2:
        raise line.wrong(sentence("one-word", word=line.key))
    return line.words[1]


def _number(line: Line, most: int = 10**6) -> int:
    word = _one(line)
    try:
        return number(word, most)
    except Misdeal as error:
        raise line.wrong(sentence("wrong-word", word=line.key, what=error)) from None


def _option(line: Line) -> tuple[str, str]:
    name, equals, value = _one(line).partition("=")
    if not equals:
        raise line.wrong(sentence("option-written"))
    return name, value


def _check_version(game: Game, lines: Sequence[Line]) -> None:
    for line in lines:
        if line.key == "version" and _number(line) != game.version:
            raise line.wrong(sentence("other-version", made=_one(line), game=game.id, here=str(game.version)))


def _put(game: Game, s: SimpleNamespace, line: Line) -> None:
    """Put what one set-up line says into the snapshot."""
    if line.key in ("game", "seats", "option", "version"):
        return
    if line.key == "turn":
        s.seat = _number(line, s.seats - 1)
    elif line.key == "rng":
        s.rng = _word(line)
    elif line.key == "direction" and not hasattr(s, "direction"):
        _check_direction(game, line)
    else:
        _blaming(line, lambda: game.face.place(s, line.key, line.words[1:]))


def _word(line: Line) -> int:
    if not re.fullmatch("[0-9a-f]{16}", _one(line)):
        raise line.wrong(sentence("rng-digits"))
    return int(_one(line), 16)


def direction_of(game: Game) -> str:
    """The direction of a game that never turns."""
    return "+" if game.direction > 0 else "-"


def _check_direction(game: Game, line: Line) -> None:
    if _one(line) != direction_of(game):
        raise line.wrong(sentence("one-direction", game=game.id, direction=direction_of(game)))


def position(text: str) -> Round:
    """The round a text describes: set-up lines, then any steps that were taken since.

    >>> import pioche
    >>> round = pioche.deal(pioche.games()[0].id, 3, seed=2)
    >>> position(round.position()).legal(round.turn) == round.legal(round.turn)
    True
    """
    return _played(lines_of(text), strict=False)


def _played(lines: Sequence[Line], *, strict: bool) -> Round:
    """Set up, then take the steps; strictly: nothing that a record holds may be missing."""
    at = next((i for i, line in enumerate(lines) if line.is_step), len(lines))
    round = set_up(lines[:at])
    _take(round, lines[at:], strict=strict)
    return round


def replay(text: str) -> Round:
    """The round of a record, every step taken and every revealed card checked.

    >>> import pioche
    >>> round = pioche.deal(pioche.games()[0].id, 3, seed=2)
    >>> replay(round.record()).view(0) == round.view(0)
    True
    """
    lines = lines_of(text)
    if not lines or lines[0].key != "pioche":
        raise Misread(1, sentence("no-record"))
    if _one(lines[0]) != FORMAT:
        raise lines[0].wrong(sentence("other-format", made=_one(lines[0]), here=FORMAT))
    for key in ("version", "turn", "rng"):
        _the(lines, key)
    return _played(lines[1:], strict=True)


def read_match(text: str) -> Match:
    """The match of a text: its finished rounds, and the present one to go on with."""
    if not isinstance(text, str):
        raise Misread(1, sentence("no-text", type=type(text).__name__))
    head, *rounds = _parts(text)
    lines = lines_of(head)
    if not lines or lines[0].words != ("match", "1"):
        raise Misread(1, sentence("no-match"))
    if not rounds:
        raise Misread(lines[-1].number, sentence("no-round"))
    played = [replay(part) for part in rounds]
    match = _empty_match(lines, played[0].setting)
    if len(played) > match.rounds:
        raise _the(lines, "rounds").wrong(sentence("more-rounds", rounds=str(len(played))))
    for before, round, part in zip(played, played[1:], rounds[1:], strict=False):
        _check_follows(before, round, lines_of(part)[0])
    *match.finished, match.round = played
    return match


def _check_follows(before: Round, round: Round, line: Line) -> None:
    """Whether a round can come after another one in the same match."""
    if round.setting != before.setting:
        raise line.wrong(sentence("other-setting", here=round.setting, before=before.setting))
    if not before.over:
        raise line.wrong(sentence("round-before-not-over"))
    first = first_after(before)
    if first is not None and round.first != first:
        raise line.wrong(sentence("other-first", here=str(round.first), due=str(first)))


def _parts(text: str) -> list[str]:
    """The head of a match and its rounds, each behind as many blank lines as keep the line numbers right."""
    lines = text.splitlines()
    starts = [0, *(at for at, line in enumerate(lines) if line.split()[:1] == ["pioche"]), len(lines)]
    return ["\n" * a + "\n".join(lines[a:b]) for a, b in pairwise(starts)]


def _empty_match(lines: Sequence[Line], setting: Setting) -> Match:
    """A match with the head's rounds, seed and names."""
    seed, rounds = _number(_the(lines, "seed"), MOST_SEED), _the(lines, "rounds")
    options: dict[str, Any] = dict(setting.options)
    names = _names(lines, setting.seats)
    count = _number(rounds)
    match = _blaming(rounds, lambda: Match(setting.game.id, setting.seats, count, seed, **options))
    match.names = tuple(names.get(seat, "") for seat in range(setting.seats))
    return match


SEATED = ("name", "player")  # lines about one seat: a program that keeps a match notes who plays there
HEAD = ("match", "rounds", "seed", *SEATED)


def _names(lines: Sequence[Line], seats: int) -> dict[int, str]:
    """The names of the seats; every line of a match's head is one that there is, and said once."""
    said, names = set[Sequence[str]](), dict[int, str]()
    for line in lines:
        about = line.words[:2] if line.key in SEATED else line.words[:1]
        if line.key not in HEAD:
            raise line.wrong(sentence("no-head-line", word=repr(line.key)))
        if about in said:
            raise line.wrong(sentence("said-twice", about=" ".join(about)))
        said.add(about)
        if line.key in SEATED:
            seat = _seat_named(line, seats)
            names |= {seat: " ".join(line.words[2:])} if line.key == "name" else {}
    return names


def _seat_named(line: Line, seats: int) -> int:
    if len(line.words) < 3:
        raise line.wrong(sentence("name-of-seat", word=line.key))
    return _blaming(line, lambda: number(line.words[1], seats - 1))


def _take(round: Round, lines: Iterable[Line], *, strict: bool) -> None:
    """Take the steps one by one; what the table did or said by itself must be what it does here too."""
    table = list(round.steps)
    for line in lines:
        if line.key == "table" or (table and " ".join(line.words) == _line_of(table[0])):
            _expect_table(table, line)
        elif strict and table:
            raise line.wrong(sentence("table-first", step=repr(_line_of(table[0]))))
        else:
            known = len(round.steps)
            _step(round, line, strict=strict)
            table = round.steps[known + 1 :]


def _expect_table(table: list[Step], line: Line) -> None:
    here = _line_of(table.pop(0)) if table else "nothing"
    if " ".join(line.words) != here:
        raise line.wrong(sentence("table-does", step=repr(here)))


def _step(round: Round, line: Line, *, strict: bool) -> None:
    if not line.is_step:
        raise line.wrong(sentence("set-up-first"))
    said, _, revealed = " ".join(line.words[1:]).partition(" = ")
    known = len(round.steps)
    try:
        round.play(number(line.key, round.seats - 1), said)
    except (Refused, Misdeal) as error:
        raise line.wrong(sentence("no-such-step", why=error)) from None
    here = revealed_by(round.steps[known])
    if (strict or revealed) and revealed != here:
        raise line.wrong(_reveals(said, here))


def _reveals(said: str, here: str) -> Speaks:
    return sentence("reveals", action=repr(said), card=here) if here else sentence("reveals-nothing", action=repr(said))


# Writing


def write(round: Round) -> str:
    """The record: everything that is needed to play the same round again, under the same rules."""
    if round.imagined:
        raise Misdeal("a re-dealt world has no record: its cards were drawn, its past was not")
    dealt = unpack(round.dealt)
    head = [f"pioche {FORMAT}", *_head(round.setting, round.game.version)]
    lines = [*head, *round.game.face.placed(dealt), f"turn {dealt.seat}", f"rng {dealt.rng:016x}"]
    return "\n".join([*lines, *map(_line_of, standing(round.steps))]) + "\n"


def write_position(round: Round) -> str:
    """The set-up lines of the turn's start and the steps since: what ``position`` reads."""
    s, steps = round.turn_so_far()
    if round.imagined and round.game.face.phase(s) != "turn":
        raise Misdeal("a re-dealt world can be written only at the start of a turn")
    lines = [*_head(round.setting), *round.game.face.placed(s), f"turn {s.seat}"]
    # Steps may have met chance: only with the generator's word they lead to the same place again.
    chance = [f"rng {s.rng:016x}"] if steps else []
    return "\n".join([*lines, *chance, *map(_line_of, steps)]) + "\n"


def _head(setting: Setting, version: int | None = None) -> list[str]:
    versions = [] if version is None else [f"version {version}"]
    options = [f"option {name}={value}" for name, value in setting.options.items()]
    return [f"game {setting.game.id}", *versions, f"seats {setting.seats}", *options]


def _line_of(step: Step) -> str:
    if step.table:
        return f"table {step.seat} {step.text}"
    revealed = revealed_by(step)
    return f"{step.seat} {step.text}" + (f" = {revealed}" if revealed else "")


def revealed_by(step: Step) -> str:
    """What the seat that acted learned by its action, beyond the action itself."""
    heard: Any = step.heard[step.seat] or step.text
    return str(heard.removeprefix(step.text).strip())
