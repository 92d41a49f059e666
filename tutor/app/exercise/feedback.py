"""The feedback on a play: one sentence first, then, folded, the proof and the captures that it missed."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, with_dots, with_stop, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.visitor.redraw import send_now
from tutor.coach.zwickern.verdict.explanation import (
    help_line,
    missed_lines,
    missed_notes,
    nudge,
    of_seat,
    proof,
    repair_solves,
    sentence,
    solved_by,
)
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.engine.zwickern import Capture, is_zwick
from tutor.text import Name


def feedback(verdict: Verdict, *, helping: bool = True, seat: Name | None = None, praise: str | None = None) -> None:
    """Draw a verdict in words; with `helping` also how to mend a wrong play.

    Where the learner plays for all, `seat` names who has played. A page may have its own `praise` for a right play.
    """
    title = words()("feedback-title-right" if verdict.right else "feedback-title-legal")
    if not verdict.legal:
        title = words()("feedback-title-wrong")
    elif verdict.goal is None:
        title = words()("feedback-title-allowed")
    nudged = nudge(verdict) if helping else None
    lines = [sentence(verdict, seat), *([] if nudged is None else [of_seat(nudged, seat)])]
    head = praise if verdict.right and praise is not None else f"**{with_stop(title)}**"
    text = " ".join([head, *map(markdown, lines)])
    show = st.success if verdict.right else st.warning if verdict.legal else st.error
    with in_its_language("feedback", *lines):
        show(text)
    # The learner is waiting for the sentence, and all below takes longer to work out.
    send_now()
    repaired = help_line(verdict) if helping else None
    if repaired is not None:
        with st.expander(words()("feedback-repair-solution" if repair_solves(verdict) else "feedback-repair-title")):
            st.markdown(markdown(of_seat(repaired, seat)))
    if verdict.legal:
        details(verdict, seat)


def details(verdict: Verdict, seat: Name | None = None) -> None:
    """Draw what a legal play has won if no task asked for it, the proof, and the captures that it missed.

    `seat` is as in `feedback`.
    """
    if verdict.goal is None:
        _found(verdict)
    proven = [markdown(line) for line in proof(verdict)]
    if proven:
        with st.expander(words()("feedback-proof", number=len(proven))):
            st.markdown("  \n".join(proven))
    _missed(verdict, seat)


def _found(verdict: Verdict) -> None:
    if verdict.split is None:
        return
    message = "verdict-points" if verdict.points else "verdict-cards"
    values = {"cards": verdict.cards} | ({"points": verdict.points} if verdict.points else {})
    lines = [escape_markdown(words().given(message, values))]
    if any(len(group) > 1 for group in verdict.split.groups):
        lines.insert(0, with_dots(*map(markdown, split_lines(verdict.position.rules, verdict.split))))
    st.markdown("  \n".join(lines))


def _missed(verdict: Verdict, seat: Name | None) -> None:
    """Draw the captures that a play missed, in a box that is closed at first, because they may hold the solution."""
    lines = [markdown(of_seat(line, seat)) for line in missed_lines(verdict)]
    if not verdict.missed or not lines:
        if lines:
            st.markdown("  \n".join(lines))
        return
    solves = verdict.goal is not None and not verdict.right and any(map(partial(solved_by, verdict), verdict.missed))
    # The title warns of a solution, which the learner may still want to find.
    with st.expander(f"{lines[-1]} {words()('feedback-holds-solution')}" if solves else lines[-1]):
        if lines[:-1]:
            st.markdown("  \n".join(lines[:-1]))
        st.markdown("\n".join(f"- {_missed_line(verdict, play)}" for play in verdict.missed))
        notes = [markdown(line) for line in missed_notes(verdict, len(verdict.missed))]
        if notes:
            st.markdown("  \n".join(notes))


def _missed_line(verdict: Verdict, play: Capture) -> str:
    text = markdown(play_line(verdict.position, play))
    return words()("missed-line-zwick" if is_zwick(verdict.position, play) else "missed-line", play=text)
