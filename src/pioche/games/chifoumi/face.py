"""The words of the ladder: actions, refusals, zones, events."""

from __future__ import annotations

from pioche.core.view import Action, Card, Zone, pile_zone
from pioche.games.chifoumi import deck
from pioche.games.chifoumi.deck import ACTIONS, BOULET, DRAW, HAND_OVER, JOKER, LAYABLE, SNAP, SWAP, Phase, kind_played
from pioche.games.chifoumi.position import POSITION
from pioche.games.chifoumi.snapshot import HANDS, Snapshot, has_events, in_deck, printed, top_card, under

__all__ = ["ACTIONS", "POSITION", "hand"]

hand = HANDS.hand

# Cards and actions

COLOUR_NAMES: dict[str, str] = {"g": "green", "y": "yellow", "r": "red"}


def card(text: str) -> Card:
    """A card shows its symbol and event in its colour; a called Joker also its call."""
    if text == "X":
        return Card(text, "grey", "X")
    return Card(text, COLOUR_NAMES[text[1]], (text[0] + text[2:]).replace("+3", "plus3").replace("=", "called"))


def action(code: int) -> Action:
    """An action, its card and whom it is aimed at."""
    text, _, target = ACTIONS[code].partition(">")
    verb, _, card = text.partition(" ")
    kind, called, _ = card.partition("=")
    aimed = int(target) if target else None
    return Action(ACTIONS[code], verb, kind or None, None, aimed, becomes=card if called else None)


def source(s: Snapshot, seat: int, action: int) -> str | None:
    """Cards that are named are in the hand; one draws from the pile."""
    return "pile" if action == DRAW else None if kind_named(action) is None else f"hand {seat}"


def sentence(text: str) -> tuple[str, dict[str, str | int]]:
    """The verb, its card, its call, its target, how many cards were drawn; a card that went back was a mistake."""
    said, _, target = text.partition(">")
    verb, *words = said.split()
    name, _, symbol = (words[0] if words else "?").partition("=")
    put_down = verb in ("lay", "snap")
    key = "mistake" if put_down and len(words) > 1 else JOKER_KEYS.get(verb, verb) if symbol else verb
    count = len(words) - put_down - (BACK in words)
    return key, {"card": "hidden" if name == "?" else name, "symbol": symbol, "target": target, "count": count}


BACK = "back"  # said of a card that went back where nothing was left to draw for it
JOKER_KEYS = {"lay": "joker", "snap": "snapjoker"}


def kind_named(action: int) -> int | None:
    """The kind of card an action names, if it names one."""
    if action < DRAW:
        return kind_played(action % LAYABLE)
    return (action - HAND_OVER) // deck.MOST_SEATS if action >= HAND_OVER else None


def target_of(action: int) -> int | None:
    """The seat an action names, if it names one."""
    if action >= HAND_OVER:
        return (action - HAND_OVER) % deck.MOST_SEATS
    return action - SWAP if action >= SWAP else None


def exists(s: Snapshot, action: int) -> bool:
    """Whether the action names a card of this deck and a seat of this table, or none; events need their cards."""
    kind, target = kind_named(action), target_of(action)
    if of_event(action) and not has_events(s):
        return False
    return (kind is None or in_deck(s, kind) > 0) and (target is None or target < s.seats)


def of_event(action: int) -> bool:
    """Whether the action belongs to an event: only its card calls for it."""
    return SNAP <= action < DRAW or action >= deck.TAKE


def holds(s: Snapshot, seat: int, action: int) -> bool:
    """Whether the seat has the card that is named."""
    kind = kind_named(action)
    return kind is None or kind in HANDS.kinds(s, seat)


# Why not


def refuse(s: Snapshot, seat: int, action: int) -> str | None:
    """The rule that forbids it."""
    if action < DRAW and kind_named(action) == BOULET and not s.waiting:
        return "CHI-10"
    if s.phase == Phase.RACE:
        return refuse_race(s, action)
    if s.phase == Phase.AGAIN:
        return None if action in (deck.PLAY_AGAIN, deck.TURN) else "CHI-11"
    if s.phase == Phase.GIVE:
        return None if action >= HAND_OVER and target_of(action) != seat else "CHI-15"
    if s.phase == Phase.THANKS:
        return None if action in (deck.THANKS, deck.FORGET) else "CHI-15"
    if s.phase == Phase.TRADE:
        return None if SWAP <= action < HAND_OVER and target_of(action) != seat else "CHI-16"
    return refuse_turn(s, seat, action)


def refuse_race(s: Snapshot, action: int) -> str | None:
    """In a race one snaps a stronger card or lets it go."""
    if action == deck.LET:
        return None
    if not SNAP <= action < DRAW:
        return "CHI-12"
    return refuse_card(s, kind_played(action - SNAP))


def refuse_turn(s: Snapshot, seat: int, action: int) -> str | None:
    """In a turn one lays, draws, and lays or keeps what was drawn; under a stack one answers or takes."""
    if s.waiting:
        return refuse_under_stack(s, action)
    if s.phase == Phase.DRAWN:
        return refuse_drawn(s, action)
    if action < LAYABLE:
        return refuse_card(s, kind_played(action))
    if action == DRAW:
        opener = s.laid == 0 and any(kind != BOULET for kind in HANDS.kinds(s, seat))
        return "CHI-4" if opener else None
    return out_of_place(action)


def refuse_card(s: Snapshot, kind: int) -> str | None:
    """A weak card is put down only where mistakes have a price."""
    return None if s.mistakes or stronger(s, kind) else "CHI-5"


def refuse_under_stack(s: Snapshot, action: int) -> str | None:
    """Only a +3, a Joker or taking the cards."""
    if action == deck.TAKE:
        return None
    if action >= LAYABLE:
        return "CHI-14"
    kind = kind_played(action)
    tried = s.mistakes and kind != BOULET
    return None if tried or answers(s, kind) else "CHI-14"


def refuse_drawn(s: Snapshot, action: int) -> str | None:
    """Only the drawn card, or keeping it."""
    if action == deck.KEEP:
        return None
    drawn = printed(s)[s.drawn - 1]
    if action < LAYABLE:
        return refuse_weak(s, drawn) if kind_played(action) == drawn else "CHI-6"
    return "CHI-6" if action == DRAW else out_of_place(action)


def refuse_weak(s: Snapshot, kind: int) -> str | None:
    """A card that was drawn must be stronger, whatever mistakes cost (CHI-7)."""
    return None if stronger(s, kind) else "CHI-5"


def out_of_place(action: int) -> str:
    """The rule of a verb whose moment it is not."""
    verbs = {
        deck.KEEP: "CHI-6",
        deck.TAKE: "CHI-14",
        deck.PLAY_AGAIN: "CHI-11",
        deck.TURN: "CHI-11",
        deck.LET: "CHI-12",
    }
    if SWAP <= action < HAND_OVER:
        return "CHI-16"
    return "CHI-12" if action < DRAW else verbs.get(action, "CHI-15")


def stronger(s: Snapshot, kind: int) -> bool:
    """Whether a card beats the top card: the next symbol, or the same in a higher colour, or a Joker (CHI-5)."""
    if kind >= JOKER or not s.laid:
        return kind != BOULET
    symbol, colour = kind // 18, kind // 6 % 3
    below = deck.NAMES[s.heap[s.laid - 1]][1]
    higher = s.young not in (1, 2) and symbol == s.called and colour > deck.COLOURS.index(below)
    return higher or symbol == (s.called + 1) % 3


def answers(s: Snapshot, kind: int) -> bool:
    """Whether a card answers waiting +3s: a Joker, or a +3 that is stronger unless any will do (CHI-14)."""
    if kind >= JOKER:
        return kind != BOULET
    return kind % 6 == deck.PLUS and (s.stack == 1 or stronger(s, kind))


# What a seat sees and hears


def awaited(s: Snapshot, acting: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """In a race everybody seems to be asked still: only one's own answer is known, and mistakes, which all saw."""
    if s.phase != Phase.RACE or s.over:
        return acting
    asked = (each for each in range(s.seats) if each != s.seat and not s.erred >> each & 1)
    return tuple(each for each in asked if each != seat or each in acting)


def phase(s: Snapshot) -> str:
    """Where in the turn things stand."""
    return "over" if s.over else Phase(s.phase).name.lower()


def zones(s: Snapshot, seat: int | None) -> tuple[Zone, ...]:
    """The top card, what lies under it, the pile, and every hand."""
    laid = Zone("top", "stack", cards=top_card(s), caption="zone-top")
    covered = Zone("under", "stack", cards=(None,) * len(under(s)), caption="zone-under")
    return (laid, covered, pile_zone(s.top), *(HANDS.zone(s, owner, seat) for owner in range(s.seats)))


def facts(s: Snapshot) -> dict[str, int]:
    """The direction of play, and the cards that wait to be drawn."""
    return {"direction": s.direction} | ({"stack": s.waiting} if s.waiting else {})


def told(before: Snapshot, seat: int, action: int, after: Snapshot, to: int | None) -> str | None:
    """Everything is said openly but drawn cards, given cards, and who lets a race go."""
    if action == deck.LET:
        return ACTIONS[action] if to == seat else None
    if action >= HAND_OVER:
        involved = to in (seat, target_of(action))
        return ACTIONS[action] if involved else f"give ?>{target_of(action)}"
    if SWAP <= action < HAND_OVER:
        return ACTIONS[action]
    new = HANDS.gained(before, seat, after, seat)
    in_vain = action < DRAW and not new and after.laid == before.laid
    return " ".join((ACTIONS[action], *(new if to == seat else ("?",) * len(new)), *((BACK,) if in_vain else ())))


def starter(s: Snapshot) -> int | None:
    """The winner of a round begins the next (CHI-20); a round that was broken off has none (CHI-21)."""
    return s.out - 1 if s.out else None
