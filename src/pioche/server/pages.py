"""What a browser finds at an address that is meant for people."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, get
from litestar.params import Parameter

TableId = Annotated[str, Parameter(max_length=32, pattern="^[a-z0-9]+$")]
_PAGE = "<!doctype html><html lang=en><meta charset=utf-8><title>Pioche</title><h1>Pioche</h1>{text}"


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def home() -> str:
    """A word for who looks in."""
    return _PAGE.format(text="<p>Card tables are served here.</p>")


@get("/t/{table_id:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def invitation(table_id: TableId, request: Request[Any, Any, Any]) -> str:
    """What to do with a link."""
    link = escape(f"{str(request.base_url).rstrip('/')}/t/{table_id}")
    return _PAGE.format(text=f"<p>You are invited to a table. In a terminal: <code>pioche join {link}</code></p>")


PAGES = (home, invitation)
