"""What a browser finds at an address that is meant for people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from pioche.server.browser import STATIC, File, files_in
from pioche.server.refusals import on_http

Asking = Request[Any, Any, Any]
# The pages tell by the address what to show.
PAGES = (
    "/",
    "/t/{table_id:str}",  # a table
    "/w/{table_id:str}",  # the same, to be seen from afar
    "/r/{table_id:str}/{deal:str}",  # a finished round
    "/rules/{game_id:str}",
    "/play/{game_id:str}",
    "/learn/{game_id:str}/{lesson_id:str}",
)
FILES = ("/assets/{file:path}", "/icons/{file:path}", "/{file:str}")
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Pioche</title><h1>Pioche</h1>"
    "<p>Card tables are served here, but the pages of this server were not built: "
    "sit down with <code>pioche join LINK</code> in a terminal.</p>"
)
ROBOTS = "User-agent: *\nDisallow: /\n"


def pages_of(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """The addresses of the built pages and of their files."""
    files = files_in(folder)
    hidden: dict[str, Any] = {"include_in_schema": False, "sync_to_thread": False, "opt": {"compressed": True}}

    @get([*PAGES], **hidden)
    def page(request: Asking) -> Response[bytes]:
        """The one page there is, whatever it will show."""
        index = files.get("/index.html")
        return _sent(index, request) if index else _plain(NOT_BUILT, MediaType.HTML)

    @get([*FILES], **hidden)
    def file(request: Asking) -> Response[bytes]:
        """A file the pages need."""
        found = files.get(request.scope["path"])
        if found is None:
            raise NotFoundException
        return _sent(found, request)

    @get("/robots.txt", **hidden)
    def robots() -> Response[bytes]:
        """Nothing here is for search engines: links are secrets."""
        return _plain(ROBOTS, MediaType.TEXT)

    return [page, file, robots]


def nothing_at(folder: Path = STATIC) -> Callable[[Asking, NotFoundException], Response[Any]]:
    """What is answered where there is no such address: people get the page, which says so in their language."""
    index = files_in(folder).get("/index.html")

    def nothing(request: Asking, error: NotFoundException) -> Response[Any]:
        if not _for_people(request):
            return on_http(request, error)
        answer = _whole(index, request) if index else _plain(NOT_BUILT, MediaType.HTML)
        answer.status_code = error.status_code
        return answer

    return nothing


def _for_people(request: Asking) -> bool:
    """Whether somebody opened this address in a browser, rather than a program or a page asking for data."""
    path = request.scope["path"]
    return "text/html" in request.headers.get("accept", "") and path != "/api" and not path.startswith("/api/")


def _sent(file: File, request: Asking) -> Response[bytes]:
    """A file, or that it is still the one the browser has."""
    headers = file.headers()
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(cast(Any, None), status_code=304, headers=headers)
    return _whole(file, request)


def _whole(file: File, request: Asking) -> Response[bytes]:
    body, encoding = file.fitting(request.headers.get("accept-encoding", ""))
    more = {"content-encoding": encoding} if encoding else {}
    return Response(body, media_type=file.kind, headers=file.headers() | more)


def _plain(text: str, kind: MediaType) -> Response[bytes]:
    return Response(text.encode(), media_type=kind, headers={"cache-control": "no-cache"})
