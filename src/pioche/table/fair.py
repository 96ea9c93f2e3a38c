"""Proof that a deal was fixed before anybody saw a card: a fingerprint is shown first and opened afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256

from pioche.core.record import replay
from pioche.core.refused import Misdeal
from pioche.core.round import MOST_SEED, Round, deal_round
from pioche.core.words import sentence
from pioche.table.entries import Lot
from pioche.table.refused import FOLDER

LONGEST = 19  # digits of a number below 2**63


def draw_lot(lot: Callable[[], int]) -> Lot:
    """A seed and a salt from three drawn numbers below 2**63."""
    return Lot(lot() & MOST_SEED, f"{lot() & MOST_SEED:016x}{lot() & MOST_SEED:016x}")


@lru_cache(4096)
def commitment(lot: Lot) -> str:
    """The fingerprint of a lot: SHA-256 over the seed in plain digits, a space, and the salt."""
    return sha256(f"{lot.seed} {lot.salt}".encode()).hexdigest()


def opened(round: Round, lot: Lot, first: int | None) -> str:
    """The record of a finished round with what opens its fingerprint, as comments."""
    who = "lot" if first is None else str(first)
    proof = f"# seed {lot.seed}\n# salt {lot.salt}\n# first {who}\n# commitment {commitment(lot)}\n"
    return round.record() + proof


def verify(record: str) -> str:
    """The fingerprint of a record whose cards were dealt from its seed; a Misdeal says what does not match."""
    said: dict[str, str] = dict(re.findall(r"^# (seed|salt|first|commitment) (\S+)\s*$", record, re.MULTILINE))
    if set(said) != {"seed", "salt", "first", "commitment"} or not _is_number(said["seed"]):
        raise Misdeal(sentence("no-proof", FOLDER))
    lot = Lot(int(said["seed"]), said["salt"])
    if commitment(lot) != said["commitment"]:
        raise Misdeal(sentence("other-fingerprint-shown", FOLDER))
    round = replay(record)
    if deal_round(round.setting, lot.seed, 0, _first(said["first"])).dealt.tobytes() != round.dealt.tobytes():
        raise Misdeal(sentence("other-cards", FOLDER))
    return said["commitment"]


def _first(word: str) -> int | None:
    return None if word == "lot" else int(word) if _is_number(word) else -1


def _is_number(word: str) -> bool:
    """Whether these are plain digits, and no more of them than a seed has.

    >>> _is_number("42"), _is_number("٤٢"), _is_number("9" * 5000)
    (True, False, False)
    """
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST
