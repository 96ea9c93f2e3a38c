"""How a refusal is said over HTTP and in a stream: one closed set of codes."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi import ResponseSpec

from pioche.core.refused import Misdeal
from pioche.core.words import LANGUAGES, say
from pioche.house.keeping import StoreLost
from pioche.messages import Refused, refused
from pioche.server.visitor import door_of
from pioche.table import Code, TableRefused
from pioche.table.refused import FOLDER

LOG = logging.getLogger("pioche.server")

STATUS: dict[Code, int] = {
    "unreadable": 400,
    "illegal": 422,
    "not-held": 422,
    "not-your-turn": 409,
    "stale": 409,
    "over": 409,
    "not-found": 404,
    "expired": 410,
    "set-aside": 410,
    "other-rules": 410,
    "odd-name": 400,
    "same-name": 409,
    "full": 409,
    "worn-out": 409,
    "round-is-on": 409,
    "yours-to-the-end": 409,
    "no-undo": 409,
    "forbidden": 403,
    "too-many-requests": 429,
    "fault": 500,
}
Asking = Request[Any, Any, Any]

# For the description of every request.
RESPONSES = {
    status: ResponseSpec(Refused, generate_examples=False, description=f"Refused: {codes}")
    for status, codes in {
        **{each: ", ".join(code for code, status in STATUS.items() if status == each) for each in STATUS.values()},
        413: "too long",
        503: "the store cannot be used at the moment; try again",
    }.items()
}


def language_of(asking: Asking) -> str:
    """The language of whoever asks."""
    lang = asking.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def on_refusal(asking: Asking, refusal: TableRefused) -> Response[Refused]:
    """A refusal of a table."""
    view = getattr(refusal, "view", None)
    said = refused(refusal, language_of(asking), view=view)
    wait = {"retry-after": "1"} if refusal.code == "too-many-requests" else None
    return Response(said, status_code=STATUS[refusal.code], headers=wait)


def on_lost(asking: Asking, _: StoreLost) -> Response[Refused]:
    """The store is away for a moment: asking again later is right, and harmless."""
    said = refused(TableRefused("too-many-requests", why_lost(language_of(asking))), language_of(asking))
    return Response(said, status_code=503, headers={"retry-after": "1"})


def why_lost(lang: str) -> str:
    """What people are told while the store is away."""
    return say(lang, "store-lost", FOLDER)


def on_misdeal(asking: Asking, error: Misdeal) -> Response[Refused]:
    """Settings that cannot be; where rules say so, in the language of whoever asks."""
    return on_refusal(asking, TableRefused("unreadable", why=error))


def on_nonsense(asking: Asking, _: Exception) -> Response[Refused]:
    """A body that cannot be read: nested without end, or no text at all."""
    return on_refusal(asking, TableRefused("unreadable", "This is no JSON in UTF-8, or nested too deeply."))


def on_fault(asking: Asking, error: Exception) -> Response[Refused]:
    """A mistake of ours: logged without what was asked, counted, and said in the form of every refusal."""
    LOG.error("a request failed: %s %s", asking.method, type(error).__name__, exc_info=error)
    door_of(asking).house.metrics.count("faults")
    return on_refusal(asking, TableRefused("fault"))


def on_http(asking: Asking, error: HTTPException) -> Response[Refused]:
    """A request that never reached a table; its status stays, its code is one of ours."""
    code: Code = "not-found" if isinstance(error, NotFoundException) else "unreadable"
    said = refused(TableRefused(code, _why(error)), language_of(asking))
    return Response(said, status_code=error.status_code, headers=error.headers)


def _why(error: HTTPException) -> str:
    """What is wrong with a request, in words that do not repeat it."""
    if isinstance(error, NotFoundException):
        return ""
    if isinstance(error, RequestEntityTooLarge):
        return "That is too long."
    if isinstance(error, MethodNotAllowedException):
        return "That method is not for this address."
    faults = [each for each in error.extra or [] if isinstance(each, dict)] if isinstance(error.extra, list) else []
    return "; ".join(f"{each.get('key', 'body')}: {each.get('message', '')}" for each in faults)[:300]


HANDLERS: dict[Any, Any] = {
    TableRefused: on_refusal,
    Misdeal: on_misdeal,
    StoreLost: on_lost,
    RecursionError: on_nonsense,
    UnicodeError: on_nonsense,
    Exception: on_fault,
    HTTPException: on_http,
}
