"""Lessons: a guided round on a chosen deal, written as data in a game's folder.

A lesson file begins like a case file, with the lines of a position; the learner sits in seat 0. Then come its title
and its steps, each with its words in every language:

    title
    fr …
    en …
    de …

    step lay                 the idea of this step, one word
    rule ELV-6               the rule that says why
    fr …
    en …
    de …
    do lay R13, lay R9       what the learner may do: one of these
    all lay Y3, lay Y4       all of these, in any order; further lines of do and all follow one after the other
    then 1 lay R14           what the other seats do after that, one line each

A step without do or all is only read. The last step is: it says goodbye.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from pioche.core.game import Game, Options, Setting
from pioche.core.reading import number
from pioche.core.record import lines_of, set_up, setting_of
from pioche.core.refused import Misdeal, Misread, Refused
from pioche.core.round import Round
from pioche.core.view import View
from pioche.core.words import LANGUAGES, say

LEARNER = 0
TASKS = ("do", "all")
ON = "on"  # what a learner answers to a step that is only read


class Later(Refused):
    """Allowed by the rules, but not what this step is about."""

    code = "illegal"

    def say(self, lang: str = "en") -> str:
        """A kind word."""
        return say(lang, "lesson-later")


@dataclass(frozen=True)
class Task:
    """What a learner does: one of these actions, or all of them in any order."""

    texts: tuple[str, ...]
    every: bool = False

    @property
    def count(self) -> int:
        """How many actions it takes."""
        return len(self.texts) if self.every else 1

    def open(self, done: Sequence[str]) -> tuple[str, ...]:
        """What may be done after that much of it."""
        return tuple(text for text in self.texts if text not in done)


@dataclass(frozen=True)
class Idea:
    """One step of a lesson: its words, the rule behind it, what the learner may do and what the others then do."""

    id: str
    line: int
    texts: Mapping[str, str]
    rule: str
    tasks: tuple[Task, ...] = ()
    then: tuple[tuple[int, str, int], ...] = ()  # the seat, its action, the line that says so

    def accepted(self, done: Sequence[str]) -> tuple[str, ...]:
        """What the learner may do after what is done of this step; nothing once it is finished."""
        at = 0
        for task in self.tasks:
            if len(done) < at + task.count:
                return task.open(done[at:])
            at += task.count
        return ()


@dataclass(frozen=True)
class Lesson:
    """A guided round; ``said`` are the options its file names, the others are as usual."""

    id: str
    setting: Setting
    said: Mapping[str, str]
    titles: Mapping[str, str]
    position: str
    ideas: tuple[Idea, ...]

    def begin(self) -> Moment:
        """The first moment."""
        round = set_up(lines_of(self.position))
        return Moment(self, 0, (), round, (round,))

    def after(self, answers: Sequence[str]) -> Moment:
        """The moment after these answers of a learner."""
        moment = self.begin()
        for text in answers:
            moment = moment.answer(text)
        return moment


@dataclass(frozen=True)
class Moment:
    """Where a learner stands: the step, the round, and the round after each thing done since the last answer."""

    lesson: Lesson
    at: int
    done: tuple[str, ...]  # of this step
    round: Round
    seen: tuple[Round, ...]

    @property
    def idea(self) -> Idea:
        """The step to be read or done."""
        return self.lesson.ideas[self.at]

    @property
    def accepted(self) -> tuple[str, ...]:
        """What the learner may do now; nothing in a step that is only read."""
        return self.idea.accepted(self.done)

    @property
    def last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.at == len(self.lesson.ideas) - 1

    def view(self) -> View:
        """The round as the learner sees it; of all actions only those this step is about."""
        return shown(self.round, self.accepted)

    def answer(self, text: str) -> Moment:
        """The moment after this action (``on`` for a step that is only read); what is refused changes nothing."""
        self._check(text)
        if not self.accepted:
            return self._move_on(self.round.copy(), ())
        round, done = self.round.copy(), (*self.done, text)
        round.play(LEARNER, text)
        if self.idea.accepted(done):
            return replace(self, done=done, round=round, seen=(round,))
        return self._move_on(round, (round.copy(),))

    def _move_on(self, round: Round, seen: tuple[Round, ...]) -> Moment:
        """The others do what the step says, and the next step begins."""
        for seat, action, line in self.idea.then:
            _play(round, seat, action, line)
            seen = (*seen, round.copy())
        return replace(self, at=self.at + 1, done=(), round=round, seen=seen or (round,))

    def _check(self, text: str) -> None:
        if self.accepted:
            refusal = self.round.refusal(LEARNER, text)
            if refusal or text not in self.accepted:
                raise refusal or Later(text)
        elif self.last or text != ON:
            raise Later(text)


def shown(round: Round, accepted: Sequence[str] = ()) -> View:
    """A round as the learner sees it, who is offered only these actions."""
    from msgspec.structs import replace as changed

    view = round.view(LEARNER)
    return changed(view, actions=tuple(each for each in view.actions if each.text in accepted))


def _play(round: Round, seat: int, action: str, line: int) -> None:
    try:
        round.play(seat, action)
    except Refused as refusal:
        raise Misread(line, f"seat {seat} cannot do {action!r}: {refusal}") from None


# Finding


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, the usual game first; none if nobody has written one."""
    found = [read_file(file) for file in lesson_files(game.folder)]
    own = [lesson for lesson in found if lesson.setting.game == game]
    return tuple(sorted(own, key=lambda lesson: (len(lesson.said), lesson.id)))


def lesson_files(folder: Path) -> list[Path]:
    """Every lesson file below a folder."""
    return sorted(folder.rglob("*.lesson"))


def find_lesson(game: Game, id: str) -> Lesson:
    """The lesson with that name."""
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    there = ", ".join(lesson.id for lesson in lessons(game)) or "none"
    raise Misdeal(f"{game.id} has no lesson {id!r}; there are: {there}")


def lesson_for(game: Game, options: Options) -> Lesson | None:
    """The lesson that fits these options best: none of what it says may be otherwise there."""
    usual = {option.name: str(option.values[0]) for option in game.options} | dict(options)
    fits = [lesson for lesson in lessons(game) if all(usual[name] == value for name, value in lesson.said.items())]
    return max(fits, key=lambda lesson: len(lesson.said), default=None)


# Reading


def read_file(file: Path) -> Lesson:
    """The lesson of a file; what is wrong names file and line."""
    try:
        return read_lesson(file.read_text("utf-8"), file.stem)
    except Misread as error:
        raise Misread(error.line, f"{error.message} ({file.name})") from None


@dataclass(frozen=True)
class _Said:
    """A line of a lesson's second part: what stands behind its first word is kept as it is, every space of it."""

    line: int
    key: str
    rest: str

    def wrong(self, message: str) -> Misread:
        return Misread(self.line, message)


def read_lesson(text: str, id: str) -> Lesson:
    """The lesson of a text; a ``Misread`` names the line that is wrong."""
    lines = text.split("\n")
    at = next((n for n, line in enumerate(lines) if line.split()[:1] == ["title"]), None)
    if at is None:
        raise Misread(len(lines), "a line 'title' is missing")
    position = "\n".join(lines[:at])
    setting = setting_of(lines_of(position))  # no position yet: a list of lessons should not wait for the compiler
    title, *steps = _blocks(_rest(lines, at))
    ideas = tuple(_idea(setting, block) for block in steps)
    _check_order(title[0], ideas)
    said = dict(line.words[1].split("=") for line in lines_of(position) if line.key == "option")
    return Lesson(id, setting, said, _texts(title), position, ideas)


def _rest(lines: Sequence[str], at: int) -> Iterator[_Said]:
    for n, line in enumerate(lines[at:], at + 1):
        key, _, rest = line.strip(" \t\r").partition(" ")
        if key and not key.startswith("#"):
            yield _Said(n, key, rest.strip(" "))


def _blocks(said: Iterator[_Said]) -> list[list[_Said]]:
    """The title with its lines, then every step with its lines."""
    blocks = list[list[_Said]]()
    for line in said:
        if line.key in ("title", "step"):
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def _texts(block: Sequence[_Said]) -> dict[str, str]:
    texts = {line.key: line.rest for line in block if line.key in LANGUAGES}
    for lang in LANGUAGES:
        if not texts.get(lang):
            raise block[0].wrong(f"its words in {lang!r} are missing")
    return texts


def _idea(setting: Setting, block: Sequence[_Said]) -> Idea:
    head, facts = block[0], dict[str, str]()
    for line in block:
        if line.key not in ("step", "rule", *TASKS, "then", *LANGUAGES):
            raise line.wrong(f"cannot read {line.key!r}: a step has rule, {', '.join(LANGUAGES)}, do, all and then")
        if line.key in facts and line.key not in (*TASKS, "then"):
            raise line.wrong(f"'{line.key}' is said twice in this step")
        facts[line.key] = line.rest
    if not head.rest:
        raise head.wrong("a step has a name: the idea it shows")
    if facts.get("rule") not in setting.rulebook:
        raise head.wrong(f"its rule is {facts.get('rule', 'missing')}; {setting} has no such rule")
    tasks = tuple(_task(line) for line in block if line.key in TASKS)
    then = tuple(_then(setting, line) for line in block if line.key == "then")
    return Idea(head.rest, head.line, _texts(block), facts["rule"], tasks, then)


def _task(line: _Said) -> Task:
    texts = tuple(each.strip() for each in line.rest.split(",") if each.strip())
    if not texts:
        raise line.wrong(f"'{line.key}' takes actions, a comma between them")
    return Task(texts, line.key == "all")


def _then(setting: Setting, line: _Said) -> tuple[int, str, int]:
    seat, _, action = line.rest.partition(" ")
    try:
        return number(seat, setting.seats - 1), action.strip(), line.line
    except ValueError as error:
        raise line.wrong(f"cannot read the seat: {error}") from None


def _check_order(title: _Said, ideas: Sequence[Idea]) -> None:
    if not ideas:
        raise title.wrong("a lesson has at least one step")
    if ideas[-1].tasks or ideas[-1].then:
        raise Misread(ideas[-1].line, "the last step is only read: nothing is done in it")
    twice = [each for at, each in enumerate(ideas) if each.id in {other.id for other in ideas[:at]}]
    if twice:
        raise Misread(twice[0].line, f"there is a step {twice[0].id!r} already")


# Checking


def faults(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """What does not hold when the lesson is played in every way a learner can play it: lines and messages."""
    waiting, met = [lesson.begin()], set[tuple[int, int, bytes]]()
    while waiting:
        moment = waiting.pop()
        where = moment.at, len(moment.done), moment.round.state_bytes()
        if where in met:
            continue
        met.add(where)
        for text in moment.accepted or (() if moment.last else (ON,)):
            try:
                waiting.append(moment.answer(text))
            except Misread as error:
                yield error.line, error.message
            except Refused as refusal:
                yield moment.idea.line, f"the learner cannot do {text!r}: {refusal}"


def run_lesson(file: Path) -> list[str]:
    """Everything in a lesson file that does not hold."""
    try:
        return [f"{file}:{line}: {message}" for line, message in faults(read_file(file))]
    except Misread as error:
        return [f"{file}:{error.line}: {error.message}"]
