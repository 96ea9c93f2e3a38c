"""How French is set: typographic apostrophes, and no line break before a high mark or inside quotation marks."""

from __future__ import annotations

import re

SLIP = re.compile(r"[^\s\u202f\u00a0][:;!?](?!\d)|(?<=[^\u202f\u00a0]) [:;!?»]|« |\w'\w")
KEY = re.compile(r"^(?:#.*|[\w-]+ =)", re.MULTILINE)


def slips(text: str) -> list[str]:
    """What a French typesetter would mend in a text, each with a little of what stands around it."""
    return [text[max(0, found.start() - 20) : found.end() + 10] for found in SLIP.finditer(text)]


def sentences(catalogue: str) -> str:
    """A Fluent catalogue without its comments and keys."""
    return KEY.sub("", catalogue)
