"""The last weeks as bars, by the day of the visitor's time zone."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta, tzinfo
from itertools import takewhile
from typing import NamedTuple

import streamlit as st

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.base.local_day import visitor_zone
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.plots import DAY_WORDS, days, plot, pointed_at
from tutor.text.formats import day_words
from tutor.trainer.exercises import Exercise

DAYS = 21
"""The number of days drawn, up to today."""

_FEWEST_DAYS = 3
"""The fewest days with something tried for which there are bars: fewer show no trend."""

_HEIGHT = 150
# The field that orders the parts of a bar: their names sort differently in every language.
_PLACE = "place"
# The lighter one has a frame too, so that the parts of a bar differ without colours.
_RIGHT, _NOT_RIGHT = "#2f7d4f", "#d9c9a3"


class Day(NamedTuple):
    """A day with its numbers of exercises tried and solved."""

    day: date
    tried: int
    right: int


def last_weeks(exercises: Sequence[Exercise]) -> None:
    """Draw the bars with their sum in words, and before the third day only the words."""
    rows = by_day(exercises, now(), visitor_zone())
    tried, right = sum(row.tried for row in rows), sum(row.right for row in rows)
    st.header(words()("weeks-title"))
    if not tried:
        st.markdown(escape_markdown(words()("weeks-none")))
        return
    on = sum(row.tried > 0 for row in rows)
    if on >= _FEWEST_DAYS:
        _bars(rows)
    st.markdown(f":small[{escape_markdown(words()('weeks-sum', tried=tried, right=right, days=on))}]")


def by_day(exercises: Sequence[Exercise], moment: datetime, zone: tzinfo) -> list[Day]:
    """List the last days up to a moment, in a time zone; `exercises` are ordered by their end."""
    today = moment.astimezone(zone).date()
    first = today - timedelta(days=DAYS - 1)
    tried, right = dict.fromkeys(_days(first), 0), dict.fromkeys(_days(first), 0)
    # A day before the first in UTC is too early in every time zone.
    early = datetime.combine(first - timedelta(days=2), datetime.min.time(), moment.tzinfo)
    for one in takewhile(lambda one: one.end > early, reversed(exercises)):
        day = one.end.astimezone(zone).date()
        if day in tried:
            tried[day] += 1
            right[day] += one.solved
    return [Day(day, number, right[day]) for day, number in tried.items()]


def _days(first: date) -> list[date]:
    return [first + timedelta(days=number) for number in range(DAYS)]


def _bars(rows: Sequence[Day]) -> None:
    day, number, how = map(words(), ("weeks-day", "weeks-number", "weeks-how"))
    names = (words()("weeks-right"), words()("weeks-not-right"))
    values = [
        {DAY_WORDS: day_words(words(), row.day), day: row.day.isoformat(), how: name, number: count, _PLACE: place}
        for row in rows
        for place, (name, count) in enumerate(zip(names, (row.right, row.tried - row.right), strict=True))
    ]
    x = days(day)
    x["axis"] = {**x["axis"], "title": None, "tickCount": 5, "grid": False}
    colour = {"field": how, "type": "nominal", "title": how, "legend": {"title": None, "orient": "top"}}
    bars = {
        "data": {"values": values},
        "mark": {"type": "bar", "stroke": "#8a7430"},
        "encoding": {
            "x": x,
            "y": {"field": number, "type": "quantitative", "title": number, "axis": {"title": None, "tickMinStep": 1}},
            "color": colour | {"scale": {"domain": list(names), "range": [_RIGHT, _NOT_RIGHT]}},
            # An empty part has no frame either.
            "strokeWidth": {"condition": {"test": {"field": number, "gt": 0}, "value": 1}, "value": 0},
            "order": {"field": _PLACE, "type": "quantitative"},
            "tooltip": pointed_at(day, how, number),
        },
    }
    plot([bars], _HEIGHT, words()("weeks-title"))
