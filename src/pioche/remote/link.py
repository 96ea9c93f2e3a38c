"""Links to tables: an invitation, one's own seat, or the short code of a table."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from msgspec import Struct


class Link(Struct, frozen=True):
    """Where a table is: its server, its name or its code, and the secret of a seat if the link has one."""

    server: str
    table: str = ""
    code: str = ""
    token: str = ""


def read_link(text: str) -> Link:
    """What a link says; a ValueError says what a link looks like.

    >>> read_link("http://192.168.0.7:8000/t/k3x9#secret")
    Link(server='http://192.168.0.7:8000', table='k3x9', code='', token='secret')
    >>> read_link("192.168.0.7:8000/ABCD").code
    'ABCD'
    """
    text = text.strip()
    parts = urlsplit(text if "://" in text else f"http://{text}")
    path = re.fullmatch(r"/?|/t/([a-z0-9]{1,32})/?|/([A-Za-z0-9]{1,16})/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not path:
        raise ValueError("a link looks like http://192.168.0.7:8000/t/k3x9, or ends in the code of a table")
    return Link(f"{parts.scheme}://{parts.netloc}", path[1] or "", path[2] or "", parts.fragment)
