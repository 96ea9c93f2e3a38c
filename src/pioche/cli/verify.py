"""``pioche verify``: whether a round was dealt as it was promised before anybody saw a card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pioche.cli.options import Lang, text_of
from pioche.cli.say import complain, in_words, out, told
from pioche.core.refused import Misdeal

File = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a round from a live table.")]
Shown = Annotated[str | None, typer.Option("--shown", metavar="HEX", help="The fingerprint you noted before the deal.")]


def verify(record: File, shown: Shown = None, lang: Lang = None) -> None:  # noqa: ARG001 - noted by its callback
    """Check that seed and salt give the fingerprint that was shown, and the seed these cards and every action."""
    from pioche.table import verify as check

    try:
        found = check(text_of(record))
        if shown is not None and shown.strip().lower() != found:
            raise Misdeal(told("other-fingerprint"))
    except Misdeal as error:
        complain(told("in-file", file=str(record), what=error.sentence))
        raise typer.Exit(1) from None
    out(in_words(told("verified", fingerprint=found)))
