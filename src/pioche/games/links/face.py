"""The words of the linked rows: actions, refusals, zones, events."""

from __future__ import annotations

from pioche.core.view import Action, Card, Place, Zone, hand_zone, pile_zone
from pioche.games.links import deck
from pioche.games.links.deck import ACTIONS, CARDS, DROP, JOKER_NAME, LINK, MOST, NAMES, STAND, STOP, SWAP, VALUES
from pioche.games.links.position import PILE, POSITION
from pioche.games.links.snapshot import Snapshot, among, beside, hand, linked, neighbours, numbers, order

__all__ = ["ACTIONS", "POSITION", "hand"]

# Cards and actions

COLOUR_NAMES: dict[str, str] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


def card(text: str) -> Card:
    """A number shows its value in its colour; a Joker, Link or Bonus card belongs to no colour."""
    if text in (JOKER_NAME, deck.LINK_NAME, deck.BONUS_NAME):
        return Card(text, "grey", text)
    return Card(text, COLOUR_NAMES[text[0]], text[1:])


def action(code: int) -> Action:
    """An action, the card it takes from the hand or from the Links, and the place it goes to."""
    verb, _, rest = ACTIONS[code].partition(" ")
    if verb == "link":
        return Action(ACTIONS[code], verb, deck.LINK_NAME, rest.partition("-")[2])
    card, _, place = rest.partition("=")
    return Action(ACTIONS[code], verb, card or None, place or (card if card in NAMES else None))


def source(s: Snapshot, seat: int, action: int) -> str | None:
    """Links lie before their seat; other cards are in the hand, or drawn from the pile."""
    if LINK <= action < DROP:
        return f"links {seat}"
    return f"hand {seat}" if action <= DROP else "pile" if action == deck.DRAW else None


def sentence(text: str) -> tuple[str, dict[str, str | int]]:
    """The verb, its card, the place of a Joker, the two ends of a Link."""
    verb, _, rest = text.partition(" ")
    if verb == "link":
        start, _, end = rest.partition("-")
        return verb, {"from": start, "to": end}
    card, _, place = rest.partition("=")
    return "joker" if place else verb, {"card": card if card in deck.CODES else "hidden", "place": place}


def exists(s: Snapshot, action: int) -> bool:
    """Beginners know numbers only (BEG-1)."""
    return not s.beginners or action < STAND or action > DROP


def holds(s: Snapshot, seat: int, action: int) -> bool:
    """Whether the seat has the number, Joker or Link that is needed."""
    if action < STAND:
        return among(action, s.hand[seat])
    if action < SWAP or action == DROP:
        return s.jokers[seat] > 0
    return among(action - SWAP, s.hand[seat]) if action < LINK else action > DROP or s.links[seat] > 0


# Why not


def refuse(s: Snapshot, seat: int, action: int) -> str | None:
    """The rule that forbids it."""
    if s.owed and action > DROP:
        return "LNK-10"
    if s.target:
        return None if action in (s.target - 1, STAND + s.target - 1) else "LNK-15"
    if action < SWAP:
        return refuse_fifth(s) if fitting(s, action % CARDS) else "LNK-4"
    if action < LINK:
        return refuse_swap(s, seat, action - SWAP)
    if action < DROP:
        return refuse_link(s, seat, action)
    return refuse_drop(s, seat) if action == DROP else refuse_end(s, seat, action)


def refuse_swap(s: Snapshot, seat: int, card: int) -> str | None:
    """A Joker must stand there, and another card be laid before or after."""
    if not among(card, s.joker):
        return "LNK-9"
    if s.laid or s.used == MOST:
        return refuse_fifth(s)
    if s.used == MOST - 1:
        return "LNK-6" if bound(s, seat) else "LNK-10"
    return None if layable(s, seat, 1) else "LNK-10"


def refuse_fifth(s: Snapshot) -> str | None:
    """Four cards a turn, and no more."""
    return "LNK-3" if s.used == MOST else None


def refuse_drop(s: Snapshot, seat: int) -> str | None:
    """What the turn owes must still be possible afterwards."""
    last = s.used == MOST - 1
    if last and bound(s, seat):
        return "LNK-6"
    if s.owed and (last or not (layable(s, seat, s.jokers[seat] - 1) or swap_leads_on(s, seat))):
        return "LNK-10"
    return refuse_fifth(s)


def swap_leads_on(s: Snapshot, seat: int) -> bool:
    """Whether after one card more a swap would bring a Joker in time to be laid."""
    mine = any(among(card, s.joker) for card in numbers(s, seat))
    return mine and s.used < MOST - 2 and layable(s, seat, 1)


def refuse_link(s: Snapshot, seat: int, action: int) -> str | None:
    """From a lying card to an empty place in a neighbouring row that the seat can fill."""
    start, end = deck.LINK_ENDS[action - LINK]
    if not neighbours(s, start // VALUES, end // VALUES) or not among(start, s.row):
        return "LNK-15"
    follows = among(end, s.hand[seat]) or s.jokers[seat] > 0
    return "LNK-16" if among(end, s.row) or not follows or s.used == MOST else None


def refuse_end(s: Snapshot, seat: int, action: int) -> str | None:
    """How a turn may end: by a stop after laying, else by drawing while there is a pile, else by a pass."""
    if s.laid:
        return None if action == STOP else "LNK-3"
    if s.top and action != deck.DRAW:
        return None if action == STOP and s.used and s.drop_turn else "LNK-5"
    if not s.top and bound(s, seat):
        return "LNK-6"
    return refuse_idle(s, action)


def refuse_idle(s: Snapshot, action: int) -> str | None:
    """A turn without a card laid: a pass if nothing was done, a stop after drops."""
    if s.top or action == (STOP if s.used else deck.PASS):
        return None
    return "LNK-12" if s.used and action != deck.DRAW else "LNK-6"


def bound(s: Snapshot, seat: int) -> bool:
    """Whether an empty pile obliges the seat to lay a card (LNK-6)."""
    return not s.top and not s.laid and any(fitting(s, card) for card in numbers(s, seat))


def fitting(s: Snapshot, place: int) -> bool:
    """Whether a card could be laid in a place without a Link."""
    return beside(s, place) and not among(place, s.row)


def layable(s: Snapshot, seat: int, jokers: int) -> bool:
    """Whether a seat could lay a card in a row, with so many Jokers in hand."""
    mine = range(CARDS) if jokers else numbers(s, seat)
    return any(fitting(s, place) or (s.links[seat] and reachable(s, place)) for place in mine)


def reachable(s: Snapshot, place: int) -> bool:
    """Whether a Link could lead to a place."""
    colour, value = divmod(place, VALUES)
    rows = (other for other in range(deck.COLOURS) if neighbours(s, colour, other))
    return not among(place, s.row) and any(among(other * VALUES + value, s.row) for other in rows)


# What a seat sees and hears


def cards(s: Snapshot) -> tuple[str, ...]:
    """All cards, wherever they lie, and the Bonus cards that nobody has yet."""
    return POSITION.cards(s) + (deck.BONUS_NAME,) * bonuses_left(s)


def phase(s: Snapshot) -> str:
    """Start of a turn, a Link waiting for its card, or after the first card."""
    if s.over:
        return "over"
    return "linked" if s.target else "going" if s.used else "turn"


def zones(s: Snapshot, seat: int | None) -> tuple[Zone, ...]:
    """The rows, the pile, Bonus cards and dropped Jokers, and what belongs to every seat."""
    rows = Zone("rows", "rows", places=places(s), caption="zone-rows")
    own = (zone for owner in range(s.seats) for zone in seat_zones(s, owner, seat))
    bonuses = supply("bonus", None, deck.BONUS_NAME, bonuses_left(s))
    return (rows, pile_zone(s.top), *bonuses, *supply("dropped", None, JOKER_NAME, s.dropped), *own)


def places(s: Snapshot) -> tuple[Place, ...]:
    """Every place of every row, top row first; a place joined to the row below by a Link says so."""
    joined = dict(link.split("-") for link in linked(s))
    return tuple(
        Place(NAMES[at], deck.LETTERS[colour], lying_card(s, at), joined.get(NAMES[at]))
        for colour in order(s)
        for at in range(colour * VALUES, (colour + 1) * VALUES)
    )


def lying_card(s: Snapshot, place: int) -> str | None:
    """The card in a place: its number, a Joker, or nothing."""
    if among(place, s.joker):
        return JOKER_NAME
    return NAMES[place] if among(place, s.row) else None


def seat_zones(s: Snapshot, owner: int, seat: int | None) -> tuple[Zone, ...]:
    """A hand, open to its owner and to all at the end, with the Jokers all know of; Links and Bonus cards."""
    shown = (JOKER_NAME,) * s.shown[owner]
    own = hand_zone(owner, hand(s, owner), bool(s.over) or owner == seat, shown)
    links = supply("links", owner, deck.LINK_NAME, s.links[owner])
    return (own, *links, *supply("bonus", owner, deck.BONUS_NAME, s.bonus[owner]))


def bonuses_left(s: Snapshot) -> int:
    """The Bonus cards nobody has yet; beginners play without (BEG-1)."""
    return 0 if s.beginners else deck.BONUSES - sum(s.bonus)


def supply(name: str, owner: int | None, card: str, count: int) -> tuple[Zone, ...]:
    """Equal cards lying open, if there are any."""
    id = name if owner is None else f"{name} {owner}"
    return (Zone(id, "supply", owner, (card,) * count, caption=f"zone-{name}"),) if count else ()


def facts(s: Snapshot) -> dict[str, int]:
    """How many of the four cards are used, and how many have passed in a row."""
    return ({"used": s.used} if s.used and not s.over else {}) | ({"passes": s.passes} if s.passes else {})


def told(before: Snapshot, seat: int, action: int, after: Snapshot, to: int | None) -> str:
    """Everything is said openly but the card drawn, which only the drawer sees."""
    if action != deck.DRAW:
        return ACTIONS[action]
    return f"draw {PILE.lying(before)[0]}" if to == seat else "draw ?"
