"""The words of the ladder: actions, refusals, zones, events."""

from __future__ import annotations

from pioche.core.view import Action, Card, Zone
from pioche.games.chifoumi.deck import (
    ACTIONS,
    BOULET,
    COLOURS,
    DRAW,
    FORGET,
    HAND_OVER,
    JOKER,
    KEEP,
    LAYABLE,
    LET,
    MOST_SEATS,
    NAMES,
    PLAY_AGAIN,
    PLUS,
    SNAP,
    SWAP,
    TAKE,
    THANKS,
    TURN,
    Phase,
)
from pioche.games.chifoumi.position import ask, place, placed, ready
from pioche.games.chifoumi.table import (
    KIND_ROWS,
    Table,
    cards,
    hand,
    hand_kinds,
    has_events,
    in_deck,
    kinds_in,
    known_kinds,
    named,
    top_card,
    under,
)

__all__ = ["ACTIONS", "ask", "cards", "hand", "place", "placed", "ready"]

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


def source(s: Table, seat: int, action: int) -> str | None:
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


def kind_of_play(played: int) -> int:
    """The kind of a card as it is played: a Joker whatever it is called."""
    return played if played < JOKER else JOKER + (played - JOKER) // 3


def kind_named(action: int) -> int | None:
    """The kind of card an action names, if it names one."""
    if action < SNAP + LAYABLE:
        return kind_of_play(action % LAYABLE)
    return (action - HAND_OVER) // MOST_SEATS if action >= HAND_OVER else None


def target_of(action: int) -> int | None:
    """The seat an action names, if it names one."""
    if action >= HAND_OVER:
        return (action - HAND_OVER) % MOST_SEATS
    return action - SWAP if action >= SWAP else None


def exists(s: Table, action: int) -> bool:
    """Whether the action names a card of this deck and a seat of this table, or none; events need their cards."""
    kind, target = kind_named(action), target_of(action)
    if of_event(action) and not has_events(s):
        return False
    return (kind is None or in_deck(s, kind) > 0) and (target is None or target < s.seats)


def of_event(action: int) -> bool:
    """Whether the action belongs to an event: only its card calls for it."""
    return SNAP <= action < SNAP + LAYABLE or action >= TAKE


def holds(s: Table, seat: int, action: int) -> bool:
    """Whether the seat has the card that is named."""
    kind = kind_named(action)
    return kind is None or kind in hand_kinds(s, seat)


# Why not


def refuse(s: Table, seat: int, action: int) -> str | None:
    """The rule that forbids it."""
    if action < SNAP + LAYABLE and kind_named(action) == BOULET and not s.waiting:
        return "CHI-10"
    if s.phase == Phase.RACE:
        return refuse_race(s, action)
    if s.phase == Phase.AGAIN:
        return None if action in (PLAY_AGAIN, TURN) else "CHI-11"
    if s.phase == Phase.GIVE:
        return None if action >= HAND_OVER and target_of(action) != seat else "CHI-15"
    if s.phase == Phase.THANKS:
        return None if action in (THANKS, FORGET) else "CHI-15"
    if s.phase == Phase.TRADE:
        return None if SWAP <= action < HAND_OVER and target_of(action) != seat else "CHI-16"
    return refuse_turn(s, seat, action)


def refuse_race(s: Table, action: int) -> str | None:
    """In a race one snaps a stronger card or lets it go."""
    if action == LET:
        return None
    if not SNAP <= action < SNAP + LAYABLE:
        return "CHI-12"
    return refuse_card(s, kind_of_play(action - SNAP))


def refuse_turn(s: Table, seat: int, action: int) -> str | None:
    """In a turn one lays, draws, and lays or keeps what was drawn; under a stack one answers or takes."""
    if s.waiting:
        return refuse_under_stack(s, action)
    if s.phase == Phase.DRAWN:
        return refuse_drawn(s, action)
    if action < LAYABLE:
        return refuse_card(s, kind_of_play(action))
    if action == DRAW:
        opener = s.laid == 0 and any(kind != BOULET for kind in hand_kinds(s, seat))
        return "CHI-4" if opener else None
    return out_of_place(action)


def refuse_card(s: Table, kind: int) -> str | None:
    """A weak card is put down only where mistakes have a price."""
    return None if s.mistakes or stronger(s, kind) else "CHI-5"


def refuse_under_stack(s: Table, action: int) -> str | None:
    """Only a +3, a Joker or taking the cards."""
    if action == TAKE:
        return None
    if action >= LAYABLE:
        return "CHI-14"
    kind = kind_of_play(action)
    tried = s.mistakes and kind != BOULET
    return None if tried or answers(s, kind) else "CHI-14"


def refuse_drawn(s: Table, action: int) -> str | None:
    """Only the drawn card, or keeping it."""
    if action == KEEP:
        return None
    drawn = KIND_ROWS[s.events][s.drawn - 1]
    if action < LAYABLE:
        return refuse_weak(s, drawn) if kind_of_play(action) == drawn else "CHI-6"
    return "CHI-6" if action == DRAW else out_of_place(action)


def refuse_weak(s: Table, kind: int) -> str | None:
    """A card that was drawn must be stronger, whatever mistakes cost (CHI-7)."""
    return None if stronger(s, kind) else "CHI-5"


def out_of_place(action: int) -> str:
    """The rule of a verb whose moment it is not."""
    verbs = {KEEP: "CHI-6", TAKE: "CHI-14", PLAY_AGAIN: "CHI-11", TURN: "CHI-11", LET: "CHI-12"}
    if SWAP <= action < HAND_OVER:
        return "CHI-16"
    return "CHI-12" if action < SNAP + LAYABLE else verbs.get(action, "CHI-15")


def stronger(s: Table, kind: int) -> bool:
    """Whether a card beats the top card: the next symbol, or the same in a higher colour, or a Joker (CHI-5)."""
    if kind >= JOKER or not s.laid:
        return kind != BOULET
    symbol, colour = kind // 18, kind // 6 % 3
    below = NAMES[s.heap[s.laid - 1]][1]
    higher = s.young not in (1, 2) and symbol == s.called and colour > COLOURS.index(below)
    return higher or symbol == (s.called + 1) % 3


def answers(s: Table, kind: int) -> bool:
    """Whether a card answers waiting +3s: a Joker, or a +3 that is stronger unless any will do (CHI-14)."""
    if kind >= JOKER:
        return kind != BOULET
    return kind % 6 == PLUS and (s.stack == 1 or stronger(s, kind))


# What a seat sees and hears


def awaited(s: Table, acting: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """In a race everybody seems to be asked still: only one's own answer is known, and mistakes, which all saw."""
    if s.phase != Phase.RACE or s.over:
        return acting
    asked = (each for each in range(s.seats) if each != s.seat and not s.erred >> each & 1)
    return tuple(each for each in asked if each != seat or each in acting)


def phase(s: Table) -> str:
    """Where in the turn things stand."""
    return "over" if s.over else Phase(s.phase).name.lower()


def zones(s: Table, seat: int | None) -> tuple[Zone, ...]:
    """The top card, what lies under it, the pile, and every hand."""
    top = top_card(s)
    laid = Zone("top", "stack", cards=(top,) if top else (), caption="zone-top")
    covered = Zone("under", "stack", cards=(None,) * len(under(s)), caption="zone-under")
    face_down = Zone("pile", "pile", cards=(None,) * s.top, caption="zone-pile")
    return (laid, covered, face_down, *(hand_zone(s, owner, seat) for owner in range(s.seats)))


def hand_zone(s: Table, owner: int, seat: int | None) -> Zone:
    """A hand: one's own and, at the end, all are open; of others what one knows."""
    held = hand(s, owner)
    if not s.over and owner != seat:
        known = named(known_kinds(s, seat, owner)) if seat is not None else ()
        return Zone(f"hand {owner}", "hand", owner, known + (None,) * (len(held) - len(known)), caption="zone-hand")
    return Zone(f"hand {owner}", "hand", owner, held, caption="zone-hand")


def facts(s: Table) -> dict[str, int]:
    """The direction of play, and the cards that wait to be drawn."""
    return {"direction": s.direction} | ({"stack": s.waiting} if s.waiting else {})


def told(before: Table, seat: int, action: int, after: Table, to: int | None) -> str | None:
    """Everything is said openly but drawn cards, given cards, and who lets a race go."""
    if action == LET:
        return ACTIONS[action] if to == seat else None
    if action >= HAND_OVER:
        involved = to in (seat, target_of(action))
        return ACTIONS[action] if involved else f"give ?>{target_of(action)}"
    if SWAP <= action < HAND_OVER:
        return ACTIONS[action]
    new = drawn_by(before, after, seat)
    in_vain = action < SNAP + LAYABLE and not new and after.laid == before.laid
    return " ".join((ACTIONS[action], *(new if to == seat else ("?",) * len(new)), *((BACK,) if in_vain else ())))


def drawn_by(before: Table, after: Table, seat: int) -> tuple[str, ...]:
    """The cards a seat has now and had not before."""
    return named(kinds_in(after, [after.hand[seat][word] & ~before.hand[seat][word] for word in range(2)]))


def starter(s: Table) -> int | None:
    """The winner of a round begins the next (CHI-20); a round that was broken off has none (CHI-21)."""
    return s.out - 1 if s.out else None
