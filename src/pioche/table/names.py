"""What people may be called: anything that can be read, in every script, and told from the others at the table."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import regex
from confusable_homoglyphs import confusables

from pioche.table.refused import TableRefused

LONGEST_NAME = 24  # letters as people count them: a family emoji is one
MOST_MARKS = 2  # on one letter
MOST_POINTS = 12  # code points of one letter: the largest emoji have ten

_letters = regex.compile(r"\X")
_emoji = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3")
_unseen = regex.compile(r"\p{Default_Ignorable_Code_Point}|\p{C}|\u2800")
_joiner = regex.compile(r"(?<=\p{Lo}|\p{Mn})[\u200C\u200D](?=\p{Lo})")  # as some scripts need between letters


def check_name(name: str) -> str:
    """A name without needless blanks, if people can read it."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    letters = _letters.findall(_joiner.sub("", plain))
    if not 1 <= len(letters) <= LONGEST_NAME or not all(map(_can_be_read, letters)):
        raise TableRefused("odd-name")
    return plain


def _can_be_read(letter: str) -> bool:
    if len(letter) > MOST_POINTS:
        return False
    if _emoji.match(letter):
        return True
    marks = [each for each in letter if unicodedata.category(each) in ("Mn", "Me")]
    bare = unicodedata.category(letter[0])[0] == "M"
    return not bare and len(marks) <= MOST_MARKS and not _unseen.search(letter)


def look_alike(one: str, other: str) -> bool:
    r"""Whether two names could be taken for each other.

    >>> look_alike("Paul", "P\u0430ul"), look_alike("Ada", "ADA"), look_alike("Zoe", "Zoé")
    (True, True, False)
    """
    return _skeleton(one) == _skeleton(other) or _skeleton(one.casefold()) == _skeleton(other.casefold())


@lru_cache(1024)
def _skeleton(name: str) -> str:
    """A name as it looks: every letter replaced by the one that all its doubles stand for."""
    plain = _unseen.sub("", unicodedata.normalize("NFKD", name))
    return unicodedata.normalize("NFD", "".join(map(_double, plain)))


def _double(letter: str) -> str:
    """The letter that stands for all that look like this one."""
    others = [each["c"] for each in confusables.confusables_data.get(letter, ())]
    if len(others) != 1:
        return letter
    (other,) = others
    alone = len(confusables.confusables_data.get(other, ())) <= 1
    return min(letter, other) if alone else str(other)
