"""One deal being played: who may act, what is legal, what happened, what each seat sees."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import structs

from pioche.core.face import Face
from pioche.core.game import Game, Options, Setting, find
from pioche.core.reading import whole
from pioche.core.refused import Illegal, Misdeal, NotHeld, NotYourTurn, Over, Refused, Unreadable
from pioche.core.snapshot import unpack
from pioche.core.view import Action, Chair, Event, View
from pioche.core.words import sentence

MOST_SEED = 2**63 - 1
BACK = "undo"  # what is heard of a step that was taken back


@dataclass(frozen=True)
class Step:
    """A decision, or something the table did, and how every seat and (last) a spectator heard of it.

    ``unasked``: the table said it for the seat, who could do nothing else; others hear it like a decision (ALL-3).
    ``back``: the last step before it that stands is taken back.
    """

    seat: int
    text: str
    heard: tuple[str | None, ...]
    table: bool = False
    unasked: bool = False
    back: bool = False

    def by_table(self, ear: int | None) -> bool:
        """Whether an onlooker knows that nobody decided it: where the table spoke for a seat, that seat alone."""
        return self.table or (self.unasked and ear == self.seat)


def standing(steps: Sequence[Step]) -> list[Step]:
    """The steps that stand: without those that were taken back, and without what said so."""
    return [steps[at] for at in _standing_at(steps)]


def _standing_at(steps: Sequence[Step]) -> list[int]:
    """Where the steps that stand are among all."""
    kept = list[int]()
    for at, step in enumerate(steps):
        if step.back:
            kept.pop()
        else:
            kept.append(at)
    return kept


class SoFar(NamedTuple):
    """What has been played of a round, beside its state."""

    dealt: Any  # the state before anything happened
    turn_states: Any  # the state at the start of the turn
    turn_steps: int  # how many steps were taken before it
    steps: tuple[Step, ...]


class Round:
    """One deal being played. Made by ``deal``, ``position`` or ``replay``.

    It knows everything; hand a seat its ``view``, never the round itself.
    """

    def __init__(self, setting: Setting, states: Any, so_far: SoFar | None = None) -> None:
        """Begin the round that was dealt; or go on with one of which something has been played."""
        self.setting = setting
        self._states = states
        self.dealt = self._turn_states = states.copy()
        self._turn_steps = 0
        self.steps: list[Step] = []
        self._events: tuple[list[Event], ...] = tuple([] for _ in range(self.seats + 1))
        self.imagined = False
        if so_far is None:
            self._begin()
        else:
            self._restore(so_far)

    def _begin(self) -> None:
        before = unpack(self._states)
        self._kernel.begin_at(self._states, 0)
        for seat, text in self._face.opened(before, unpack(self._states)):
            self._tell(Step(seat, text, (text,) * (self.seats + 1), table=True))
        self._mark_turn()

    def _restore(self, so_far: SoFar) -> None:
        """Nothing is played again, so nothing is opened or told a second time."""
        self.dealt, self._turn_states, self._turn_steps = so_far.dealt, so_far.turn_states, so_far.turn_steps
        for step in so_far.steps:
            self._tell(step)

    @property
    def so_far(self) -> SoFar:
        """What has been played, from which, with the state, the round can be made again."""
        return SoFar(self.dealt, self._turn_states, self._turn_steps, tuple(self.steps))

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.setting.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.setting.seats

    @property
    def options(self) -> Options:
        """The values of the game's options."""
        return self.setting.options

    @property
    def first(self) -> int:
        """The seat that was to begin, before any rule of the game had its say."""
        return int(self.dealt["seat"][0])

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self._states["seat"][0])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the round is over."""
        return _seats_in(self._kernel.acting(self._states, 0))

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return not self.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as things stand, as the game counts them."""
        points = np.zeros(self.seats, np.int64)
        self._kernel.scores_at(self._states, 0, points)
        return tuple(points.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; several share a win, nobody has while the round is on."""
        return _seats_in(self._kernel.winners_at(self._states, 0)) if self.over else ()

    @property
    def next_first(self) -> int | None:
        """Who begins the next round by a rule of the game; None where the turn to begin passes on."""
        return self._face.starter(self.snapshot())

    def legal(self, seat: int) -> tuple[str, ...]:
        """The texts of the actions this seat may take now, in a fixed order; empty for who may not act."""
        texts = self._face.ACTIONS
        return tuple(texts[code] for code in self._legal_codes(self._check_seat(seat)))

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Why this action would be refused; None if it would be carried out."""
        self._check_seat(seat)
        code = self.game.codes.get(text) if isinstance(text, str) else None
        s = self.snapshot()
        if code is None or not self._face.exists(s, code):
            return Unreadable(str(text))
        if self.over:
            return Over(text)
        if seat not in self.to_act:
            return NotYourTurn(text)
        if not self._face.holds(s, seat, code):
            return NotHeld(text)
        rule = self._face.refuse(s, seat, code)
        return Illegal(text, self.game.rulebook[rule]) if rule else None

    def play(self, seat: int, text: str) -> tuple[Event, ...]:
        """Carry out an action and tell what this seat hears of it; a refused action changes nothing.

        Where the seat could then do nothing but end its turn, the table says that end for it (ALL-3).
        """
        known = len(self._events[self._check_seat(seat)])
        self.act(seat, text)
        while self.unasked is not None:
            self.act(self.turn, self.unasked)
        return tuple(self._events[seat][known:])

    def act(self, seat: int, text: str) -> None:
        """Carry out one action alone; what the table says then for a seat without a choice is still ``unasked``."""
        refusal = self.refusal(seat, text)
        if refusal:
            raise refusal
        before, code, unasked = self.snapshot(), self.game.codes[text], self.unasked is not None
        self._kernel.act_at(self._states, 0, seat, code)
        self._changed()
        after = self.snapshot()
        onlookers = (*range(self.seats), None)
        heard = tuple(self._face.told(before, seat, code, after, to) for to in onlookers)
        self._tell(Step(seat, text, heard, unasked=unasked))
        self._mark_turn()

    def take_back(self) -> None:
        """The state as it was before the last step that stands; everybody hears that it was taken back."""
        *before, at = _standing_at(self.steps)
        last = self.steps[at]
        if last.table or self.imagined:
            raise Misdeal("there is nothing to take back")
        again = type(self)(self.setting, self.dealt.copy())
        for at in before:
            again._repeat(self.steps[at], at)
        self._states, self._turn_states, self._turn_steps = again._states, again._turn_states, again._turn_steps
        self._changed()
        self._tell(Step(last.seat, BACK, (BACK,) * (self.seats + 1), back=True))

    def _repeat(self, step: Step, at: int) -> None:
        """Carry out a step once more without telling anybody; ``at``: which of all steps it is."""
        if step.table:
            return
        self._kernel.act_at(self._states, 0, step.seat, self.game.codes[step.text])
        self._changed()
        if self.at_turn_start:
            self._turn_states, self._turn_steps = self._states.copy(), at + 1

    @property
    def unasked(self) -> str | None:
        """What the table is to say for the seat on turn, who could do nothing else; None where somebody decides."""
        code: int = self._kernel.by_table_at(self._states, 0)
        return None if code < 0 else self._face.ACTIONS[code]

    def quick_choice(self, seat: int) -> str:
        """What the game's quick policy would do for a seat that may act; it uses only what the seat may know."""
        if self._check_seat(seat) not in self.to_act:
            raise NotYourTurn("")
        code: int = self._kernel.choose_at(self._states, 0, seat, self._room())
        return self._face.ACTIONS[code]

    def events(self, seat: int | None = None) -> tuple[Event, ...]:
        """Everything a seat (None: a spectator) has heard since the deal."""
        ear = self.seats if seat is None else self._check_seat(seat)
        return tuple(self._events[ear])

    def view(self, seat: int | None = None) -> View:
        """All that a seat (None: a spectator) may know, and nothing else."""
        if seat is not None:
            self._check_seat(seat)
        s, acting, codes = self.snapshot(), self.to_act, self._legal_codes(seat)
        return View(
            game=self.game.id,
            version=self.game.version,
            options=dict(self.options),
            seat=seat,
            turn=self.turn,
            to_act=self._face.awaited(s, acting, seat),
            phase=self._face.phase(s),
            seats=tuple(Chair(each, len(self._face.hand(s, each))) for each in range(self.seats)),
            zones=self._face.zones(s, seat),
            actions=() if seat is None else tuple(self._offered(s, seat, code) for code in codes),
            events=recent(self.events(seat), seat),
            scores=None if acting else self.scores,
            winners=self.winners,
            facts=self._face.facts(s),
        )

    def copy(self) -> Round:
        """An independent round in the same state."""
        untold = self.so_far._replace(turn_states=self._turn_states.copy(), steps=())
        twin = type(self)(self.setting, self._states.copy(), untold)
        twin.steps, twin.imagined = list(self.steps), self.imagined
        twin._events = tuple(list(events) for events in self._events)
        return twin

    def redeal(self, seat: int | None, seed: int) -> Round:
        """A world this seat (None: a spectator) cannot tell from the true one, drawn from the seed.

        >>> import pioche
        >>> round = pioche.deal(pioche.games()[0].id, 4, seed=1)
        >>> round.redeal(2, seed=5).view(2) == round.view(2)
        True
        """
        ear = self.seats if seat is None else self._check_seat(seat)
        world = self.copy()
        world._kernel.redeal_at(world._states, 0, -1 if seat is None else seat, check_seed(seed))
        # Whatever else holds true cards is replaced too: a bot may look at every corner of its world.
        world._turn_states, world.dealt = world._states.copy(), world._states.copy()
        world.dealt["seat"] = self.dealt["seat"]
        world.steps = [_as_heard(step, step.heard[ear]) for step in self.steps if step.heard[ear] is not None]
        world._events = tuple(list(self._events[ear]) for _ in self._events)
        world._turn_steps = len(world.steps)
        world.imagined = True
        return world

    def worlds(self, seat: int, seed: int, n: int = 1) -> Any:
        """The states of n worlds this seat cannot tell from the true one, drawn from the seed: an array for a bot."""
        lots = np.random.default_rng([check_seed(seed), self._check_seat(seat)]).integers(0, MOST_SEED, n)
        states = self.setting.states(n)
        states[:] = self._states[0]
        for at, lot in enumerate(lots.tolist()):
            self._kernel.redeal_at(states, at, seat, lot)
        return states

    def __copy__(self) -> Round:
        return self.copy()

    def record(self) -> str:
        """The text of this round, from which ``replay`` makes it again."""
        from pioche.core.record import write

        return write(self)

    def position(self) -> str:
        """The text of the present position: the start of the turn and what was done since."""
        from pioche.core.record import write_position

        return write_position(self)

    def snapshot(self) -> SimpleNamespace:
        """The state in plain numbers, every secret included."""
        return unpack(self._states)

    @property
    def at_turn_start(self) -> bool:
        """Whether nothing has been done yet in this turn."""
        return self._face.phase(self.snapshot()) == "turn"

    def turn_so_far(self) -> tuple[SimpleNamespace, Sequence[Step]]:
        """The state at the start of the turn, and the steps since."""
        return unpack(self._turn_states), standing(self.steps[self._turn_steps :])

    @property
    def states(self) -> Any:
        """The state itself, every secret included, in an array of one; to be read only."""
        return self._states

    def state_bytes(self) -> bytes:
        """The record itself: equal rounds have equal bytes."""
        return bytes(self._states.tobytes())

    def __repr__(self) -> str:
        doing = f"over, won by {self.winners}" if self.over else f"seat {self.turn} to play"
        return f"<Round of {self.setting}: {len(self.steps)} steps, {doing}>"

    @property
    def _face(self) -> Face:
        return self.game.face

    @property
    def _kernel(self) -> SimpleNamespace:
        return self.game.kernel

    def _room(self) -> npt.NDArray[np.int64]:
        """Room for legal actions; its own for every call, so that threads may read one round together."""
        return np.zeros(self.game.most_actions, np.int64)

    def _check_seat(self, seat: int) -> int:
        at = whole(seat)
        if at is None or not 0 <= at < self.seats:
            raise Misdeal(sentence("no-seat", seat=repr(seat), last=str(self.seats - 1)))
        return at

    def _legal_codes(self, seat: int | None) -> list[int]:
        if seat is None or seat not in self.to_act:
            return []
        out = self._room()
        n = self._kernel.legal_at(self._states, 0, seat, out)
        codes: list[int] = out[:n].tolist()
        return codes

    def _offered(self, s: SimpleNamespace, seat: int, code: int) -> Action:
        return structs.replace(self._face.action(code), zone=self._face.source(s, seat, code))

    def _changed(self) -> None:
        """The record is another now: whoever remembers what was worked out from it has to forget it."""

    def _tell(self, step: Step) -> None:
        """Add a step; events are numbered by what an onlooker heard, a gap would tell of what it may not know."""
        self.steps.append(step)
        for ear, (events, text) in enumerate(zip(self._events, step.heard, strict=True)):
            if text is not None:
                events.append(Event(len(events) + 1, step.seat, text, step.by_table(ear)))

    def _mark_turn(self) -> None:
        """Remember the start of a turn: only there a position can be written."""
        if self.at_turn_start:
            self._turn_states, self._turn_steps = self._states.copy(), len(self.steps)


def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def _as_heard(step: Step, heard: str | None) -> Step:
    return replace(step, text=heard or "?", heard=(heard,) * len(step.heard), unasked=False)


def recent(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """What happened since the seat last did something itself, that included; at least a dozen events."""
    backwards = range(len(events) - 1, -1, -1) if seat is not None else ()
    since = next((at for at in backwards if events[at].seat == seat), len(events))
    return events[min(since, max(len(events) - 12, 0)) :]


def check_seed(seed: int) -> int:
    """A seed, if it is one."""
    at = whole(seed)
    if at is None or not 0 <= at <= MOST_SEED:
        raise Misdeal(sentence("no-seed", most=str(MOST_SEED), seed=repr(seed)))
    return at


def deal_round(setting: Setting, seed: int, index: int, first: int | None) -> Round:
    """Round ``index`` of a series, the same for ever."""
    if first is not None:
        check_first(setting, first)
    states = setting.states()
    setting.game.kernel.deal_at(states, 0, check_seed(seed), index, -1 if first is None else first)
    return Round(setting, states)


def check_first(setting: Setting, first: int) -> None:
    """Whether a first seat can be named here (ALL-2)."""
    if whole(first) not in range(setting.seats):
        raise Misdeal(sentence("no-seat-to-begin", seat=repr(first), last=str(setting.seats - 1)))
    rule = setting.game.first_rule(setting.options)
    if rule:
        why = setting.game.rulebook[rule]
        raise Misdeal(sentence("no-first", setting=setting, rule=why), (why,))


def deal(game: str | Game, seats: int, seed: int | None = None, first: int | None = None, **options: object) -> Round:
    """Shuffle and deal a round; the same seed always gives the same cards.

    >>> import pioche
    >>> game = pioche.games()[0].id
    >>> deal(game, seats=4, seed=7).record() == deal(game, seats=4, seed=7).record()
    True
    """
    setting = find(game).setting(seats, options)
    return deal_round(setting, secrets.randbelow(MOST_SEED) if seed is None else seed, 0, first)
