"""Messages about a click, shown once at its place; they wait for the next run, because a callback draws nothing.

A message about a deletion offers to undo it, and stays while the visitor is on the page.
"""

from collections.abc import Callable, Iterable

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import draw_text
from tutor.app.visitor.session import Notice, session

_MOST_LINES = 20


def post(place: str, good: bool, text: str, lines: Iterable[str] = (), undo: Callable[[], None] | None = None) -> None:
    """Leave a message for a part of a page, good or bad, with the first few of the faults of a file.

    `undo` reverses the deletion that the message reports.
    """
    withdraw(place)
    session().pages.notices.append(Notice(place, good, text, tuple(lines)[:_MOST_LINES], undo))
    session().pages.used.add(place)


def withdraw(place: str) -> None:
    """Withdraw the offer to undo at a part of a page."""
    session().pages.notices = [
        notice for notice in session().pages.notices if notice.place != place or notice.undo is None
    ]


def enter_page(page: str) -> None:
    """Note that the page with this path is drawn; offers made on another page expire."""
    if session().pages.page != page:
        session().pages.page = page
        session().rules.kept = ""
        session().pages.notices = [notice for notice in session().pages.notices if notice.undo is None]


def is_used(place: str) -> bool:
    """Tell whether a part of a page was used in this session, and so is kept open."""
    return place in session().pages.used


def show_messages(place: str) -> None:
    """Show the messages waiting for a part of a page."""
    for one in session().pages.notices:
        if one.place == place:
            draw_text(one.text, f"notice-{place.replace(' ', '-')}", st.success if one.good else st.error)
            show_faults(place, one.lines)
            if one.undo is not None:
                st.button(words()("restore-deleted"), key=f"undo {place}", on_click=_undo, args=(one,))
    session().pages.notices = [
        notice for notice in session().pages.notices if notice.place != place or notice.undo is not None
    ]


def _undo(notice: Notice) -> None:
    """Undo the deletion that a message reports, unless that is already done."""
    if notice.undo is not None and notice in session().pages.notices:
        withdraw(notice.place)
        notice.undo()


def show_faults(place: str, lines: Iterable[str]) -> None:
    """Show the first few faults of a file as plain English text; nothing without any."""
    some = tuple(lines)[:_MOST_LINES]
    if some:
        with in_english(f"faults-{place.replace(' ', '-')}"):
            st.code("\n".join(some), language=None, wrap_lines=True)
