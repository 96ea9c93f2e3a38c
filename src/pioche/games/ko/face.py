"""The words of KO: actions, refusals, zones, events."""

from __future__ import annotations

from itertools import pairwise

from pioche.core.view import Action, Card, Zone, pile_zone
from pioche.games.ko import deck
from pioche.games.ko.deck import ACTIONS, COLOURS, DONE, EFFECT, KO, NONE, PLACE, RUN, STEAL, TAKE, TRUMP, VALUES, Phase
from pioche.games.ko.news import is_peek, is_steal, revealed, target_of
from pioche.games.ko.position import POSITION
from pioche.games.ko.snapshot import HANDS, Snapshot, bits, gone, in_deck, market, numbers, on_offer, pile_left, run

__all__ = ["ACTIONS", "POSITION", "hand"]

hand = HANDS.hand

# Cards and actions

COLOUR_NAMES: dict[str, str] = dict(
    zip(COLOURS, ("red", "blue", "yellow", "green", "pink", "violet", "orange"), strict=True)
)


def card(text: str) -> Card:
    """A colour card shows its value in its colour; trumps, KO and action cards are grey and show their name."""
    if text[0] in COLOUR_NAMES and text != "KO":
        return Card(text, COLOUR_NAMES[text[0]], text[1:])
    return Card(text, "grey", text)


def action(code: int) -> Action:
    """An action, its card, where it leads and whom it is aimed at."""
    verb, _, rest = ACTIONS[code].partition(" ")
    name, _, target = rest.partition(">")
    where = name if verb == "run" else None
    return Action(
        ACTIONS[code], verb, None if kind_named(code) is None else name, where, int(target) if target else None
    )


def source(s: Snapshot, seat: int, code: int) -> str | None:
    """One discards and places out of the hand, refills from pile or market, and takes from there or another hand."""
    if code < EFFECT or PLACE <= code < DONE:
        return f"hand {seat}"
    if TAKE <= code < RUN:
        return f"hand {s.target - 1}" if s.phase == Phase.PEEK else "market"
    return {deck.FROM_PILE: "pile", deck.FROM_MARKET: "market"}.get(code)


def sentence(text: str) -> tuple[str, dict[str, str | int]]:
    """The verb, its card, its colour, its target, and how many further cards are drawn, seen or stolen."""
    said, _, aimed = text.partition(">")
    verb, *words = said.split()
    target, *stolen = aimed.split() or [""]
    name = words[0] if words else "?"
    key = {"effect": name, "from": f"from{name}"}.get(verb, verb)
    return key, {
        "card": name if name in deck.CODES else "hidden",
        "colour": COLOUR_NAMES.get(name, "grey"),
        "target": target,
        "count": len(stolen) + len(words[1:]),
    }


def kind_named(code: int) -> int | None:
    """The kind of card an action names, if it names one."""
    if code < EFFECT:
        return code
    if code < NONE:
        return deck.effect_kind(code - EFFECT)
    if TAKE <= code < RUN:
        return code - TAKE
    return code - PLACE if PLACE <= code < DONE else None


def exists(s: Snapshot, code: int) -> bool:
    """Whether the action names a card of this deck and a seat of this table; without action cards no effect does."""
    kind, target = STEAL if code == NONE else kind_named(code), target_of(code)
    return (kind is None or in_deck(s, kind) > 0) and (target is None or target < s.seats)


def holds(s: Snapshot, seat: int, code: int) -> bool:
    """Whether the seat has the card that is to be discarded or placed."""
    from_hand = code < EFFECT or PLACE <= code < DONE
    return not from_hand or kind_named(code) in HANDS.kinds(s, seat)


# Why not


def refuse(s: Snapshot, seat: int, code: int) -> str | None:
    """The rule that forbids it."""
    if s.phase == Phase.EFFECT:
        return refuse_effect(s, seat, code)
    if s.phase in (Phase.PLACE, Phase.PLACING):
        return refuse_placing(s, seat, code)
    if s.phase in (Phase.SOURCE, Phase.REFILL):
        return None if code in sources(s, seat) else "KO-8"
    if s.phase in (Phase.TAKE, Phase.PEEK):
        offered = HANDS.kinds(s, s.target - 1) if s.phase == Phase.PEEK else on_offer(s, seat)
        return None if TAKE <= code < RUN and code - TAKE in offered else "KO-8"
    return refuse_discard(s, code)


def refuse_discard(s: Snapshot, code: int) -> str | None:
    """Cards that go together, or the end of discarding; everything else comes later in the turn."""
    if code == DONE:
        return None
    if code < EFFECT:
        return None if go_together(s, code) else discard_rule(s)
    if code <= NONE:
        return "KO-9"
    return placing_rule(s) if code >= RUN else "KO-8"


def discard_rule(s: Snapshot) -> str:
    """The rule about what may be discarded together."""
    return "KO4-3" if s.small else "KO-6"


def placing_rule(s: Snapshot) -> str:
    """The rule about placing."""
    return "KO4-2" if s.small else "KO-14"


def go_together(s: Snapshot, kind: int) -> bool:
    """Whether a card and the colour cards discarded so far are of one colour, of one number, or a run."""
    if kind >= TRUMP:
        return True
    values, count = sorted({*bits(s.values), kind % VALUES}), s.suited + 1
    in_a_row = len(values) == count and all(b - a == 1 for a, b in pairwise(values))
    one_colour = len({*bits(s.colours), kind // VALUES}) == 1
    return one_colour or len(values) == 1 or (in_a_row and not s.small)


def refuse_effect(s: Snapshot, seat: int, code: int) -> str | None:
    """The effect of a card discarded this turn, not aimed at oneself, or none."""
    if code == NONE:
        return None
    kind = kind_named(code)
    chosen = EFFECT <= code < NONE and kind is not None and bool(s.powers >> kind - STEAL & 1)
    return None if chosen and target_of(code) != seat else "KO-9"


def sources(s: Snapshot, seat: int) -> list[int]:
    """The sources that are not dry (KO-4, KO-8)."""
    return [deck.FROM_PILE] * pile_left(s) + [deck.FROM_MARKET] * bool(on_offer(s, seat))


def refuse_placing(s: Snapshot, seat: int, code: int) -> str | None:
    """Enough cards of one colour, every number once."""
    if code == DONE:
        return placing_rule(s) if s.phase == Phase.PLACING else None
    if RUN <= code < PLACE:
        enough = placeable(s, seat, code - RUN) >= deck.FIRST_PLACING[s.small]
        return None if enough and not s.colour[seat] else placing_rule(s)
    if not PLACE <= code < DONE or not s.colour[seat]:
        return placing_rule(s)
    return refuse_card(s, seat, code - PLACE)


def refuse_card(s: Snapshot, seat: int, kind: int) -> str | None:
    """A card of the run's colour or a trump whose number does not lie yet, or KO."""
    if kind == KO:
        return None
    if kind < TRUMP and kind // VALUES != s.colour[seat] - 1:
        return placing_rule(s)
    return "KO-15" if kind % VALUES in numbers(s, seat) else None


def placeable(s: Snapshot, seat: int, colour: int) -> int:
    """How many cards of a hand could begin a run of a colour."""
    held = HANDS.kinds(s, seat)
    return len({kind % VALUES for kind in held if kind < KO and kind // VALUES in (colour, 7)}) + held.count(KO)


# What a seat sees and hears


def phase(s: Snapshot) -> str:
    """Where in the turn things stand."""
    return "over" if s.over else Phase(s.phase).name.lower()


def zones(s: Snapshot, seat: int | None) -> tuple[Zone, ...]:
    """The market, the pile, what left the game, and every run and hand."""
    lying = Zone("market", "market", cards=market(s), caption="zone-market")
    out = Zone("gone", "supply", cards=gone(s), caption="zone-gone")
    runs = (Zone(f"run {each}", "run", each, run(s, each), caption="zone-run") for each in range(s.seats))
    return (lying, pile_zone(s.top), out, *runs, *(HANDS.zone(s, owner, seat) for owner in range(s.seats)))


def facts(s: Snapshot) -> dict[str, int]:
    """The direction of play, and turns in a row in which nothing moved."""
    return {"direction": s.direction} | ({"idle": s.idle.bit_count()} if s.idle else {})


def told(before: Snapshot, seat: int, code: int, after: Snapshot, to: int | None) -> str | None:
    """Everything is said openly but cards from the pile and out of other hands."""
    if before.phase == Phase.PEEK:
        return ACTIONS[code] if to in (seat, before.target - 1) else "take ?"
    seen = revealed(before, seat, code, after)
    knows = to in (seat, target_of(code)) if is_steal(code) else to == seat
    if is_peek(code) and not knows:
        return ACTIONS[code]
    return " ".join((ACTIONS[code], *(seen if knows else ("?",) * len(seen))))
