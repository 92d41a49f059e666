"""The layout of an exercise: on a wide screen a panel beside the table, on a phone a sheet below it."""

from typing import TYPE_CHECKING, Literal, NamedTuple

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.task import QuestionTask, Task
from tutor.app.visitor.look import look
from tutor.app.visitor.session import session

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


class ExerciseParts(NamedTuple):
    """The containers of an exercise: the task, the table, the text, the feedback on answers, and the ways on."""

    task: "DeltaGenerator"
    table: "DeltaGenerator"
    text: "DeltaGenerator"
    said: "DeltaGenerator"
    ways: "DeltaGenerator"


def parts_of(task: Task) -> ExerciseParts:
    """Draw the empty containers for the parts of an exercise, and return them.

    Without a table the text and the task are in its place, with the answers to choose from below them.
    """
    if not isinstance(task, QuestionTask) or task.board is not None:
        return parts_with_table("solved" if task.state.right else "open")
    with st.container(key="beside"):
        with st.container(key="bare"):
            text, asked, table = (st.container(key=name) for name in ("text", "task", "table"))
        with st.container(key="panel"):
            _handle()
            return ExerciseParts(asked, table, text, *(st.container(key=name) for name in ("said", "ways")))


def parts_with_table(task: Literal["open", "solved", "over"] = "open") -> ExerciseParts:
    """Draw the empty containers for a table and a panel beside it, and return them.

    The table comes before the panel with text, feedback and ways, because the keyboard should come to it first. On a
    phone a handle lets the sheet rise and sink. Once a task is solved the panel does not show it any more, and of a
    game that is over only screen readers hear it.
    """
    with st.container(key="beside"):
        asked, table = st.container(key="task" if task == "open" else f"task-{task}"), st.container(key="table")
        with st.container(key="panel"):
            _handle()
            return ExerciseParts(asked, table, *(st.container(key=name) for name in ("text", "said", "ways")))


def rail() -> "DeltaGenerator":
    """Return a container for keys on the rail of the table drawn before it, of which the data says `rail`."""
    return st.container(horizontal=True, key="rail")


def draw_earned(said: str | None) -> None:
    """Draw a true sentence on what has just been done, if any; the light passes over it once."""
    if said is not None:
        with st.container(key="earned" if look()["motion"] else "still-earned"):
            st.markdown(escape_markdown(said))


def draw_coming(title: str) -> None:
    """Draw what comes after a solved step, named by its title."""
    with in_its_language("coming", title):
        st.markdown(f":small[{escape_markdown(words()('learn-coming', title=title))}]")


def after_film(part: Literal["task", "coach", "round", "tricks", "moves", "result"]) -> "DeltaGenerator":
    """Return a container for what speaks of the plays of a film: it is hidden until the film has shown them."""
    return st.container(key=f"film-{part}")


def head_and_table() -> "tuple[DeltaGenerator, DeltaGenerator]":
    """Draw the empty containers for what is above a table, and for the table, to which the keyboard comes first."""
    with st.container(key="table-first"):
        table = st.container(key="table")
        return st.container(key="head"), table


def _handle() -> None:
    """Draw the handle of the sheet, which only a phone shows."""
    risen = session().pages.risen
    label = words()("sheet-sink" if risen else "sheet-rise")
    # By its type the style knows how high the sheet is.
    st.button(label, key="sheet", on_click=_rise_or_sink, type="secondary" if risen else "tertiary", width="stretch")


def _rise_or_sink() -> None:
    session().pages.risen = not session().pages.risen
