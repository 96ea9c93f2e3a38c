"""The built pages: files that were made and compressed before the server was started, kept in memory."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
PACKED = {"br": ".br", "gzip": ".gz"}  # best first
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER, EVERY_TIME, A_WHILE = "public, max-age=31536000, immutable", "no-cache", "public, max-age=3600"


@dataclass(frozen=True)
class File:
    """A file with its compressed twins, by the name of the encoding."""

    kind: str
    keep: str  # how long a browser may keep it
    mark: str  # changes with what is in it
    body: bytes
    packed: Mapping[str, bytes]

    def headers(self) -> dict[str, str]:
        """What a browser is told about it."""
        return {"etag": f'"{self.mark}"', "cache-control": self.keep, "vary": "accept-encoding"}

    def fitting(self, accepted: str) -> tuple[bytes, str | None]:
        """The file as somebody wants it who accepts these encodings, and the encoding it is in."""
        wanted = _encodings(accepted)
        name = next((name for name in self.packed if name in wanted), None)
        return (self.packed[name], name) if name else (self.body, None)


def _encodings(accepted: str) -> set[str]:
    """The names in an ``Accept-Encoding``, less those that are ruled out.

    >>> sorted(_encodings("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    words = (each.replace(" ", "").lower().partition(";") for each in accepted.split(","))
    return {name for name, _, weight in words if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}


@cache
def files_in(folder: Path) -> Mapping[str, File]:
    """Every file of a folder of built pages by its address; none where nothing was built."""
    known = (path for path in sorted(folder.rglob("*")) if path.suffix in TYPES)
    return {f"/{path.relative_to(folder).as_posix()}": _file(path, folder) for path in known}


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    twins = {name: path.with_name(path.name + end) for name, end in PACKED.items()}
    packed = {name: twin.read_bytes() for name, twin in twins.items() if twin.exists()}
    hashed = path.is_relative_to(folder / "assets")  # their names change with what is in them
    keep = FOR_EVER if hashed else EVERY_TIME if path.suffix == ".html" else A_WHILE
    return File(TYPES[path.suffix], keep, hashlib.sha256(body).hexdigest()[:20], body, packed)


def build(folder: Path = STATIC) -> str:
    """A fingerprint of the built pages, which name all their files by what is in them; empty where there are none."""
    index = files_in(folder).get("/index.html")
    return index.mark if index else ""
