"""Widgets whose value is also set elsewhere, by a link or another widget; only a visitor's choice has an effect.

After an interrupted run, the browser may not know yet what a widget shows, and may still send the old value, which
Streamlit takes for a choice. So whenever the value is set elsewhere, the widget gets another key; by the time a key is
reused, no browser still sends values of its former widget.
"""

from collections.abc import Callable, Container
from functools import partial
from typing import Any, Final, TypedDict

from tutor.app.base.session import show, value_of
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import SyncedValue, session

# Streamlit never forgets a widget of a session, nor its list of choices, so there are only a few keys.
_NAMES: Final = 16


class Synced(TypedDict):
    """The arguments of a widget: its key, and the callback for a choice."""

    key: str
    on_change: Callable[[], None]


def synced(widget: str, value: object, then: Callable[[Any], None], among: Container[object] | None = None) -> Synced:
    """Let a widget show a value; `then` takes a new choice, and values outside `among` are ignored.

    Each of several choices must be in it. A select box needs it: a browser may send any text as a choice.
    """
    shown, number = session().pages.shown.get(widget, SyncedValue(value, 0))
    if shown != value:
        number = (number + 1) % _NAMES
    session().pages.shown[widget] = SyncedValue(value, number)
    key = f"{widget} {number}"
    show(key, value)
    return {"key": key, "on_change": partial(_chosen, widget, number, value, then, among)}


def _chosen(
    widget: str, number: int, shown: object, then: Callable[[Any], None], among: Container[object] | None
) -> None:
    value = value_of(f"{widget} {number}")
    # A select box sends the label of a choice; if its labels have changed, Streamlit returns the label as the value.
    if value == shown or not _is_among(value, among):
        return
    now = session().pages.shown.get(widget)
    if now is not None and now.number == number:
        # The widget keeps its key, because it already shows the choice.
        session().pages.shown[widget] = SyncedValue(value, number)
    then(value)
    # The value is also shown outside the fragment.
    whole_page()


def _is_among(value: object, among: Container[object] | None) -> bool:
    if among is None:
        return True
    return all(one in among for one in value) if isinstance(value, list) else value in among
