"""The languages that are ready for learners, and the mark of what is not in theirs."""

from typing import Final

ENGLISH: Final = "en"
RELEASED = (ENGLISH,)
"""The languages that everybody is offered, of which nothing may be missing."""


class InEnglish(str):
    """A text that is in English, because the language that was asked for does not have it yet."""

    __slots__ = ()
