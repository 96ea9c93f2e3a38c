"""What a table, and the house around it, say to a client."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pioche.core.view import Card, Event, View
from pioche.table import Code, TableRefused, TableView, Told


class Seated(Struct, frozen=True, tag="seated", tag_field="kind"):
    """A seat is yours. ``token`` is its secret, shown only now; ``link`` invites others, ``seat_link`` is your own."""

    table: str
    code: str
    seat: int
    token: str
    link: str
    seat_link: str
    view: TableView


class News(Struct, frozen=True, tag="news", tag_field="kind"):
    """What has just happened, and the table as it stands now.

    Every event is told once, in ``told``; then the view has none. Where nothing is told, as right after connecting or
    to a listener who was too slow, it has the latest ones.
    """

    told: tuple[Told, ...]
    view: TableView


class Done(Struct, frozen=True, tag="done", tag_field="kind", omit_defaults=True):
    """Your action was carried out: the number of your view afterwards.

    ``events``: what you heard of it, where no stream tells it.
    """

    id: str
    number: int
    events: tuple[Event, ...] = ()


class Refused(Struct, frozen=True, tag="refused", tag_field="kind", omit_defaults=True):
    """Nothing changed. ``rule`` names the rule that forbids it; a stale action gets the present view."""

    code: Code
    text: str
    rule: str | None = None
    id: str | None = None
    view: TableView | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="kind"):
    """A sign of life."""


class Bye(Struct, frozen=True, tag="bye", tag_field="kind"):
    """The last message of a stream: another connection of this seat took over, its link was replaced, and so on."""

    why: Literal["replaced", "forbidden", "closing", "flood"]


Said = News | Done | Refused | Pong | Bye


class Found(Struct, frozen=True):
    """The table of a code."""

    table: str
    link: str


class ValueShown(Struct, frozen=True):
    """One choice of an option."""

    value: str
    meaning: str


class OptionShown(Struct, frozen=True):
    """An option of a game; the first value is the default, ``rule`` explains it, ``live``: a clock, no rule."""

    name: str
    title: str
    rule: str
    live: bool
    values: tuple[ValueShown, ...]


class PresetShown(Struct, frozen=True):
    """Options that go well together; the others keep their defaults."""

    name: str
    title: str
    options: dict[str, str]


class LessonNamed(Struct, frozen=True):
    """A guided round that a game offers, and the options it is about."""

    id: str
    title: str
    options: dict[str, str]


class GameShown(Struct, frozen=True):
    """A game that can be played here.

    ``rounds`` goes with ``seats``: the usual match with so many. ``levels``: the bots that differ, weakest first.
    ``minutes``: about how long a round takes. ``difficulty``: 1 easy to 3 demanding. ``age``: from which, 0 if unsaid.
    ``cover``: a few cards for a picture of the game.
    ``art``: names of drawings at ``/api/games/ID/art/NAME.svg``; with ``?v=`` and ``art_mark`` they never change.
    The longest name that begins a label is its picture; the rest is a name, too, or a number.
    """

    id: str
    version: int
    title: str
    about: str
    seats: tuple[int, ...]
    rounds: tuple[int, ...]
    low_wins: bool
    levels: tuple[str, ...]
    minutes: int
    difficulty: int
    age: int
    cover: tuple[Card, ...]
    art: tuple[str, ...]
    art_mark: str
    options: tuple[OptionShown, ...]
    presets: tuple[PresetShown, ...]
    lessons: tuple[LessonNamed, ...]


class Look(Struct, frozen=True):
    """How a card, or a place for one, looks: its colour, and what is written large on it."""

    colour: str
    label: str


class RuleShown(Struct, frozen=True):
    """A numbered rule: ``ruled`` is what we added to it; ``option`` and ``when`` say for which choice it holds."""

    id: str
    status: str
    source: str
    text: str
    ruled: str
    option: str
    when: str
    heading: str


Sentence = tuple[str, dict[str, str | int]]  # the messages ``act-KEY`` and ``told-KEY``, and their arguments


class AboutShown(Struct, frozen=True):
    """What cards with these labels, and zones of these kinds, are; ``rule`` says more."""

    labels: tuple[str, ...]
    kinds: tuple[str, ...]
    text: str
    rule: str


class PointShown(Struct, frozen=True):
    """Something to know of a game at a glance: ``part`` is goal, turn, special or order; ``when`` is as in a rule.

    ``cards`` are drawn beside it; ``ranks`` are labels or colours, each stronger than the next, in a ``ring`` the last
    stronger than the first.
    """

    part: str
    text: str
    rule: str
    when: str
    cards: tuple[str, ...]
    ranks: tuple[Look, ...]
    ring: bool


class TryShown(Struct, frozen=True):
    """An action, and the rule that forbids it there; nothing where it is allowed."""

    action: str
    rule: str


class ExampleShown(Struct, frozen=True):
    """A rule by example: what a seat sees at some moment, and what it tries."""

    view: View
    tried: tuple[TryShown, ...]


class Book(Struct, frozen=True):
    """Everything a face needs to show a game in one language; it changes only with the server.

    ``words``: its messages in Fluent's format. ``cards``: every text of a card or place in a view.
    ``said``: key and arguments of the messages that say an action, for every action there is.
    ``tried``: for every card the first action with it of each verb, to ask the table why it is refused.
    ``glance``: the game on one screen. ``examples``: the rules of which an example can be asked for.
    """

    game: GameShown
    words: str
    cards: dict[str, Look]
    said: dict[str, Sentence]
    tried: dict[str, dict[str, str]]
    rules: tuple[RuleShown, ...]
    about: tuple[AboutShown, ...]
    glance: tuple[PointShown, ...]
    examples: tuple[str, ...]


class StepShown(Struct, frozen=True):
    """What happened, as the one who did it knows it, and the round afterwards; first the deal, without an event."""

    event: Event | None
    view: View


class Replay(Struct, frozen=True):
    """A finished round with all hands open."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    names: tuple[str, ...]
    steps: tuple[StepShown, ...]


class LessonMoment(Struct, frozen=True):
    """Where a learner stands in a guided round, and what happened since their last answer.

    ``read``: nothing is to be done in this step, the answer is ``on``; after the ``last`` there is none.
    ``shown``: the table after each thing that was done; only the last one offers actions, those of this step.
    """

    id: str
    title: str
    step: int
    steps: int
    text: str
    rule: str
    read: bool
    last: bool
    options: dict[str, str]
    shown: tuple[TableView, ...]


class Prepared(Struct, frozen=True):
    """How far the rules of a game are compiled on this server: as soon as all parts are, a table is dealt at once."""

    game: str
    done: int
    parts: int


class Here(Struct, frozen=True):
    """This server: ``build`` is a fingerprint of its pages; ``addresses`` reach it from others in this network."""

    version: str
    build: str
    addresses: tuple[str, ...]


class Health(Struct, frozen=True):
    """The server is up and its store answers; ``build`` is a fingerprint of its pages."""

    ok: bool
    version: str
    build: str
    tables: int


def refused(refusal: TableRefused, lang: str, id: str | None = None, view: TableView | None = None) -> Refused:
    """The message that says why."""
    return Refused(refusal.code, refusal.say(lang), refusal.rule, id, view)
