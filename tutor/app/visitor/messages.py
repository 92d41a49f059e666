"""What came of a click, said once and where it was done: a callback draws nothing, and the next run tells."""

from collections.abc import Iterable

import streamlit as st

from tutor.app.base.shared import plain
from tutor.app.visitor.state import Told, visit

_MOST_LINES = 20


def say(place: str, good: bool, text: str, lines: Iterable[str] = ()) -> None:
    """Let a part of a page tell how something went, of what is wrong with a file the first few lines."""
    visit().pages.told.append(Told(place, good, text, tuple(lines)[:_MOST_LINES]))
    visit().pages.used.add(place)


def is_used(place: str) -> bool:
    """Whether something was done in a part of a page in this visit, so that it is kept open."""
    return place in visit().pages.used


def tell(place: str) -> None:
    """Tell what waits for a part of a page."""
    for one in visit().pages.told:
        if one.place == place:
            (st.success if one.good else st.error)(plain(one.text))
            show_lines(one.lines)
    visit().pages.told = [one for one in visit().pages.told if one.place != place]


def show_lines(lines: Iterable[str]) -> None:
    """What is wrong with a file, line by line as text; nothing where there is nothing."""
    some = tuple(lines)[:_MOST_LINES]
    if some:
        st.code("\n".join(some), language=None, wrap_lines=True)
