"""What a game declares about itself, and how games are found."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint
from itertools import product
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from pioche.core import shelves
from pioche.core.face import Face, face_of
from pioche.core.reading import whole
from pioche.core.refused import Misdeal
from pioche.core.rulebook import Rule, rulebook, rules_in
from pioche.core.words import LANGUAGES, Speaks, either, say, sentence

if TYPE_CHECKING:
    from pioche.core.binding import Binding

Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """A choice at the table; the first value is the default, the rule says what it means."""

    name: str
    values: tuple[str | int, ...]
    rule: str
    window: str = ""  # the phase in which a live table gives so many seconds to answer: a clock, no rule
    lapse: str = ""  # the action of whoever has not answered by then
    alike: bool = False  # its other values play alike: one of them stands for all where settings are compared

    def read(self, value: object) -> str:
        """The value as text, if it is one."""
        if str(value) not in map(str, self.values):
            allowed = ", ".join(map(str, self.values))
            raise Misdeal(sentence("no-value", option=self.name, value=repr(str(value)), allowed=allowed))
        return str(value)

    @property
    def live(self) -> bool:
        """Whether only a live table heeds it."""
        return bool(self.window)

    def apart(self) -> tuple[str | int, ...]:
        """The values besides the default that make another game of it."""
        return () if self.live else self.values[1:2] if self.alike else self.values[1:]

    def number(self, value: str) -> int:
        """What the record holds: a number as it is, a word by its place in the list."""
        at = [str(each) for each in self.values].index(value)
        number = self.values[at]
        return number if isinstance(number, int) else at


def _always(_seats: int, _options: Options) -> bool:
    return True


def _never(_options: Options) -> str | None:
    return None


@dataclass(frozen=True, kw_only=True)
class Game:
    """The declared facts of a game; its rules, face and policy are loaded at the first deal."""

    id: str
    version: int
    package: str
    most_actions: int  # legal at once
    longest: int  # actions in a round
    observed: int  # numbers in an observation
    options: tuple[Option, ...] = ()
    sets: Mapping[str, int] = field(default_factory=dict)  # fields that set it apart in its folder
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    allows: Callable[[int, Options], bool] = _always
    low_wins: bool = True
    rounds: Callable[[int], int] = int  # by default as many rounds as seats
    direction: int = 1  # in which rounds start, and the turn to begin passes
    first_rule: Callable[[Options], str | None] = _never  # the rule that names the first seat, if one does
    # What bots of a level do differently here: numbers by name, or another level that plays no weaker. Under ``crowd``
    # stand those that hold with more than two seats, where a try tells less and the plans of many are hard to foresee.
    levels: Mapping[str, Mapping[str, Any] | str] = field(default_factory=dict)
    minutes: int = 10  # that a round takes about, among people
    difficulty: int = 2  # 1: explained in a minute, 2: in a few, 3: a game for an evening
    age: int = 0  # from which its book says it can be played; 0: it says nothing
    cover: tuple[str, ...] = ()  # cards for a picture of it; without them some are chosen
    # Options that go well together, each with a message ``preset-NAME``; allowed with every number of seats.
    presets: Mapping[str, Options] = field(default_factory=dict)
    open_spiel: Callable[[int, Options], str] | None = None  # the same game there, with so many seats and options

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return find, (self.id,)

    @cached_property
    def folder(self) -> Path:
        """Where the game lives."""
        return Path(cast(str, importlib.import_module(self.package).__file__)).parent

    @cached_property
    def rulebook(self) -> Mapping[str, Rule]:
        """Its rules by id, the common ones last."""
        return rulebook(self.folder, self.id)

    @cached_property
    def rules(self) -> Any:
        """The record and the compiled functions."""
        return importlib.import_module(f"{self.package}.rules")

    @cached_property
    def face(self) -> Face:
        """The words."""
        return face_of(importlib.import_module(f"{self.package}.face"))

    @cached_property
    def kernel(self) -> SimpleNamespace:
        """The functions of ``core/play.py`` bound to this game."""
        from pioche.core import play

        return self.bind(play)

    @cached_property
    def codes(self) -> Mapping[str, int]:
        """The code of every action text."""
        return {text: code for code, text in enumerate(self.face.ACTIONS)}

    def bind(self, module: Any) -> SimpleNamespace:
        """The functions of a generic module, compiled for this game's folder."""
        return _bound(module.__name__, self.package)

    def say(self, lang: str, key: str, **args: str | int) -> str:
        """A message of this game."""
        return say(lang, key, self.folder, **args)

    def heading(self, rule: Rule, lang: str) -> str:
        """What one of its rules stands under, in words; nothing where it stands under nothing."""
        return self.say(lang, f"heading-{rule.heading}") if rule.heading else ""

    def name(self, lang: str = "en") -> str:
        """What people call it."""
        return self.say(lang, f"name-{self.id}")

    def setting(self, seats: int, options: Mapping[str, object]) -> Setting:
        """This game with a number of seats and values for its options, if that is allowed."""
        if whole(seats) not in self.seats:
            raise Misdeal(sentence("no-such-seats", game=self.id, allowed=_or(self.seats), seats=repr(seats)))
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Misdeal(sentence("no-option", game=self.id, option=repr(name), offer=_offer(known)))
        values = {name: each.read(options.get(name, each.values[0])) for name, each in known.items()}
        if not self.allows(seats, values):
            raise self._disallowed(seats, values)
        return Setting(self, int(seats), tuple(values.items()))

    def settings(self) -> Iterator[Setting]:
        """Every allowed number of seats with every allowed choice of options."""
        names = [option.name for option in self.options]
        for seats, values in product(self.seats, product(*(option.values for option in self.options))):
            options = dict(zip(names, map(str, values), strict=True))
            if self.allows(seats, options):
                yield Setting(self, seats, tuple(options.items()))

    def variants(self, seats: int) -> list[Setting]:
        """The usual game with so many seats, then every setting that differs from it in one option of the rules."""
        usual = {option.name: str(option.values[0]) for option in self.options}
        others = [{**usual, o.name: str(v)} for o in self.options for v in o.apart()]
        allowed = [each for each in (usual, *others) if seats in self.seats and self.allows(seats, each)]
        return [Setting(self, seats, tuple(options.items())) for options in allowed]

    def _disallowed(self, seats: int, values: Options) -> Misdeal:
        chosen = [each for each in self.options if values[each.name] != str(each.values[0])]
        rules = tuple(self.rulebook[each.rule] for each in chosen)
        said = Setting(self, seats, tuple(values.items())).choices().strip()
        others = [str(each) for each in self.seats if self.allows(each, values)]
        ids = ", ".join(rule.id for rule in rules)
        if not others:
            return Misdeal(sentence("not-allowed", game=self.id, chosen=said, rules=ids), rules)
        with_others = sentence(
            "not-allowed-with", game=self.id, chosen=said, rules=ids, seats=str(seats), others=either(*others)
        )
        return Misdeal(with_others, rules)


@dataclass(frozen=True)
class Setting:
    """A game as agreed at a table: how many seats, which options."""

    game: Game
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def options(self) -> Options:
        """The value of every option."""
        return MappingProxyType(dict(self.chosen))

    @property
    def rulebook(self) -> Mapping[str, Rule]:
        """The rules that hold with these options, by id, the common ones last."""
        return {id: rule for id, rule in self.game.rulebook.items() if rule.holds(self.options)}

    def fields(self) -> dict[str, int]:
        """The fields of the record that it fixes."""
        chosen = {each.name: each.number(self.options[each.name]) for each in self.game.options}
        return {"seats": self.seats, **self.game.sets, **chosen}

    def states(self, n: int = 1) -> Any:
        """Room for n states of this setting, not dealt yet."""
        from pioche.core import jit

        room = jit.states(self.game.rules.STATE, n)
        for name, value in self.fields().items():
            room[name] = value
        return room

    def __str__(self) -> str:
        return self.say()

    def say(self, lang: str = "en") -> str:
        """The game, the seats and what was chosen."""
        return say(lang, "setting", game=self.game.id, seats=self.seats) + self.choices()

    def choices(self) -> str:
        """The options that are not at their default."""
        chosen = ((each, self.options[each.name]) for each in self.game.options)
        return "".join(f" {each.name}={value}" for each, value in chosen if value != str(each.values[0]))


def _or(values: tuple[int, ...]) -> str | Speaks:
    *others, last = map(str, values)
    return either(", ".join(others), last) if others else last


def _offer(known: Mapping[str, Option]) -> Speaks:
    if not known:
        return sentence("offers-no-option")
    named = ", ".join(f"{name} ({'|'.join(map(str, o.values))})" for name, o in known.items())
    return sentence("offers-options", options=named)


@cache
def _bound(module: str, package: str) -> SimpleNamespace:
    return SimpleNamespace(**_binding(package).functions(module))


@cache
def _binding(package: str) -> Binding:
    from pioche.core import stubs
    from pioche.core.binding import Binding

    rules, policy = (importlib.import_module(f"{package}.{name}") for name in ("rules", "policy"))
    return Binding(package, {**vars(rules), "choose": policy.choose}, stubs.__name__)


@cache
def games() -> tuple[Game, ...]:
    """All games there are: those in the folder of games, then those of other packages that are whole."""
    found = [game for package in shelves.own() for game in package.GAMES]
    for offer in shelves.offered():
        found += _whole(offer, {game.id for game in found})
    return tuple(found)


def _whole(offer: EntryPoint, taken: set[str]) -> tuple[Game, ...]:
    """The games of another package, none if anything that a list of games needs is wrong with one of them."""
    try:
        return tuple(_listable(game, taken) for game in offer.load().GAMES)
    except Exception as error:  # whatever is wrong there must not keep the others from playing
        shelves.say_broken(offer, " ".join(f"{type(error).__name__}: {error}".split()))
        return ()


def _listable(game: Game, taken: set[str]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} in its GAMES is not a Game")
    if game.id in taken:
        raise ValueError(f"there is a game {game.id!r} already")
    rules_in(game.folder)
    for lang in LANGUAGES:
        game.name(lang)
    taken.add(game.id)
    return game


def find(id: str | Game) -> Game:
    """The game with that id, or that game itself."""
    if isinstance(id, Game):
        return id
    for game in games():
        if game.id == id:
            return game
    raise Misdeal(sentence("no-game", game=repr(id), games=", ".join(game.id for game in games())))
