"""Everything a seat may know, in one type for all games: built up from nothing, never filtered."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, json


class Card(Struct, frozen=True):
    """How a card looks: its canonical text, its colour, and what is written large on it.

    The faces of this house paint red, yellow, green, blue, pink, violet and orange; any other colour looks grey.
    """

    text: str
    colour: str
    label: str


class Action(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do: its canonical text, and what to touch and to light up for it.

    ``zone``: where the card lies, or without a card what is touched instead, as a pile; ``becomes``: the card as it
    will lie, where that is another text, as that of a called Joker.
    """

    text: str
    verb: str
    card: str | None = None
    place: str | None = None
    target: int | None = None
    zone: str | None = None
    becomes: str | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A place in a row, empty or with a card; ``link``: the place in the next row that a card joins it to."""

    id: str
    row: str
    card: str | None = None
    link: str | None = None


class Zone(Struct, frozen=True, omit_defaults=True):
    """Cards that lie together. A hidden card is None; the order of a hand or pile tells nothing.

    The kind says how faces lay it out: ``hand``, ``pile`` (face down), ``stack`` (the first card on top), ``rows``,
    ``market`` (open cards to choose from), ``run``; any other is shown as a supply, cards beside each other.
    """

    id: str
    kind: str
    owner: int | None = None
    cards: tuple[str | None, ...] = ()
    places: tuple[Place, ...] = ()
    caption: str = ""


# Zones are remembered: those that several onlookers see alike are one object, made and written once for all of them.


@lru_cache(128)
def pile_zone(count: int) -> Zone:
    """A pile of so many cards, face down."""
    return Zone("pile", "pile", cards=(None,) * count, caption="zone-pile")


def hand_zone(owner: int, held: tuple[str, ...], seen: bool, known: tuple[str, ...] = ()) -> Zone:
    """A hand: open, or face down but for those cards of it that are known."""
    return _hand_zone(owner, held if seen else (*known, *(None,) * (len(held) - len(known))))


@lru_cache(4096)
def _hand_zone(owner: int, cards: tuple[str | None, ...]) -> Zone:
    return Zone(f"hand {owner}", "hand", owner, cards, caption="zone-hand")


class Event(Struct, frozen=True, omit_defaults=True):
    """What an onlooker was told of one step; hidden cards are ``?``. ``table``: nobody's decision."""

    number: int
    seat: int
    text: str
    table: bool = False


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    cards: int
    points: int = 0
    name: str = ""
    kind: str = ""


class View(Struct, frozen=True, omit_defaults=True):
    """A round as one seat (None: a spectator) sees it."""

    game: str
    version: int
    options: dict[str, str]
    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    phase: str
    seats: tuple[Chair, ...]
    zones: tuple[Zone, ...]
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    facts: dict[str, int] = {}
    round: int = 1
    rounds: int = 1

    def zone(self, id: str) -> Zone:
        """The zone with that id."""
        for zone in self.zones:
            if zone.id == id:
                return zone
        raise KeyError(f"no zone {id!r}; there are {', '.join(zone.id for zone in self.zones)}")

    def json(self) -> bytes:
        """The bytes a client gets: equal views give equal bytes."""
        return json.encode(self)
