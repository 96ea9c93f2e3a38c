"""What a face needs to show a game in one language: made from what the game declares, whatever the game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import json

from pioche.bots.levels import apart
from pioche.core.about import abouts
from pioche.core.game import Game, Option, Setting
from pioche.core.glance import glance
from pioche.core.lesson import lessons
from pioche.core.rulebook import Rule
from pioche.core.snapshot import unpack
from pioche.core.view import Card, Zone
from pioche.core.words import CORE, catalogue
from pioche.messages import (
    AboutShown,
    Book,
    GameShown,
    LessonNamed,
    Look,
    OptionShown,
    PointShown,
    PresetShown,
    RuleShown,
    Sentence,
    ValueShown,
)
from pioche.server.art import mark, pictures
from pioche.table import TableRefused

COVER = 5  # cards in a picture of a game
NAMED = ("card", "place", "from", "to")  # arguments of a sentence that name a card or a place
HIDDEN = "hidden"


@cache
def shown(game: Game, lang: str) -> GameShown:
    """What a page needs to offer a game."""
    return GameShown(
        id=game.id,
        version=game.version,
        title=game.name(lang),
        about=game.say(lang, f"about-{game.id}"),
        seats=tuple(game.seats),
        rounds=tuple(game.rounds(seats) for seats in game.seats),
        low_wins=game.low_wins,
        levels=apart(game),
        minutes=game.minutes,
        difficulty=game.difficulty,
        age=game.age,
        cover=cover(game),
        art=tuple(pictures(game)),
        art_mark=mark(game),
        options=tuple(_option(game, option, lang) for option in game.options),
        presets=tuple(
            PresetShown(name, game.say(lang, f"preset-{name}"), dict(options)) for name, options in game.presets.items()
        ),
        lessons=tuple(LessonNamed(each.id, each.titles[lang], dict(each.said)) for each in lessons(game)),
    )


def _option(game: Game, option: Option, lang: str) -> OptionShown:
    title, rule = game.say(lang, f"option-{option.name}"), option.rule
    values = tuple(ValueShown(str(value), game.say(lang, f"option-{option.name}-{value}")) for value in option.values)
    return OptionShown(option.name, title, rule, option.live, values)


@cache
def book(game: Game, lang: str) -> Book:
    """The book of a game in one language."""
    return Book(
        game=shown(game, lang),
        words=f"{catalogue(CORE, lang)}\n{catalogue(game.folder, lang)}",
        cards=looks(game),
        said={text: game.face.sentence(text) for text in game.face.ACTIONS},
        tried=_tried(game),
        rules=tuple(_rule(game, rule, lang) for rule in game.rulebook.values()),
        about=tuple(_about(game, lang)),
        glance=tuple(_glance(game, lang)),
        examples=tuple(glance(game).examples or ()),
    )


def _tried(game: Game) -> dict[str, dict[str, str]]:
    tried = dict[str, dict[str, str]]()
    for action in map(game.face.action, range(len(game.face.ACTIONS))):
        if action.card:
            tried.setdefault(action.card, {}).setdefault(action.verb, action.text)
    return tried


@cache
def written(game: Game, lang: str) -> tuple[bytes, str]:
    """The book as it is sent, and its fingerprint."""
    body = json.encode(book(game, lang))
    return body, hashlib.sha256(body).hexdigest()[:20]


def _about(game: Game, lang: str) -> Iterator[AboutShown]:
    labels = dict.fromkeys(look.label for look in looks(game).values())
    for each in abouts(game):
        yield AboutShown(each.labels(labels), each.places, each.texts[lang], each.rule)


def _glance(game: Game, lang: str) -> Iterator[PointShown]:
    for each in glance(game).points:
        ranks = tuple(_rank(game, word) for word in each.ranks)
        yield PointShown(each.part, each.texts[lang], each.rule, each.when, each.cards, ranks, each.ring)


def _rank(game: Game, word: str) -> Look:
    """A colour of the game's cards, or what is written on them."""
    colours = {look.colour for look in looks(game).values()}
    return Look(word, "") if word in colours else Look("grey", word)


def _rule(game: Game, rule: Rule, lang: str) -> RuleShown:
    ruled = rule.ruled.get(lang, "")
    return RuleShown(
        rule.id, rule.status, rule.source, rule.texts[lang], ruled, rule.option, rule.when, game.heading(rule, lang)
    )


# Cards


@cache
def looks(game: Game) -> dict[str, Look]:
    """How everything looks that can stand in a view of this game as a card or a place."""
    return {text: _look(game.face.card(text)) for text in dict.fromkeys(_texts(game))}


def _look(card: Card) -> Look:
    return Look(card.colour, card.label)


def _texts(game: Game) -> Iterator[str]:
    """What actions name and zones hold in every variant; some come several times."""
    for setting in (setting for seats in game.seats for setting in game.variants(seats)):
        s = _bare(setting)
        zones = game.face.zones(s, None)
        yield from (text for zone in zones for text in _lying(zone))
        yield from (text for text in _acted(setting, s) if text not in {zone.id for zone in zones})


def _bare(setting: Setting) -> Any:
    """A state in which nothing is dealt: a deal needs the compiler, and a page should not wait for that."""
    return unpack(setting.states())


def _lying(zone: Zone) -> Iterator[str]:
    yield from (card for card in zone.cards if card)
    for place in zone.places:
        yield from (text for text in (place.id, place.card, place.link) if text)


def _acted(setting: Setting, s: Any) -> Iterator[str]:
    """What the actions of a setting name."""
    face = setting.game.face
    for code in (code for code in range(len(face.ACTIONS)) if face.exists(s, code)):
        action, (_, args) = face.action(code), face.sentence(face.ACTIONS[code])
        named = (action.card, action.place, action.becomes, *(args.get(name) for name in NAMED))
        yield from (str(text) for text in named if text and text != HIDDEN)


@cache
def cover(game: Game) -> tuple[Card, ...]:
    """A few cards for a picture: those the game names, else of as many colours as there are, no value twice."""
    if game.cover:
        return tuple(map(game.face.card, game.cover))
    chosen, colours = list[Card](), _by_colour(game)
    for turn in range(COVER):
        cards = colours[turn % len(colours)]
        at = len(cards) * (2 * turn + 1) // (2 * COVER)
        fresh = (card for card in (*cards[at:], *cards[:at]) if _new(card, chosen))
        chosen += [card for card, _ in zip(fresh, range(1), strict=False)]
    return tuple(chosen)


def _new(card: Card, chosen: list[Card]) -> bool:
    return all(card.label != other.label for other in chosen)


def _by_colour(game: Game) -> list[list[Card]]:
    """The cards of the usual deck that an action names, colour by colour."""
    s, face = _bare(game.variants(game.seats[0])[0]), game.face
    codes = (code for code in range(len(face.ACTIONS)) if face.exists(s, code))
    texts = dict.fromkeys(card for card in (face.action(code).card for code in codes) if card)
    colours = dict[str, list[Card]]()
    for card in map(face.card, texts):
        colours.setdefault(card.colour, []).append(card)
    return list(colours.values())


# Sentences


def said(game: Game, texts: Iterable[str]) -> dict[str, Sentence]:
    """How events are said; a text that no event of this game can have is refused."""
    return {text: _sentence(game, text) for text in texts}


def _sentence(game: Game, text: str) -> Sentence:
    try:
        key, args = game.face.sentence(text)
        for named in (str(args[name]) for name in NAMED if args.get(name) and args[name] != HIDDEN):
            game.face.card(named)
        game.say("en", f"told-{key}", who="you", **args)
    except (LookupError, ValueError, TypeError):
        raise TableRefused("unreadable") from None
    return key, args
