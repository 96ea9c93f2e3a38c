"""A table in bytes, so that it can be opened again without going through all that happened."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct, msgpack
from msgspec.structs import asdict

from pioche.core.game import Setting
from pioche.core.refused import Misdeal
from pioche.core.round import Round, SoFar, Step
from pioche.table.live import LiveRound
from pioche.table.settings import Settings
from pioche.table.sheet import Sheet


class KeptStep(Struct, frozen=True, array_like=True):
    """A step of a round."""

    seat: int
    text: str
    heard: tuple[str | None, ...]
    table: bool
    unasked: bool = False
    back: bool = False


class KeptRound(Struct, frozen=True):
    """A round: its state now, as dealt, and at the start of the turn; what was done."""

    version: int
    state: bytes
    dealt: bytes
    turn_state: bytes
    turn_steps: int
    steps: tuple[KeptStep, ...]


class Kept(Struct, frozen=True):
    """A table."""

    sheet: Sheet
    round: KeptRound | None


_reader = msgpack.Decoder(Kept)


def pack(sheet: Sheet, round: Round | None) -> bytes:
    """The bytes of a table."""
    return msgpack.encode(Kept(sheet, _pack_round(round) if round else None))


def unpack(body: bytes) -> tuple[Sheet, Round | None]:
    """The table of those bytes."""
    kept = _reader.decode(body)
    return kept.sheet, _unpack_round(kept.sheet.settings.setting(), kept.round) if kept.round else None


def settings_in(body: bytes) -> Settings:
    """What was agreed at the table of those bytes."""
    return _reader.decode(body).sheet.settings


def _pack_round(round: Round) -> KeptRound:
    so_far = round.so_far
    return KeptRound(
        version=round.game.version,
        state=round.state_bytes(),
        dealt=so_far.dealt.tobytes(),
        turn_state=so_far.turn_states.tobytes(),
        turn_steps=so_far.turn_steps,
        steps=tuple(KeptStep(**vars(each)) for each in so_far.steps),
    )


def _unpack_round(setting: Setting, kept: KeptRound) -> Round:
    """The round as it was."""
    states = setting.states()
    if kept.version != setting.game.version or len(kept.state) != states.nbytes:
        raise Misdeal(f"this table was kept under other rules of {setting.game.id}")
    states, dealt, turn_states = (_filled(setting, body) for body in (kept.state, kept.dealt, kept.turn_state))
    steps = tuple(Step(**asdict(each)) for each in kept.steps)
    return LiveRound(setting, states, SoFar(dealt, turn_states, kept.turn_steps, steps))


def _filled(setting: Setting, body: bytes) -> Any:
    states = setting.states()
    states[:] = np.frombuffer(body, states.dtype)
    return states
