"""The page after a puzzle: its remark and themes, other plays to try, and a form to report a fault."""

from functools import lru_cache
from urllib.parse import quote

import streamlit as st

from tutor import __version__
from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.exercise.task import FindAllTask, PlayTask, Task
from tutor.app.visitor.exercise_states import PlayState
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import ABOUT_THEMES, THEME_NAMES
from tutor.content.files.writing import position_text, setup_of, variant_text
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Position


def puzzle_review(puzzle: Puzzle, task: Task) -> None:
    """Draw the remark, the themes and the button to try another play, once the puzzle is over."""
    if not isinstance(task, PlayTask | FindAllTask) or not task.state.over:
        return
    if puzzle.entry.remark:
        draw_text(puzzle.entry.remark, "remark")
    if puzzle.themes:
        badges = [f":gray-badge[{escape_markdown(words()(THEME_NAMES[theme]))}]" for theme in puzzle.themes]
        about = "\n".join(f"- {escape_markdown(words()(ABOUT_THEMES[theme]))}" for theme in puzzle.themes)
        st.markdown(" ".join(badges), help=about)
    label = words()("explore-stop" if task.state.exploring else "explore-start")
    st.button(label, key="explore", on_click=_explore, args=(task,), shortcut="W")


def _explore(task: PlayTask | FindAllTask) -> None:
    """Open the board to try any other play, or show the answer again."""
    state = task.state
    state.exploring = not state.exploring
    if isinstance(state, PlayState):
        state.explored = None


@lru_cache(maxsize=64)
def _written(item_id: str, goal: str, position: Position, *, opened: bool) -> str:
    # Everything but the position is a comment, so the whole text can be read as a position.
    about = f"# {item_id} ({__version__})\n# goal: {goal}\n"
    if position.rules.base is not None:
        about += "".join(f"# {line}\n" for line in variant_text(variant_entry(position.rules)).splitlines())
    return about + position_text(setup_of(position, hands=None if opened else ()))


def report_form(puzzle: Puzzle) -> None:
    """Draw a popover with the puzzle as text, and a link that opens a mail with it to report a fault.

    Its content is drawn even while it is closed, like that of the menu of looks.
    """
    text = _written(puzzle.id, puzzle.goal.kind, puzzle.position, opened=GOALS[puzzle.goal.kind].open)
    with st.popover(words()("report-title"), key="report", type="tertiary"):
        st.markdown(escape_markdown(words()("report-about")))
        address = f"mailto:?subject={quote(words()('report-subject', id=puzzle.id))}&body={quote(text)}"
        st.link_button(words()("report-link"), address)
        # Without a language, because the colours of highlighted code are too pale.
        st.code(text, language=None, wrap_lines=True)
