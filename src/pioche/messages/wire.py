"""Views written for the wire: what several messages share is written once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, json
from msgspec.structs import replace

from pioche.table import TableView

Parts = dict[int, tuple[object, Raw]]
_encoder = json.Encoder()


class Wire:
    """The parts of one table's messages that were written already; the bytes are those of the plain view."""

    __slots__ = ("_agreed", "_parts")

    def __init__(self) -> None:
        # By identity: a part that is the same object, and never changes, has the same text.
        self._agreed: Parts = {}
        self._parts: Parts = {}

    def forget(self) -> None:
        """Something happened: of the parts only what was agreed is needed again."""
        self._parts.clear()

    def view(self, shown: TableView) -> TableView:
        """The same view with its large parts already written."""
        known = self._parts
        parts: dict[str, Any] = {
            "settings": _written(self._agreed, shown.settings),
            "seats": _written(known, shown.seats),
        }
        if shown.finished:
            parts["finished"] = _written(known, shown.finished)
        if shown.view:
            zones: Any = tuple(_written(known, zone) for zone in shown.view.zones)
            parts["view"] = replace(shown.view, zones=zones)
        return replace(shown, **parts)


def _written(known: Parts, part: object) -> Raw:
    found = known.get(id(part))
    if found is None:
        found = known[id(part)] = part, Raw(_encoder.encode(part))
    return found[1]
