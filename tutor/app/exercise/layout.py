"""Where the parts of an exercise stand: on a wide screen its text, and what is said of an answer, beside the table."""

from typing import TYPE_CHECKING, Final, NamedTuple

import streamlit as st

from tutor.app.exercise.task import Task
from tutor.coach.zwickern.questions.table import WITHOUT_POSITION

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

# Whatever is said, the ways on stay below the table. Without a table there is nothing to stand beside.
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
    """The parts of an exercise, from the top to the bottom of a narrow screen.

    They are its title and text, the table with what is asked, what is said of answers, and the ways on.
    """

    text: "DeltaGenerator"
    table: "DeltaGenerator"
    said: "DeltaGenerator"
    ways: "DeltaGenerator"


def parts_of(task: Task) -> Parts:
    """The places of the parts of an exercise."""
    table = task.position is not None or WITHOUT_POSITION[task.goal.kind].cards is not None
    with st.container(key="beside" if table else None):
        return Parts(*(st.container(key=name) for name in Parts._fields))
