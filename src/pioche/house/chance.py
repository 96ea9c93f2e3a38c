"""What nobody may guess: tokens, names of tables, and the lots that deals are drawn from."""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words


class Chance(Protocol):
    """Where chance comes from; a page of examples has its own."""

    def token(self) -> str:
        """A secret for a seat."""

    def table_id(self) -> str:
        """A name for a table."""

    def code(self) -> str:
        """A short name for a table, to be read out."""

    def lot(self) -> int:
        """A number of 63 bits."""


class Secret:
    """Chance of the machine's best kind."""

    def token(self) -> str:
        """A secret of 160 bits or so."""
        return _word(LETTERS, 32)

    def table_id(self) -> str:
        """As good as a secret: whoever knows it may look on."""
        return _word(LETTERS, 16)

    def code(self) -> str:
        """Six letters; they are tried slowly."""
        return _word(CODE_LETTERS, 6)

    def lot(self) -> int:
        """A number of 63 bits."""
        return secrets.randbits(63)


def _word(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))


def digest(token: str) -> str:
    """What is stored of a token: enough to know it again, useless to whoever reads the store."""
    return hashlib.sha256(token.encode()).hexdigest()
