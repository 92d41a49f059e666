"""Widgets that show what is set elsewhere too, by a link or another widget: what nobody chose is never gone to.

After a run that was cut short the browser may not have heard yet what a widget shows now, and still send what it showed
before; Streamlit takes that for a choice. So each time the value is set elsewhere, the widget is another one; by the
time a name comes back, nobody speaks of the one that had it.
"""

from collections.abc import Callable, Container
from functools import partial
from typing import Any, Final, TypedDict

from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import show, value_of
from tutor.app.visitor.state import visit

# Streamlit never forgets a widget that a session has had, nor its list of choices.
_NAMES: Final = 16


class Following(TypedDict):
    """What a widget is told: its key, and what to do when something is chosen in it."""

    key: str
    on_change: Callable[[], None]


def following(
    widget: str, value: object, then: Callable[[Any], None], among: Container[object] | None = None
) -> Following:
    """Let a widget show a value; `then` takes another one that is chosen in it, `among` those that there are."""
    shown, number = visit().pages.shown.get(widget, (value, 0))
    if shown != value:
        number = (number + 1) % _NAMES
    visit().pages.shown[widget] = (value, number)
    key = f"{widget} {number}"
    show(key, value)
    return {"key": key, "on_change": partial(_chosen, widget, number, value, then, among)}


def _chosen(
    widget: str, number: int, shown: object, then: Callable[[Any], None], among: Container[object] | None
) -> None:
    value = value_of(f"{widget} {number}")
    # A list sends the label of what is chosen, and one that has changed since is taken for the choice itself.
    if value == shown or (among is not None and value not in among):
        return
    if visit().pages.shown.get(widget, (None, -1))[1] == number:
        # It goes on to show what was chosen in it.
        visit().pages.shown[widget] = (value, number)
    then(value)
    # What is set elsewhere is shown elsewhere.
    whole_page()
