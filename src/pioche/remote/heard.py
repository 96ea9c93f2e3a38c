"""What somebody heard of a deal, put together from what was told once and from whole views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pioche.core.round import recent
from pioche.core.view import Event
from pioche.table import TableView, Told


class Heard:
    """The events of the present deal."""

    def __init__(self) -> None:
        self.deal = 0
        self.events: list[Event] = []

    def take_in(self, view: TableView, told: Sequence[Told] = ()) -> TableView:
        """Add what is new; the view with the latest events, as if it had been asked for."""
        if view.deal != self.deal:
            self.deal, self.events = view.deal, []
        self._add(view.view.events if view.view else ())
        for each in told:
            if each.what == "dealt":
                self.events = []
            self._add([each.event] if each.event else [])
        return self._whole(view)

    def _add(self, events: Iterable[Event]) -> None:
        known = self.events[-1].number if self.events else 0
        self.events += [event for event in events if event.number > known]

    def _whole(self, view: TableView) -> TableView:
        if not view.view:
            return view
        return replace(view, view=replace(view.view, events=recent(tuple(self.events), view.seat)))
