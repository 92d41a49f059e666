"""Messages about a click, shown once and where it was made: a callback draws nothing, so they wait for the next run.

A message of something deleted offers to restore it, and stays while the visitor is on the page.
"""

from collections.abc import Callable, Iterable

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import draw_text
from tutor.app.visitor.session import Notice, session

_MOST_LINES = 20


def say(place: str, good: bool, text: str, lines: Iterable[str] = (), undo: Callable[[], None] | None = None) -> None:
    """Leave a message for a part of a page, good or bad, with the first few lines of what is wrong with a file.

    `undo` restores what the message says is deleted.
    """
    withdraw(place)
    session().pages.told.append(Notice(place, good, text, tuple(lines)[:_MOST_LINES], undo))
    session().pages.used.add(place)


def withdraw(place: str) -> None:
    """Offer to restore nothing any more at a part of a page."""
    session().pages.told = [one for one in session().pages.told if one.place != place or one.undo is None]


def come_to(page: str) -> None:
    """Come to the page with this path; what was offered on another one is offered no more."""
    if session().pages.page != page:
        session().pages.page = page
        session().pages.told = [one for one in session().pages.told if one.undo is None]


def is_used(place: str) -> bool:
    """Tell whether something was done in a part of a page in this visit, which is then kept open."""
    return place in session().pages.used


def tell(place: str) -> None:
    """Show the messages that wait for a part of a page."""
    for one in session().pages.told:
        if one.place == place:
            draw_text(one.text, f"told-{place.replace(' ', '-')}", st.success if one.good else st.error)
            show_faults(place, one.lines)
            if one.undo is not None:
                st.button(words()("restore-deleted"), key=f"undo {place}", on_click=_undo, args=(one,))
    session().pages.told = [one for one in session().pages.told if one.place != place or one.undo is not None]


def _undo(told: Notice) -> None:
    """Restore what a message says is deleted, unless that is done already."""
    if told.undo is not None and told in session().pages.told:
        withdraw(told.place)
        told.undo()


def show_faults(place: str, lines: Iterable[str]) -> None:
    """Show the first few lines of what is wrong with a file as plain text in English, nothing where there are none."""
    some = tuple(lines)[:_MOST_LINES]
    if some:
        with in_english(f"faults-{place.replace(' ', '-')}"):
            st.code("\n".join(some), language=None, wrap_lines=True)
