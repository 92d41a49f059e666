"""The ten questions of families: taps beside the topics, and for each an answer with a small table."""

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.rules.selection import BOOK, rules_address
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.variants import base_of, variants
from tutor.catalogue.rulebook import Rule
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS, family_answer, rules_of_question
from tutor.text import render


def question_taps() -> None:
    """Draw a small button that opens the ten questions, each of which leads to its answer."""
    # With another key it is closed once a question has been chosen.
    shown = st.query_params.get("ask", "")
    key = f"asks-{shown}" if shown in FAMILY_QUESTIONS else "asks-"
    with st.popover(escape_markdown(words()("ask-title")), type="tertiary", key=key):
        question_links("taps")


def question_links(place: str) -> None:
    """Draw the ten questions as links to their answers, in each place on a page with its own key."""
    with st.container(key=f"questions-{place}", gap=None):
        for name, question in FAMILY_QUESTIONS.items():
            where = rules_address(view=BOOK, ask=name, search="")
            page_link(RULES_PAGE, label=escape_markdown(words()(question)), query_params=where)


def draw_answer(name: str, variant: str) -> None:
    """Draw a question with its answer in a variant: a sentence and a small table."""
    say, answer = words(), family_answer(variants()[variant], name)
    with st.container(key="answer"):
        st.header(escape_markdown(say(FAMILY_QUESTIONS[name])))
        st.markdown(markdown(answer.sentence))
        show_table(
            [render(say, head) for head in answer.heads], [[render(say, cell) for cell in row] for row in answer.rows]
        )


def question_answered_by(slug: str) -> str | None:
    """Return the name of the question that a rule answers, None if it is none of the ten."""
    return next((name for name in FAMILY_QUESTIONS if slug in rules_of_question(name)), None)


def rule_of_question(name: str, variant: str) -> Rule | None:
    """Return the first of the rules of a question that applies in a variant, None if the book has none."""
    known = {rule.slug: rule for section in library().sections for rule in section.rules}
    held = (known[slug] for slug in rules_of_question(name) if slug in known)
    return next((rule for rule in held if base_of(variant) in rule.variants), None)
