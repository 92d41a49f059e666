"""The layout of an exercise: on a wide screen its text and the feedback stand beside the table."""

from typing import TYPE_CHECKING, Final, NamedTuple

import streamlit as st

from tutor.app.exercise.task import Task
from tutor.coach.zwickern.questions.table import WITHOUT_POSITION

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

# However long the feedback is, the ways on stay below the table. Without a table nothing stands side by side.
STYLE: Final = """
.st-key-beside > :has(> .st-key-said:empty) { display: none; }
@media (min-width: 1200px) {
  .stMainBlockContainer:has(.st-key-beside) { max-width: 77rem; }
  .st-key-beside { display: grid; gap: 1rem 2rem;
    grid-template: "table text" auto "table said" auto "ways said" 1fr / 44rem minmax(0, 1fr); }
  .st-key-beside > :has(> .st-key-text) { grid-area: text; }
  .st-key-beside > :has(> .st-key-table) { grid-area: table; }
  .st-key-beside > :has(> .st-key-said) { grid-area: said; }
  .st-key-beside > :has(> .st-key-ways) { grid-area: ways; }
}
"""


class Parts(NamedTuple):
    """The containers of an exercise, in their order on a narrow screen.

    They hold the title and text, the table with the task, the feedback on answers, and the ways on.
    """

    text: "DeltaGenerator"
    table: "DeltaGenerator"
    said: "DeltaGenerator"
    ways: "DeltaGenerator"


def parts_of(task: Task) -> Parts:
    """Draw the empty containers for the parts of an exercise, and return them."""
    table = task.position is not None or WITHOUT_POSITION[task.goal.kind].cards is not None
    with st.container(key="beside" if table else None):
        return Parts(*(st.container(key=name) for name in Parts._fields))
