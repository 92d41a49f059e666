"""Characters that only look right in a file: blanks of web pages, invisible characters, curly quotes."""

import re
from typing import Final, NamedTuple

HARD_BLANKS: Final = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
UNSEEN: Final = "\u00ad\u034f\u200b-\u200f\u2060-\u2064\ufe0e\ufe0f\ufeff"
CURLY: Final = re.compile("[“”„«»‘’‚‹›]")
"""The quotation marks that word processors write, which YAML takes for text."""

_SHOWN = 40
_HIDDEN = re.compile(f"[{HARD_BLANKS}]|[{UNSEEN}]")
_HARD_BLANK = re.compile(f"[{HARD_BLANKS}]")
_IN_CURLY = re.compile("[“”„«‘‚‹`].*[“”»’‘›`]", re.DOTALL)


def hidden(text: str, place: int) -> tuple[str, dict[str, str | int]]:
    """Return the message about the character at a place of a text, which looks like a blank or like nothing."""
    sign = text[place]
    message = "yaml-hard-blank" if _HARD_BLANK.match(sign) else "yaml-unseen"
    return message, {"code": f"U+{ord(sign):04X}", "text": as_seen(text).strip()[:_SHOWN]}


def as_seen(text: str) -> str:
    """Return a text as it looks, without invisible characters and false blanks."""
    return _HIDDEN.sub(lambda found: " " if _HARD_BLANK.match(found[0]) else "", text)


class Disguise(NamedTuple):
    """A character that only looks right: the message about it with its details, and its place in the text, from 0."""

    message: str
    place: int
    details: dict[str, str | int]


def disguise_in(text: str) -> Disguise | None:
    """Return the first disguise in a text that is not prose, such as a name, a card or a key; None without any.

    >>> disguise_in("So\\u200buth").message, disguise_in("South")
    ('yaml-unseen', None)
    """
    found = _HIDDEN.search(text)
    if found is not None:
        message, details = hidden(text, found.start())
        return Disguise(message, found.start(), details)
    if _IN_CURLY.fullmatch(text):
        return Disguise("check-curly-quotes", 0, {"play": text[:80]})
    return None
