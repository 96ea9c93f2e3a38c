"""The terminal table over the network: a person in a seat at a live table, or looking on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

import pioche.remote
from pioche.cli.answers import named, several
from pioche.cli.drawing import Brush
from pioche.cli.games import rule_lines, rule_text
from pioche.cli.keyboard import Keyboard
from pioche.cli.letters import meant
from pioche.cli.offers import advised, offers
from pioche.core.game import find
from pioche.core.harmless import harmless, harmless_line
from pioche.core.view import Event
from pioche.core.words import say
from pioche.messages import News
from pioche.remote import Refused, Seat
from pioche.table import REACTIONS, SeatShown, Told

WORDS = Path(pioche.remote.__file__).parent
LOOK = 0.1  # seconds to listen before looking at the keyboard


class HangUp(Exception):
    """The person stops; the seat stays theirs."""


class FarTable:
    """Shows a live table and asks whenever the person may act; news are told as they come."""

    def __init__(self, seat: Seat, console: Console, lang: str, *, plain: bool = False) -> None:
        self.seat, self.console, self.lang, self.plain = seat, console, lang, plain
        self.game = find(seat.view.settings.game)
        self.keyboard = Keyboard()
        self.asked: tuple[object, ...] = ()  # what the person was last asked
        self.open = self.prompted = False  # whether an answer is waited for, and the cursor stands where it goes
        self.deal, self.events = 0, list[Event]()  # everything heard of the present deal
        self.waiting: list[str] = []  # typed together with an action, to follow it

    def run(self) -> None:
        """Stay at the table until the person hangs up."""
        try:
            self._greet()
            self._listen(0)  # before anything is asked: what an answer brings about is heard, however quickly it comes
            while True:
                self._ask_if_new()
                self._listen_or_answer()
        except (HangUp, EOFError, KeyboardInterrupt):
            if self.seat.number is not None:
                self._print("", self._say("come-back", link=self.seat.own_link))

    def _listen_or_answer(self) -> None:
        typed = self.waiting.pop(0) if self.waiting else self.keyboard.line()
        if typed is not None:
            self._answer(typed)
        else:
            self._listen(LOOK)

    def _listen(self, seconds: float) -> None:
        news = self.seat.hear(seconds)
        if news:
            self._tell(news)

    # Showing

    def _print(self, *lines: RenderableType) -> None:
        if self.prompted and lines:
            self.console.print()
            self.prompted = False
        for line in map(_tamed, lines):
            self.console.print(line, markup=False, highlight=False, soft_wrap=isinstance(line, str))

    def _say(self, key: str, **args: str | int) -> str:
        return say(self.lang, key, WORDS, **args)

    @property
    def brush(self) -> Brush:
        """Draws with the names of the moment."""
        names = [each.name for each in self.seat.view.seats]
        return Brush(self.game, self.lang, names, self.seat.number, plain=self.plain)

    def _greet(self) -> None:
        title = self.game.name(self.lang)
        number = self.seat.number
        seated = self._say("seated", seat=number + 1, game=title) if number is not None else ""
        self._print(seated or self._say("watching", game=title), self._say("invite", link=self.seat.invitation))
        if number is not None:
            self._print(self._say("come-back", link=self.seat.own_link))
        for option in self.seat.view.settings.options:
            self._print(f"  {self.brush.say('label', label=option.title)} {option.meaning}")
        self._print(*(f"  {each.seat + 1} {self._sitter(each)}" for each in self.seat.view.seats))

    def _sitter(self, shown: SeatShown) -> str:
        """Who sits in a seat, in a few words."""
        marks = [self._say("seat-bot", level=shown.level)] if shown.kind == "bot" else []
        marks += [self._say("seat-host")] if shown.host else []
        marks += [self._say("seat-away")] if shown.away else []
        name = harmless_line(shown.name or "") or self._say("seat-open")
        return f"{name} ({', '.join(marks)})" if marks else name

    def _tell(self, news: News) -> None:
        """What happened beside the play, then the play itself."""
        lines = [line for line in map(self._told, news.told) if line]
        self._print(*(Text(line, "cyan") for line in lines))
        self._show_events()

    def _told(self, told: Told) -> str:
        if told.what in ("dealt", "played", "turn", "round-over", "match-over", "undone", "hurried"):
            return ""
        key = f"news-{told.what}-{told.about}" if told.about else f"news-{told.what}"
        name = told.name or (self.brush.name(told.seat) if told.seat is not None else "")
        return self._say(key, name=name, reaction=told.reaction)

    def _show_events(self) -> None:
        """What was heard since the last time."""
        shown = self.seat.view
        if shown.deal != self.deal:
            self.deal, self.events = shown.deal, []
        heard = self.events[-1].number if self.events else 0
        new = [event for event in (shown.view.events if shown.view else ()) if event.number > heard]
        self.events += new
        self._print(*self.brush.events(new))

    def _show_table(self) -> None:
        if self.seat.view.view:
            self._print("", *self.brush.table(self.seat.view.view))

    def _show_choice(self) -> None:
        self._show_table()
        actions = self.seat.view.view.actions if self.seat.view.view and self.seat.may_act else ()
        self._print(*offers(self.brush, actions))

    def _show_scores(self) -> None:
        points = [each.points for each in self.seat.view.finished]
        self._print("", *self.brush.scores(points, self.seat.view.totals), "")

    # Asking

    def _ask_if_new(self) -> None:
        """Ask what there is to ask, once."""
        shown = self.seat.view
        question = (shown.stage, shown.deal, shown.number if self.seat.may_act else None, self._am_host())
        if question != self.asked:
            self._show_events()
            was, self.asked = self.asked, question
            self.open = not self.waiting and self._ask(fresh=was[:2] != question[:2])
        if self.open and not self.prompted:
            self._prompt()

    def _ask(self, *, fresh: bool) -> bool:
        """Put the question of the moment, if there is one."""
        stage = self.seat.view.stage
        if stage == "playing":
            return self.seat.may_act and self._ask_turn()
        if stage == "lobby":
            return self._ask_start()
        return self._show_end() if fresh else self.open

    def _ask_turn(self) -> bool:
        shown = self.seat.view
        self._show_choice()
        left = f" · {self._say('seconds-left', seconds=round(shown.clock.left))}" if shown.clock else ""
        question = self.brush.question(shown.view.phase) if shown.view else ""
        self._print("", Text(question, "bold") + Text(f" ({self.brush.say('prompt-hint')}{left})"))
        return True

    def _ask_start(self) -> bool:
        host = next((each.name for each in self.seat.view.seats if each.host), "")
        self._print(self._say("host-deals") if self._am_host() else self._say("host-waits", name=host))
        return self._am_host()

    def _show_end(self) -> bool:
        shown = self.seat.view
        self._show_table()
        winners = shown.view.winners if shown.view else ()
        self._print("", self.brush.say("round-over"), self.brush.winners("won-round", winners))
        self._show_scores()
        if shown.stage == "over":
            self._print(self.brush.winners("won-match", shown.winners))
        if self.seat.number is not None:
            self._print(self._say("another-match" if shown.stage == "over" else "next-round"))
        return self.seat.number is not None

    def _prompt(self) -> None:
        self.console.print("> ", end="")
        self.console.file.flush()
        self.prompted = True

    def _am_host(self) -> bool:
        number = self.seat.number
        return number is not None and self.seat.view.seats[number].host

    # Answering

    def _answer(self, typed: str) -> None:
        self.prompted = False  # Enter has ended the line
        key, _, rest = typed.partition(" ")
        answers: dict[str, Callable[[str], None]] = {
            "?": lambda _: self._help(),
            "t": lambda _: self._show_choice(),
            "h": lambda _: self._show_hint(),
            "l": lambda _: self._print(*self.brush.events(self.events)),
            "r": self._show_rules,
            "s": lambda _: self._show_scores(),
            "!": self._react,
            "q": _hang_up,
        }
        try:
            answers[key.lower()](rest) if key.lower() in answers else self._do(typed)
        except Refused as refusal:
            self._hear_no(refusal)

    def _hear_no(self, refusal: Refused) -> None:
        """Why not; if the table went on meanwhile, it is shown and asked again."""
        self.waiting.clear()
        self._print(Text(refusal.text, "yellow"))
        if refusal.code == "stale":
            self.asked = ()

    def _do(self, typed: str) -> None:
        """What Enter means now, or an action."""
        steps = {"lobby": self.seat.start, "between": self.seat.next, "over": self.seat.rematch}
        stage = self.seat.view.stage
        if stage in steps and self.seat.number is not None:
            steps[stage]()
        elif self.seat.may_act:
            self._play(typed)
        elif typed:
            self._print(self._say("not-now"))

    def _play(self, typed: str) -> None:
        """An action by number, by its text or the end of it; or several, the rest for later."""
        actions = self.seat.view.view.actions if self.seat.view.view else ()
        if not typed and len(actions) == 1:
            typed = actions[0].text
        if (typed.isdecimal() or not typed) and not named(typed, actions):
            self._print(self.brush.say("not-a-number", typed=typed or "\u2013", most=len(actions)))
            return
        first, *rest = several(meant(typed, self.game, self.lang), actions) or [meant(typed, self.game, self.lang)]
        texts: Sequence[str] = self.game.face.ACTIONS
        text = named(first, actions) or next((each for each in texts if each.lower() == first.lower()), first)
        self.waiting = rest or self.waiting
        self.seat.play(text)
        self.asked = ()

    def _show_hint(self) -> None:
        """How good each action is, if the table allows to ask."""
        if not self.seat.view.settings.hints:
            self._print(self._say("no-hints"))
        elif not self.seat.may_act:
            self._print(self._say("not-now"))
        else:
            self._print(*advised(self.brush, self.seat.hint()))

    def _react(self, word: str) -> None:
        found = [each for each in REACTIONS if each == word.strip().lower()]
        if found:
            self.seat.react(found[0])
        else:
            self._print(self._say("reactions", list=", ".join(REACTIONS)))

    def _help(self) -> None:
        for line in ("help-line-several", "help-line-why"):
            self._print(self.brush.say(line))
        self._print(self._say("far-keys"))

    def _show_rules(self, wanted: str) -> None:
        agreed, name = self.seat.view.settings, wanted.strip().upper()
        setting = self.game.setting(agreed.seats, {each.name: each.value for each in agreed.options})
        if not name:
            self._print(*rule_lines(setting, self.lang))
        elif name in setting.rulebook:
            self._print(rule_text(setting.rulebook[name], self.lang))
        else:
            self._print(self.brush.say("no-rule", rule=name))


def _tamed(line: RenderableType) -> RenderableType:
    """What a server said, made harmless for the terminal; drawings are made of names that already are."""
    if isinstance(line, Text):
        line.plain = harmless(line.plain)
    return harmless(line) if isinstance(line, str) else line


def _hang_up(_rest: str) -> None:
    raise HangUp
