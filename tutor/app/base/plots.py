"""Plots, in the visitor's language: their numbers and days, and what a screen reader says about them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.text.formats import formats

DAY_WORDS: Final = "day-in-words"
"""The field of the rows that has their day in words."""


def plot(layers: Sequence[Mapping[str, object]], height: int, about: str, **more: object) -> None:
    """Draw the layers of a plot of Vega-Lite as wide as there is room; `about` says what it shows.

    Written by hand, since a library that validates it takes longer than the rest of the page.
    """
    # Vega names every mark and axis to screen readers in English, so these are hidden: the text below says it all.
    # Their background is the paper of the page.
    config = {"aria": False, "mark": {"aria": False}, "background": "#0000", "locale": formats(words().code)}
    chart = {"layer": [*layers], "height": height, "description": about, "config": config, **more}
    st.vega_lite_chart(chart, width="stretch")


def days(field: str) -> dict[str, Any]:
    """Return the encoding of a field of days, which are already those of the right time zone."""
    # Read in UTC they stay what they are, wherever the browser is.
    axis = {"format": words()("plot-day")}
    utc = {"timeUnit": "utcyearmonthdate", "scale": {"type": "utc"}}
    return {"field": field, "type": "temporal", "title": field, "axis": axis, **utc}


def pointed_at(day: str, *fields: str) -> list[dict[str, str]]:
    """Return the encoding of the tooltip of the part under the mouse: `DAY_WORDS`, named `day`, and other fields."""
    return [{"field": DAY_WORDS, "title": day}, *({"field": one, "title": one} for one in fields)]
