"""The forms of numbers and days in a language: in sentences, and in plots drawn in the browser."""

from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal

from tutor.text.families import Family
from tutor.text.language import ENGLISH, Words

_MONTHS = Family("month-{}", range(1, 13))


def day_words(words: Words, day: date) -> str:
    """Write a day with the name of its month.

    >>> from tutor.text.language import language
    >>> day_words(language("en"), date(2026, 11, 23))
    '23 November 2026'
    """
    return words("day-in-words", day=day.day, month=words(_MONTHS[day.month]), year=day.year)


@dataclass(frozen=True, slots=True)
class Tenths:
    """A number that is said with one decimal place.

    >>> from tutor.text import language
    >>> Tenths(3.25).said(language("en")), Tenths(-0.04).said(language("de"))
    ('3.2', '0,0')
    """

    number: float

    def said(self, words: Words) -> str:
        """Write the number."""
        # Adding zero makes minus zero zero.
        return str(format_decimal(round(self.number, 1) + 0.0, "0.0", locale=words.code))


@cache
def formats(code: str) -> dict[str, Any]:
    """Return the signs of numbers and the names of days and months in a language, in the format of Vega plots.

    >>> found = formats("de")
    >>> found["number"]["decimal"], found["time"]["shortMonths"][0], found["time"]["days"][0]
    (',', 'Jan.', 'Sonntag')
    """
    known = _known(code)
    signs = known.number_symbols["latn"]
    days, months = known.days["format"], known.months["format"]
    halves = known.day_periods["format"]["abbreviated"]
    return {
        "number": {"decimal": signs["decimal"], "thousands": signs["group"], "grouping": [3], "currency": ["", ""]},
        "time": {
            "dateTime": "%x %X",
            "date": "%Y-%m-%d",
            "time": "%H:%M:%S",
            "periods": [halves["am"], halves["pm"]],
            "days": _from_sunday(days["wide"]),
            "shortDays": _from_sunday(days["abbreviated"]),
            "months": list(months["wide"].values()),
            "shortMonths": list(months["abbreviated"].values()),
        },
    }


def _known(code: str) -> Locale:
    try:
        return Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)


def _from_sunday(days: dict[int, str]) -> list[str]:
    return [days[number] for number in (6, *range(6))]
