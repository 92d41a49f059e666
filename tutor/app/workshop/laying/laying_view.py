"""The view in which a position is laid out, and what the engine sees in it."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.variants import variants
from tutor.app.workshop.laying.bench import bench
from tutor.app.workshop.laying.table import ask_for_value, ground_of, hear_layout, layout_table
from tutor.app.workshop.open_exercise import open_exercise
from tutor.app.workshop.seen import seen
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position, Setup


def hear_position() -> None:
    """Take what was done on the board, if there is something new: in a browser its callback has done so already."""
    found = open_exercise()
    setup = None if found.entry is None or found.faults else found.entry.position
    if setup is not None:
        hear_layout(ground_of(setup, variants()[setup.variant]))


def laying_view(setup: Setup, position: Position | None, goal: AnyGoal) -> None:
    """Draw the view; `position` is what the setup gives, None while it is not possible yet."""
    ground = ground_of(setup, variants()[setup.variant])
    with st.container(key="frame"), st.container(key="workshop"):
        with st.container(key="table"):
            layout_table(ground)
        with st.container(key="bench"):
            ask_for_value(setup, ground.rules)
            bench(ground)
            if position is None:
                st.info(escape_markdown(words()("workshop-needs-hand")))
            else:
                seen(position, goal)
