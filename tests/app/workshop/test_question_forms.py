"""The form of each kind of task: whatever is changed in it is in the file, and is there when it is opened again."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import click, open_app, run
from tests.app.workshop.test_lesson import step_with
from tests.app.workshop.test_page import draft
from tutor.content.files.load import load_lesson
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.engine.zwickern import VARIANTS

OF_FORM = ("asked ", "workshop-goal-card", "workshop-goal-items")
TYPED = {"asked cards": "4C 10D X15", "asked sides piles": "Ida, Jan", "asked sides hands": "Ida, Jan"}


def form(at: AppTest) -> dict[str, Any]:
    """Return the widgets of the form by their names, without the numbers of the keys."""
    kinds = (at.selectbox, at.multiselect, at.number_input, at.checkbox, at.text_input)
    every = {str(one.key).rpartition(" ")[0]: one for widgets in kinds for one in widgets}
    return {name: one for name, one in every.items() if name.startswith(OF_FORM)}


def shown(at: AppTest) -> dict[str, Any]:
    """Return what the widgets of the form show, by their names."""
    return {name: one.value for name, one in form(at).items()}


def goal(at: AppTest) -> dict[str, Any]:
    """Return what the second step of the open lesson asks, as its file says it."""
    return load_lesson("", draft(at), VARIANTS).entry.steps[1].goal.model_dump()


def another(name: str, widget: Any) -> Any:
    """Return a value for a widget that it does not show."""
    match widget.type:
        case "selectbox":
            return next(one for one in range(len(widget.options)) if one != widget.index)
        case "multiselect":
            others = [one for one in range(len(widget.options)) if one not in widget.indices]
            return [*widget.indices, others[0]] if others else widget.indices[1:]
        case "number_input":
            return widget.value + 1
        case "checkbox":
            return not widget.value
    return TYPED[name]


def change(at: AppTest, name: str) -> AppTest:
    """Give the widget of a name another value."""
    widget = form(at)[name]
    value = another(name, widget)
    match widget.type:
        case "selectbox":
            widget.select_index(value)
        case "multiselect":
            widget.set_value([widget.options[one] for one in value])
        case _:
            widget.set_value(value)
    return run(at)


@pytest.mark.parametrize("kind", QUESTION_KINDS)
def test_what_is_changed_in_a_form_is_written_and_read_back(kind: str) -> None:
    at = click(step_with(kind), "step task")
    slug = at.query_params["of"]
    for name in form(at):
        # Of another fact or game some other things are asked.
        if name in form(at):
            before = goal(at)
            at = change(at, name)
            # What cannot be is refused with a reason, and the form goes on as it was.
            assert (goal(at) == before) == bool(at.error), name
            assert at.query_params["of"] == slug, name
    again = open_app("workshop", view="puzzle", of=slug)
    assert goal(again) == goal(at)
    assert shown(again) == shown(at)
