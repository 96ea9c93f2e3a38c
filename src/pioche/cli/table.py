"""The terminal table: one person, bots in the other seats, a whole match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from pioche.cli import shelf
from pioche.cli.drawing import Brush
from pioche.cli.games import rule_lines, rule_text
from pioche.core.match import Match
from pioche.core.view import Action, View


class Quit(Exception):
    """The person leaves; the match is kept."""


class TerminalTable:
    """Plays a match with a person at seat ``me``; every action is kept in ``file`` before the next."""

    def __init__(self, match: Match, console: Console, lang: str, file: Path, *, plain: bool = False) -> None:
        self.match, self.console, self.lang, self.file, self.plain = match, console, lang, file, plain
        self.me, self.told = 0, 0
        self.brush = Brush(match.setting.game, lang, match.names, self.me, plain=plain)

    def run(self) -> None:
        """Play to the end of the match, or until the person leaves."""
        try:
            self._play_match()
        except (Quit, EOFError, KeyboardInterrupt):
            shelf.keep(self.match, self.file)
            # One line however long: a wrapped command cannot be copied.
            self.console.print(f"\n{self.brush.say('saved', file=str(self.file))}", markup=False, soft_wrap=True)
            self.print(self.brush.say("bye"))

    def _play_match(self) -> None:
        self._play_round()
        while not self.match.over:
            self._pause("press-enter")
            self.match.next()
            self.told = 0
            self._play_round()
        shelf.keep(self.match, self.file)
        self.print(self.brush.winners("won-match", self.match.winners))
        self.print(self.brush.say("record-kept", file=str(self.file)))

    def _play_round(self) -> None:
        """Let everybody act in turn; in a race, where several may, who is quicker is drawn by lot."""
        round = self.match.round
        while not round.over:
            seat = random.choice(round.to_act)
            round.play(seat, self._ask() if seat == self.me else round.quick_choice(seat))
            shelf.keep(self.match, self.file)
        self._show_end()

    # Showing

    def print(self, *lines: RenderableType) -> None:
        """Print lines to the terminal."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False)

    def _show_news(self) -> None:
        """What happened since the person was last told."""
        events = self.match.round.events(self.me)
        self.print(*self.brush.events(events[self.told :]))
        self.told = len(events)

    def _show_table(self, view: View) -> None:
        self.print("", *self.brush.table(view))

    def _show_choice(self, view: View) -> None:
        self._show_table(view)
        self._show_actions(view.actions)

    def _show_actions(self, actions: Sequence[Action]) -> None:
        lines = [Text(f"{n:>2} ", "bold cyan") + self.brush.action(each) for n, each in enumerate(actions, 1)]
        self.print("", *(lines if self.plain else [Columns(lines, padding=(0, 2), equal=True)]))

    def _show_end(self) -> None:
        view = self.match.view(self.me)
        self._show_news()
        self._show_table(view)
        self.print("", self.brush.say("round-over"), self.brush.winners("won-round", view.winners), "")
        self._show_scores()

    def _show_scores(self) -> None:
        self.print(*self.brush.scores(self.match.points, self.match.totals), "")

    # Asking

    def _ask(self) -> str:
        """Show the table and ask until the answer is an action that may be taken."""
        view = self.show_turn()
        chosen = None
        while chosen is None:
            self._show_question(view)
            chosen = self._understand(self.console.input("> ").strip(), view)
        return chosen

    def show_turn(self) -> View:
        """What happened, the table, and what the person may do."""
        view = self.match.view(self.me)
        self._show_news()
        self._show_choice(view)
        return view

    def _show_question(self, view: View) -> None:
        hint = Text(f" ({self.brush.say('prompt-hint')})")
        self.print("", Text(self.brush.question(view.phase), "bold") + hint)

    def _pause(self, key: str) -> None:
        self.print(self.brush.say(key))
        if self.console.input("> ").strip().lower() == "q":
            raise Quit

    def _understand(self, typed: str, view: View) -> str | None:
        """The action that was typed; None after answering anything else."""
        key, _, rest = typed.partition(" ")
        answers: dict[str, Callable[[str], None]] = {
            "?": lambda _: self._help(view),
            "t": lambda _: self._show_choice(view),
            "l": lambda _: self._tell_all(),
            "r": self._show_rules,
            "s": lambda _: self._show_scores(),
            "q": _quit,
        }
        if key.lower() in answers:
            answers[key.lower()](rest)
            return None
        return self._action_of(typed, view)

    def _action_of(self, typed: str, view: View) -> str | None:
        """By number, by its text, or by the card alone if only one action has it."""
        if typed.isdecimal() or not typed:
            return self._numbered(typed, view)
        texts = {text.lower(): text for text in self.match.setting.game.face.ACTIONS}
        by_card = [action.text for action in view.actions if action.card and action.card.lower() == typed.lower()]
        text = by_card[0] if len(by_card) == 1 else texts.get(typed.lower(), typed)
        refusal = self.match.round.refusal(self.me, text)
        if refusal:
            self.print(Text(refusal.say(self.lang), "yellow"))
            return None
        return text

    def _numbered(self, typed: str, view: View) -> str | None:
        if not typed and len(view.actions) == 1:
            return view.actions[0].text
        if typed and 1 <= int(typed) <= len(view.actions):
            return view.actions[int(typed) - 1].text
        self.print(self.brush.say("not-a-number", typed=typed or "\u2013", most=len(view.actions)))
        return None

    def _help(self, view: View) -> None:
        example = view.actions[0].text
        self.print(self.brush.say("help-line-number", most=len(view.actions), example=example))
        self.print(self.brush.say("help-line-why"), self.brush.say("help-line-keys"))

    def _tell_all(self) -> None:
        self.print(*self.brush.events(self.match.round.events(self.me)))

    def _show_rules(self, wanted: str) -> None:
        game, name = self.match.setting.game, wanted.strip().upper()
        if not name:
            self.print(*rule_lines(game, self.lang))
        elif name in game.rulebook:
            self.print(rule_text(game.rulebook[name], self.lang))
        else:
            self.print(self.brush.say("no-rule", rule=name))


def _quit(_rest: str) -> None:
    raise Quit
