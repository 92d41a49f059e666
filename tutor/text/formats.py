"""The forms of numbers and days in a language, for plots drawn in the browser."""

from functools import cache
from typing import Any

from babel import Locale, UnknownLocaleError

from tutor.text.language import ENGLISH


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
