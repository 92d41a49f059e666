"""What is different at the learner's own table from the step of a lesson, in a quiet line."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.session import AtOwnTable, session
from tutor.catalogue.exercises import Step
from tutor.coach.zwickern.labels.at_own_table import rules_that_differ
from tutor.coach.zwickern.labels.subject import subject
from tutor.engine.zwickern import Rules
from tutor.text import Line


def at_own_table(item_id: str, step: Step) -> None:
    """Draw the rules of the learner's table by which a step has a different answer there, if there are any."""
    rules = own_table()
    lines = () if rules is None else _lines(item_id, step, rules)
    if lines:
        said = " ".join(markdown(line) for line in lines)
        with st.container(key="at-own-table"):
            st.markdown(f":small[**{escape_markdown(words()('learn-at-own-table'))}** {said}]")


def _lines(item_id: str, step: Step, rules: Rules) -> tuple[Line, ...]:
    """Return what is different at a table, worked out once for the step that is shown."""
    kept = session().learn.at_own_table
    if kept is None or kept.item_id != item_id or kept.entry is not step.entry or kept.rules != rules:
        wrong = tuple(one.play for one in step.entry.wrong)
        about = subject(step.goal, step.position, step.question, library().variants, wrong)
        kept = session().learn.at_own_table = AtOwnTable(item_id, step.entry, rules, rules_that_differ(about, rules))
    return kept.lines
