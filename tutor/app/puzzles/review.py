"""The page after a puzzle: its remark, its themes, the other plays with their reasons, and a form to report a fault."""

from collections import OrderedDict
from functools import lru_cache
from urllib.parse import quote

import streamlit as st

from tutor import __version__
from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.processes import begin
from tutor.app.exercise.task import FindAllTask, PlayTask, Task
from tutor.app.replay.notes import headed
from tutor.app.replay.open_cards import MOST_SECONDS, waited
from tutor.app.replay.solving import end
from tutor.app.visitor.exercise_states import PlayState
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.record import Others
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.other_plays import other_plays
from tutor.coach.zwickern.puzzle.themes import ABOUT_THEMES, THEME_NAMES
from tutor.coach.zwickern.puzzle.to_the_end import ToTheEnd, end_line, line_lines, reply_lines
from tutor.content.files.writing import position_text, setup_of, variant_text
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Position

BOX = "others"
_MOST_KNOWN = 200
_known: "OrderedDict[Position, ToTheEnd]" = OrderedDict()


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
    """Draw the puzzle as text, and a link that opens a mail with it to report a fault."""
    text = _written(puzzle.id, puzzle.goal.kind, puzzle.position, opened=GOALS[puzzle.goal.kind].open)
    st.markdown(f"**{escape_markdown(words()('report-title'))}**  \n{escape_markdown(words()('report-about'))}")
    address = f"mailto:?subject={quote(words()('report-subject', id=puzzle.id))}&body={quote(text)}"
    st.link_button(words()("report-link"), address)
    # Without a language, because the colours of highlighted code are too pale.
    st.code(text, language=None, wrap_lines=True)


def other_plays_box(puzzle: Puzzle) -> None:
    """Draw an expander with the other plays where the answer alone explains little; compute them once it is opened."""
    position, told_of = puzzle.position, GOALS[puzzle.goal.kind].others
    if told_of is None:
        return
    refused = told_of is Others.REFUSED
    box = st.expander(words()("others-title" if refused else "end-title"), key=BOX, on_change="rerun")
    if box.open:
        with box:
            _refused(position) if refused else _to_the_end(position)


def _refused(position: Position) -> None:
    """Draw the illegal plays, grouped by reason."""
    by_reason: dict[str, list[str]] = {}
    for why, play in other_plays(position):
        by_reason.setdefault(markdown(why), []).extend([] if play is None else [markdown(play)])
    if not by_reason:
        st.markdown(escape_markdown(words()("others-too-many")))
    st.markdown("\n".join(_listed(why, plays) for why, plays in by_reason.items()))


def _listed(why: str, plays: list[str]) -> str:
    return "\n".join([f"- {why}", *(f"    - {play}" for play in plays)])


def _to_the_end(position: Position) -> None:
    """Draw the best play of both sides to the end, and the best reply to each other play."""
    found = _found(position)
    if found is None:
        st.markdown(escape_markdown(words()("end-not-possible")))
        return
    headed("end-line", "open")
    lines = [markdown(line) for line in line_lines(position, found)]
    st.markdown("\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1)))
    st.markdown(markdown(end_line(position, found)))
    if found.replies or found.left:
        headed("end-others", "open")
        st.markdown("\n".join(f"- {markdown(line)}" for line in reply_lines(position, found)))


def _found(position: Position) -> ToTheEnd | None:
    found = _known.get(position)
    if found is None:
        job = begin(end, position, MOST_SECONDS)
        found = end(position, MOST_SECONDS) if job is None else waited(job, told=True)
        if found is not None and not found.left:
            _known[position] = found
            while len(_known) > _MOST_KNOWN:
                _known.popitem(last=False)
    return found
