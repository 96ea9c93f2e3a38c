"""Text from a file or the network, made harmless for a terminal: nothing in it moves a cursor or turns a line round."""

from __future__ import annotations

import unicodedata

SHOWN = "\N{REPLACEMENT CHARACTER}"  # one for one, so that what is counted by characters stays where it is
KEPT = "\n\t\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # families of emoji are joined by the third
STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, marks that turn text round, halves of characters, other line ends


def harmless(text: str) -> str:
    """The same text with a plain sign for every character that could steer a terminal."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(SHOWN if unicodedata.category(each) in STEERING and each not in KEPT else each for each in text)


def harmless_line(text: str) -> str:
    """The same, and on one line: a name or a sentence."""
    return " ".join(harmless(text).split())
