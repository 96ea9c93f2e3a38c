"""The addresses for who sits at no table yet: the games and their books, and where this server is."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Annotated, Any, cast

import segno
from litestar import Response
from litestar.params import Parameter

import pioche
from pioche.bots.prepare import PARTS
from pioche.core.game import Game, find, games
from pioche.core.refused import Misdeal
from pioche.messages import Book, GameShown, Here, Prepared, Sentence
from pioche.server.art import mark, pictures
from pioche.server.book import said, shown, written
from pioche.server.browser import A_WHILE, FOR_EVER, build
from pioche.server.routes import Asking, Language, asking
from pioche.server.visitor import bases, best_base, door_of
from pioche.table import TableRefused

GameId = Annotated[str, Parameter(max_length=64, description="The name of a game.")]
Drawing = Annotated[str, Parameter(max_length=64, description="The name of a drawing, and ``.svg``.")]
ArtMark = Annotated[str, Parameter(max_length=64, description="The ``art_mark`` of the game.")]
EventText = Annotated[str, Parameter(max_length=500)]
Texts = Annotated[list[EventText], Parameter(min_items=1, max_items=64, description="Texts of events.")]
LinkPath = Annotated[str, Parameter(max_length=120, pattern="^/[a-zA-Z0-9/_-]*(#[a-z0-9]*)?$")]


@asking("/games", summary="The games, with their options")
async def list_games(lang: Language = "en") -> tuple[GameShown, ...]:
    """Everything a page needs to offer a new table."""
    return await asyncio.to_thread(lambda: tuple(shown(game, lang) for game in games()))


@asking("/games/{game_id:str}/book", summary="Everything needed to show a game")
async def book(game_id: GameId, request: Asking, lang: Language = "en") -> Response[Book]:
    """Its words, cards, sentences and rules; it changes only with the server, so a client may keep it."""
    body, mark = await asyncio.to_thread(written, game_of(game_id), lang)
    headers = {"etag": f'W/"{mark}"', "cache-control": "no-cache"}
    if f'"{mark}"' in request.headers.get("if-none-match", ""):
        return Response(cast(Any, None), status_code=304, headers=headers)
    return Response(cast(Any, body), headers=headers)


@asking("/games/{game_id:str}/said", summary="How events are said")
async def say_events(game_id: GameId, text: Texts) -> dict[str, Sentence]:
    """For each text of an event: the key and the arguments of the message ``told-KEY`` of the game's words."""
    return said(game_of(game_id), text)


@asking("/games/{game_id:str}/art/{file:str}", media_type="image/svg+xml", summary="A drawing on the cards of a game")
async def drawing(game_id: GameId, file: Drawing, v: ArtMark = "") -> Response[str]:
    """In black on nothing, so that a page can give it any colour."""
    game, (name, _, kind) = game_of(game_id), file.rpartition(".")
    if kind != "svg" or name not in pictures(game):
        raise TableRefused("not-found", "There is no such drawing.")
    keep = FOR_EVER if v == mark(game) else A_WHILE
    return Response(pictures(game)[name], media_type="image/svg+xml", headers={"cache-control": keep})


@asking("/here", summary="Where this server is")
async def here(request: Asking) -> Here:
    """Its version, and the addresses under which phones in the same network reach it."""
    return Here(pioche.__version__, build(), bases(request))


@asking("/preparing", summary="How far games are prepared")
async def how_far(request: Asking) -> tuple[Prepared, ...]:
    """Rules are compiled once on every machine, beside the tables; who waits for a game can see how far it is."""
    preparing = door_of(request).house.thinkers.preparing
    return tuple(Prepared(game.id, preparing.done(game), len(PARTS)) for game in games())


@asking("/qr.svg", media_type="image/svg+xml", summary="A link as a QR code")
async def qr(request: Asking, path: LinkPath = "/") -> str:
    """The code of a path on this server, at an address that others can reach."""
    return await asyncio.to_thread(drawn, best_base(request) + path)


@lru_cache(256)
def drawn(link: str) -> str:
    """A QR code as a picture that a strict page may show."""
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError:
        raise TableRefused("unreadable") from None
    picture = io.BytesIO()
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff", svgclass=None, lineclass=None)
    return picture.getvalue().decode()


def game_of(game_id: str) -> Game:
    """The game with that name; another is refused."""
    try:
        return find(game_id)
    except Misdeal:
        raise TableRefused("not-found", "There is no such game.") from None


LOBBY = (list_games, book, say_events, drawing, here, how_far, qr)
