"""``pioche learn``: a guided round at the terminal table."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text

from pioche.cli.answers import named
from pioche.cli.drawing import FOLDER, Brush
from pioche.cli.games import rule_text
from pioche.cli.letters import meant
from pioche.cli.offers import offers
from pioche.cli.options import Choices, Lang, Plain, choices_of, game_of, language
from pioche.cli.play import BOTS, Chosen, pick, table_console
from pioche.cli.say import fail, told
from pioche.core.game import Game, games
from pioche.core.lesson import LEARNER, ON, Lesson, Moment, lesson_for, lessons
from pioche.core.refused import Misdeal, Refused
from pioche.core.words import say


def learn(
    game: Chosen = None,
    option: Choices = [],  # noqa: B006 - typer copies it
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Learn a game by playing: a short round on a chosen deal that shows one idea at a time."""
    lang, console = language(lang), table_console(plain)
    chosen = game_of(game) if game else _ask_game(console, lang)
    Classroom(_lesson_of(chosen, choices_of(option)), console, lang, plain=plain).run()


def _ask_game(console: Console, lang: str) -> Game:
    taught = [each for each in games() if lessons(each)]
    if not taught:
        fail(told("no-lessons"))
    return taught[pick(console, lang, say(lang, "choose-game", FOLDER), [each.name(lang) for each in taught])]


def _lesson_of(game: Game, options: dict[str, str]) -> Lesson:
    try:
        game.setting(game.seats[0], options)
        found = lesson_for(game, options)
    except Misdeal as error:
        fail(error)
    return found or fail(told("no-lesson-so" if lessons(game) else "no-lesson", game=game.id))


class Leave(Exception):
    """The learner has had enough."""


class Classroom:
    """A lesson at the terminal; it can be left at any moment, and nothing is kept."""

    def __init__(self, lesson: Lesson, console: Console, lang: str, *, plain: bool = False) -> None:
        self.lesson, self.console, self.lang = lesson, console, lang
        names = ("", *BOTS)[: lesson.setting.seats]
        self.brush = Brush(lesson.setting.game, lang, names, LEARNER, plain=plain)
        self.told = 0

    def run(self) -> None:
        """Play the lesson to its end, or until the learner leaves."""
        moment = self.lesson.begin()
        self.print(Text(f"{self.lesson.setting.game.name(self.lang)} · {self.lesson.titles[self.lang]}", "bold"))
        try:
            while not moment.last:
                moment = moment.answer(self._ask(moment))
            self._show(moment)
            self._say_goodbye()
        except (Leave, EOFError, KeyboardInterrupt):
            self.print("", self.brush.say("bye"))

    def print(self, *lines: RenderableType) -> None:
        """Print lines to the terminal."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False)

    def _ask(self, moment: Moment) -> str:
        """Show the table and the words of the step, and ask until the answer is part of the lesson."""
        self._show(moment)
        while True:
            self.print(Text(self.brush.say("lesson-do" if moment.accepted else "lesson-on"), "bold"))
            answer = self._understand(self.console.input("> ").strip(), moment)
            if answer is not None:
                return answer

    def _show(self, moment: Moment) -> None:
        view, idea = moment.view(), moment.idea
        events = moment.round.events(LEARNER)
        self.print(*self.brush.events(events[self.told :]), "", *self.brush.table(view), "")
        self.told = len(events)
        self.print(
            Text(f"{moment.at + 1}/{len(self.lesson.ideas)} ", "bold cyan") + Text(idea.texts[self.lang], "bold")
        )
        self.print(*(offers(self.brush, view.actions) if view.actions else ()))

    def _understand(self, typed: str, moment: Moment) -> str | None:
        """The answer that was typed; None after answering anything else."""
        if typed.lower() == "q":
            raise Leave
        if typed.lower() == "r":
            self.print(rule_text(self.lesson.setting.rulebook[moment.idea.rule], self.lang))
            return None
        return self._action(meant(typed, self.brush.game, self.lang), moment) if moment.accepted else ON

    def _action(self, typed: str, moment: Moment) -> str | None:
        actions = moment.view().actions
        texts = {text.lower(): text for text in self.lesson.setting.game.face.ACTIONS}
        only = actions[0].text if not typed and len(actions) == 1 else None
        text = only or named(typed, actions) or named(typed, moment.round.view(LEARNER).actions)
        text = text or texts.get(typed.lower(), typed)
        try:
            moment.answer(text)
        except Refused as refusal:
            self.print(Text(refusal.say(self.lang), "yellow"))
            return None
        return text

    def _say_goodbye(self) -> None:
        self.print("", self.brush.say("lesson-play", command=_command("play", self.lesson)))
        for each in lessons(self.lesson.setting.game):
            if each != self.lesson:
                title, command = each.titles[self.lang], _command("learn", each)
                self.print(self.brush.say("lesson-other", title=title, command=command))


def _command(verb: str, lesson: Lesson) -> str:
    """What to type for the game of a lesson."""
    options = "".join(f" -o {name}={value}" for name, value in lesson.said.items())
    return f"pioche {verb} {lesson.setting.game.id}{options}"
