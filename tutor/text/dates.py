"""Days in words."""

from datetime import date

from tutor.text.families import Family
from tutor.text.language import Words

_MONTHS = Family("month-{}", range(1, 13))


def day_words(words: Words, day: date) -> str:
    """Write a day with the name of its month.

    >>> from tutor.text.language import language
    >>> day_words(language("en"), date(2026, 11, 23))
    '23 November 2026'
    """
    return words("day-in-words", day=day.day, month=words(_MONTHS[day.month]), year=day.year)
