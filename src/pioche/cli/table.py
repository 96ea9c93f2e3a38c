"""The terminal table: a person in one or several seats, bots in the others, a whole match."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from pioche.bots.hint import hint
from pioche.bots.player import Player
from pioche.bots.worlds import move
from pioche.cli import shelf
from pioche.cli.answers import named, several
from pioche.cli.drawing import Brush
from pioche.cli.games import rule_lines, rule_text
from pioche.cli.letters import meant
from pioche.cli.offers import advised, offers
from pioche.core.match import Match
from pioche.core.round import MOST_SEED
from pioche.core.view import View


class Quit(Exception):
    """The person leaves; the match is kept."""


class TerminalTable:
    """Plays a match with a person in the seats ``mine``; every action is kept in ``file`` before the next."""

    def __init__(
        self,
        match: Match,
        console: Console,
        lang: str,
        file: Path,
        *,
        mine: Sequence[int] = (0,),
        plain: bool = False,
        levels: Mapping[int, str] = shelf.NOBODY,
        hint: bool = False,
    ) -> None:
        self.match, self.console, self.lang, self.file, self.plain = match, console, lang, file, plain
        self.levels = levels
        self.bots = {seat: Player(level, secrets.randbelow(MOST_SEED)) for seat, level in levels.items()}
        self.hint = hint
        self.mine, self.told = tuple(mine), [0] * match.setting.seats
        self.waiting: list[str] = []  # typed together with an action, to follow it
        self._sit(self.mine[0])

    def _sit(self, seat: int) -> None:
        """The person looks from this seat."""
        self.me = seat
        self.brush = Brush(self.match.setting.game, self.lang, self.match.names, seat, plain=self.plain)

    def run(self) -> None:
        """Play to the end of the match, or until the person leaves."""
        try:
            self._play_match()
        except (Quit, EOFError, KeyboardInterrupt):
            shelf.keep(self.match, self.file, self.levels)
            # One line however long: a wrapped command cannot be copied.
            self.console.print(f"\n{self.brush.say('saved', file=str(self.file))}", markup=False, soft_wrap=True)
            self.print(self.brush.say("bye"))

    def _play_match(self) -> None:
        self._play_round()
        while not self.match.over:
            self._pause("press-enter")
            self.match.next()
            self.told = [0] * self.match.setting.seats
            self._play_round()
        shelf.keep(self.match, self.file, self.levels)
        self.print(self.brush.winners("won-match", self.match.winners))
        self.print(self.brush.say("record-kept", file=str(self.file)))

    def _play_round(self) -> None:
        """Let everybody act in turn; in a race, where several may, who is quicker is drawn by lot."""
        round = self.match.round
        while not round.over:
            seat = random.choice(round.to_act)
            round.play(seat, self._ask(seat) if seat in self.mine else self._think(seat))
            shelf.keep(self.match, self.file, self.levels)
        self._show_end()

    def _think(self, seat: int) -> str:
        """What the bot in a seat does; nobody named, it is the quick policy."""
        self.waiting.clear()
        bot = self.bots.get(seat)
        return move(self.match.round, seat, bot) if bot else self.match.round.quick_choice(seat)

    # Showing

    def print(self, *lines: RenderableType) -> None:
        """Print lines to the terminal."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False)

    def _show_news(self) -> None:
        """What happened since the person was last told."""
        events = self.match.round.events(self.me)
        self.print(*self.brush.events(events[self.told[self.me] :]))
        self.told[self.me] = len(events)

    def _show_table(self, view: View) -> None:
        self.print("", *self.brush.table(view))

    def _show_choice(self, view: View) -> None:
        self._show_table(view)
        self.print(*offers(self.brush, view.actions))

    def _show_end(self) -> None:
        view = self.match.view(self.me)
        self._show_news()
        self._show_table(view)
        self.print("", self.brush.say("round-over"), self.brush.winners("won-round", view.winners), "")
        self._show_scores()

    def _show_scores(self) -> None:
        self.print(*self.brush.scores(self.match.points, self.match.totals), "")

    # Asking

    def _ask(self, seat: int) -> str:
        """Show the table as this seat sees it and ask until the answer is an action that may be taken."""
        if seat != self.me:
            self.waiting.clear()
        self._sit(seat)
        if self.waiting:
            chosen = self._allowed(self.waiting.pop(0), self.match.view(seat))
            if chosen:
                return chosen
        view = self.show_turn()
        if self.hint:
            self._show_hint()
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
        who = f"{self.brush.say('label', label=self._own_name())} " if len(self.mine) > 1 else ""
        self.print("", Text(who + self.brush.question(view.phase), "bold") + hint)

    def _own_name(self) -> str:
        """What the others call the seat one looks from."""
        return self.brush.names[self.me] or self.brush.say("player", number=self.me + 1)

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
            "h": lambda _: self._show_hint(),
            "l": lambda _: self._tell_all(),
            "r": self._show_rules,
            "s": lambda _: self._show_scores(),
            "q": _quit,
        }
        if key.lower() in answers:
            answers[key.lower()](rest)
            return None
        return self._action_of(meant(typed, self.brush.game, self.lang), view)

    def _action_of(self, typed: str, view: View) -> str | None:
        """By number, by its text or the end of it if only one action has that; or several, the rest for later."""
        if typed.isdecimal() or not typed:
            return self._numbered(typed, view)
        first, *self.waiting = several(typed, view.actions) or [typed]
        return self._allowed(first, view)

    def _allowed(self, typed: str, view: View) -> str | None:
        """The action that is meant, if it may be taken now; else it is said why not, and what was to follow is off."""
        texts = {text.lower(): text for text in self.match.setting.game.face.ACTIONS}
        text = named(typed, view.actions) or texts.get(typed.lower(), typed)
        refusal = self.match.round.refusal(self.me, text)
        if refusal:
            self.waiting.clear()
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
        example = self.brush.letters(view.actions[0].text)
        self.print(self.brush.say("help-line-number", most=len(view.actions), example=example))
        for line in ("help-line-several", "help-line-why", "help-line-keys"):
            self.print(self.brush.say(line))

    def _show_hint(self) -> None:
        """How good each action is, as far as one can know from this seat."""
        self.print(*advised(self.brush, hint(self.match.round, self.me)))

    def _tell_all(self) -> None:
        self.print(*self.brush.events(self.match.round.events(self.me)))

    def _show_rules(self, wanted: str) -> None:
        setting, name = self.match.setting, wanted.strip().upper()
        if not name:
            self.print(*rule_lines(setting, self.lang))
        elif name in setting.rulebook:
            self.print(rule_text(setting.rulebook[name], self.lang))
        else:
            self.print(self.brush.say("no-rule", rule=name))


def _quit(_rest: str) -> None:
    raise Quit
