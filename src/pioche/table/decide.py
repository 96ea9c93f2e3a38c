"""What a table answers to a command: entries, nothing for a harmless repeat, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pioche.core.refused import NotYourTurn
from pioche.table.commands import (
    REACTIONS,
    Act,
    Back,
    Command,
    Consent,
    Gone,
    Hurry,
    Join,
    Leave,
    NewLink,
    Next,
    Offer,
    Personal,
    React,
    Rematch,
    StandIn,
    Start,
    TakeSeat,
    Think,
    Tick,
    Undo,
)
from pioche.table.entries import Came, Entry, HostMoved, Joined, Left, Linked, Offered, Played, Reacted, Went
from pioche.table.moment import Moment
from pioche.table.names import check_name, look_alike
from pioche.table.refused import TableRefused, from_game
from pioche.table.tick import stand_in, tick
from pioche.table.undo import consent, hurry, undo

if TYPE_CHECKING:
    from pioche.table.table import Table

LONGEST_ID = 64
MOST_REACTIONS = 100  # of a seat, between two deals
LONGEST_LOG = 50_000  # entries after which a table takes on nothing new


def decide(table: Table, command: Command, now: float, lot: Callable[[], int]) -> tuple[Entry, ...]:
    """The entries that carry out a command."""
    moment = Moment(table, now, lot)
    if table.worn_out:
        raise TableRefused("worn-out")
    match command:
        case Tick():
            return tick(moment)
        case Join():
            return join(moment, command)
        case TakeSeat():
            return take_seat(moment, command)
        case Think():
            return think(moment, command)
        case _:
            return for_person(moment, command)


# Sitting down


def join(moment: Moment, command: Join) -> tuple[Entry, ...]:
    """Into an open seat; once cards are dealt, into one that was meant for a person and a bot fills."""
    sheet = moment.sheet
    wanted = "open" if sheet.stage == "lobby" else "bot"
    free = [
        seat
        for seat, (sitting, plan) in enumerate(zip(sheet.sittings, sheet.settings.plan, strict=True))
        if plan == "person" and sitting.kind == wanted and command.seat in (None, seat)
    ]
    return _sit(moment, free, command.name, command.token)


def take_seat(moment: Moment, command: TakeSeat) -> tuple[Entry, ...]:
    """Any bot gives up its seat to a person."""
    bots = [seat for seat, each in enumerate(moment.sheet.sittings) if each.kind == "bot" and seat == command.seat]
    return _sit(moment, bots, command.name, command.token)


def _sit(moment: Moment, free: list[int], name: str, token: str) -> tuple[Entry, ...]:
    """Sit down in the first of these seats; at a table without a host one becomes host."""
    name, at_once, sheet = check_name(name), _is_on(moment), moment.sheet
    if moment.number > LONGEST_LOG:
        raise TableRefused("worn-out")
    if moment.table.seat_of(token) is not None:
        return ()
    if not free:
        raise TableRefused("full")
    if any(look_alike(name, sheet.sittings[other].name) for other in sheet.persons()):
        raise TableRefused("same-name")
    seat = _offered(moment, free) if at_once else free[0]
    joined = Joined(*moment.next(), seat, name, token, at_once)
    hosted = sheet.sittings[sheet.host].kind == "person"
    return (joined,) if hosted else (joined, HostMoved(*moment.next(), seat))


def _is_on(moment: Moment) -> bool:
    """Whether somebody is playing a round, so that a bot's cards are nobody's to see."""
    return moment.sheet.stage == "playing" and bool(moment.sheet.persons())


def _offered(moment: Moment, free: list[int]) -> int:
    """The first of these seats that the host lets anybody take in the middle of a round."""
    for seat in free:
        if seat in moment.sheet.offered:
            return seat
    raise TableRefused("round-is-on")


# What only the person in a seat can do


def for_person(moment: Moment, command: Personal) -> tuple[Entry, ...]:
    """A command of the person who sits there."""
    if command.seat not in moment.sheet.persons():
        raise TableRefused("forbidden")
    match command:
        case Act():
            return act(moment, command)
        case Leave():
            return leave(moment, command.seat)
        case Back():
            return _return(moment, command.seat)
        case Gone():
            present = moment.sheet.sittings[command.seat].present
            return (Went(*moment.next(), command.seat),) if present else ()
        case Undo():
            return undo(moment, command)
        case Consent():
            return consent(moment, command)
        case Hurry():
            return hurry(moment, command)
        case React():
            return react(moment, command)
        case NewLink():
            return new_link(moment, command)
        case Offer():
            return offer(moment, command)
        case StandIn():
            return replace_absent(moment, command)
        case _:
            return deal(moment, command)


def leave(moment: Moment, seat: int) -> tuple[Entry, ...]:
    """Give up a seat; who took it in the middle of a round, and saw its cards, keeps it until the round is over."""
    if moment.sheet.sittings[seat].bound and moment.sheet.stage == "playing":
        raise TableRefused("yours-to-the-end")
    return (Left(*moment.next(), seat), *moment.move_host(seat))


def _return(moment: Moment, seat: int) -> tuple[Entry, ...]:
    """Who comes back finds their seat, and whose table it is, the role of the host."""
    sitting, sheet = moment.sheet.sittings[seat], moment.sheet
    if sitting.present and not sitting.stand_in:
        return ()
    came = Came(*moment.next(), seat)
    again = seat == sheet.whose != sheet.host
    return (came, HostMoved(*moment.next(), seat)) if again else (came,)


def react(moment: Moment, command: React) -> tuple[Entry, ...]:
    """Only what is on the list, and only so often between two deals: all of it is kept."""
    if command.reaction not in REACTIONS:
        raise TableRefused("unreadable")
    if moment.sheet.sittings[command.seat].reacted >= MOST_REACTIONS:
        raise TableRefused("too-many-requests")
    return (Reacted(*moment.next(), command.seat, command.reaction),)


def new_link(moment: Moment, command: NewLink) -> tuple[Entry, ...]:
    """Only the host, only for a person's seat; everybody is told."""
    stood_for = command.of == moment.sheet.whose != command.seat  # whose table it is cannot be locked out of it
    if command.seat != moment.sheet.host or command.of not in moment.sheet.persons() or stood_for:
        raise TableRefused("forbidden")
    holder = moment.table.seat_of(command.token)
    if holder is not None:
        return ()
    return (Linked(*moment.next(), command.of, command.token),)


def offer(moment: Moment, command: Offer) -> tuple[Entry, ...]:
    """Only the host, only for a bot's seat in the middle of a round; everybody is told."""
    sheet = moment.sheet
    bots = [seat for seat, each in enumerate(sheet.sittings) if each.kind == "bot"]
    if command.seat != sheet.host or command.of not in bots or sheet.stage != "playing":
        raise TableRefused("forbidden")
    return () if command.of in sheet.offered else (Offered(*moment.next(), command.of),)


def replace_absent(moment: Moment, command: StandIn) -> tuple[Entry, ...]:
    """Anybody at the table, for a person who is away while a match is on; everybody is told."""
    sheet = moment.sheet
    absent = command.of in sheet.persons() and sheet.sittings[command.of].gone is not None
    if not absent or sheet.stage not in ("playing", "between"):
        raise TableRefused("forbidden")
    return () if sheet.sittings[command.of].stand_in else stand_in(moment, command.of)


def deal(moment: Moment, command: Start | Next | Rematch) -> tuple[Entry, ...]:
    """Deal if it is the time for it; if several ask at once, the first has been obeyed."""
    stage = moment.sheet.stage
    if isinstance(command, Start) and command.seat != moment.sheet.host:
        raise TableRefused("forbidden")
    if isinstance(command, Rematch) and moment.number > LONGEST_LOG:
        raise TableRefused("worn-out")
    wanted = "lobby" if isinstance(command, Start) else "between" if isinstance(command, Next) else "over"
    return moment.deal(new_match=stage != "between") if stage == wanted else ()


# Playing


def act(moment: Moment, command: Act) -> tuple[Entry, ...]:
    """A person's action; who acts is back."""
    if not 1 <= len(command.id) <= LONGEST_ID:
        raise TableRefused("unreadable", f"the id of an action has 1 to {LONGEST_ID} letters")
    if moment.table.answer(command.seat, command.id):
        return ()
    check_play(moment, command)
    back = _return(moment, command.seat)
    return (*back, Played(*moment.next(), command.seat, command.text, "person", command.id))


def think(moment: Moment, command: Think) -> tuple[Entry, ...]:
    """A bot's action, if a bot is still asked for it."""
    sheet = moment.sheet
    asked = sheet.parked is None and sheet.undo_asked is None and command.seat in moment.table.acting
    if not asked or not sheet.sittings[command.seat].automatic:
        raise TableRefused("stale")
    check_play(moment, command)
    return (Played(*moment.next(), command.seat, command.text, "bot"),)


def check_play(moment: Moment, command: Act | Think) -> None:
    """Whether an action answers the present view and the game allows it."""
    if command.expected != moment.table.number_of(command.seat):
        raise TableRefused("stale")
    round, ended = moment.table.round, isinstance(command, Act) and command.seat == moment.sheet.ended
    refusal = round.refusal(command.seat, command.text) if round and not ended else NotYourTurn(command.text)
    if refusal:
        raise from_game(refusal)
