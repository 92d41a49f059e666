"""Messages about a click, shown once and where it was made: a callback draws nothing, so they wait for the next run."""

from collections.abc import Iterable

import streamlit as st

from tutor.app.base.words_and_content import draw_text, in_english
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.pages import Notice

_MOST_LINES = 20


def say(place: str, good: bool, text: str, lines: Iterable[str] = ()) -> None:
    """Leave a message for a part of a page, good or bad, with the first few lines of what is wrong with a file."""
    visit().pages.told.append(Notice(place, good, text, tuple(lines)[:_MOST_LINES]))
    visit().pages.used.add(place)


def is_used(place: str) -> bool:
    """Tell whether something was done in a part of a page in this visit, which is then kept open."""
    return place in visit().pages.used


def tell(place: str) -> None:
    """Show the messages that wait for a part of a page."""
    for one in visit().pages.told:
        if one.place == place:
            draw_text(one.text, f"told-{place.replace(' ', '-')}", st.success if one.good else st.error)
            show_faults(place, one.lines)
    visit().pages.told = [one for one in visit().pages.told if one.place != place]


def show_faults(place: str, lines: Iterable[str]) -> None:
    """Show the first few lines of what is wrong with a file as plain text in English, nothing where there are none."""
    some = tuple(lines)[:_MOST_LINES]
    if some:
        with in_english(f"faults-{place.replace(' ', '-')}"):
            st.code("\n".join(some), language=None, wrap_lines=True)
