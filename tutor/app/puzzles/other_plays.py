"""The other plays of a finished puzzle, each with the reason against it or the best reply to it."""

from collections import OrderedDict

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.processes import begin
from tutor.app.replay.notes import headed
from tutor.app.replay.open_cards import MOST_SECONDS, waited
from tutor.app.replay.solving import end
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.record import Others
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.other_plays import other_plays
from tutor.coach.zwickern.puzzle.to_the_end import ToTheEnd, end_line, line_lines, reply_lines
from tutor.engine.zwickern import Position

BOX = "others"
_MOST_KNOWN = 200
_known: "OrderedDict[Position, ToTheEnd]" = OrderedDict()


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
