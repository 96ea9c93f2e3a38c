"""One deal among all that a table has seen: a record needs no more of its log."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from pioche.server.schema import ENTRIES

NUMBER = ENTRIES.c.number
BESIDE = ("reacted", "came", "went", "warned")  # what only says who is there and how they feel


def needed_for(connection: Connection, table_id: str, deal: int) -> sa.ColumnElement[bool]:
    """Which entries tell of a deal: the first of the table, what it was dealt from, and all until the next."""
    query = sa.select(NUMBER).where(ENTRIES.c.table_id == table_id, _is("dealt")).order_by(NUMBER)
    dealt = list(connection.execute(query).scalars())
    if deal > len(dealt):
        return sa.false()
    before_next = dealt[deal] > NUMBER if deal < len(dealt) else sa.true()
    since = sa.and_(dealt[deal - 1] < NUMBER, before_next, *(sa.not_(_is(kind)) for kind in BESIDE))
    return sa.or_(NUMBER.in_([1, *dealt[max(0, deal - 2) : deal]]), since)


def _is(kind: str) -> sa.ColumnElement[bool]:
    """Whether an entry is of a kind, which is the first word of each."""
    begins = f'{{"kind":"{kind}"'.encode()
    return sa.func.substr(ENTRIES.c.body, 1, len(begins)) == begins
