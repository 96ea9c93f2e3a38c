"""Lessons and examples over HTTP: each answer says where a learner stands after all they have done; nothing is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated

from litestar.params import Parameter
from msgspec.structs import replace

from pioche.core.example import example
from pioche.core.lesson import LEARNER, Later, Lesson, Moment, find_lesson, shown
from pioche.core.refused import Misdeal, Refused
from pioche.core.round import Round
from pioche.core.view import View
from pioche.house.house import TABLE
from pioche.messages import ExampleShown, LessonMoment, TryShown
from pioche.server.lobby import GameId, game_of
from pioche.server.routes import Asking, Language, asking
from pioche.server.visitor import door_of
from pioche.table import SeatShown, SettingsShown, TableRefused, TableView, agreed_options, from_game
from pioche.table.sheet import BOT_NAMES

LessonId = Annotated[str, Parameter(max_length=64, description="The name of a lesson of this game.")]
Answer = Annotated[str, Parameter(max_length=80)]
Answers = Annotated[
    list[Answer], Parameter(max_items=100, description="All answers so far: actions, or ``on`` where a step is read.")
]


@asking("/games/{game_id:str}/lessons/{lesson_id:str}", summary="A moment of a guided round")
async def moment(
    game_id: GameId, lesson_id: LessonId, request: Asking, lang: Language = "en", did: Answers | None = None
) -> LessonMoment:
    """What a learner sees after these answers; an answer that is not part of the lesson is refused with its reason."""
    try:
        found = find_lesson(game_of(game_id), lesson_id)
    except Misdeal:
        raise TableRefused("not-found", "There is no such lesson.") from None
    await door_of(request).house.thinkers.ready(found.setting.game, *TABLE)
    return await asyncio.to_thread(_after, found, did or [], lang)


def _after(found: Lesson, did: list[str], lang: str) -> LessonMoment:
    try:
        return told(found.after(did), len(did), lang)
    except Later as later:
        raise TableRefused("illegal", later.say(lang)) from None
    except Refused as refusal:
        raise from_game(refusal) from None


def told(moment: Moment, answers: int, lang: str) -> LessonMoment:
    """A moment as it is sent."""
    return LessonMoment(
        id=moment.lesson.id,
        title=moment.lesson.titles[lang],
        step=moment.at + 1,
        steps=len(moment.lesson.ideas),
        text=moment.idea.texts[lang],
        rule=moment.idea.rule,
        read=not moment.accepted,
        last=moment.last,
        options=dict(moment.lesson.said),
        shown=tuple(_tables(moment, answers, lang)),
    )


def _tables(moment: Moment, answers: int, lang: str) -> Iterator[TableView]:
    """The table after each thing that was done since the last answer; only at the end there is something to do."""
    number = answers * 100
    for at, round in enumerate(moment.seen[:-1]):
        yield _table(round, shown(round), number + at, lang)
    yield _table(moment.round, moment.view(), number + len(moment.seen) - 1, lang)


def _table(round: Round, view: View, number: int, lang: str) -> TableView:
    """A table that nobody has set up, as its learner sees it."""
    names = ("", *BOT_NAMES)[: round.seats]
    chairs = tuple(replace(each, name=name) for each, name in zip(view.seats, names, strict=True))
    return TableView(
        table="",
        number=number,
        seat=LEARNER,
        stage="playing",
        settings=_settings(round, lang),
        seats=tuple(_seat(at, name) for at, name in enumerate(names)),
        coming="",
        deal=1,
        round=1,
        view=replace(view, seats=chairs),
    )


def _seat(seat: int, name: str) -> SeatShown:
    return SeatShown(seat, "person" if seat == LEARNER else "bot", name)


def _settings(round: Round, lang: str) -> SettingsShown:
    game = round.game
    return SettingsShown(
        game=game.id,
        title=game.name(lang),
        version=game.version,
        seats=round.seats,
        rounds=1,
        first=None,
        clock=0,
        pace="normal",
        hints=False,
        host_minutes=0,
        options=agreed_options(round.setting, lang),
    )


RuleId = Annotated[str, Parameter(max_length=16, description="The id of a rule.")]


@asking("/games/{game_id:str}/examples/{rule_id:str}", summary="A rule by example")
async def by_example(game_id: GameId, rule_id: RuleId) -> ExampleShown:
    """A moment of a case of this game, and what is tried there."""
    found = await asyncio.to_thread(example, game_of(game_id), rule_id)
    if found is None:
        raise TableRefused("not-found", "There is no such example.")
    return ExampleShown(found.view, tuple(TryShown(each.action, each.rule) for each in found.tried))


LESSONS = (moment, by_example)
