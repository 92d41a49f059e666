"""The language for a visitor: named in the address, set, remembered by the browser, or preferred by it."""

from collections.abc import Collection, Iterator
from itertools import islice
from math import isfinite
from typing import Final

from tutor.text.language import ENGLISH

_MOST = 500
# The characters of a header that are read; browsers send some dozens.
_NONE: Final = ("", "*")


def choose_language(
    asked: str | None, setting: str | None, cookie: str | None, accept: str, among: Collection[str]
) -> str:
    """Choose a language among those that are offered; other languages are passed over, and English comes last.

    `accept` is the browser's header Accept-Language.

    >>> choose_language(None, None, None, "fr-CA, de;q=0.9, en;q=0.8", ("de", "en"))
    'de'
    >>> choose_language("fr", "de", "en", "", ("de", "en", "fr"))
    'fr'
    >>> choose_language("xx", None, "de", "en", ("de", "en"))
    'de'
    """
    wanted = (asked, setting, cookie, *preferred(accept))
    found = (_base(code) for code in wanted if code is not None)
    return next((code for code in found if code in among), ENGLISH)


def is_spoken(accept: str, among: Collection[str]) -> bool:
    """Tell whether the language that the browser prefers to all others is among those that are offered.

    A browser that prefers none is content with any.

    >>> is_spoken("de-AT, en;q=0.9", ("de", "en")), is_spoken("nl, en;q=0.9", ("de", "en")), is_spoken("", ("en",))
    (True, False, True)
    """
    return all(_base(code) in among for code in islice(preferred(accept), 1))


def preferred(accept: str) -> Iterator[str]:
    """Yield the languages of a header, the most preferred first, without entries of weight 0 or that are not languages.

    >>> list(preferred("en;q=0.5, de-AT, *;q=0.1, fr;q=0"))
    ['de-AT', 'en']
    """
    weighed = []
    for part in accept[:_MOST].split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() not in _NONE:
            weighed.append((name.strip(), _weight(weight)))
    # Equal weights stay in the order of the header.
    yield from (name for name, weight in sorted(weighed, key=lambda one: -one[1]) if weight > 0)


def _base(code: str) -> str:
    return code.strip().replace("_", "-").split("-")[0].lower()


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        found = float(value)
    except ValueError:
        return 0.0
    return found if name.strip() == "q" and isfinite(found) and 0 <= found <= 1 else 0.0
