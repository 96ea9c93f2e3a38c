"""A view drawn for the eye, or spoken in plain sentences: from its zones alone, whatever the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from rich.text import Text

from pioche.cli.letters import letters, shown
from pioche.core.game import Game
from pioche.core.harmless import harmless_line
from pioche.core.view import Action, Chair, Event, Place, View, Zone
from pioche.core.words import say

FOLDER = Path(__file__).parent
STYLES = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "pink": "bold bright_magenta",
    "violet": "bold magenta",
    "orange": "bold dark_orange",
}
PLAIN = "bold bright_white"
DIM = "bright_black"
UNSEEN_IF_EMPTY = ("supply", "run")
PLACES = ("place", "from", "to")  # arguments of a sentence that are places, named like their cards


class Brush:
    """Draws one game in one language, as one seat sees it."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], me: int | None, *, plain: bool = False) -> None:
        self.game, self.lang, self.me, self.plain = game, lang, me, plain
        self.names = [harmless_line(name) for name in names]

    def say(self, key: str, **args: str | int) -> str:
        """A message of the terminal table."""
        return say(self.lang, key, FOLDER, **args)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("you") if seat == self.me else self.names[seat] or self.say("player", number=seat + 1)

    # Cards and sentences

    def card(self, text: str | None) -> Text:
        """A card: its text in its colour, or its name in words."""
        if text is None:
            return Text("?")
        look = self.game.face.card(text)
        spoken = self.game.say(self.lang, "card-name", colour=look.colour, label=look.label)
        return Text(spoken) if self.plain else Text(self.letters(text), STYLES.get(look.colour, PLAIN))

    def letters(self, text: str) -> str:
        """A text with the letters of its cards as the reader knows them."""
        return shown(text, self.game, self.lang)

    def cards(self, texts: Iterable[str | None]) -> Text:
        """Several cards in a line."""
        return Text("; " if self.plain else " ").join(self.card(text) for text in texts)

    def action(self, action: Action) -> Text:
        """An action in words."""
        return self._sentence("act", action.text)

    def heading(self, key: str, text: str) -> str:
        """What several actions have in common, as words: dots where they differ."""
        args = {name: "…" if isinstance(arg, str) else arg for name, arg in self.game.face.sentence(text)[1].items()}
        return self.game.say(self.lang, f"act-{key}", **args)

    def event(self, event: Event) -> Text:
        """What happened, in words."""
        told = self._sentence("told", event.text, who="you" if event.seat == self.me else self.name(event.seat))
        return Text(self.say("by-table", sentence=told.plain)) if event.table else told

    def events(self, events: Sequence[Event]) -> list[Text]:
        """What happened, a line for each stretch of one seat."""
        return [Text(" ").join(map(self.event, group)) for _, group in groupby(events, key=lambda event: event.seat)]

    def _sentence(self, kind: str, text: str, **args: str) -> Text:
        key, words = self.game.face.sentence(text)
        words = self._with_name(words) | {name: self.card(str(words[name])).plain for name in PLACES if words.get(name)}
        card = str(words.get("card", "hidden"))
        drawn = self.card(card) if card != "hidden" else Text(card)
        said = Text(self.game.say(self.lang, f"{kind}-{key}", **{**words, "card": drawn.plain, **args}))
        if drawn.style and not self.plain:
            said.highlight_regex(rf"(?<!\w){re.escape(drawn.plain)}(?!\w)", str(drawn.style))
        return said

    def _with_name(self, words: dict[str, str | int]) -> dict[str, str | int]:
        """Whom an action is aimed at, by name."""
        target = words.get("target", "")
        if not target:
            return words
        return {**words, "target": "you" if int(target) == self.me else self.name(int(target))}

    # The table

    def table(self, view: View) -> list[Text]:
        """Everything on the table, line by line."""
        lying = [zone for zone in view.zones if zone.owner is None and (zone.cards or zone.kind not in UNSEEN_IF_EMPTY)]
        shared = [line for zone in lying for line in self.zone(zone, view)]
        others = [line for chair in view.seats if chair.seat != self.me for line in self.chair(chair, view)]
        facts = [Text(self.game.say(self.lang, f"fact-{name}", number=n)) for name, n in view.facts.items()]
        return [self.title(view), *shared, *facts, Text(""), *others, Text(""), *self.own(view)]

    def title(self, view: View) -> Text:
        """The game and the round."""
        name = self.game.name(self.lang)
        return Text(f"{name} · {self.say('round-of', round=view.round, rounds=view.rounds)}", "bold")

    def zone(self, zone: Zone, view: View) -> list[Text]:
        """A zone that belongs to nobody."""
        if zone.kind == "rows":
            return self.rows(zone, view)
        label = Text(self.say("label", label=self.game.say(self.lang, zone.caption)) + " ")
        seen = any(zone.cards) and not _all_alike(zone)
        count = Text(self.say("pile-count", count=len(zone.cards)))
        if zone.kind == "market" and seen:
            return self.market(zone)
        return [label + (self.lying(zone) if seen else count)]

    def market(self, zone: Zone) -> list[Text]:
        """Open cards to choose from, sorted, the colours apart."""
        label = f"{self.game.say(self.lang, zone.caption)} ({len(zone.cards)})"
        cards = sorted((card for card in zone.cards if card), key=self._in_order)
        groups = groupby(cards, key=lambda card: self.game.face.card(card).colour)
        return _filled(Text(self.say("label", label=label)), [self.cards(group) for _, group in groups])

    def _in_order(self, text: str) -> tuple[int, bool, int, str]:
        """Where a card stands among others: by colour, then numbers, then names."""
        look = self.game.face.card(text)
        return _place_of(look.colour), _number(look.label) == 0, _number(look.label), text

    def lying(self, zone: Zone) -> Text:
        """The open cards of a zone; in a run a dot for every number that is missing below its highest."""
        cards = [card for card in zone.cards if card]
        if zone.kind != "run" or self.plain:
            return self.cards(cards)
        line, last = list[Text](), 0
        for card in cards:
            number = _number(self.game.face.card(card).label)
            line += [Text("·", DIM)] * (number - last - 1) + [self.card(card)]
            last = number or last
        return Text(" ").join(line)

    def rows(self, zone: Zone, view: View) -> list[Text]:
        """The rows of a zone, one under another."""
        places = {action.place for action in view.actions if action.place}
        open_to_me = {place: self.mark(view, place) for place in places}
        rows = [list(places) for _, places in groupby(zone.places, key=lambda place: place.row)]
        if self.plain:
            return [line for row in rows for line in self.spoken_row(row, open_to_me)]
        head = Text("   " + "".join(f"{_label(place):>3}" for place in max(rows, key=len)), DIM)
        meanings = {OPEN: self.say("fits-here"), ELSE: self.say("fits-other")}
        marks = [f"{mark} {meaning}" for mark, meaning in meanings.items() if mark in open_to_me.values()]
        legend = Text("   " + "   ".join(marks), DIM)
        lines = [line for row in rows for line in (self.drawn_row(row, open_to_me), *self.drawn_links(row))]
        return [head, *lines, *([legend] if marks else [])]

    def mark(self, view: View, place: str) -> str:
        """What an open place is marked with: whether its own card may go there, or only another."""
        return OPEN if any(action.card == action.place == place for action in view.actions) else ELSE

    def drawn_links(self, places: list[Place]) -> list[Text]:
        """A stroke under every place that a card joins to the row below, if there are any."""
        strokes = "".join(f"{JOINED if place.link else '':>3}" for place in places)
        return [Text(f"   {strokes}".rstrip(), "bold")] if strokes.strip() else []

    def drawn_row(self, places: list[Place], open_to_me: Mapping[str, str]) -> Text:
        """A row with a dot for every gap and a mark where a card of the hand may go."""
        style = self._row_style(places)
        row = letters(self.game, self.lang).get(places[0].row, places[0].row)
        line = Text(f" {row} ", style)
        for place in places:
            if place.card:
                line.append(
                    f"{self.letters(_card_label(place)):>3}", style if place.card == place.id else f"{style} reverse"
                )
            else:
                fits = place.id in open_to_me
                line.append(f"{open_to_me.get(place.id, '·'):>3}", style if fits else DIM)
        return line

    def spoken_row(self, places: list[Place], open_to_me: Mapping[str, str]) -> list[Text]:
        """A row as a sentence."""
        lying = ", ".join(self.letters(_card_label(place)) for place in places if place.card)
        mine = ", ".join(_label(place) for place in places if open_to_me.get(place.id) == OPEN and not place.card)
        row = self.say("label", label=self.say("row", row=self._row_name(places)))
        yours = f" {self.say('you-can-lay', cards=mine)}" if mine else ""
        joined = ", ".join(_label(place) for place in places if place.link)
        links = f" {self.say('joined', cards=joined)}" if joined else ""
        return [Text(f"{row} {lying or self.say('none')}.{links}{yours}")]

    def _row_style(self, places: list[Place]) -> str:
        return STYLES.get(self.game.face.card(places[0].id).colour, PLAIN)

    def _row_name(self, places: list[Place]) -> str:
        return say(self.lang, f"colour-{self.game.face.card(places[0].id).colour}")

    def chair(self, chair: Chair, view: View) -> list[Text]:
        """Another seat: its name, cards and points, and what lies before it."""
        facts = [self.say("cards-of", count=chair.cards)]
        if view.rounds > 1:
            facts.append(self.say("points-of", points=chair.points))
        if chair.seat in view.to_act:
            facts.append(self.say("on-turn"))
        own = [zone for zone in view.zones if zone.owner == chair.seat and any(zone.cards)]
        facts += [f"{self.zone(zone, view)[0].plain}" for zone in own if _all_alike(zone)]
        line = Text(f" {self.say('label', label=self.name(chair.seat))} {', '.join(facts)}")
        return _filled(line, [self.before(zone) for zone in own if not _all_alike(zone)])

    def before(self, zone: Zone) -> Text:
        """What lies open before another seat, or is known of its hand, by the name of the place."""
        return Text(self.say("label", label=self.game.say(self.lang, zone.caption)) + " ") + self.lying(zone)

    def own(self, view: View) -> list[Text]:
        """One's own zones: the hand in lines of one sort each."""
        mine = [zone for zone in view.zones if zone.owner == self.me and self.me is not None]
        zones = [zone for zone in mine if zone.cards or zone.kind not in UNSEEN_IF_EMPTY]
        return [line for zone in zones for line in (self.hand(zone) if zone.kind == "hand" else self.zone(zone, view))]

    def hand(self, zone: Zone) -> list[Text]:
        """The own hand, sorted as the game sorts it."""
        title = Text(f"{self.say('hand-of-you')} ({len(zone.cards)})", "bold")
        known = [card for card in zone.cards if card]
        groups = groupby(known, key=lambda card: card[0])  # a colour or a symbol, as the game sorts
        return [title, *(Text(" ") + self.cards(group) for _, group in groups)]

    # Scores

    def scores(self, points: Sequence[Sequence[int]], totals: Sequence[int]) -> list[Text]:
        """The points of every round and the totals, a line each."""
        best = self.say("low-wins" if self.game.low_wins else "high-wins")
        seats = range(len(totals))
        width = max(6, *(len(self.name(seat)) for seat in seats)) + 2
        head = f"{'':10}" + "".join(f"{self.name(seat):>{width}}" for seat in seats)
        lines = [_score_line(f"{self.say('column-round')} {n}", row, width) for n, row in enumerate(points, 1)]
        total = Text(_score_line(self.say("column-total"), totals, width), "bold")
        return [Text(f"{self.say('table-scores')} ({best})", "bold"), Text(head), *map(Text, lines), total]

    def question(self, phase: str) -> str:
        """What the person is asked: the game's own words for this moment, else whose turn it is."""
        try:
            return self.game.say(self.lang, f"ask-{phase}")
        except KeyError:
            return self.say("your-turn")

    def winners(self, key: str, seats: Sequence[int]) -> Text:
        """Who won a round or the match."""
        if list(seats) == [self.me]:
            return Text(self.say(f"{key}-you"), "bold green")
        return Text(self.say(key, count=len(seats), names=", ".join(map(self.name, seats))), "bold")


OPEN, ELSE, JOINED = "+", "∘", "│"
WIDTH = 80  # columns that every terminal has


def _all_alike(zone: Zone) -> bool:
    """Whether it is enough to say how many cards lie there."""
    return zone.kind == "supply" and len(set(zone.cards)) == 1


def _filled(first: Text, parts: Iterable[Text]) -> list[Text]:
    """Parts behind a beginning, on as many lines as they need; those after the first are indented."""
    lines, line = list[Text](), first
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH:
            lines, line = [*lines, line], Text("  ")
        line = line + Text("  ") + part
    return [*lines, line]


def _place_of(colour: str) -> int:
    """Where cards of a colour stand among others."""
    return list(STYLES).index(colour) if colour in STYLES else len(STYLES)


def _number(label: str) -> int:
    """The number at the end of a label; 0 for none."""
    found = re.search(r"\d+$", label)
    return int(found[0]) if found else 0


def _label(place: Place) -> str:
    return place.id.removeprefix(place.row)


def _card_label(place: Place) -> str:
    """What stands at a place: the value of its own card, or another card's name."""
    return _label(place) if place.card == place.id else str(place.card)


def _score_line(label: str, points: Sequence[int], width: int) -> str:
    return f"{label:<10}" + "".join(f"{each:>{width}}" for each in points)
