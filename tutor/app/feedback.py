"""What is said of a play: one sentence first, the proof and what was missed below."""

import streamlit as st

from tutor.app.shared import plain, told, words
from tutor.coach.explain import help_line, missed_lines, nudge, play_line, sentence, split_lines
from tutor.coach.judge import Verdict
from tutor.engine.zwickern.moves import is_zwick

_MOST_SHOWN = 30


def feedback(verdict: Verdict, *, tell_missed: bool) -> None:
    """The verdict in words; `tell_missed` opens what was missed at once."""
    title = words()("feedback-title-right" if verdict.right else "feedback-title-legal")
    if not verdict.legal:
        title = words()("feedback-title-wrong")
    second = nudge(verdict)
    text = f"**{title}.** {told(sentence(verdict))}" + ("" if second is None else f" {told(second)}")
    show = st.success if verdict.right else st.warning if verdict.legal else st.error
    show(text)
    helping = help_line(verdict)
    if helping is not None:
        with st.expander(words()("feedback-repair-title")):
            st.markdown(told(helping))
    if verdict.legal:
        _found(verdict)
        _missed(verdict, opened=tell_missed and not verdict.right)


def _found(verdict: Verdict) -> None:
    if verdict.split is None:
        return
    lines = [plain(words()("verdict-points", cards=verdict.cards, points=verdict.points))]
    if any(len(group) > 1 for group in verdict.split.groups):
        lines.insert(0, " · ".join(told(line) for line in split_lines(verdict.position.rules, verdict.split)))
    st.markdown("  \n".join(lines))


def _missed(verdict: Verdict, *, opened: bool) -> None:
    lines = [told(line) for line in missed_lines(verdict)]
    if not verdict.missed:
        st.markdown("  \n".join(lines))
        return
    with st.expander(lines[-1], expanded=opened):
        if lines[:-1]:
            st.markdown("  \n".join(lines[:-1]))
        for move in verdict.missed[:_MOST_SHOWN]:
            zwick = is_zwick(verdict.position, move)
            play = told(play_line(verdict.position, move))
            st.markdown("- " + words()("missed-line-zwick" if zwick else "missed-line", play=play))
